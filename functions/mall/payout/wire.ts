import type * as v from 'valibot';
import type * as contract from '~/upstream/contract/records/operator';
import { priceText } from '../db/stored-amount';
import type { PayoutRow } from '../trade/payments/payouts';
import { momentText } from '../trade/records/wire';

/** A payout as operators see it. */
export function toPayout(row: PayoutRow): v.InferInput<typeof contract.payout> {
  return {
    payoutNo: row.payout_no, orderNo: row.order_no, paymentNo: row.payment_no, reason: row.reason, amount: priceText(row.amount),
    userCode: row.user_code, account: row.account, createTime: momentText(row.created_at),
    ...(row.sent_at === null ? {} : { sentTime: momentText(row.sent_at), sentBy: row.sent_by }),
  };
}
