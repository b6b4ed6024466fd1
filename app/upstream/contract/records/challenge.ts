import * as v from 'valibot';
import { CHALLENGE_ACTIONS, CHALLENGE_LIMITS } from '../../../domain/challenge/challenge-records';
import { call } from '../base/call';
import { count, text } from '../base/fields';
import { account } from './user';

/** Bytes in hex. */
const hex = v.pipe(text, v.regex(/^[0-9a-f]{1,128}$/));

export const getChallenge = call({
  name: 'user/getChallenge', group: 'user', method: 'POST', path: 'user/getChallenge', policy: 'never', optional: true,
  payload: v.object({ action: v.picklist(CHALLENGE_ACTIONS), account: v.optional(account) }),
  data: v.object({
    challengeId: v.pipe(text, v.minLength(1), v.maxLength(CHALLENGE_LIMITS.challengeId)),
    /** Of the two records below, the one with this name is present. */
    provider: v.picklist(['work', 'turnstile']),
    /** The answer is the counter that was found, a point, and the derived key in hex. */
    work: v.optional(v.object({ algorithm: text, nonce: hex, salt: hex, cost: count, keyLength: count, keyPrefix: hex })),
    /** The answer is the token of the widget. */
    turnstile: v.optional(v.object({ siteKey: text, cData: text })),
  }),
  summary: 'A challenge for the sender of a form: a proof of work, or a widget. It is bound to the action and the account (without one to the visitor’s address), and its answer counts once',
});
