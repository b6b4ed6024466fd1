import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Work } from '~/domain/challenge/challenge-records';

/** How long a search may take, ms. A slow phone needs a few seconds. */
const SEARCH_TIME = 60_000;

/** Finds the answer of a proof of work: the counter, a point, and the derived key. `null` if the time is over. */
export async function solveWork(work: Work): Promise<string | null> {
  const solution = await solveChallenge({ challenge: { parameters: work }, deriveKey, timeout: SEARCH_TIME });
  return solution && `${solution.counter}.${solution.derivedKey}`;
}
