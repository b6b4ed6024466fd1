import type { Refusal } from '../http/refusal';
import type { MallContext } from '../http/route';
import { busy, needsChallenge, tooManyCodes, tooManyTries } from './sign-in-refusals';
import type { ChallengeFields } from './require-challenge';
import type { HashLane } from './secrets/hash-gate';
import { reserveHash } from './secrets/secrets';
import { tryCode, type ClaimedCode } from './store/codes';
import { givingBack, spend, type Allowance } from './store/limits';
import { codeTrialsOf, hashesOf, type Place } from './places';
import { visitorAddress, visitorNetwork } from './limits/visitor';

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
 * Whose hashes a check of a password takes. A picture shows no work, since a program reads it.
 * @param fields - the fields of a call whose challenge was right, if it was sent
 */
export function laneOf({ kind }: Place, { challengeId }: ChallengeFields): HashLane {
  if (kind !== 'elsewhere') return 'known';
  return challengeId ? 'proved' : 'unproved';
}

/** What a hash counts for. */
interface HashCounts {
  place: Place;
  lane: HashLane;
  allowances: readonly Allowance[];
}

/**
 * Uses the allowances, waits for the isolate's next hash, and runs work that hashes one password.
 * @throws Refusal if an allowance is used up, or if the isolate hashes too many; nothing is hashed then. In the second case the allowances are given back
 */
export async function hashing<T>(
  context: MallContext, { place, lane, allowances }: HashCounts, refusal: () => Refusal, work: () => Promise<T>,
): Promise<T> {
  // The allowances come first, so that a refused try does not take a hash from others.
  const used = [...allowances, ...hashesOf(place, context.request)];
  await allow(context, used, refusal);
  const wait = reserveHash(lane, Number(context.bindings.HASH_RATE || 1), visitorNetwork(context.request));
  if (wait === undefined) {
    await context.queries.run(givingBack(used));
    throw lane === 'unproved' ? needsChallenge() : busy();
  }
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return work();
}

/**
 * Tries a verification code, and does not use it up. Tries are counted by the rules of {@link CODE_TRIALS}.
 * @returns whether the code is right
 * @throws Refusal after too many wrong codes
 */
export async function checkCode(context: MallContext, place: Place, claimed: ClaimedCode): Promise<boolean> {
  const right = await tryCode(context.queries, claimed, context.now);
  if (right === undefined) return false;
  await allow(context, codeTrialsOf(place, claimed.purpose), claimed.purpose === 'login' ? tooManyCodes : tooManyTries);
  return right;
}
