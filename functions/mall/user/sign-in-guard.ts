import { foldAccount } from '~/domain/account/account-rules';
import type { Refusal } from '../http/refusal';
import type { MallContext } from '../http/route';
import { busy, needsCaptcha, tooManyCodes, tooManyTries, wrongCaptcha } from './sign-in-refusals';
import { takeHashPlace } from './secrets/secrets';
import { takeCaptcha } from './store/captchas';
import { redeemCode, tryCode, type ClaimedCode } from './store/codes';
import { givingBack, isSpent, spend, type Allowance } from './store/limits';
import { CODE_TRIALS, HASHES_OF_ADDRESS, OWN_ADDRESS } from './limits/policies';
import { visit, visitorAddress } from './limits/visitor';

/** The captcha fields of a call. */
export interface CaptchaFields {
  imgCodeId?: string | undefined;
  imgCode?: string | undefined;
}

/** Keeps floods from one address away from the database, if the Worker has the binding. Exact limits are kept by {@link allow}. @throws Refusal */
export async function shield({ bindings, request }: MallContext): Promise<void> {
  if (!bindings.SIGN_IN_SHIELD) return;
  const { success } = await bindings.SIGN_IN_SHIELD.limit({ key: visitorAddress(request) });
  if (!success) throw tooManyTries();
}

/** Uses each of the allowances once. @throws Refusal if one is used up; then none is used */
export async function allow({ queries, now }: MallContext, allowances: readonly Allowance[], refusal: () => Refusal): Promise<void> {
  if (!(await spend(queries, allowances, now))) throw refusal();
}

/** Checks a captcha. It is needed once one of the allowances is used up; a captcha that is sent must be right in any case. @throws Refusal */
export async function checkCaptcha(
  { queries, now }: MallContext, { imgCodeId, imgCode }: CaptchaFields, allowances: readonly Allowance[],
): Promise<void> {
  if (imgCodeId || imgCode) {
    if (!(await takeCaptcha(queries, imgCodeId ?? '', imgCode ?? '', now))) throw wrongCaptcha();
  } else if (await isSpent(queries, allowances, now)) {
    throw needsCaptcha();
  }
}

/**
 * Uses the allowances, and runs work that hashes one password. An isolate runs few at once; a few others wait.
 * @throws Refusal if an allowance is used up, or if too many wait; then nothing is hashed. In the second case the allowances are given back
 */
export async function hashing<T>(
  context: MallContext, allowances: readonly Allowance[], refusal: () => Refusal, work: () => Promise<T>,
): Promise<T> {
  // This comes first, so that tries that are refused anyway take no place from others.
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
 * Tries a verification code, and uses up a right one. Tries count by {@link CODE_TRIALS}.
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
