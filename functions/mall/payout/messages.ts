import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  noPayout: { cn: '没有这笔退款支付。', en: 'There is no such payout.' },
  sentAlready: { cn: '该笔退款支付已记录为已汇出。', en: 'This payout is already marked as sent.' },
} satisfies MessageTable;
