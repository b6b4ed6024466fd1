import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  noRegions: { cn: '没有这个地区，或者它没有下级地区。', en: 'There is no such region, or there are none below it.' },
} satisfies MessageTable;
