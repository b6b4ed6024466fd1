import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  noPayment: { cn: '没有这笔付款。', en: 'There is no such payment.' },
  paidAlready: { cn: '该订单已付款。', en: 'This order is already paid.' },
  nothingDue: { cn: '该订单现在无需付款。', en: 'There is nothing to pay for this order now.' },
  tooOften: { cn: '您今天发起付款的次数过多，请明天再试。', en: 'You have started too many payments today. Try again tomorrow.' },
  notOffered: { cn: '该付款方式不可用，请选择其他方式。', en: 'This way to pay is not possible here. Choose another one.' },
  failed: { cn: '付款未成功，请重试。', en: 'The payment failed. Try again.' },
} satisfies MessageTable;
