/** The form of the cards (app/routes/README.md, "Forms"). */
import { CARDS, DRAW_FIELDS, drawnPath, LOTTERY_ID, readNumber } from '../../domain/lottery/lottery-records';
import { centrePath } from '../../domain/account/centre-path';
import { IDEMPOTENCY_KEY } from '../../domain/order/order-policies';
import type { Message } from '../../domain/text/message';
import { reasonToSignIn, type SignInReason } from '../../session/prompt-sign-in';
import type { Lotteries } from '../../upstream/lotteries';
import { carryOut } from '../form/carry-out';
import type { PostedForm } from '../form/posted-form';

/** The result of the form. */
export type DrawOutcome =
  /** The page to show next, with a message if nothing was drawn. */
  | { kind: 'shown'; path: string; message: Message | null }
  /** The user is no longer signed in. A draw never waits for sign-in: its user must see it. */
  | ({ kind: 'signIn' } & SignInReason);

/** Draws for the signed-in user. A form that is sent twice shows the same draw. @throws errors that do not come from the upstream */
export async function postDraw(lotteries: Pick<Lotteries, 'draw'>, form: PostedForm): Promise<DrawOutcome> {
  const key = form.text(DRAW_FIELDS.key);
  const lotteryId = form.text(DRAW_FIELDS.lottery);
  const path = centrePath('lottery');
  if (!IDEMPOTENCY_KEY.test(key) || !LOTTERY_ID.test(lotteryId)) {
    return { kind: 'shown', path, message: { kind: 'error', key: 'account:message.notUnderstood' } };
  }
  const { value: drawNo, failure } = await carryOut(() => lotteries.draw(lotteryId, key));
  if (failure?.signIn) return { kind: 'signIn', ...reasonToSignIn(failure) };
  if (failure) return { kind: 'shown', path, message: failure.summary ? { kind: 'error', ...failure.summary } : null };
  return { kind: 'shown', path: drawnPath(drawNo, readNumber(form.text(DRAW_FIELDS.card), CARDS) ?? 1), message: null };
}
