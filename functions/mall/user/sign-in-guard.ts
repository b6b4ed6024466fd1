import { foldAccount } from '~/domain/account/account-rules';
import type { Refusal } from '../http/refusal';
import type { MallContext } from '../http/route';
import { busy, tooManyCodes, tooManyTries } from './sign-in-refusals';
import { takeHashPlace } from './secrets/secrets';
import { redeemCode, tryCode, type ClaimedCode } from './store/codes';
import { givingBack, isSpent, spend, type Allowance } from './store/limits';
import { CODE_TRIALS, HASHES_OF_ADDRESS, OWN_ADDRESS } from './limits/policies';
import { visit, visitorAddress } from './limits/visitor';

/** Stops floods of calls from one address before they reach the database, if the Worker has the binding. {@link allow} keeps exact limits. @throws Refusal */
export async function shield({ bindings, request }: MallContext): Promise<void> {
  if (!bindings.SIGN_IN_SHIELD) return;
  const { success } = await bindings.SIGN_IN_SHIELD.limit({ key: visitorAddress(request) });
  if (!success) throw tooManyTries();
}

/** Uses each of the allowances once. @throws Refusal if one is used up; no allowance is used then */
export async function allow({ queries, now }: MallContext, allowances: readonly Allowance[], refusal: () => Refusal): Promise<void> {
  if (!(await spend(queries, allowances, now))) throw refusal();
}

/**
 * Uses the allowances, and runs work that hashes one password. An isolate runs few hashes at the same time, and a few more can wait.
 * @throws Refusal if an allowance is used up, or if too many hashes wait; nothing is hashed then. If too many wait, the allowances are given back
 */
export async function hashing<T>(
  context: MallContext, allowances: readonly Allowance[], refusal: () => Refusal, work: () => Promise<T>,
): Promise<T> {
  // The allowances come first, so that a refused try does not take a place.
  await allow(context, [...allowances, [HASHES_OF_ADDRESS, visitorAddress(context.request)]], refusal);
  const leave = takeHashPlace();
  if (!leave) {
    await context.queries.run(givingBack(allowances));
    throw busy();
  }
  try {
    return await work();
  } finally {
    leave();
  }
}

/**
 * Tries a verification code. A right code can be used only once. Tries are counted by the rules of {@link CODE_TRIALS}.
 * @returns whether the code was right
 * @throws Refusal after too many wrong codes
 */
export async function takeCode(context: MallContext, claimed: ClaimedCode): Promise<boolean> {
  const { queries, request, now } = context;
  const name = foldAccount(claimed.account);
  const here = visit(name, visitorAddress(request));
  const right = await tryCode(queries, claimed, now);
  if (right === undefined) return false;
  const strangers = claimed.purpose === 'login' && !(await isSpent(queries, [[OWN_ADDRESS, here]], now));
  const counted: Allowance[] = [[CODE_TRIALS.perVisit, here], ...(strangers ? [[CODE_TRIALS.inARow, name] as const] : [])];
  await allow(context, counted, claimed.purpose === 'login' ? tooManyCodes : tooManyTries);
  return right && (await redeemCode(queries, claimed));
}
