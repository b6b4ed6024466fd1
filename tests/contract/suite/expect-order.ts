import { compare, decimalText, minus, parseDecimal, plus, roundedAmount, times, type Scaled } from '~/domain/numbers/decimal-text';
import { canMove } from '~/domain/order/states';
import type { Data } from '~/upstream/contract/base/call';
import type { getOrder, listOrders } from '~/upstream/contract/records/order';
import { show } from './call-tester';
import { expectShipments } from './expect-shipments';
import type { Findings } from './findings';
import { expectText, expectUnique } from './records';

export type WireOrder = Data<typeof getOrder>;
type Summary = Data<typeof listOrders>['page']['rows'][number];

/** Expects of an order what the schema cannot say: amounts are the sums of the lines, and the states fit each other. */
export function expectOrderSummary(findings: Findings, order: Summary): void {
  const { orderNo, lines, payable, refunded, orderStatus, payMethod, payUntil, dueTime } = order;
  const where = `order ${show(orderNo)}`;
  expectUnique(findings, 'lines.goodsId', lines.map(({ goodsId }) => goodsId));
  findings.expect(equal(sum(lines.map(({ discountAmount }) => discountAmount)), payable), 'payable', `payable of ${where}: expected the sum of its lines, found ${show(payable)}`);
  findings.expect(compare(read(refunded), read(payable)) <= 0, 'refunded', `refunded of ${where}: expected at most ${payable}, found ${show(refunded)}`);
  findings.expect(payUntil === undefined || orderStatus === 'P0C', 'payUntil', `payUntil of ${where}: expected none in state ${orderStatus}, found ${show(payUntil)}`);
  findings.expect(dueTime === undefined || payMethod === 'PW1', 'dueTime', `dueTime of ${where}: expected none where payment is due at once, found ${show(dueTime)}`);
  for (const line of lines) {
    expectText(findings, 'lines[]', line, 'brandName');
    const amount = decimalText(roundedAmount(times(read(line.unitPrice), read(String(line.qty)))));
    findings.expect(equal(line.amount, amount), 'lines.amount', `amount of ${show(line.mpn)} in ${where}: expected ${amount}, found ${show(line.amount)}`);
    findings.expect(compare(read(line.discountAmount), read(line.amount)) <= 0, 'lines.discountAmount', `discountAmount of ${show(line.mpn)} in ${where}: expected at most ${line.amount}, found ${show(line.discountAmount)}`);
    const pieces = [line.orderNum, line.shipNum ?? 0, line.refundNum, ...line.refundable.map(({ qty }) => qty)];
    findings.expect(pieces.every((count) => count <= line.qty), 'lines.qty', `pieces of ${show(line.mpn)} in ${where}: expected at most ${line.qty}, found ${show(pieces)}`);
  }
}

export function expectOrder(findings: Findings, order: WireOrder): void {
  expectOrderSummary(findings, order);
  const { orderNo, lines, total, saving, freight = '0', payable, orderStatus, payStatus, payMethod, payment, refunds, events, shipment, shipments } = order;
  findings.expect(equal(total, sum(lines.map(({ amount }) => amount))), 'total', `total: expected the sum of its lines, found ${show(total)}`);
  findings.expect(equal(saving, decimalText(minus(plus(read(total), read(freight)), read(payable)))), 'saving', `saving: expected total + freight − payable, found ${show(saving)}`);
  findings.expect(payment.orderNo === orderNo && payment.payStatus === payStatus && payment.payMethod === payMethod, 'payment', `payment: expected that of the order, found ${show(payment)}`);
  if (shipments) {
    findings.expect(!shipment, 'shipments', 'shipments: expected none after shipment');
    expectShipments(findings, shipments, lines.map(({ goodsId }) => goodsId), (id, pieces) => lines.some(({ goodsId, qty }) => goodsId === id && pieces <= qty));
  }
  const stray = refunds.find((refund) => refund.orderNo !== orderNo);
  findings.expect(!stray, 'refunds', `refunds: expected those of the order, found one of ${show(stray?.orderNo)}`);
  const times = events.map(({ createTime }) => Date.parse(createTime));
  findings.expect(times.every((time, index) => time >= (times[index - 1] ?? time)), 'events.order', 'events: expected the oldest first');
  for (const { subject, fromStatus, toStatus } of events) {
    const good = fromStatus === undefined || canMove(subject, fromStatus, toStatus);
    findings.expect(good, 'events.move', `events: expected an allowed transition, found ${subject} from ${show(fromStatus)} to ${show(toStatus)}`);
  }
  const last = events.findLast(({ subject }) => subject === 'order');
  findings.expect(last?.toStatus === orderStatus, 'events.last', `events: expected the last of the order to lead to ${orderStatus}, found ${show(last?.toStatus)}`);
}

function sum(amounts: readonly string[]): string {
  return decimalText(amounts.reduce<Scaled>((all, amount) => plus(all, read(amount)), read('0')));
}

/** Whether two amounts are equal as numbers. */
export function equal(a: string, b: string): boolean {
  return compare(read(a), read(b)) === 0;
}

function read(amount: string): Scaled {
  return parseDecimal(amount) ?? { units: 0n, scale: 0 };
}
