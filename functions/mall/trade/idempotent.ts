import { createHash } from 'node:crypto';
import { ORDER_POLICY } from '~/domain/order/order-policies';
import { CODES } from '~/upstream/contract/base/envelope';
import { sql, type Statement } from '../db/queries';
import { Refusal } from '../http/refusal';
import type { MallContext } from '../http/route';
import { MESSAGES } from './messages';

/** Thrown if another request with the same idempotency key was faster. This request then gets the answer of the other one. */
export class KeyTaken extends Error {}

interface KeyedPayload {
  idempotencyKey: string;
}

/**
 * Runs work once for an idempotency key (README, "Transactions"). For 24 hours, the same content gets the same answer, and other content is
 * refused. Refusals are not stored.
 * @param read - validates the stored answer
 * @param work - runs one transaction that includes `record(answer)`, and throws {@link KeyTaken} if the rule `key` ended it
 * @throws Refusal if the key was used for something else
 */
export async function idempotent<A>(
  { queries, now }: MallContext, userCode: string, operation: string, { idempotencyKey: key, ...content }: KeyedPayload,
  read: (stored: unknown) => A, work: (record: (answer: A) => Statement[]) => Promise<A>,
): Promise<A> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const since = now - ORDER_POLICY.keyLife;
  async function known(): Promise<A | undefined> {
    const row = await queries.first<{ operation: string; content: string; answer: string }>(sql(
      'SELECT operation, content, answer FROM idempotency WHERE user_code = ?1 AND key = ?2 AND created_at > ?3', userCode, key, since,
    ));
    if (!row) return undefined;
    if (row.operation !== operation || row.content !== hash) throw new Refusal(CODES.keyReused, MESSAGES.keyReused);
    return read(JSON.parse(row.answer));
  }
  const before = await known();
  if (before !== undefined) return before;
  const record = (answer: A): Statement[] => [
    sql('DELETE FROM idempotency WHERE user_code = ?1 AND key = ?2 AND created_at <= ?3', userCode, key, since),
    sql(
      'INSERT INTO idempotency (user_code, key, operation, content, answer, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)',
      userCode, key, operation, hash, JSON.stringify(answer), now,
    ),
  ];
  try {
    return await work(record);
  } catch (error) {
    // The work may also have been refused because of the faster request with the same key.
    if (!(error instanceof KeyTaken) && !(error instanceof Refusal)) throw error;
    const done = await known();
    if (done === undefined) throw error;
    return done;
  }
}

/** Removes some of the expired keys. @param now - ms since 1970 */
export function forgetKeys(now: number): Statement {
  return sql(
    'DELETE FROM idempotency WHERE (user_code, key) IN (SELECT user_code, key FROM idempotency WHERE created_at <= ?1 LIMIT 500)',
    now - ORDER_POLICY.keyLife,
  );
}
