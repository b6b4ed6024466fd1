import type { Rule } from '../../user/limits/policies';
import { fingerprint } from '../../user/secrets/secrets';
import { sql, type SqlValue, type Statement } from '../../db/queries';
import { assertInTransaction } from '../../db/transaction';

/** A rule, the account or address for which it counts, and how often it is used. */
export type Uses = readonly [rule: Rule, subject: string, uses: number];

/** What only the transaction itself knows. */
interface Measured {
  /** SQL for the number that uses are multiplied with, from 0. With 0 nothing is used or asserted. Its parameter is ?3. */
  times: string;
  of: SqlValue;
}

const ONCE: Measured = { times: 'iif(?3, 1, 0)', of: 1 };

/**
 * Uses allowances as part of a transaction, so that a refused transaction uses none. Ends the transaction with the rule `often` if one is used more
 * often than allowed.
 * @param now - ms since 1970
 */
export function spendInTransaction(wanted: readonly Uses[], now: number, { times, of }: Measured = ONCE): Statement[] {
  const used = wanted.filter(([, , uses]) => uses > 0);
  if (used.length === 0) return [];
  const list = JSON.stringify(used.map(([{ name, most, window }, subject, uses]) => ({ rule: name, subject: fingerprint(subject), most, window, uses })));
  return [
    sql('DELETE FROM allowance WHERE until <= ?1', now),
    sql(
      `INSERT INTO allowance (rule, subject, uses, until)
       SELECT w.value ->> 'rule', w.value ->> 'subject', (w.value ->> 'uses') * times, ?2 + (w.value ->> 'window')
       FROM (SELECT ${times} AS times) CROSS JOIN json_each(?1) AS w WHERE times > 0
       ON CONFLICT (rule, subject) DO UPDATE SET uses = uses + excluded.uses`,
      list, now, of,
    ),
    assertInTransaction(
      'often',
      `${times} = 0 OR NOT EXISTS (SELECT 1 FROM json_each(?1) AS w CROSS JOIN allowance AS a ON a.rule = w.value ->> 'rule' AND a.subject = w.value ->> 'subject'
         WHERE a.until > ?2 AND a.uses > w.value ->> 'most')`,
      list, now, of,
    ),
  ];
}
