import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  noDifference: { cn: '没有这项差异，请在列表中核对编号。', en: 'There is no such difference. Check its number in the list.' },
  settledAlready: { cn: '该项差异已处理。', en: 'This difference is already settled.' },
} satisfies MessageTable;
