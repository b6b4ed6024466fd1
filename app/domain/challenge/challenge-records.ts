/** Challenges, which a visitor passes before something that others could abuse (functions/mall/README.md, "Challenges"). */

/** What a challenge is for. */
export const CHALLENGE_ACTIONS = ['login', 'sendCode', 'register'] as const;
export type ChallengeAction = (typeof CHALLENGE_ACTIONS)[number];

/** Whether a text names an action. */
export function isChallengeAction(text: string | null): text is ChallengeAction {
  return CHALLENGE_ACTIONS.some((action) => action === text);
}

/** A proof of work: the parameters of the protocol ALTCHA, version 2 (https://altcha.org/docs/v2/proof-of-work/). */
export interface Work {
  algorithm: string;
  /** 16 random bytes each, in hex. */
  nonce: string;
  salt: string;
  /** Rounds of the key derivation. */
  cost: number;
  /** Bytes of the derived key. */
  keyLength: number;
  /** The beginning of the key to find, in hex. */
  keyPrefix: string;
}

/** A widget of Cloudflare Turnstile (https://developers.cloudflare.com/turnstile/). */
export interface Turnstile {
  siteKey: string;
  /** The text that binds the token of the widget to the challenge. */
  cData: string;
}

/** A challenge for the program of a page. */
export type Challenge = { id: string; action: ChallengeAction } & (
  | { provider: 'work'; work: Work }
  | { provider: 'turnstile'; turnstile: Turnstile }
);

/** The answer to a challenge. */
export interface ChallengeAnswer {
  id: string;
  answer: string;
}

/** The fields of a form with the answer to a challenge. */
export const CHALLENGE_FIELDS = { id: 'challengeId', answer: 'challengeAnswer' } as const;

/** The maximum length of these fields, in characters. */
export const CHALLENGE_LIMITS = { challengeId: 1_000, challengeAnswer: 4_096 } as const;
