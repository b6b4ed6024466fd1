import type { Texts } from '~/domain/text/language';
import { CODES } from '~/upstream/contract/base/envelope';
import { notFound, Refusal } from '../http/refusal';
import { sql } from '../db/queries';
import type { MallContext } from '../http/route';
import { signedIn } from '../user/signed-in';
import type { Conflict } from '../db/transaction';
import { MESSAGES } from './messages';
import { runDueTransitions } from './due-transitions';
import { readOrder, type RefundRow, type WholeOrder } from './records/store';

/** How often a change is tried while others change the same order. */
const TRIES = 5;

/** Whose orders may be read: the orders of one user, or all orders for an operator. */
export type Owner = { userCode: string } | 'operator';

/** Finds the signed-in user, and runs due transitions. @throws Refusal if nobody is signed in */
export async function requireUser(context: MallContext): Promise<{ userCode: string }> {
  const { user_code: userCode } = await signedIn(context);
  await runDueTransitions(context);
  return { userCode };
}

/** Reads an order of the owner. @throws Refusal if the owner has no order with this number */
export async function ownOrder({ queries }: MallContext, owner: Owner, orderNo: string): Promise<WholeOrder> {
  const whole = await readOrder(queries, orderNo, codeOf(owner));
  if (!whole) throw notFound(MESSAGES.noOrder);
  return whole;
}

/** Reads a refund of the owner with its order. @throws Refusal if the owner has no refund with this number */
export async function ownRefund(context: MallContext, owner: Owner, refundNo: string): Promise<{ whole: WholeOrder; refund: RefundRow }> {
  const row = await context.queries.first<{ order_no: string }>(sql('SELECT order_no FROM refund WHERE refund_no = ?1', refundNo));
  const whole = row && (await readOrder(context.queries, row.order_no, codeOf(owner)));
  const refund = whole?.refunds.find(({ refund_no }) => refund_no === refundNo);
  if (!whole || !refund) throw notFound(MESSAGES.noRefund);
  return { whole, refund };
}

function codeOf(owner: Owner): string | undefined {
  return owner === 'operator' ? undefined : owner.userCode;
}

/**
 * Tries work again while others change the same record.
 * @param work - one try: it reads, checks and changes. It returns the rule that ended its transaction, or `null` after success
 * @throws Refusal after too many tries
 */
export async function untilDone(work: () => Promise<Conflict | null>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await work()) === null) return;
  }
  throw busy();
}

/** The refusal if others changed the same record too often. */
export function busy(): Refusal {
  return new Refusal(CODES.busy, MESSAGES.busy);
}

/** The refusal for a request that is not possible in the current state. */
export function wrongState(why: Texts): Refusal {
  return new Refusal(CODES.state, why);
}
