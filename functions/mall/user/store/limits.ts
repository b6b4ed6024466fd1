import { sql, type Queries, type Statement } from '../../db/queries';
import type { Rule } from '../limits/policies';
import { fingerprint } from '../secrets/secrets';

/** A rule and whom it holds for: an account as it is stored, a visitor's address, or both together. */
export type Allowance = readonly [rule: Rule, subject: string];

/** Those of the allowances ?1 that are used up. */
const SPENT = `SELECT 1 FROM json_each(?1) w
  JOIN allowance a ON a.rule = w.value ->> 'rule' AND a.subject = w.value ->> 'subject'
  WHERE a.until > ?2 AND a.uses >= w.value ->> 'most'`;

const USE = (condition: string) => `INSERT INTO allowance (rule, subject, uses, until)
  SELECT w.value ->> 'rule', w.value ->> 'subject', 1, ?2 + (w.value ->> 'window') FROM json_each(?1) w WHERE ${condition}
  ON CONFLICT (rule, subject) DO UPDATE SET uses = uses + 1 RETURNING uses`;

const SPEND = USE(`NOT EXISTS (${SPENT})`);
const COUNT = USE('true');

/**
 * Uses every one of the allowances once, or none of them where one is used up. One statement decides, so that racing
 * requests never get more than there is. Windows that are over are cleared away.
 * @param now milliseconds since 1970
 */
export async function spend(queries: Queries, allowances: readonly Allowance[], now: number): Promise<boolean> {
  const [, uses = []] = await queries.batch([sql('DELETE FROM allowance WHERE until <= ?1', now), sql(SPEND, listed(allowances), now)]);
  return uses.length > 0;
}

/** Uses allowances once, beyond their most too. */
export async function count(queries: Queries, allowances: readonly Allowance[], now: number): Promise<void> {
  await queries.batch([sql('DELETE FROM allowance WHERE until <= ?1', now), counting(allowances, now)]);
}

/** Uses allowances once within a transaction, after windows that are over were cleared away. */
export function counting(allowances: readonly Allowance[], now: number): Statement {
  return sql(COUNT, listed(allowances), now);
}

/** Whether one of the allowances is used up. */
export async function isSpent(queries: Queries, allowances: readonly Allowance[], now: number): Promise<boolean> {
  return (await queries.first(sql(`${SPENT} LIMIT 1`, listed(allowances), now))) !== undefined;
}

const NAMED = `(rule, subject) IN (SELECT w.value ->> 'rule', w.value ->> 'subject' FROM json_each(?1) w)`;

/** Gives allowances back whole. */
export function clearing(allowances: readonly Allowance[]): Statement {
  return sql(`DELETE FROM allowance WHERE ${NAMED}`, listed(allowances));
}

/** Gives back one use of each allowance. */
export function givingBack(allowances: readonly Allowance[]): Statement {
  return sql(`UPDATE allowance SET uses = uses - 1 WHERE uses > 0 AND ${NAMED}`, listed(allowances));
}

function listed(allowances: readonly Allowance[]): string {
  return JSON.stringify(allowances.map(([{ name, most, window }, subject]) => ({ rule: name, subject: fingerprint(subject), most, window })));
}
