import { decimalText, minus, parseDecimal, plus } from '~/domain/numbers/decimal-text';
import { applyInvoice, getAccountPeriod, listInvoices } from '~/upstream/contract/records/order';
import { getPayment, paymentCallback, startPayment, stripeCallback, testPayment } from '~/upstream/contract/records/payment';
import { OK } from '~/upstream/contract/base/envelope';
import { check } from './check';
import { show } from './call-tester';
import { equal } from './expect-order';
import { NO_ORDER, readOrder, PLACED, expectOwnerOnly } from './order';
import { INVOICE_DETAILS_CHECKS } from './own-numbers';
import { expectUnique } from './records';
import { expectRefusal, expectSignIn } from './sign-in';

const NO_PAYMENT = 'P00000000-00007791';
const INVOICE = { invoiceTitle: 'Contract suite', taxNo: '91440300MA5F8K2T0X' };
const SIGNED_IN = 'the signed-in user needs a sign-in';
const WRITES = 'needs --write';
const STARTED = 'needs a sound payment/startPayment';

const startCheck = check(startPayment, async (tester, known, options) => {
  const { findings } = tester;
  const key = () => crypto.randomUUID();
  const user = await expectOwnerOnly(tester, known, options, { orderNo: NO_ORDER, idempotencyKey: key() }, 'unknown orderNo');
  if (!user) return;
  if (!known.order) return findings.note(PLACED);
  const { orderNo, otherNo } = known.order;
  const started = await tester.expectData({ orderNo, idempotencyKey: key() }, user);
  const again = await tester.expectData({ orderNo, idempotencyKey: key() }, user);
  if (!started || !again) return;
  findings.expect(started.paymentNo === again.paymentNo, 'once', `paymentNo: expected one for an order, found ${show(started.paymentNo)} and ${show(again.paymentNo)}`);
  expectRefusal(tester, await tester.send({ orderNo: otherNo, idempotencyKey: key() }, user), 'closed order');
  known.order.paymentNo = started.paymentNo;
});

const paymentCheck = check(getPayment, async (tester, known, options) => {
  const { findings } = tester;
  const user = await expectOwnerOnly(tester, known, options, { paymentNo: NO_PAYMENT }, 'unknown paymentNo');
  if (!user) return;
  if (known.order?.paymentNo === undefined) return findings.note(STARTED);
  const { orderNo, payable, paymentNo } = known.order;
  const found = await tester.expectData({ paymentNo }, user);
  if (!found) return;
  const { payment, open } = found;
  findings.expect(payment.paymentNo === paymentNo && payment.orderNo === orderNo, 'payment', `payment: expected ${show(paymentNo)} of ${show(orderNo)}, found ${show(payment)}`);
  findings.expect(equal(payment.amount, payable), 'amount', `amount: expected ${payable} as it was placed, found ${show(payment.amount)}`);
  findings.expect(open === 'T' && payment.payStatus === 'P0C', 'open', `open payment: expected open T and P0C, found ${show([open, payment.payStatus])}`);
});

const callbackCheck = check(paymentCallback, async (tester, { order }) => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const body = JSON.stringify({
    eventId: 'contract-suite', kind: 'paid', paymentNo: order?.paymentNo ?? NO_PAYMENT, orderNo: order?.orderNo ?? NO_ORDER,
    amount: order?.payable ?? '1', currency: 'CNY', at: new Date().toISOString(),
  });
  expectRefusal(tester, await tester.send({ body, timestamp, signature: '0'.repeat(64) }), 'forged signature');
  await tester.expectRefused({ body, timestamp }, 'callback without signature');
});

const stripeCheck = check(stripeCallback, async (tester) => {
  const body = JSON.stringify({ id: 'contract-suite', object: 'event', type: 'checkout.session.completed', data: { object: { object: 'checkout.session', payment_status: 'paid' } } });
  expectRefusal(tester, await tester.send({ body, signature: `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }), 'forged signature');
});

const payCheck = check(testPayment, async (tester, known, options) => {
  const { findings } = tester;
  const user = await expectOwnerOnly(tester, known, options, { paymentNo: NO_PAYMENT, outcome: 'pay' }, 'unknown paymentNo');
  if (!user) return;
  if (known.order?.paymentNo === undefined) return findings.note(STARTED);
  const { orderNo, paymentNo } = known.order;
  const answer = await tester.send({ paymentNo, outcome: 'pay' }, user);
  if (!answer) return;
  if (answer.code !== OK) return findings.note('only a demonstration takes test payments');
  const now = await readOrder(tester, orderNo, user);
  const paid = now?.payStatus === 'P0S' && now.orderStatus === 'P0D';
  findings.expect(!now || paid, 'paid', `states of a paid order: expected P0S and P0D, found ${show([now?.payStatus, now?.orderStatus])}`);
  expectRefusal(tester, await tester.send({ paymentNo, outcome: 'pay' }, user), 'completed payment');
  known.order.paid = paid;
});

const invoiceCheck = check(applyInvoice, async (tester, known, options) => {
  const { findings } = tester;
  const user = await expectOwnerOnly(tester, known, options, { orderNo: NO_ORDER, ...INVOICE }, 'unknown orderNo');
  if (!user) return;
  if (!known.order) return findings.note(PLACED);
  const { orderNo, otherNo } = known.order;
  await tester.expectRefused({ orderNo, ...INVOICE, taxNo: '12' }, 'taxNo of two digits', user);
  expectRefusal(tester, await tester.send({ orderNo: otherNo, ...INVOICE }, user), 'closed order');
  await tester.expectData({ orderNo, ...INVOICE }, user);
  const now = await readOrder(tester, orderNo, user);
  findings.expect(!now || now.invoiceStatus !== 'I0C', 'applied', 'invoiceStatus after applying: expected IOA or I0S, found I0C');
  expectRefusal(tester, await tester.send({ orderNo, ...INVOICE }, user), 'second application');
});

const invoicesCheck = check(listInvoices, async (tester, { user, order }, { write }) => {
  const { findings } = tester;
  await expectSignIn(tester, {});
  if (!user) return findings.note(SIGNED_IN);
  const rows = (await tester.expectData({}, user))?.rows;
  if (!rows) return;
  expectUnique(findings, 'orderNo', rows.map(({ orderNo }) => orderNo));
  const unbilled = rows.find(({ invoiceStatus, invoiceNo }) => (invoiceStatus === 'I0S') !== (invoiceNo !== undefined));
  findings.expect(!unbilled, 'invoiceNo', `invoiceNo: expected one on issued invoices and no others, found ${show(unbilled)}`);
  if (!write) return findings.note(WRITES);
  if (!order) return findings.note(PLACED);
  const own = rows.find(({ orderNo }) => orderNo === order.orderNo);
  findings.expect(own?.invoiceTitle === INVOICE.invoiceTitle, 'listed', `second application: expected ${show(INVOICE.invoiceTitle)} in the list, found ${show(own?.invoiceTitle)}`);
});

const accountPeriodCheck = check(getAccountPeriod, async (tester, { user }) => {
  const { findings } = tester;
  await expectSignIn(tester, {});
  if (!user) return findings.note(SIGNED_IN);
  const found = await tester.expectData({}, user);
  if (!found) return;
  const { limit, used, free, overdue, overdueFlag, orders } = found;
  const sum = (some: typeof orders) => decimalText(some.reduce((all, { owed }) => plus(all, scaled(owed)), scaled('0')));
  findings.expect(equal(used, sum(orders)), 'used', `used: expected the sum of its orders, found ${show(used)}`);
  const late = orders.filter((order) => order.overdueFlag === 'P0T');
  findings.expect(equal(overdue, sum(late)) && (overdueFlag === 'P0T') === late.length > 0, 'overdue', `overdue: expected the sum of the overdue orders, found ${show([overdue, overdueFlag])}`);
  const left = minus(scaled(limit), scaled(used));
  findings.expect(equal(free, left.units < 0n ? '0' : decimalText(left)), 'free', `free: expected limit − used, found ${show(free)}`);
});

function scaled(amount: string) {
  return parseDecimal(amount) ?? { units: 0n, scale: 0 };
}

/** In the order in which they depend on each other. */
export const PAYMENT_CHECKS = [startCheck, paymentCheck, callbackCheck, stripeCheck, payCheck, invoiceCheck, invoicesCheck, ...INVOICE_DETAILS_CHECKS];
export const ACCOUNT_PERIOD_CHECKS = [accountPeriodCheck];
