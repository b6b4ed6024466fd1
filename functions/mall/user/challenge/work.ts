import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import * as v from 'valibot';
import { CHALLENGE_LIFE } from '../limits/policies';
import { randomBelow } from '../secrets/secrets';
import type { ChallengeProvider } from './challenge-provider';
import { WORK_COST } from './work-cost';

const ALGORITHM = 'PBKDF2/SHA-256';

const parameters = v.object({
  algorithm: v.string(), nonce: v.string(), salt: v.string(), cost: v.number(), keyLength: v.number(), keyPrefix: v.string(), keySignature: v.string(),
  data: v.object({ action: v.string(), subject: v.string(), expiresAt: v.number() }),
});
const signedChallenge = v.object({ parameters, signature: v.string() });

const ANSWER = /^(\d{1,10})\.([0-9a-f]{64})$/;

/**
 * Proofs of work by the protocol ALTCHA, version 2: somebody has to find the counter whose derived key begins with a given text. Issuing derives one key;
 * checking derives none, because the signature of the key is a part of the challenge.
 * @param secret - signs the challenges
 * @param counter - the number to find
 */
export function createWork(secret: string, counter = () => 1 + randomBelow(WORK_COST.most)): ChallengeProvider {
  // The two signatures have different keys, so that none of them can stand in for the other.
  const keys = { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `answer ${secret}` };
  return {
    async issue({ action, subject }, now) {
      const data = { action, subject, expiresAt: now + CHALLENGE_LIFE };
      const challenge = await createChallenge({ algorithm: ALGORITHM, cost: WORK_COST.cost, counter: counter(), deriveKey, data, ...keys });
      const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
      return { challengeId: encode(challenge), provider: 'work', work: { algorithm, nonce, salt, cost, keyLength, keyPrefix } };
    },
    async check({ id, answer }, { action, subject }, now) {
      const challenge = decode(id);
      const [, found = '', derivedKey = ''] = ANSWER.exec(answer) ?? [];
      if (!challenge || !found) return undefined;
      const { data } = challenge.parameters;
      if (data.action !== action || data.subject !== subject || data.expiresAt <= now) return undefined;
      const { verified } = await verifySolution({ challenge, solution: { counter: Number(found), derivedKey }, deriveKey, ...keys });
      return verified ? { challenge: challenge.signature, expiresAt: data.expiresAt } : undefined;
    },
  };
}

function encode(challenge: object): string {
  return Buffer.from(JSON.stringify(challenge)).toString('base64url');
}

function decode(id: string): v.InferOutput<typeof signedChallenge> | undefined {
  try {
    const read = v.safeParse(signedChallenge, JSON.parse(Buffer.from(id, 'base64url').toString()));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
