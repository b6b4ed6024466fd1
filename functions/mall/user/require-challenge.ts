import type { ChallengeAction } from '~/domain/challenge/challenge-records';
import { foldAccount } from '~/domain/account/account-rules';
import type { MallContext } from '../http/route';
import type { Answered, ChallengeProvider, ChallengeScope } from './challenge/challenge-provider';
import { createTurnstile } from './challenge/turnstile';
import { createWork } from './challenge/work';
import { PICTURES } from './limits/policies';
import { forNetworks, visitorAddress, WHOLE_SHOP } from './limits/visitor';
import { fingerprint } from './secrets/secrets';
import { needsChallenge, tooManyPictures, wrongCaptcha, wrongChallenge } from './sign-in-refusals';
import { takeCaptcha } from './store/captchas';
import { challengeKey, markAnswered } from './store/challenges';
import { spend } from './store/limits';

/** The fields of a call that has passed a challenge, or that has the characters of a picture. */
export interface ChallengeFields {
  challengeId?: string | undefined;
  challengeAnswer?: string | undefined;
  imgCodeId?: string | undefined;
  imgCode?: string | undefined;
}

interface Asked {
  action: ChallengeAction;
  account: string;
}

/** The provider of challenges: Cloudflare Turnstile where it is configured, otherwise a proof of work. */
export async function challengeProvider({ queries, bindings }: MallContext): Promise<ChallengeProvider> {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secretKey, TURNSTILE_URL: verifyUrl } = bindings;
  const secret = await challengeKey(queries);
  return siteKey && secretKey ? createTurnstile(secret, { siteKey, secretKey, verifyUrl: verifyUrl || undefined }) : createWork(secret);
}

/** What a challenge is bound to: the action and the account; if the account is not known, the visitor's address. */
export function challengeScope({ request }: Pick<MallContext, 'request'>, action: ChallengeAction, account: string | undefined): ChallengeScope {
  return { action, subject: fingerprint(account === undefined ? `address ${visitorAddress(request)}` : `account ${foldAccount(account)}`) };
}

/**
 * Lets a call pass that has passed a challenge, or that needs none. A picture is accepted instead as often as {@link PICTURES} allows (README,
 * "Challenges"). What is sent must always be right, also if it is not needed.
 * @param free - whether the call needs no challenge. It runs only if there is no answer to one, and may use up an allowance
 * @returns whether the call has passed a challenge, or a picture that counts as one
 * @throws Refusal
 */
export async function requireChallenge(
  context: MallContext, { challengeId, challengeAnswer, imgCodeId, imgCode }: ChallengeFields, { action, account }: Asked,
  free: () => Promise<boolean> = async () => false,
): Promise<boolean> {
  const { queries, now } = context;
  if (challengeId || challengeAnswer) {
    if (!(await takeAnswer(context, { id: challengeId ?? '', answer: challengeAnswer ?? '' }, { action, account }))) throw wrongChallenge();
    return true;
  }
  const typed = Boolean(imgCodeId || imgCode);
  if (typed && !(await takeCaptcha(queries, imgCodeId ?? '', imgCode ?? '', now))) throw wrongCaptcha();
  if (await free()) return false;
  if (!typed) throw needsChallenge();
  const pictures = [
    [PICTURES.perAccount, foldAccount(account)], ...forNetworks(PICTURES.perAddress, context.request), [PICTURES.ofShop, WHOLE_SHOP],
  ] as const;
  if (!(await spend(queries, pictures, now))) throw tooManyPictures();
  return true;
}

/** Checks an answer, and uses it up if it is right. An answer is right for its account, and from its visitor's address if its account was not known. */
async function takeAnswer(context: MallContext, answered: Answered, { action, account }: Asked): Promise<boolean> {
  const { queries, now } = context;
  const provider = await challengeProvider(context);
  for (const subject of [account, undefined]) {
    const passed = await provider.check(answered, challengeScope(context, action, subject), now);
    if (passed) return markAnswered(queries, passed.challenge, passed.expiresAt, now);
  }
  return false;
}
