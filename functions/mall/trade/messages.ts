import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  /** Also used for an order that belongs to somebody else, so that nobody learns that it exists (SECURITY, "Who may do what"). */
  noOrder: { cn: '没有这个订单。', en: 'There is no such order.' },
  noRefund: { cn: '没有这个退款申请。', en: 'There is no such refund.' },
  busy: { cn: '同时有其他人在操作，请稍后重试。', en: 'Someone else changed this at the same time. Try again in a moment.' },
  keyReused: {
    cn: '此页面之前已提交过，内容与这次不同，并且已经生效。请先核对（例如在订单列表中），再重新操作。',
    en: 'You have sent this page before with other content, and that took effect. Check it, for example in your orders, before you try again.',
  },
} satisfies MessageTable;
