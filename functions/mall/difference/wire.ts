import type * as v from 'valibot';
import type * as contract from '~/upstream/contract/records/operator';
import { priceText } from '../db/stored-amount';
import type { DifferenceRow } from '../trade/stripe/differences';
import { momentText } from '../trade/records/wire';

/** A difference as operators see it. */
export function toDifference(row: DifferenceRow): v.InferInput<typeof contract.difference> {
  return {
    transactionNo: row.transaction_no, kind: row.kind, knownTo: row.known_to, amount: priceText(row.amount), currency: row.currency, createTime: momentText(row.found_at),
    ...(row.payment_no ? { paymentNo: row.payment_no } : {}),
    ...(row.settled_at === null ? {} : { settledTime: momentText(row.settled_at), settledBy: row.settled_by }),
  };
}
