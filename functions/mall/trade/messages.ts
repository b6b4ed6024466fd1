import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  /** Also used for an order that belongs to somebody else, so that nobody learns that it exists (SECURITY, "Who may do what"). */
  noOrder: { cn: '没有这个订单。', en: 'There is no such order.' },
  noRefund: { cn: '没有这个退款申请。', en: 'There is no such refund.' },
  busy: { cn: '同时有其他人在操作，请稍后重试。', en: 'Someone else changed this at the same time. Try again in a moment.' },
  keyReused: { cn: '此页面已提交过其他内容，请刷新页面后重试。', en: 'You have already sent this page with other content. Reload it and try again.' },
} satisfies MessageTable;
