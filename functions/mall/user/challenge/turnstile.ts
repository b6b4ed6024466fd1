import { createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { CHALLENGE_LIFE } from '../limits/policies';
import { sameFingerprint } from '../secrets/secrets';
import type { ChallengeProvider, ChallengeScope } from './challenge-provider';

/** Where Cloudflare checks the tokens of its widget. */
const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** How long the check of a token may take, ms. */
const VERIFY_TIMEOUT = 5_000;
/** The maximum length of a token, in characters. */
const TOKEN_LENGTH = 2_048;

const ID = /^(\d{1,15})\.([0-9a-f]{32})\.([0-9a-f]{64})$/;

const verified = v.object({ success: v.literal(true), action: v.string(), cdata: v.string() });

/** The settings of Cloudflare Turnstile. */
export interface TurnstileSettings {
  siteKey: string;
  /** The secret key of the widget. */
  secretKey: string;
  /** Replaces {@link VERIFY_URL} in tests. */
  verifyUrl?: string | undefined;
}

/**
 * Challenges of Cloudflare Turnstile. The widget puts action and signature of the challenge into its token, and Cloudflare tells them when it
 * checks the token. If Cloudflare does not answer, the token counts as wrong.
 * @param secret - signs the challenges
 */
export function createTurnstile(secret: string, { siteKey, secretKey, verifyUrl = VERIFY_URL }: TurnstileSettings): ChallengeProvider {
  const sign = ({ action, subject }: ChallengeScope, expiresAt: string, nonce: string) =>
    createHmac('sha256', `turnstile ${secret}`).update(JSON.stringify([action, subject, expiresAt, nonce])).digest('hex');
  return {
    async issue(scope, now) {
      const [expiresAt, nonce] = [String(now + CHALLENGE_LIFE), randomBytes(16).toString('hex')];
      const cData = sign(scope, expiresAt, nonce);
      return { challengeId: `${expiresAt}.${nonce}.${cData}`, provider: 'turnstile', turnstile: { siteKey, cData } };
    },
    async check({ id, answer }, scope, now) {
      const [, expiresAt = '', nonce = '', signature = ''] = ID.exec(id) ?? [];
      if (Number(expiresAt) <= now || !sameFingerprint(signature, sign(scope, expiresAt, nonce)) || answer.length > TOKEN_LENGTH) return undefined;
      const told = await askCloudflare(verifyUrl, { secret: secretKey, response: answer });
      return told?.action === scope.action && told.cdata === signature ? { challenge: signature, expiresAt: Number(expiresAt) } : undefined;
    },
  };
}

/** Checks a token. @returns `undefined` if the token is wrong, or if there is no readable answer in time */
async function askCloudflare(url: string, fields: Record<string, string>): Promise<v.InferOutput<typeof verified> | undefined> {
  try {
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), signal: AbortSignal.timeout(VERIFY_TIMEOUT), redirect: 'manual' });
    const read = v.safeParse(verified, response.ok ? await response.json() : null);
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
