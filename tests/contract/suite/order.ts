import { removeAddress, saveAddress } from '~/upstream/contract/records/address';
import type { Call, Payload } from '~/upstream/contract/base/call';
import { readCart, removeFromCart } from '~/upstream/contract/records/cart';
import { buyAgain, cancelOrder, confirmReceipt, createOrder, getOrder, listOrders } from '~/upstream/contract/records/order';
import { check, type Known, type Options } from './check';
import { show, type CallTester } from './call-tester';
import { equal, expectOrder, expectOrderSummary, type WireOrder } from './expect-order';
import { FIELDS } from './owned';
import { expectUnique } from './records';
import { samplesOf } from './sample';
import type { Credentials } from './server';
import { expectRefusal, expectSignIn } from './sign-in';

/** Orders of the user. The suite places two: it cancels one, and pays, ships and partly refunds the other. */

export const NO_ORDER = 'F00000000-00007791';
const NO_PART = 'no-such-part-7791';
const WRITES = 'needs --write';
const SIGNED_IN = 'the signed-in user needs a sign-in';
export const PLACED = 'needs a sound order/createOrder';
export const PAID = 'needs a payment, which only a demonstration takes from the suite';

/**
 * Expects that a call needs a sign-in and refuses an unknown record.
 * @returns the user, where the check may go on and write
 */
export async function expectOwnerOnly<C extends Call>(
  tester: CallTester<C>, { user }: Known, { write }: Options, unknownPayload: Payload<C>, what: string,
): Promise<Credentials | undefined> {
  await expectSignIn(tester, unknownPayload);
  if (user) expectRefusal(tester, await tester.send(unknownPayload, user), what);
  if (!write) tester.findings.note(WRITES);
  if (!user) tester.findings.note(SIGNED_IN);
  return write ? user : undefined;
}

/** Reads the order again, whichever call is under test. */
export async function readOrder<C extends Call>(tester: CallTester<C>, orderNo: string, user: Credentials): Promise<WireOrder | undefined> {
  return tester.unreported(getOrder).expectData({ orderNo }, user);
}

const createCheck = check(createOrder, async (tester, known, options) => {
  const { findings } = tester;
  const [part] = samplesOf(known.rows);
  const key = () => crypto.randomUUID();
  const base = { payMethod: 'PW0', shortage: 'ship', remark: 'contract suite' } as const;
  const unknownPayload = { ...base, idempotencyKey: key(), lines: [{ goodsId: NO_PART, qty: 1 }], address: FIELDS };
  const user = await expectOwnerOnly(tester, known, options, unknownPayload, 'unknown goodsId');
  if (!user) return;
  if (!part) return findings.note('needs a part of goods/search that can be bought');
  // Enough pieces for the later refund and returns.
  const qty = 2 * part.few;
  const lines = [{ goodsId: part.id, qty }];
  const addressId = (await tester.unreported(saveAddress).expectData(FIELDS, user))?.addressId;
  if (addressId === undefined) return findings.note('needs a sound address/saveAddress');
  const wanted = { ...base, lines, addressId };
  await tester.expectRefused({ ...wanted, idempotencyKey: 'short' }, 'malformed idempotencyKey', user);
  await tester.expectRefused({ ...wanted, idempotencyKey: key(), payMethod: 'PW9' }, 'unknown payMethod', user);
  await tester.expectRefused({ ...base, lines, idempotencyKey: key() }, 'no address', user);
  expectRefusal(tester, await tester.send({ ...wanted, idempotencyKey: key(), lines: [{ goodsId: part.id, qty: part.wrong }] }, user), 'quantity that cannot be bought');
  expectRefusal(tester, await tester.send({ ...wanted, idempotencyKey: key(), amount: '0.01' }, user), 'amount that differs from the mall’s');
  expectRefusal(tester, await tester.send({ ...wanted, idempotencyKey: key(), fromCart: 'T', lines: [{ goodsId: part.id, qty: 2 * qty }] }, user), 'lines that the cart does not have');
  const idempotencyKey = key();
  const placed = await tester.expectData({ ...wanted, idempotencyKey }, user);
  if (!placed) return;
  findings.expect(['P0A', 'P0C'].includes(placed.orderStatus), 'orderStatus', `orderStatus: expected P0C or P0A, found ${show(placed.orderStatus)}`);
  const again = await tester.expectData({ ...wanted, idempotencyKey }, user);
  findings.expect(again?.orderNo === placed.orderNo, 'same key', `orderNo of the same idempotencyKey: expected ${show(placed.orderNo)}, found ${show(again?.orderNo)}`);
  expectRefusal(tester, await tester.send({ ...wanted, idempotencyKey, remark: 'something else' }, user), 'idempotencyKey of another order');
  const other = await tester.expectData({ ...wanted, idempotencyKey: key(), amount: placed.payable }, user);
  findings.expect(other?.orderNo !== placed.orderNo, 'other key', 'orderNo of another idempotencyKey: expected another order, found the same');
  await tester.unreported(removeAddress).expectData({ addressId }, user);
  if (other && !findings.has()) known.order = { orderNo: placed.orderNo, payable: placed.payable, goodsId: part.id, qty, otherNo: other.orderNo };
});

const detailCheck = check(getOrder, async (tester, known, options) => {
  const { findings } = tester;
  const user = await expectOwnerOnly(tester, known, options, { orderNo: NO_ORDER }, 'unknown orderNo');
  if (!user) return;
  if (!known.order) return findings.note(PLACED);
  const { orderNo, payable, goodsId, qty } = known.order;
  const found = await tester.expectData({ orderNo }, user);
  if (!found) return;
  expectOrder(findings, found);
  findings.expect(found.orderNo === orderNo, 'orderNo', `orderNo: expected ${show(orderNo)} as requested, found ${show(found.orderNo)}`);
  findings.expect(equal(found.payable, payable), 'placed', `payable: expected ${payable} as it was placed, found ${show(found.payable)}`);
  const actual = found.lines.map((line) => [line.goodsId, line.qty]);
  findings.expect(show(actual) === show([[goodsId, qty]]), 'lines', `lines: expected ${show([[goodsId, qty]])}, found ${show(actual)}`);
  findings.expect(found.address.detail === FIELDS.detail, 'address', `address: expected that of the order, although it is removed from the list, found ${show(found.address.detail)}`);
});

const listCheck = check(listOrders, async (tester, { user, order }, { write }) => {
  const { findings } = tester;
  await expectSignIn(tester, {});
  if (!user) return findings.note(SIGNED_IN);
  await tester.expectRefused({ status: 'P9' }, 'unknown status', user);
  const size = 5;
  const answer = await tester.expectData({ pageNo: 1, pageSize: size }, user);
  if (!answer) return;
  const { page: { rows, pageNo, pageSize, total, totalPage }, counts } = answer;
  for (const row of rows) expectOrderSummary(findings, row);
  const brief = await tester.expectData({ pageNo: 1, pageSize: size, mostLines: 1 }, user);
  const miscounted = brief?.page.rows.find(({ orderNo, lines, lineCount = lines.length }) => rows.some((row) => row.orderNo === orderNo && row.lines.length !== lineCount));
  findings.expect(!miscounted, 'lineCount', `lineCount of order ${show(miscounted?.orderNo)}: expected how many lines it has, found ${show(miscounted?.lineCount)}`);
  expectUnique(findings, 'rows.orderNo', rows.map(({ orderNo }) => orderNo));
  const times = rows.map(({ createTime }) => Date.parse(createTime));
  findings.expect(times.every((time, index) => time <= (times[index - 1] ?? time)), 'order', 'rows[].createTime: expected the newest first');
  const sound = pageNo === 1 && pageSize === size && totalPage === Math.ceil(total / size) && rows.length === Math.min(size, total);
  findings.expect(sound, 'page', `page: expected arithmetic of ${total} orders, found ${show({ pageNo, pageSize, totalPage, rows: rows.length })}`);
  const all = counts.find(({ status }) => status === 'ALL')?.count;
  const each = counts.filter(({ status }) => status !== 'ALL').reduce((sum, { count }) => sum + count, 0);
  findings.expect(all === total && each === total, 'counts', `counts: expected ${total} in all and in sum, found ${show(all)} and ${each}`);
  if (!write) return findings.note(WRITES);
  if (!order) return findings.note(PLACED);
  for (const [payload, expected] of [[{ keyword: order.orderNo }, true], [{ keyword: order.orderNo, status: 'P0W' }, false]] as const) {
    const found = (await tester.expectData(payload, user))?.page.rows.some(({ orderNo }) => orderNo === order.orderNo);
    findings.expect(found === undefined || found === expected, 'listed', `order with ${show(payload)}: expected it ${expected ? '' : 'not '}to be listed`);
  }
});

const cancelCheck = check(cancelOrder, async (tester, known, options) => {
  const { findings } = tester;
  const user = await expectOwnerOnly(tester, known, options, { orderNo: NO_ORDER }, 'unknown orderNo');
  if (!user) return;
  if (!known.order) return findings.note(PLACED);
  const { otherNo: orderNo } = known.order;
  await tester.expectData({ orderNo }, user);
  const now = await readOrder(tester, orderNo, user);
  findings.expect(!now || now.orderStatus === 'P0F', 'closed', `orderStatus of a cancelled order: expected P0F, found ${show(now?.orderStatus)}`);
  expectRefusal(tester, await tester.send({ orderNo }, user), 'closed order');
});

const receiptCheck = check(confirmReceipt, async (tester, known, options) => {
  const { findings } = tester;
  const user = await expectOwnerOnly(tester, known, options, { orderNo: NO_ORDER }, 'unknown orderNo');
  if (!user) return;
  if (!known.order?.paid) return findings.note(PAID);
  const { orderNo } = known.order;
  await tester.expectData({ orderNo }, user);
  const now = await readOrder(tester, orderNo, user);
  findings.expect(!now || now.orderStatus === 'P0W', 'received', `orderStatus of a received order: expected P0W, found ${show(now?.orderStatus)}`);
  expectRefusal(tester, await tester.send({ orderNo }, user), 'completed order');
});

const buyAgainCheck = check(buyAgain, async (tester, known, options) => {
  const { findings } = tester;
  const user = await expectOwnerOnly(tester, known, options, { orderNo: NO_ORDER }, 'unknown orderNo');
  if (!user) return;
  if (!known.order) return findings.note(PLACED);
  const { orderNo, goodsId, qty } = known.order;
  const before = await quantityOf(tester, goodsId, user);
  const answer = await tester.expectData({ orderNo }, user);
  const actual = answer?.rows.map(({ line, quantity, outcome }) => [line, quantity, outcome]);
  findings.expect(!actual || show(actual) === show([[1, qty, 'added']]), 'rows', `rows: expected ${show([[1, qty, 'added']])}, found ${show(actual)}`);
  const after = await quantityOf(tester, goodsId, user);
  findings.expect(!answer || after === before + qty, 'listed', `pieces in the cart: expected ${before + qty}, found ${after}`);
  if (before === 0) await tester.unreported(removeFromCart).expectData({ goodsIds: [goodsId] }, user);
});

async function quantityOf<C extends Call>(tester: CallTester<C>, goodsId: string, user: Credentials): Promise<number> {
  const lines = (await tester.unreported(readCart).expectData({}, user))?.lines ?? [];
  return lines.find((line) => line.goodsId === goodsId)?.cartNum ?? 0;
}

/** The checks of orders, in three lists that run in this order. The checks of payments, refunds and returns run between the lists. */
export const PLACE_CHECKS = [createCheck, detailCheck, listCheck, cancelCheck];
export const RECEIPT_CHECKS = [receiptCheck];
export const AGAIN_CHECKS = [buyAgainCheck];
