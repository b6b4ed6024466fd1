import type { Refusal } from '../../refusal';
import type { MallContext } from '../../route';
import { busy, needsCaptcha, tooManyTries, wrongCaptcha } from '../refusals';
import { takeHashPlace } from '../secrets';
import { takeCaptcha } from '../store/captchas';
import { isSpent, spend, type Allowance } from '../store/limits';
import { visitorAddress } from './visitor';

/** What comes with a call that may ask for a captcha. */
export interface CaptchaFields {
  imgCodeId?: string | undefined;
  imgCode?: string | undefined;
}

/** Keeps floods of one address from the database where the Worker has the binding; the limits proper are the rules. */
export async function shield({ bindings, request }: MallContext): Promise<void> {
  if (!bindings.SIGN_IN_SHIELD) return;
  const { success } = await bindings.SIGN_IN_SHIELD.limit({ key: visitorAddress(request) });
  if (!success) throw tooManyTries();
}

/** Uses the allowances. @throws Refusal where one is used up */
export async function allow({ queries, now }: MallContext, allowances: readonly Allowance[], refusal: () => Refusal): Promise<void> {
  if (!(await spend(queries, allowances, now))) throw refusal();
}

/** A captcha that comes along must be right; one must come once an allowance is used up. @throws Refusal */
export async function checkCaptcha(
  { queries, now }: MallContext, { imgCodeId, imgCode }: CaptchaFields, allowances: readonly Allowance[],
): Promise<void> {
  if (imgCodeId || imgCode) {
    if (!(await takeCaptcha(queries, imgCodeId ?? '', imgCode ?? '', now))) throw wrongCaptcha();
  } else if (await isSpent(queries, allowances, now)) {
    throw needsCaptcha();
  }
}

/** Does work that hashes passwords; few do at once, a few wait. @throws Refusal beyond */
export async function hashing<T>(work: () => Promise<T>): Promise<T> {
  const giveBack = takeHashPlace();
  if (!giveBack) throw busy();
  try {
    return await work();
  } finally {
    giveBack();
  }
}
