import type { MessageTable } from '../../http/message-table';

export const MESSAGES = {
  unavailable: { cn: '暂时无法打开在线付款页面，请稍后重试。您尚未被扣款。', en: 'The payment page cannot be opened at the moment. Try again in a few minutes. You are not charged.' },
  amountRefused: {
    cn: '该金额无法在线支付，请选择银行转账（如有），或联系商城。您尚未被扣款。',
    en: 'This amount cannot be paid online. Choose the bank transfer if it is offered, or ask the mall. You are not charged.',
  },
  processing: { cn: '您的付款正在处理，请勿重复付款。', en: 'Your payment is being processed. Do not pay again.' },
  changed: { cn: '订单刚刚有变动，请重新加载页面。', en: 'The order has just changed. Reload the page.' },
} satisfies MessageTable;
