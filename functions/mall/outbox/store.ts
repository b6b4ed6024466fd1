import type { Language } from '~/domain/text/language';
import type { MAIL_KINDS, MAIL_STATES } from '~/upstream/contract/records/desk/outbox';
import { pageOfRows, type FoundPage, type Page } from '../db/page-of-rows';
import { sql, type Queries, type Statement } from '../db/queries';
import { assertInTransaction } from '../db/transaction';
import { DEAD_LIFE, DELIVERY, MESSAGE_LIFE, PLACED_MESSAGES, SENT_LIFE, SHARE_MAILS } from './delivery-policies';

export type MessageKind = (typeof MAIL_KINDS)[number];
/** The kinds about codes. */
export const CODE_KINDS = ['code', 'noAccount', 'hasAccount'] as const satisfies readonly MessageKind[];
export type CodeKind = (typeof CODE_KINDS)[number];
type MessageState = (typeof MAIL_STATES)[number];

const CODE_KINDS_SQL = `(${CODE_KINDS.map((kind) => `'${kind}'`).join(', ')})`;

/** What the mall decided about a refund: a request is approved or rejected, goods that came back are accepted. */
type RefundDecision = 'approved' | 'rejected' | 'accepted';

/** What is shown to an operator of a message. Times are ms since 1970. */
export interface ListedMessage {
  /** The id under which the provider gets it. */
  code_id: string;
  recipient: string;
  /** Of a code: `login` or `register`. Of a refund: the decision. Otherwise empty. */
  purpose: string;
  kind: MessageKind;
  /** The number of what it is about; empty for codes. */
  subject: string;
  language: Language;
  state: MessageState;
  tries: number;
  next_at: number;
  fault: string;
  created_at: number;
  expires_at: number;
  ended_at: number | null;
}

/** A message that is to be delivered now. */
export interface DueMessage extends ListedMessage {
  message_id: number;
  /** Empty unless the kind is `code`. */
  code: string;
}

const LISTED = 'code_id, recipient, purpose, kind, subject, language, state, tries, next_at, fault, created_at, expires_at, ended_at';

/** A message about a code. It expires with the code. */
interface CodeMessage {
  id: string;
  recipient: string;
  purpose: string;
  kind: CodeKind;
  code: string;
  language: Language;
}

/** Puts the message of a code into the outbox. @param now - ms since 1970 */
export function queueCode({ id, recipient, purpose, kind, code, language }: CodeMessage, now: number, expiresAt: number): Statement {
  return sql(
    `INSERT INTO outbox (code_id, recipient, purpose, kind, code, language, created_at, next_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8)`,
    id, recipient, purpose, kind, code, language, now, expiresAt,
  );
}

/** A message to the owner of a record, in the language of the account. Its id is made of what it tells, so that it is queued once. */
function queueToOwner(id: string, kind: MessageKind, purpose: string, number: string, from: string, now: number): Statement {
  return sql(
    `INSERT INTO outbox (code_id, recipient, purpose, kind, subject, language, created_at, next_at, expires_at)
     SELECT ?1, account.account, ?2, ?3, ?4, account.language, ?5, ?5, ?6 FROM ${from} ON CONFLICT (code_id) DO NOTHING`,
    id, purpose, kind, number, now, now + MESSAGE_LIFE,
  );
}

/** SQL condition: the account has not placed more orders within a day than it is told of. ?5 is the time. */
const FEW_PLACED = `(SELECT COUNT(*) FROM (SELECT 1 FROM trade_order AS latest WHERE latest.user_code = account.user_code AND latest.created_at > ?5 - ${MESSAGE_LIFE}
  LIMIT ${PLACED_MESSAGES + 1})) <= ${PLACED_MESSAGES}`;

/**
 * Tells a buyer of an order: that it is placed, paid or shipped. Who places very many orders is not told of each that is placed. For the transaction of that
 * effect, after the order is stored. @param now - ms since 1970
 */
export function queueOrderMail(kind: 'placed' | 'paid' | 'shipped', orderNo: string, now: number): Statement {
  const from = 'trade_order JOIN account USING (user_code) WHERE order_no = ?4';
  return queueToOwner(`${kind}-${orderNo}`, kind, '', orderNo, kind === 'placed' ? `${from} AND ${FEW_PLACED}` : from, now);
}

/** Tells a buyer what was decided about a refund. For the transaction of the decision. @param now - ms since 1970 */
export function queueRefundMail(decision: RefundDecision, refundNo: string, now: number): Statement {
  return queueToOwner(`refund-${decision}-${refundNo}`, 'refund', decision, refundNo, 'refund JOIN account USING (user_code) WHERE refund_no = ?4', now);
}

/**
 * Sends an owner the link of a bill of materials, if the transaction has made it: a link that was there before is not sent again.
 * @param hash - the fingerprint of the link's key
 */
export function queueShareMail(bomNo: string, hash: string, now: number): Statement {
  return sql(
    `INSERT INTO outbox (code_id, recipient, purpose, kind, subject, language, created_at, next_at, expires_at)
     SELECT ?1, account.account, '', 'shared', bom_no, account.language, ?4, ?4, ?5 FROM bom JOIN account USING (user_code)
     WHERE bom_no = ?2 AND share_hash = ?3
       AND (SELECT COUNT(*) FROM outbox WHERE outbox.recipient = account.account AND kind = 'shared' AND outbox.created_at > ?6) < ?7
     ON CONFLICT (code_id) DO NOTHING`,
    `shared-${bomNo}-${hash.slice(0, 16)}`, bomNo, hash, now, now + MESSAGE_LIFE, now - MESSAGE_LIFE, SHARE_MAILS,
  );
}

/** Puts a message to the operator into the outbox, unless there is one with the same id. */
export function queueAlert(id: string, recipient: string, about: string, now: number): Statement {
  return sql(
    `INSERT INTO outbox (code_id, recipient, purpose, kind, subject, created_at, next_at, expires_at) VALUES (?1, ?2, '', 'alert', ?3, ?4, ?4, ?5)
     ON CONFLICT (code_id) DO NOTHING`,
    id, recipient, about, now, now + MESSAGE_LIFE,
  );
}

/**
 * Ends messages whose time is over. With a provider they are given up, and stay in the list without their codes; without one nobody expects them, so they go.
 * @param delivers - whether there is a provider
 */
export function endExpired(delivers: boolean, now: number): Statement {
  const where = "state = 'waiting' AND expires_at <= ?1";
  if (!delivers) return sql(`DELETE FROM outbox WHERE ${where}`, now);
  return sql(`UPDATE outbox SET state = 'dead', code = '', ended_at = ?1, fault = iif(fault = '', 'expired', fault) WHERE ${where}`, now);
}

/** Which messages are taken: those about codes, the others, or the one with an id. */
export type Taken = 'codes' | 'others' | { id: string };

/**
 * Takes messages that are due: those with fewer tries before the others, then those that expire first. Each of them counts a try and gets its next time at once: if this
 * run dies, it is tried again then, and meanwhile nobody else takes it.
 */
export function takeDue(now: number, most: number, taken: Taken): Statement {
  const [which, ...id] = typeof taken === 'object' ? ['code_id = ?6', taken.id] as const : [`kind ${taken === 'codes' ? 'IN' : 'NOT IN'} ${CODE_KINDS_SQL}`] as const;
  return sql(
    `UPDATE outbox SET tries = tries + 1, next_at = ?1 + min(?3, ?2 << min(tries, 20)) - ?5 WHERE message_id IN (
       SELECT message_id FROM outbox WHERE state = 'waiting' AND next_at <= ?1 AND expires_at > ?1 AND ${which}
       ORDER BY tries, expires_at, message_id LIMIT ?4)
     RETURNING message_id, code, ${LISTED}`,
    now, DELIVERY.firstPause, DELIVERY.longestPause, most, DELIVERY.early, ...id,
  );
}

/** The provider has accepted a message. Its code goes. */
export function markSent(messageId: number, now: number): Statement {
  return sql("UPDATE outbox SET state = 'sent', code = '', fault = '', ended_at = ?2 WHERE message_id = ?1", messageId, now);
}

/** A try has failed. If it was the last one, the message is given up. @param isFinal - whether the provider will never accept it */
export function markFailed(messageId: number, fault: string, isFinal: boolean, now: number): Statement {
  const last = '(?3 OR next_at >= expires_at)';
  return sql(
    `UPDATE outbox SET fault = ?2, state = iif(${last}, 'dead', state), code = iif(${last}, '', code), ended_at = iif(${last}, ?4, ended_at)
     WHERE message_id = ?1 AND state = 'waiting'`,
    messageId, fault, isFinal ? 1 : 0, now,
  );
}

/** Removes a message that tells nothing any more, such as that of a link that was revoked meanwhile. */
export function withdraw(messageId: number): Statement {
  return sql('DELETE FROM outbox WHERE message_id = ?1', messageId);
}

/** Reads messages that were given up and of which the operator was not told. */
export function untold(queries: Queries, most: number): Promise<Array<Pick<DueMessage, 'message_id' | 'code_id' | 'kind' | 'fault'>>> {
  return queries.all(sql("SELECT message_id, code_id, kind, fault FROM outbox WHERE state = 'dead' AND told = 0 LIMIT ?1", most));
}

/** Notes that the operator was told of messages. */
export function markTold(messageIds: readonly number[]): Statement {
  return sql('UPDATE outbox SET told = 1 WHERE message_id IN (SELECT value FROM json_each(?1))', JSON.stringify(messageIds));
}

/** Removes some of the messages that ended long ago. @param now - ms since 1970 */
export function forgetMessages(now: number): Statement {
  return sql(
    `DELETE FROM outbox WHERE message_id IN (
       SELECT * FROM (SELECT message_id FROM outbox WHERE state = 'sent' AND ended_at <= ?1 LIMIT 500)
       UNION ALL SELECT * FROM (SELECT message_id FROM outbox WHERE state = 'dead' AND ended_at <= ?2 LIMIT 500))`,
    now - SENT_LIFE, now - DEAD_LIFE,
  );
}

/** Reads one page of messages, newest first. @param state - `undefined`: all of them */
export function pageOfMessages(queries: Queries, state: MessageState | undefined, page: Page): Promise<FoundPage<ListedMessage>> {
  return pageOfRows(queries, {
    columns: LISTED, table: 'outbox', where: state === undefined ? [] : [[`state = '${state}'`]], order: 'created_at DESC, message_id DESC',
  }, page);
}

/** Reads a message by its id. */
export function messageWithId(queries: Queries, id: string): Promise<ListedMessage | undefined> {
  return queries.first<ListedMessage>(sql(`SELECT ${LISTED} FROM outbox WHERE code_id = ?1`, id));
}

/**
 * Has a message tried again at once, with its whole time before it. One about a code ends with the code. Ends the transaction with the rule `state` if nothing can
 * be tried again.
 */
export function tryAgain(id: string, by: string, now: number): Statement[] {
  return [
    assertInTransaction(
      'state', `EXISTS (SELECT 1 FROM outbox WHERE code_id = ?1 AND state <> 'sent' AND (kind NOT IN ${CODE_KINDS_SQL} OR (state = 'waiting' AND expires_at > ?2)))`, id, now,
    ),
    sql(
      `UPDATE outbox SET state = 'waiting', tries = 0, next_at = ?2, expires_at = iif(kind IN ${CODE_KINDS_SQL}, expires_at, ?3), fault = '', ended_at = NULL, told = 0, retried_by = ?4
       WHERE code_id = ?1`,
      id, now, now + MESSAGE_LIFE, by,
    ),
  ];
}
