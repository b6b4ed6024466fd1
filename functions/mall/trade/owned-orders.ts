import type { Texts } from '~/domain/text/language';
import { CODES } from '~/upstream/contract/base/envelope';
import { notFound, Refusal } from '../http/refusal';
import { sql } from '../db/queries';
import type { MallContext } from '../http/route';
import { signedIn } from '../user/signed-in';
import type { Conflict } from './records/transaction';
import { MESSAGES } from './messages';
import { runDueTransitions } from './due-transitions';
import { readOrder, type RefundRow, type WholeOrder } from './records/store';

/** Most tries while others change the same order. */
const TRIES = 5;

/** Whose orders may be read: those of one user, or all for an operator. */
export type Owner = { userCode: string } | 'operator';

/** The signed-in user, after due transitions have run. */
export async function requireUser(context: MallContext): Promise<{ userCode: string }> {
  const { user_code: userCode } = await signedIn(context);
  await runDueTransitions(context);
  return { userCode };
}

/** Reads an order of the owner. @throws Refusal if the owner has none of that number */
export async function ownOrder({ queries }: MallContext, owner: Owner, orderNo: string): Promise<WholeOrder> {
  const whole = await readOrder(queries, orderNo);
  if (!whole || !isOf(owner, whole.order.user_code)) throw notFound(MESSAGES.noOrder);
  return whole;
}

/** Reads a refund of the owner with its order. @throws Refusal if the owner has none of that number */
export async function ownRefund(context: MallContext, owner: Owner, refundNo: string): Promise<{ whole: WholeOrder; refund: RefundRow }> {
  const row = await context.queries.first<{ order_no: string }>(sql('SELECT order_no FROM refund WHERE refund_no = ?1', refundNo));
  const whole = row && (await readOrder(context.queries, row.order_no));
  const refund = whole?.refunds.find(({ refund_no }) => refund_no === refundNo);
  if (!whole || !refund || !isOf(owner, refund.user_code)) throw notFound(MESSAGES.noRefund);
  return { whole, refund };
}

function isOf(owner: Owner, userCode: string): boolean {
  return owner === 'operator' || owner.userCode === userCode;
}

/**
 * Repeats reading, checking and changing while others change the same thing.
 * @param work runs one try. It returns the rule that ended its transaction, `null` after success, and throws a Refusal for the user
 * @throws Refusal after too many tries
 */
export async function untilDone(work: () => Promise<Conflict | null>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await work()) === null) return;
  }
  throw busy();
}

/** Others changed the same thing too often. */
export function busy(): Refusal {
  return new Refusal(CODES.busy, MESSAGES.busy);
}

/** The request is not possible in the present state. */
export function wrongState(why: Texts): Refusal {
  return new Refusal(CODES.state, why);
}
