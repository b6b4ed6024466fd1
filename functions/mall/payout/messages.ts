import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  noPayout: { cn: '没有这笔汇款，请在列表中核对编号。', en: 'There is no such payout. Check its number in the list.' },
  sentAlready: { cn: '该笔汇款已记录为已汇出。', en: 'This payout is already marked as sent.' },
  ofProvider: {
    cn: '支付平台正在退回该笔款项，请勿汇款。', en: 'The payment provider is sending this payout. Do not send it as well.',
  },
} satisfies MessageTable;
