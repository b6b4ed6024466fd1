import { dayOf } from '~/domain/time/moment';

/** The first letter of a number: `F` for orders, `P` for payments, `R` for refunds, `M` for money that goes back, `V` for invoices, `K` for feedback. */
export type NumberKind = 'F' | 'P' | 'R' | 'M' | 'V' | 'K';

const DIGITS = 8;

/** A random number with the day in the shop's time zone: `F20261122-00482137`. If it is already used, the transaction that stores it ends. */
export function newNumber(kind: NumberKind, now: number, timeZone: string): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${kind}${dayOf(now, timeZone).replaceAll('-', '')}-${String(random % 10 ** DIGITS).padStart(DIGITS, '0')}`;
}
