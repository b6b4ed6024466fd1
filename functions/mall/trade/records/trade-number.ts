import { dayOf } from '~/domain/time/moment';

/** The first letter of the numbers of orders, payments, refunds and invoices. */
export type NumberKind = 'F' | 'P' | 'R' | 'V';

const DIGITS = 8;

/** A random number with the day in the shop's zone: `F20261122-00482137`. A collision ends its transaction. */
export function newNumber(kind: NumberKind, now: number, timeZone: string): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${kind}${dayOf(now, timeZone).replaceAll('-', '')}-${String(random % 10 ** DIGITS).padStart(DIGITS, '0')}`;
}
