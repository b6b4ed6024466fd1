import * as v from 'valibot';
import { HOME_COUNTRY } from '~/domain/address/countries';
import { ANY_COUNTRY } from '~/domain/address/tax-number';
import { INVOICE_STATUS, ORDER_STATUS, PAYMENT_STATUS } from '~/domain/order/states';
import * as contract from '~/upstream/contract/records/order';
import { forgetInvoice, rememberInvoice, selectInvoice } from '../order/invoice-details';
import { checkInvoice } from '../order/place-order';
import { runTransaction, assertInTransaction } from '../db/transaction';
import { transition } from '../trade/records/transitions';
import { ownOrder, requireUser, untilDone, wrongState } from '../trade/owned-orders';
import type { OrderRow } from '../trade/records/store';
import { toInvoice } from '../trade/records/wire';
import { sql } from '../db/queries';
import { handle } from '../http/route';
import { billing } from '../trade/records/billing';
import { MESSAGES } from './messages';

export const invoiceRoutes = [
  handle(contract.applyInvoice, async ({ orderNo, invoiceTitle, taxNo }, context) => {
    const user = await requireUser(context);
    await untilDone(async () => {
      const { order } = await ownOrder(context, user, orderNo);
      const { country = HOME_COUNTRY } = v.parse(contract.orderAddress, JSON.parse(order.address));
      const number = checkInvoice({ invoiceTitle, taxNo }, country);
      if (order.invoice_status !== INVOICE_STATUS.none) throw wrongState(MESSAGES.appliedAlready);
      if (order.status === ORDER_STATUS.closed || order.refunded === order.payable) {
        throw wrongState(MESSAGES.nothingToBill);
      }
      const subject = { machine: 'invoice', number: orderNo, orderNo } as const;
      return runTransaction(context.queries, [
        // The work starts again if the order was paid since it was read. Otherwise the invoice of this order would never be issued.
        assertInTransaction(
          'state', 'EXISTS (SELECT 1 FROM trade_order WHERE order_no = ?1 AND status = ?2 AND payment_status = ?3 AND refunded = ?4)',
          orderNo, order.status, order.payment_status, order.refunded,
        ),
        ...transition(subject, INVOICE_STATUS.none, INVOICE_STATUS.requested, { actor: 'buyer', cause: 'applied', at: context.now }),
        sql(
          'UPDATE trade_order SET invoice_title = ?2, tax_no = ?3, invoice_applied_at = ?4 WHERE order_no = ?1',
          orderNo, invoiceTitle.trim(), number, context.now,
        ),
        rememberInvoice(user.userCode, { invoiceTitle: invoiceTitle.trim(), taxNo: number }),
        ...(isBillable(order) ? billing(context, orderNo) : []),
      ]);
    });
    return null;
  }),
  handle(contract.listInvoices, async (_, context) => {
    const { userCode } = await requireUser(context);
    const rows = await context.queries.all<OrderRow>(sql(
      'SELECT * FROM trade_order WHERE user_code = ?1 AND invoice_status <> ?2 ORDER BY created_at DESC, order_no DESC LIMIT 500',
      userCode, INVOICE_STATUS.none,
    ));
    return { rows: rows.map(toInvoice) };
  }),
  handle(contract.getInvoiceDetails, async (_, context) => {
    const { userCode } = await requireUser(context);
    const found = await context.queries.first<{ invoiceTitle: string; taxNo: string }>(selectInvoice(userCode));
    return found ? { invoiceTitle: found.invoiceTitle, ...(found.taxNo ? { taxNo: found.taxNo } : {}) } : {};
  }),
  handle(contract.saveInvoiceDetails, async ({ invoiceTitle = '', taxNo = '' }, context) => {
    const { userCode } = await requireUser(context);
    const number = checkInvoice({ invoiceTitle, taxNo }, ANY_COUNTRY);
    await context.queries.batch([invoiceTitle ? rememberInvoice(userCode, { invoiceTitle: invoiceTitle.trim(), taxNo: number }) : forgetInvoice(userCode)]);
    return null;
  }),
];

/** Whether the invoice can be issued now: the order is paid, or it is on account and not closed. */
function isBillable({ status, payment_status }: OrderRow): boolean {
  return payment_status === PAYMENT_STATUS.paid || (status !== ORDER_STATUS.awaitingApproval && status !== ORDER_STATUS.pendingPayment && status !== ORDER_STATUS.closed);
}
