/** The states of orders, payments, refunds and invoices, and every allowed change of state (README, "Order states"). */

/** Codes by name. Their texts are in the dictionary. */
export const ORDER_STATUS = {
  awaitingApproval: 'P0A', pendingPayment: 'P0C', preparing: 'P0D', shipped: 'P0R', complete: 'P0W', closed: 'P0F',
} as const;
export const PAYMENT_STATUS = { unpaid: 'P0C', paid: 'P0S', cancelled: 'P0F' } as const;
export const PAYMENT_METHOD = { payNow: 'PW0', onAccount: 'PW1' } as const;
export const OVERDUE_FLAG = { overdue: 'P0T', onTime: 'P0F' } as const;
/** `awaitingReceipt`: the mall must still receive the goods. If no goods are returned, the mall must still release the money. */
export const REFUND_STATUS = {
  awaitingApproval: 'S01', awaitingReturn: 'S02', awaitingReceipt: 'S03', refunding: 'S04', complete: 'S05', cancelled: 'S06', rejected: 'S07',
} as const;
export const REFUND_TYPE = { refundOnly: 'T01', returnGoods: 'T02' } as const;
/** `IOA` contains the letter O, as on the wire. */
export const INVOICE_STATUS = { none: 'I0C', requested: 'IOA', billed: 'I0S' } as const;
/** The kinds of records that have states, as events name them. Refunds with and without a return change their states in different ways. */
export const MACHINE = {
  order: 'order', payment: 'payment', invoice: 'invoice', refundOnly: 'refund T01', returnGoods: 'refund T02',
} as const;
/** Who pays for the shipping: the mall, the buyer on delivery, or the buyer with the order. */
export const FEE_TYPE = { free: 'FP0', payCarrier: 'FP1', freight: 'FP2' } as const;

type CodeOf<T> = T[keyof T];
export type OrderStatus = CodeOf<typeof ORDER_STATUS>;
export type PaymentStatus = CodeOf<typeof PAYMENT_STATUS>;
export type RefundStatus = CodeOf<typeof REFUND_STATUS>;
export type InvoiceStatus = CodeOf<typeof INVOICE_STATUS>;
export type RefundType = CodeOf<typeof REFUND_TYPE>;
export type PaymentMethod = CodeOf<typeof PAYMENT_METHOD>;
export type FeeType = CodeOf<typeof FEE_TYPE>;
export type OverdueFlag = CodeOf<typeof OVERDUE_FLAG>;

export type Machine = CodeOf<typeof MACHINE>;

/** The changes that all refunds share: from receipt to the end. */
const FROM_RECEIPT = {
  [REFUND_STATUS.awaitingReceipt]: [REFUND_STATUS.refunding, REFUND_STATUS.rejected],
  [REFUND_STATUS.refunding]: [REFUND_STATUS.complete],
  [REFUND_STATUS.complete]: [],
  [REFUND_STATUS.cancelled]: [],
  [REFUND_STATUS.rejected]: [],
};

const MOVES: Readonly<Record<Machine, Readonly<Record<string, readonly string[]>>>> = {
  [MACHINE.order]: {
    [ORDER_STATUS.awaitingApproval]: [ORDER_STATUS.pendingPayment, ORDER_STATUS.closed],
    [ORDER_STATUS.pendingPayment]: [ORDER_STATUS.preparing, ORDER_STATUS.closed],
    [ORDER_STATUS.preparing]: [ORDER_STATUS.shipped, ORDER_STATUS.closed],
    [ORDER_STATUS.shipped]: [ORDER_STATUS.complete],
    [ORDER_STATUS.complete]: [],
    [ORDER_STATUS.closed]: [],
  },
  [MACHINE.payment]: {
    [PAYMENT_STATUS.unpaid]: [PAYMENT_STATUS.paid],
    [PAYMENT_STATUS.paid]: [PAYMENT_STATUS.cancelled],
    [PAYMENT_STATUS.cancelled]: [],
  },
  [MACHINE.invoice]: {
    [INVOICE_STATUS.none]: [INVOICE_STATUS.requested],
    [INVOICE_STATUS.requested]: [INVOICE_STATUS.billed],
    [INVOICE_STATUS.billed]: [],
  },
  [MACHINE.refundOnly]: {
    [REFUND_STATUS.awaitingApproval]: [REFUND_STATUS.awaitingReceipt, REFUND_STATUS.cancelled, REFUND_STATUS.rejected],
    ...FROM_RECEIPT,
  },
  [MACHINE.returnGoods]: {
    [REFUND_STATUS.awaitingApproval]: [REFUND_STATUS.awaitingReturn, REFUND_STATUS.cancelled, REFUND_STATUS.rejected],
    [REFUND_STATUS.awaitingReturn]: [REFUND_STATUS.awaitingReceipt, REFUND_STATUS.cancelled],
    ...FROM_RECEIPT,
  },
};

/** Whether a change of state is allowed. */
export function canMove(machine: Machine, from: string, to: string): boolean {
  const moves = MOVES[machine];
  return Object.hasOwn(moves, from) && (moves[from]?.includes(to) ?? false);
}

/** Whether a refund counts: it is neither cancelled nor rejected. */
export function refundCounts(status: RefundStatus): boolean {
  return status !== REFUND_STATUS.cancelled && status !== REFUND_STATUS.rejected;
}
