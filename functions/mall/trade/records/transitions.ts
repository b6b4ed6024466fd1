import { canMove, MACHINE, type Machine } from '~/domain/order/states';
import type { OrderEvent } from '~/domain/order/order-records';
import { sql, type Statement } from '../../db/queries';
import { assertInTransaction } from '../../db/transaction';

/** Who changes a state, why and when (ms since 1970). */
export interface TransitionMeta {
  actor: OrderEvent['actor'];
  cause: string;
  at: number;
}

/** The record whose state changes: its state machine, its number, and the order to which it belongs. */
export interface Subject {
  machine: Machine;
  number: string;
  orderNo: string;
}

const WHERE: Readonly<Record<Machine, { table: string; key: string; column: string }>> = {
  [MACHINE.order]: { table: 'trade_order', key: 'order_no', column: 'status' },
  [MACHINE.payment]: { table: 'payment', key: 'payment_no', column: 'status' },
  [MACHINE.invoice]: { table: 'trade_order', key: 'order_no', column: 'invoice_status' },
  [MACHINE.refundOnly]: { table: 'refund', key: 'refund_no', column: 'status' },
  [MACHINE.returnGoods]: { table: 'refund', key: 'refund_no', column: 'status' },
};

/**
 * Changes a state and records the change (README, "Orders"). Ends the transaction with the rule `state` if the state is no longer `from`.
 * @throws Error if the tables of states do not allow the change; the caller must check this first
 */
export function transition(subject: Subject, from: string, to: string, meta: TransitionMeta): Statement[] {
  const { machine, number, orderNo } = subject;
  if (!canMove(machine, from, to)) throw new Error(`${machine} cannot become ${to} from ${from}`);
  const { table, key, column } = WHERE[machine];
  return [
    assertInTransaction('state', `EXISTS (SELECT 1 FROM ${table} WHERE ${key} = ?1 AND ${column} = ?2)`, number, from),
    sql(`UPDATE ${table} SET ${column} = ?2 WHERE ${key} = ?1`, number, to),
    // Queries of orders use this copy, so they need not read the payment.
    ...(machine === MACHINE.payment ? [sql('UPDATE trade_order SET payment_status = ?2 WHERE order_no = ?1', orderNo, to)] : []),
    event(subject, from, to, meta),
  ];
}

/** Records the first state of a new record. */
export function recordCreated(subject: Subject, state: string, meta: TransitionMeta): Statement {
  return event(subject, null, state, meta);
}

function event({ machine, number, orderNo }: Subject, from: string | null, to: string, { actor, cause, at }: TransitionMeta): Statement {
  return sql(
    `INSERT INTO trade_event (order_no, machine, subject, from_status, to_status, at, actor, cause)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
    orderNo, machine, number, from, to, at, actor, cause,
  );
}
