import * as v from 'valibot';
import { call } from '../../base/call';
import { count, flag, moment, optionalText, pageFields, pageOf, text } from '../../base/fields';

/** What a message of the outbox is about. The first three are about a verification code: they have it, or say why it would be useless. */
export const MAIL_KINDS = ['code', 'noAccount', 'hasAccount', 'placed', 'paid', 'shipped', 'refund', 'shared', 'alert'] as const;

/** `waiting`: it is tried again. `sent`: the provider has accepted it. `dead`: it was given up. */
export const MAIL_STATES = ['waiting', 'sent', 'dead'] as const;

/** A message without its text and without its code. */
export const outboxMail = v.object({
  mailId: text, kind: v.picklist(MAIL_KINDS), mailStatus: v.picklist(MAIL_STATES), account: text, language: v.picklist(['cn', 'en']),
  /** The number of the order, refund or bill of materials that it is about. */
  number: optionalText,
  tries: count, createTime: moment,
  /** When a waiting message is tried next, and when it is given up at the latest. */
  nextTime: v.optional(moment), expireTime: moment,
  /** When it was accepted or given up. */
  endTime: v.optional(moment),
  /** Why the last try failed. */
  fault: optionalText,
  /** Whether it can be tried again. */
  retryable: flag,
});

export const listOutbox = call({
  name: 'operator/qryOutbox', group: 'operator', method: 'POST', policy: 'never', path: 'operator/qryOutbox', optional: true,
  payload: v.object({ mailStatus: v.optional(v.picklist(MAIL_STATES)), ...pageFields }), data: pageOf(outboxMail),
  summary: 'Messages to buyers and operators, newest first: what waits, what was accepted by the provider, what was given up, or all',
});

export const retryMail = call({
  name: 'operator/retryMail', group: 'operator', method: 'POST', policy: 'never', path: 'operator/retryMail', optional: true,
  payload: v.object({ mailId: v.pipe(text, v.minLength(1), v.maxLength(100)) }), data: v.nullish(v.unknown()),
  summary: 'A message that waits or was given up is tried again at once. The header operator-name, percent-encoded, says who wants it',
});
