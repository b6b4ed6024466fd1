import type { ChallengeAction } from '~/domain/challenge/challenge-records';
import type { getChallenge } from '~/upstream/contract/records/challenge';
import type { Data } from '~/upstream/contract/base/call';

/** What a challenge is bound to. */
export interface ChallengeScope {
  action: ChallengeAction;
  /** The fingerprint of the account, or of the visitor's address. */
  subject: string;
}

/** An answered challenge that has to be checked. */
export interface Answered {
  id: string;
  answer: string;
}

/** A challenge whose answer was right. */
export interface Passed {
  /** Identifies the challenge. It is the same for all spellings of its id. */
  challenge: string;
  /** ms since 1970. */
  expiresAt: number;
}

/** A kind of challenge. A challenge is signed with the key of the mall and not stored. */
export interface ChallengeProvider {
  /** @param now - ms since 1970 */
  issue(scope: ChallengeScope, now: number): Promise<Data<typeof getChallenge>>;
  /**
   * Checks an answer.
   * @param now - ms since 1970
   * @returns `undefined` if the answer is wrong, or if the challenge is foreign, expired or bound to something else
   */
  check(answered: Answered, scope: ChallengeScope, now: number): Promise<Passed | undefined>;
}
