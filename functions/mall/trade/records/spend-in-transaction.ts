import type { Rule } from '../../user/limits/policies';
import { fingerprint } from '../../user/secrets/secrets';
import { sql, type Statement } from '../../db/queries';
import { assertInTransaction } from './transaction';

/** A rule, the account or address for which it counts, and how often it is used. */
export type Uses = readonly [rule: Rule, subject: string, uses: number];

/**
 * Uses allowances as part of a transaction, so that a refused transaction uses none. Ends the transaction with the rule `often` if one is used more
 * often than allowed.
 * @param now - ms since 1970
 */
export function spendInTransaction(wanted: readonly Uses[], now: number): Statement[] {
  const used = wanted.filter(([, , uses]) => uses > 0);
  if (used.length === 0) return [];
  const list = JSON.stringify(used.map(([{ name, most, window }, subject, uses]) => ({ rule: name, subject: fingerprint(subject), most, window, uses })));
  return [
    sql('DELETE FROM allowance WHERE until <= ?1', now),
    sql(
      `INSERT INTO allowance (rule, subject, uses, until)
       SELECT w.value ->> 'rule', w.value ->> 'subject', w.value ->> 'uses', ?2 + (w.value ->> 'window') FROM json_each(?1) AS w WHERE true
       ON CONFLICT (rule, subject) DO UPDATE SET uses = uses + excluded.uses`,
      list, now,
    ),
    assertInTransaction(
      'often',
      `NOT EXISTS (SELECT 1 FROM json_each(?1) AS w CROSS JOIN allowance AS a ON a.rule = w.value ->> 'rule' AND a.subject = w.value ->> 'subject'
         WHERE a.uses > w.value ->> 'most')`,
      list,
    ),
  ];
}
