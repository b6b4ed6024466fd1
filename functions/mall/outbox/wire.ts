import type * as v from 'valibot';
import type { outboxMail } from '~/upstream/contract/records/desk/outbox';
import { momentText } from '../trade/records/wire';
import { CODE_KINDS, type ListedMessage } from './store';

/** A message as operators see it, without its code. @param now - ms since 1970 */
export function toOutboxMail(row: ListedMessage, now: number): v.InferInput<typeof outboxMail> {
  return {
    mailId: row.code_id, kind: row.kind, mailStatus: row.state, account: row.recipient, language: row.language,
    ...(row.subject ? { number: row.subject } : {}),
    tries: row.tries, createTime: momentText(row.created_at), expireTime: momentText(row.expires_at),
    ...(row.state === 'waiting' ? { nextTime: momentText(row.next_at) } : {}),
    ...(row.ended_at === null ? {} : { endTime: momentText(row.ended_at) }),
    ...(row.fault ? { fault: row.fault } : {}),
    retryable: mayBeRetried(row, now) ? 'T' : 'F',
  };
}

/** Whether a message can be tried again: one about a code only while it waits, since its code goes when it is given up. */
export function mayBeRetried({ kind, state, expires_at }: ListedMessage, now: number): boolean {
  return state !== 'sent' && (!CODE_KINDS.some((one) => one === kind) || (state === 'waiting' && expires_at > now));
}
