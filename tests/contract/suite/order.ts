import { removeAddress, saveAddress } from '~/upstream/contract/records/address';
import type { Call, Payload } from '~/upstream/contract/base/call';
import { readCart, removeFromCart } from '~/upstream/contract/records/cart';
import { buyAgain, cancelOrder, confirmReceipt, createOrder, getOrder, listOrders } from '~/upstream/contract/records/order';
import { check, type Known, type Options } from './check';
import { show, type Exam } from './exam';
import { equal, judgeOrder, judgeSummary, type WireOrder } from './judge-order';
import { FIELDS } from './owned';
import { expectUnique } from './records';
import { samplesOf } from './sample';
import type { Credentials } from './server';
import { expectRefused, expectSignIn } from './sign-in';

/** Orders of the user: what is placed is cancelled, or paid, shipped and refunded in part. */

export const NO_ORDER = 'F00000000-00007791';
const NO_PART = 'no-such-part-7791';
const WRITES = 'needs --write';
const SIGNED_IN = 'the signed-in user needs a sign-in';
export const PLACED = 'needs a sound order/createOrder';
export const PAID = 'needs a payment, which only a demonstration takes from the suite';

/**
 * What everybody is asked: to sign in, and of the user's own that what is not theirs does not exist.
 * @returns the user, where the call may go on to change something
 */
export async function whoMayWrite<C extends Call>(
  exam: Exam<C>, { user }: Known, { write }: Options, nobodys: Payload<C>, what: string,
): Promise<Credentials | undefined> {
  await expectSignIn(exam, nobodys);
  if (user) expectRefused(exam, await exam.envelope(nobodys, user), what);
  if (!write) exam.findings.note(WRITES);
  if (!user) exam.findings.note(SIGNED_IN);
  return write ? user : undefined;
}

/** The order as it is now, whatever call is examined. */
export async function orderNow<C extends Call>(exam: Exam<C>, orderNo: string, user: Credentials): Promise<WireOrder | undefined> {
  return exam.aside(getOrder).good({ orderNo }, user);
}

const createCheck = check(createOrder, async (exam, known, options) => {
  const { findings } = exam;
  const [part] = samplesOf(known.rows);
  const key = () => crypto.randomUUID();
  const base = { payMethod: 'PW0', shortage: 'ship', remark: 'contract suite' } as const;
  const nobodys = { ...base, idempotencyKey: key(), lines: [{ goodsId: NO_PART, qty: 1 }], address: FIELDS };
  const user = await whoMayWrite(exam, known, options, nobodys, 'unknown goodsId');
  if (!user) return;
  if (!part) return findings.note('needs a part of goods/search that can be bought');
  // So that there are pieces enough for what is asked back later.
  const qty = 2 * part.few;
  const lines = [{ goodsId: part.id, qty }];
  const addressId = (await exam.aside(saveAddress).good(FIELDS, user))?.addressId;
  if (addressId === undefined) return findings.note('needs a sound address/saveAddress');
  const wanted = { ...base, lines, addressId };
  await exam.refuses({ ...wanted, idempotencyKey: 'short' }, 'idempotencyKey that is none', user);
  await exam.refuses({ ...wanted, idempotencyKey: key(), payMethod: 'PW9' }, 'payMethod that is none', user);
  await exam.refuses({ ...base, lines, idempotencyKey: key() }, 'no address', user);
  expectRefused(exam, await exam.envelope({ ...wanted, idempotencyKey: key(), lines: [{ goodsId: part.id, qty: part.wrong }] }, user), 'quantity that cannot be bought');
  expectRefused(exam, await exam.envelope({ ...wanted, idempotencyKey: key(), amount: '0.01' }, user), 'amount that is not the mall’s');
  const idempotencyKey = key();
  const placed = await exam.good({ ...wanted, idempotencyKey }, user);
  if (!placed) return;
  findings.expect(['P0A', 'P0C'].includes(placed.orderStatus), 'orderStatus', `orderStatus: expected P0C or P0A, found ${show(placed.orderStatus)}`);
  const again = await exam.good({ ...wanted, idempotencyKey }, user);
  findings.expect(again?.orderNo === placed.orderNo, 'same key', `orderNo of the same idempotencyKey: expected ${show(placed.orderNo)}, found ${show(again?.orderNo)}`);
  expectRefused(exam, await exam.envelope({ ...wanted, idempotencyKey, remark: 'something else' }, user), 'idempotencyKey of another order');
  const other = await exam.good({ ...wanted, idempotencyKey: key(), amount: placed.payable }, user);
  findings.expect(other?.orderNo !== placed.orderNo, 'other key', 'orderNo of another idempotencyKey: expected another order, found the same');
  await exam.aside(removeAddress).good({ addressId }, user);
  if (other && !findings.has()) known.order = { orderNo: placed.orderNo, payable: placed.payable, goodsId: part.id, qty, otherNo: other.orderNo };
});

const detailCheck = check(getOrder, async (exam, known, options) => {
  const { findings } = exam;
  const user = await whoMayWrite(exam, known, options, { orderNo: NO_ORDER }, 'unknown orderNo');
  if (!user) return;
  if (!known.order) return findings.note(PLACED);
  const { orderNo, payable, goodsId, qty } = known.order;
  const found = await exam.good({ orderNo }, user);
  if (!found) return;
  judgeOrder(findings, found);
  findings.expect(found.orderNo === orderNo, 'orderNo', `orderNo: expected ${show(orderNo)} as asked for, found ${show(found.orderNo)}`);
  findings.expect(equal(found.payable, payable), 'placed', `payable: expected ${payable} as it was placed, found ${show(found.payable)}`);
  const told = found.lines.map((line) => [line.goodsId, line.qty]);
  findings.expect(show(told) === show([[goodsId, qty]]), 'lines', `lines: expected ${show([[goodsId, qty]])}, found ${show(told)}`);
  findings.expect(found.address.detail === FIELDS.detail, 'address', `address: expected that of the order, though it is removed, found ${show(found.address.detail)}`);
});

const listCheck = check(listOrders, async (exam, { user, order }, { write }) => {
  const { findings } = exam;
  await expectSignIn(exam, {});
  if (!user) return findings.note(SIGNED_IN);
  await exam.refuses({ status: 'P9' }, 'status that is none', user);
  const size = 5;
  const answer = await exam.good({ pageNo: 1, pageSize: size }, user);
  if (!answer) return;
  const { page: { rows, pageNo, pageSize, total, totalPage }, counts } = answer;
  for (const row of rows) judgeSummary(findings, row);
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
    const found = (await exam.good(payload, user))?.page.rows.some(({ orderNo }) => orderNo === order.orderNo);
    findings.expect(found === undefined || found === expected, 'listed', `order with ${show(payload)}: expected it ${expected ? '' : 'not '}to be listed`);
  }
});

const cancelCheck = check(cancelOrder, async (exam, known, options) => {
  const { findings } = exam;
  const user = await whoMayWrite(exam, known, options, { orderNo: NO_ORDER }, 'unknown orderNo');
  if (!user) return;
  if (!known.order) return findings.note(PLACED);
  const { otherNo: orderNo } = known.order;
  await exam.good({ orderNo }, user);
  const now = await orderNow(exam, orderNo, user);
  findings.expect(!now || now.orderStatus === 'P0F', 'closed', `orderStatus of a cancelled order: expected P0F, found ${show(now?.orderStatus)}`);
  expectRefused(exam, await exam.envelope({ orderNo }, user), 'order that is closed');
});

const receiptCheck = check(confirmReceipt, async (exam, known, options) => {
  const { findings } = exam;
  const user = await whoMayWrite(exam, known, options, { orderNo: NO_ORDER }, 'unknown orderNo');
  if (!user) return;
  if (!known.order?.paid) return findings.note(PAID);
  const { orderNo } = known.order;
  await exam.good({ orderNo }, user);
  const now = await orderNow(exam, orderNo, user);
  findings.expect(!now || now.orderStatus === 'P0W', 'received', `orderStatus of a received order: expected P0W, found ${show(now?.orderStatus)}`);
  expectRefused(exam, await exam.envelope({ orderNo }, user), 'order that is complete');
});

const buyAgainCheck = check(buyAgain, async (exam, known, options) => {
  const { findings } = exam;
  const user = await whoMayWrite(exam, known, options, { orderNo: NO_ORDER }, 'unknown orderNo');
  if (!user) return;
  if (!known.order) return findings.note(PLACED);
  const { orderNo, goodsId, qty } = known.order;
  const before = await piecesOf(exam, goodsId, user);
  const answer = await exam.good({ orderNo }, user);
  const told = answer?.rows.map(({ line, quantity, outcome }) => [line, quantity, outcome]);
  findings.expect(!told || show(told) === show([[1, qty, 'added']]), 'rows', `rows: expected ${show([[1, qty, 'added']])}, found ${show(told)}`);
  const after = await piecesOf(exam, goodsId, user);
  findings.expect(!answer || after === before + qty, 'listed', `pieces in the cart: expected ${before + qty}, found ${after}`);
  if (before === 0) await exam.aside(removeFromCart).good({ goodsIds: [goodsId] }, user);
});

async function piecesOf<C extends Call>(exam: Exam<C>, goodsId: string, user: Credentials): Promise<number> {
  const lines = (await exam.aside(readCart).good({}, user))?.lines ?? [];
  return lines.find((line) => line.goodsId === goodsId)?.cartNum ?? 0;
}

/** In the order in which they build on each other; what is paid for comes between them. */
export const PLACE_CHECKS = [createCheck, detailCheck, listCheck, cancelCheck];
export const RECEIPT_CHECKS = [receiptCheck];
export const AGAIN_CHECKS = [buyAgainCheck];
