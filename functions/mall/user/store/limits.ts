import { sql, type Queries, type Statement } from '../../db/queries';
import { OWN_ADDRESS, type Rule } from '../limits/policies';
import { fingerprint } from '../secrets/secrets';

/** A rule, and the subject for which it counts: an account as it is stored, a visitor's address, or an account and after a blank a place. */
export type Allowance = readonly [rule: Rule, subject: string];

/** SQL that selects the used-up allowances from the list ?1, at the time ?2. */
const SPENT = `SELECT 1 FROM json_each(?1) w
  JOIN allowance a ON a.rule = w.value ->> 'rule' AND a.subject = w.value ->> 'subject'
  WHERE a.until > ?2 AND a.uses >= w.value ->> 'most'`;

const USE = (condition: string) => `INSERT INTO allowance (rule, subject, uses, until)
  SELECT w.value ->> 'rule', w.value ->> 'subject', 1, ?2 + (w.value ->> 'window') FROM json_each(?1) w WHERE ${condition}
  ON CONFLICT (rule, subject) DO UPDATE SET uses = uses + 1 RETURNING uses`;

const SPEND = USE(`NOT EXISTS (${SPENT})`);
const COUNT = USE('true');

/**
 * Uses each of the allowances once. If one of them is used up, no allowance is used. One statement does this, so that requests at the same time
 * never exceed a limit. Expired windows are removed.
 * @param now - ms since 1970
 * @returns whether the allowances were used
 */
export async function spend(queries: Queries, allowances: readonly Allowance[], now: number): Promise<boolean> {
  if (allowances.length === 0) return true;
  const [, uses = []] = await queries.batch([sql('DELETE FROM allowance WHERE until <= ?1', now), sql(SPEND, listed(allowances), now)]);
  return uses.length > 0;
}

/** Uses each of the allowances once, even above its limit. Expired windows are removed. @param now - ms since 1970 */
export async function count(queries: Queries, allowances: readonly Allowance[], now: number): Promise<void> {
  await queries.batch([sql('DELETE FROM allowance WHERE until <= ?1', now), counting(allowances, now)]);
}

/** Uses each of the allowances once, even above its limit, as part of a transaction. Expired windows must be removed before. */
export function counting(allowances: readonly Allowance[], now: number): Statement {
  return sql(COUNT, listed(allowances), now);
}

/** Whether one of the allowances is used up. */
export async function isSpent(queries: Queries, allowances: readonly Allowance[], now: number): Promise<boolean> {
  return (await queries.first(sql(`${SPENT} LIMIT 1`, listed(allowances), now))) !== undefined;
}

const NAMED = `(rule, subject) IN (SELECT w.value ->> 'rule', w.value ->> 'subject' FROM json_each(?1) w)`;

/** Gives back all uses of each allowance. */
export function clearing(allowances: readonly Allowance[]): Statement {
  return sql(`DELETE FROM allowance WHERE ${NAMED}`, listed(allowances));
}

/** Gives back all uses of rules for an account in all networks. */
export function clearingNetworks(rules: readonly Rule[], account: string): Statement {
  // The bounds stand around what begins with the account and a blank: `!` comes after the blank, and the primary key finds these rows.
  return sql(
    `DELETE FROM allowance WHERE rule IN (SELECT value FROM json_each(?1)) AND subject > ?2 || ' ' AND subject < ?2 || '!'`,
    JSON.stringify(rules.map(({ name }) => name)), fingerprint(account),
  );
}

/** Gives back one use of each allowance. */
export function givingBack(allowances: readonly Allowance[]): Statement {
  return sql(`UPDATE allowance SET uses = uses - 1 WHERE uses > 0 AND ${NAMED}`, listed(allowances));
}

function listed(allowances: readonly Allowance[]): string {
  return JSON.stringify(allowances.map(([{ name, most, window }, subject]) => ({ rule: name, subject: namesOf(subject), most, window })));
}

/** The fingerprints of a subject's parts. The account stays apart from the place, so that all counts of an account can be found. */
export function namesOf(subject: string): string {
  return subject.split(' ').map(fingerprint).join(' ');
}

/** Removes all counts of an account, at all its places, and keeps which places are its own. @returns the removed rules with their uses */
export function clearCountsOf(account: string): Statement {
  return sql(
    `DELETE FROM allowance WHERE rule <> ?2 AND (subject = ?1 OR substr(subject, 1, length(?1) + 1) = ?1 || ' ') RETURNING rule, uses`, fingerprint(account), OWN_ADDRESS.name,
  );
}
