import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  illustration: { cn: '示意图，单位 mm', en: 'Illustration, unit: mm' },
} satisfies MessageTable;
