import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  appliedAlready: { cn: '该订单已申请过发票。', en: 'You have already requested the invoice of this order.' },
  nothingToBill: { cn: '已关闭或已全额退款的订单不能开票。', en: 'You cannot request an invoice for an order that is closed or refunded in full.' },
} satisfies MessageTable;
