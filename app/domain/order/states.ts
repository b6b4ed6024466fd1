/** The states of orders, payments, refunds and invoices, and every change between them (README, "Order states"). */

/** Codes by name. Their words stand in the dictionary. */
export const ORDER_STATUS = {
  awaitingApproval: 'P0A', pendingPayment: 'P0C', preparing: 'P0D', shipped: 'P0R', complete: 'P0W', closed: 'P0F',
} as const;
export const PAYMENT_STATUS = { unpaid: 'P0C', paid: 'P0S', cancelled: 'P0F' } as const;
export const PAYMENT_METHOD = { payNow: 'PW0', onAccount: 'PW1' } as const;
export const OVERDUE_FLAG = { overdue: 'P0T', onTime: 'P0F' } as const;
/** With `awaitingReceipt` the mall has yet to receive the goods, or to release the money where none come back. */
export const REFUND_STATUS = {
  awaitingApproval: 'S01', awaitingReturn: 'S02', awaitingReceipt: 'S03', refunding: 'S04', complete: 'S05', cancelled: 'S06', rejected: 'S07',
} as const;
export const REFUND_TYPE = { refundOnly: 'T01', returnGoods: 'T02' } as const;
/** `IOA` has the letter O, as on the wire. */
export const INVOICE_STATUS = { none: 'I0C', requested: 'IOA', billed: 'I0S' } as const;
/** Who pays for the shipping: the mall, or the buyer on delivery. */
export const FEE_TYPE = { free: 'FP0', payCarrier: 'FP1' } as const;

type CodeOf<T> = T[keyof T];
export type OrderStatus = CodeOf<typeof ORDER_STATUS>;
export type PaymentStatus = CodeOf<typeof PAYMENT_STATUS>;
export type RefundStatus = CodeOf<typeof REFUND_STATUS>;
export type InvoiceStatus = CodeOf<typeof INVOICE_STATUS>;
export type RefundType = CodeOf<typeof REFUND_TYPE>;
export type PaymentMethod = CodeOf<typeof PAYMENT_METHOD>;
export type FeeType = CodeOf<typeof FEE_TYPE>;
export type OverdueFlag = CodeOf<typeof OVERDUE_FLAG>;

/** What has states. A refund has others if goods come back. */
export type Machine = 'order' | 'payment' | 'invoice' | 'refund T01' | 'refund T02';

const MOVES: Readonly<Record<Machine, Readonly<Record<string, readonly string[]>>>> = {
  order: { P0A: ['P0C', 'P0F'], P0C: ['P0D', 'P0F'], P0D: ['P0R', 'P0F'], P0R: ['P0W'], P0W: [], P0F: [] },
  payment: { P0C: ['P0S'], P0S: ['P0F'], P0F: [] },
  invoice: { I0C: ['IOA'], IOA: ['I0S'], I0S: [] },
  'refund T01': { S01: ['S03', 'S06', 'S07'], S03: ['S04', 'S07'], S04: ['S05'], S05: [], S06: [], S07: [] },
  'refund T02': { S01: ['S02', 'S06', 'S07'], S02: ['S03', 'S06'], S03: ['S04', 'S07'], S04: ['S05'], S05: [], S06: [], S07: [] },
};

/** Whether a change of state is in the table. */
export function canMove(machine: Machine, from: string, to: string): boolean {
  const moves = MOVES[machine];
  return Object.hasOwn(moves, from) && (moves[from]?.includes(to) ?? false);
}

/** Whether a refund counts: it is neither cancelled nor rejected. */
export function refundCounts(status: RefundStatus): boolean {
  return status !== REFUND_STATUS.cancelled && status !== REFUND_STATUS.rejected;
}
