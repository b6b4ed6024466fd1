import { decimalText, minus, parseDecimal, plus } from '~/domain/numbers/decimal-text';
import { applyInvoice, getAccountPeriod, listInvoices } from '~/upstream/contract/records/order';
import { getPayment, paymentCallback, startPayment, testPayment } from '~/upstream/contract/records/payment';
import { OK } from '~/upstream/contract/base/envelope';
import { check } from './check';
import { show } from './exam';
import { equal } from './judge-order';
import { NO_ORDER, orderNow, PLACED, whoMayWrite } from './order';
import { expectUnique } from './records';
import { expectRefused, expectSignIn } from './sign-in';

const NO_PAYMENT = 'P00000000-00007791';
const INVOICE = { invoiceTitle: 'Contract suite', taxNo: '91440300MA5F8K2T0X' };
const SIGNED_IN = 'the signed-in user needs a sign-in';
const WRITES = 'needs --write';
const STARTED = 'needs a sound payment/startPayment';

const startCheck = check(startPayment, async (exam, known, options) => {
  const { findings } = exam;
  const key = () => crypto.randomUUID();
  const user = await whoMayWrite(exam, known, options, { orderNo: NO_ORDER, idempotencyKey: key() }, 'unknown orderNo');
  if (!user) return;
  if (!known.order) return findings.note(PLACED);
  const { orderNo, otherNo } = known.order;
  const started = await exam.good({ orderNo, idempotencyKey: key() }, user);
  const again = await exam.good({ orderNo, idempotencyKey: key() }, user);
  if (!started || !again) return;
  findings.expect(started.paymentNo === again.paymentNo, 'once', `paymentNo: expected one for an order, found ${show(started.paymentNo)} and ${show(again.paymentNo)}`);
  expectRefused(exam, await exam.envelope({ orderNo: otherNo, idempotencyKey: key() }, user), 'order that is closed');
  known.order.paymentNo = started.paymentNo;
});

const paymentCheck = check(getPayment, async (exam, known, options) => {
  const { findings } = exam;
  const user = await whoMayWrite(exam, known, options, { paymentNo: NO_PAYMENT }, 'unknown paymentNo');
  if (!user) return;
  if (known.order?.paymentNo === undefined) return findings.note(STARTED);
  const { orderNo, payable, paymentNo } = known.order;
  const found = await exam.good({ paymentNo }, user);
  if (!found) return;
  const { payment, open } = found;
  findings.expect(payment.paymentNo === paymentNo && payment.orderNo === orderNo, 'payment', `payment: expected ${show(paymentNo)} of ${show(orderNo)}, found ${show(payment)}`);
  findings.expect(equal(payment.amount, payable), 'amount', `amount: expected ${payable} as it was placed, found ${show(payment.amount)}`);
  findings.expect(open === 'T' && payment.payStatus === 'P0C', 'open', `payment that waits: expected open T and P0C, found ${show([open, payment.payStatus])}`);
});

const callbackCheck = check(paymentCallback, async (exam, { order }) => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const body = JSON.stringify({
    eventId: 'contract-suite', kind: 'paid', paymentNo: order?.paymentNo ?? NO_PAYMENT, orderNo: order?.orderNo ?? NO_ORDER,
    amount: order?.payable ?? '1', currency: 'CNY', at: new Date().toISOString(),
  });
  expectRefused(exam, await exam.envelope({ body, timestamp, signature: '0'.repeat(64) }), 'forged signature');
  await exam.refuses({ body, timestamp }, 'call-back without signature');
});

const payCheck = check(testPayment, async (exam, known, options) => {
  const { findings } = exam;
  const user = await whoMayWrite(exam, known, options, { paymentNo: NO_PAYMENT, outcome: 'pay' }, 'unknown paymentNo');
  if (!user) return;
  if (known.order?.paymentNo === undefined) return findings.note(STARTED);
  const { orderNo, paymentNo } = known.order;
  const answer = await exam.envelope({ paymentNo, outcome: 'pay' }, user);
  if (!answer) return;
  if (answer.code !== OK) return findings.note('only a demonstration pays so');
  const now = await orderNow(exam, orderNo, user);
  const paid = now?.payStatus === 'P0S' && now.orderStatus === 'P0D';
  findings.expect(!now || paid, 'paid', `states of a paid order: expected P0S and P0D, found ${show([now?.payStatus, now?.orderStatus])}`);
  expectRefused(exam, await exam.envelope({ paymentNo, outcome: 'pay' }, user), 'payment that is made');
  known.order.paid = paid;
});

const invoiceCheck = check(applyInvoice, async (exam, known, options) => {
  const { findings } = exam;
  const user = await whoMayWrite(exam, known, options, { orderNo: NO_ORDER, ...INVOICE }, 'unknown orderNo');
  if (!user) return;
  if (!known.order) return findings.note(PLACED);
  const { orderNo, otherNo } = known.order;
  await exam.refuses({ orderNo, ...INVOICE, taxNo: '12' }, 'taxNo of two digits', user);
  expectRefused(exam, await exam.envelope({ orderNo: otherNo, ...INVOICE }, user), 'order that is closed');
  await exam.good({ orderNo, ...INVOICE }, user);
  const now = await orderNow(exam, orderNo, user);
  findings.expect(!now || now.invoiceStatus !== 'I0C', 'applied', 'invoiceStatus after applying: expected IOA or I0S, found I0C');
  expectRefused(exam, await exam.envelope({ orderNo, ...INVOICE }, user), 'invoice that was applied for');
});

const invoicesCheck = check(listInvoices, async (exam, { user, order }, { write }) => {
  const { findings } = exam;
  await expectSignIn(exam, {});
  if (!user) return findings.note(SIGNED_IN);
  const rows = (await exam.good({}, user))?.rows;
  if (!rows) return;
  expectUnique(findings, 'orderNo', rows.map(({ orderNo }) => orderNo));
  const unbilled = rows.find(({ invoiceStatus, invoiceNo }) => (invoiceStatus === 'I0S') !== (invoiceNo !== undefined));
  findings.expect(!unbilled, 'invoiceNo', `invoiceNo: expected one where it is billed, and only there, found ${show(unbilled)}`);
  if (!write) return findings.note(WRITES);
  if (!order) return findings.note(PLACED);
  const own = rows.find(({ orderNo }) => orderNo === order.orderNo);
  findings.expect(own?.invoiceTitle === INVOICE.invoiceTitle, 'listed', `invoice that was applied for: expected ${show(INVOICE.invoiceTitle)} in the list, found ${show(own?.invoiceTitle)}`);
});

const accountPeriodCheck = check(getAccountPeriod, async (exam, { user }) => {
  const { findings } = exam;
  await expectSignIn(exam, {});
  if (!user) return findings.note(SIGNED_IN);
  const found = await exam.good({}, user);
  if (!found) return;
  const { limit, used, free, overdue, overdueFlag, orders } = found;
  const sum = (some: typeof orders) => decimalText(some.reduce((all, { owed }) => plus(all, scaled(owed)), scaled('0')));
  findings.expect(equal(used, sum(orders)), 'used', `used: expected the sum of its orders, found ${show(used)}`);
  const late = orders.filter((order) => order.overdueFlag === 'P0T');
  findings.expect(equal(overdue, sum(late)) && (overdueFlag === 'P0T') === late.length > 0, 'overdue', `overdue: expected the sum of what is overdue, found ${show([overdue, overdueFlag])}`);
  const left = minus(scaled(limit), scaled(used));
  findings.expect(equal(free, left.units < 0n ? '0' : decimalText(left)), 'free', `free: expected limit − used, found ${show(free)}`);
});

function scaled(amount: string) {
  return parseDecimal(amount) ?? { units: 0n, scale: 0 };
}

/** In the order in which they build on each other. */
export const PAYMENT_CHECKS = [startCheck, paymentCheck, callbackCheck, payCheck, invoiceCheck, invoicesCheck];
export const ACCOUNT_PERIOD_CHECKS = [accountPeriodCheck];
