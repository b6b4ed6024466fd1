import { ORDER_POLICY } from '~/domain/order/order-policies';
import { ORDER_STATUS, PAYMENT_METHOD, PAYMENT_STATUS } from '~/domain/order/states';
import { assertInTransaction } from '../db/transaction';
import type { Statement } from '../db/queries';

/** SQL condition for an unpaid order on account. Nothing is owed for a closed order. */
export const UNPAID_ON_ACCOUNT = `payment_method = '${PAYMENT_METHOD.onAccount}' AND payment_status = '${PAYMENT_STATUS.unpaid}'
  AND status <> '${ORDER_STATUS.closed}'`;

/**
 * Ends the transaction with the rule `credit` if a new order would exceed the user's credit, or if the user has an overdue order (README, "Orders").
 * @param payable - amount to pay for the new order, in millionths of a yuan
 * @param now - ms since 1970
 */
export function mayOwe(userCode: string, payable: number, now: number): Statement {
  return assertInTransaction(
    'credit',
    `(SELECT COALESCE(SUM(payable - refunded), 0) FROM trade_order WHERE user_code = ?1 AND ${UNPAID_ON_ACCOUNT}) + ?2
       <= COALESCE((SELECT credit_limit FROM account WHERE user_code = ?1), 0)
     AND NOT EXISTS (SELECT 1 FROM trade_order WHERE user_code = ?1 AND ${UNPAID_ON_ACCOUNT} AND payable > refunded AND received_at < ?3)`,
    userCode, payable, now - ORDER_POLICY.accountPeriod,
  );
}
