import { dayOf } from '~/domain/time/moment';

/** Orders, payments, refunds and invoices by their first letter. */
export type NumberKind = 'F' | 'P' | 'R' | 'V';

const DIGITS = 8;

/** A number that nobody else is likely to have: `F20261122-00482137`, with the day in the shop's zone. */
export function newNumber(kind: NumberKind, now: number, timeZone: string): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${kind}${dayOf(now, timeZone).replaceAll('-', '')}-${String(random % 10 ** DIGITS).padStart(DIGITS, '0')}`;
}
