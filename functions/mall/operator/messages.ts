import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  notPreparing: { cn: '只有待发货的订单可以发货。', en: 'Only an order to be delivered can be shipped.' },
  refundsOpen: { cn: '请先处理该订单的退款申请。', en: 'Decide on the refunds of this order first.' },
  buyerWaits: { cn: '买家希望等待全部到齐后发货。', en: 'The buyer wishes to wait until all pieces are there.' },
  refundDecided: { cn: '该退款申请已审核。', en: 'This refund was decided on already.' },
  noReturn: { cn: '没有待收的退货。', en: 'No goods are on their way back for this refund.' },
  nothingDue: { cn: '该订单无需付款。', en: 'This order is not to be paid.' },
  /** @param due - amount in CNY */
  wrongAmount: (due: string) => ({ cn: `应为 ${due} 元。`, en: `must be ${due} CNY, all that is due.` }),
} satisfies MessageTable;
