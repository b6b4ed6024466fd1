import type { Call, Data } from '~/upstream/contract/base/call';
import { OK } from '~/upstream/contract/base/envelope';
import { auditRefund, receiveReturn, recordPayment, shipOrder, who } from '~/upstream/contract/records/operator';
import { applyRefund, cancelRefund, listRefunds, shipReturn } from '~/upstream/contract/records/order';
import { check, type Known, type Options } from './check';
import { show, type CallTester } from './call-tester';
import { equal } from './expect-order';
import { NO_ORDER, readOrder, PAID, expectOwnerOnly } from './order';
import { expectUnique } from './records';
import { expectOperatorsOnly, expectRefusal, expectSignIn, NO_TOKEN } from './sign-in';
import type { Credentials } from './server';

/** Refunds of the user's order, and the operator's calls, which a demonstration allows its buyers. */

const NO_REFUND = 'R00000000-00007791';
const PARCEL = { carrier: 'SF', trackingNo: 'SUITE7791' };
const SIGNED_IN = 'the signed-in user needs a sign-in';
const WRITES = 'needs --write';
const APPLIED = 'needs a sound refund/applyRefund';
const APPROVED = 'needs a sound operator/auditRefund';

type Refund = Data<typeof listRefunds>['rows'][number];

const applyCheck = check(applyRefund, async (tester, known, options) => {
  const { findings } = tester;
  const key = () => crypto.randomUUID();
  const wish = { refundType: 'T01', qty: 1, reason: 'contract suite' } as const;
  const unknownPayload = { ...wish, idempotencyKey: key(), orderNo: NO_ORDER, goodsId: 'no-such-part-7791' };
  const user = await expectOwnerOnly(tester, known, options, unknownPayload, 'unknown orderNo');
  if (!user) return;
  if (!known.order?.paid) return findings.note(PAID);
  const { orderNo, goodsId, qty } = known.order;
  const own = { ...wish, orderNo, goodsId };
  expectRefusal(tester, await tester.send({ ...own, idempotencyKey: key(), qty: qty + 1 }, user), 'more pieces than were ordered');
  expectRefusal(tester, await tester.send({ ...own, idempotencyKey: key(), refundType: 'T02' }, user), 'return before receipt');
  const idempotencyKey = key();
  const applied = await tester.expectData({ ...own, idempotencyKey }, user);
  if (!applied) return;
  const again = await tester.expectData({ ...own, idempotencyKey }, user);
  findings.expect(again?.refundNo === applied.refundNo, 'same key', `refundNo of the same idempotencyKey: expected ${show(applied.refundNo)}, found ${show(again?.refundNo)}`);
  expectRefusal(tester, await tester.send({ ...own, idempotencyKey, reason: 'something else' }, user), 'idempotencyKey of another refund');
  expectRefusal(tester, await tester.send({ ...own, idempotencyKey: key(), qty }, user), 'more pieces than are left');
  known.order.refundNo = applied.refundNo;
});

const listCheck = check(listRefunds, async (tester, { user, order }, { write }) => {
  const { findings } = tester;
  await expectSignIn(tester, {});
  if (!user) return findings.note(SIGNED_IN);
  const rows = (await tester.expectData({}, user))?.rows;
  if (!rows) return;
  expectUnique(findings, 'refundNo', rows.map(({ refundNo }) => refundNo));
  const times = rows.map(({ createTime }) => Date.parse(createTime));
  findings.expect(times.every((time, index) => time <= (times[index - 1] ?? time)), 'order', 'rows[].createTime: expected the newest first');
  const wrong = rows.find(({ refundStatus, cancellable }) => (cancellable === 'T') !== ['S01', 'S02'].includes(refundStatus));
  findings.expect(!wrong, 'cancellable', `cancellable: expected T in S01 and S02 only, found ${show([wrong?.refundStatus, wrong?.cancellable])}`);
  if (!write) return findings.note(WRITES);
  if (order?.refundNo === undefined) return findings.note(APPLIED);
  const own = rows.find(({ refundNo }) => refundNo === order.refundNo);
  const actual = [own?.orderNo, own?.goodsId, own?.qty, own?.refundStatus];
  findings.expect(show(actual) === show([order.orderNo, order.goodsId, 1, 'S01']), 'listed', `requested refund: expected it in the list, found ${show(actual)}`);
});

const cancelCheck = check(cancelRefund, async (tester, known, options) => {
  const { findings } = tester;
  const user = await expectOwnerOnly(tester, known, options, { refundNo: NO_REFUND }, 'unknown refundNo');
  if (!user) return;
  if (known.order?.refundNo === undefined) return findings.note(APPLIED);
  const { orderNo, refundNo } = known.order;
  await tester.expectData({ refundNo }, user);
  await expectStatus(tester, orderNo, refundNo, user, ['S06']);
  expectRefusal(tester, await tester.send({ refundNo }, user), 'cancelled refund');
});

const shipCheck = check(shipOrder, async (tester, known, options) => {
  const { findings } = tester;
  const user = await expectOperatorOnly(tester, known, options, { orderNo: NO_ORDER, ...PARCEL });
  if (!user) return;
  if (!known.order?.paid) return findings.note(PAID);
  const { orderNo } = known.order;
  const answer = await tester.send({ orderNo, ...PARCEL }, user);
  if (!answer) return;
  if (answer.code !== OK) {
    known.order.paid = false;
    return findings.note('only a demonstration allows this to a buyer');
  }
  const now = await readOrder(tester, orderNo, user);
  const actual = [now?.orderStatus, now?.shipment?.trackingNo];
  findings.expect(!now || show(actual) === show(['P0R', PARCEL.trackingNo]), 'shipped', `shipped order: expected P0R with its parcel, found ${show(actual)}`);
  expectRefusal(tester, await tester.send({ orderNo, ...PARCEL }, user), 'shipped order');
});

const auditCheck = check(auditRefund, async (tester, known, options) => {
  const { findings } = tester;
  const user = await expectOperatorOnly(tester, known, options, { refundNo: NO_REFUND, approve: 'T' });
  if (!user) return;
  if (!known.order?.paid) return findings.note(PAID);
  const { orderNo, goodsId } = known.order;
  const [rejected, approved] = [await requestReturn(tester, orderNo, goodsId, user), await requestReturn(tester, orderNo, goodsId, user)];
  if (rejected === undefined || approved === undefined) return findings.note(APPLIED);
  await tester.expectData({ refundNo: rejected, approve: 'F' }, user);
  await expectStatus(tester, orderNo, rejected, user, ['S07']);
  await tester.expectData({ refundNo: approved, approve: 'T' }, user);
  if (await expectStatus(tester, orderNo, approved, user, ['S02'])) known.order.returnNo = approved;
  expectRefusal(tester, await tester.send({ refundNo: approved, approve: 'F' }, user), 'decided refund');
});

const sendBackCheck = check(shipReturn, async (tester, known, options) => {
  const { findings } = tester;
  const user = await expectOwnerOnly(tester, known, options, { refundNo: NO_REFUND, ...PARCEL }, 'unknown refundNo');
  if (!user) return;
  if (known.order?.returnNo === undefined) return findings.note(APPROVED);
  const { orderNo, returnNo: refundNo } = known.order;
  await tester.expectData({ refundNo, ...PARCEL }, user);
  await expectStatus(tester, orderNo, refundNo, user, ['S03']);
  expectRefusal(tester, await tester.send({ refundNo, ...PARCEL }, user), 'return that is shipped');
});

const receiveCheck = check(receiveReturn, async (tester, known, options) => {
  const { findings } = tester;
  const user = await expectOperatorOnly(tester, known, options, { refundNo: NO_REFUND, accept: 'T' });
  if (!user) return;
  if (known.order?.returnNo === undefined) return findings.note(APPROVED);
  const { orderNo, returnNo: refundNo } = known.order;
  await tester.expectData({ refundNo, accept: 'T' }, user);
  const refund = await expectStatus(tester, orderNo, refundNo, user, ['S04', 'S05']);
  const now = await readOrder(tester, orderNo, user);
  const paidBack = !now || !refund || refund.refundStatus === 'S04' || equal(now.refunded, refund.amount);
  findings.expect(paidBack, 'refunded', `refunded of the order: expected ${show(refund?.amount)}, found ${show(now?.refunded)}`);
  expectRefusal(tester, await tester.send({ refundNo, accept: 'T' }, user), 'return that is received');
});

const recordCheck = check(recordPayment, async (tester, known, options) => {
  const user = await expectOperatorOnly(tester, known, options, { orderNo: NO_ORDER, amount: '1' });
  if (!user || !known.order) return;
  // Not even in a demonstration may a buyer record a payment.
  expectRefusal(tester, await tester.send({ orderNo: known.order.orderNo, amount: '1' }, user), 'payment recorded by a buyer');
});

const whoCheck = check(who, async (tester, { user }, options) => {
  await expectOperatorsOnly(tester, user, options, { hash: 'h:0123456789abcdef' });
});

/** Expects a refusal without the operator key, and for an unknown record. @returns the user, who may make the call in a demonstration */
async function expectOperatorOnly<C extends Call>(tester: CallTester<C>, { user }: Known, { write }: Options, unknownPayload: Parameters<CallTester<C>['send']>[0]): Promise<Credentials | undefined> {
  for (const credentials of [undefined, { token: NO_TOKEN }]) expectRefusal(tester, await tester.send(unknownPayload, credentials), 'caller without the operator key');
  if (user) expectRefusal(tester, await tester.send(unknownPayload, user), 'unknown record');
  if (!write) tester.findings.note(WRITES);
  if (!user) tester.findings.note(SIGNED_IN);
  return write ? user : undefined;
}

/** Requests the return of one piece. @returns the refund's number */
async function requestReturn<C extends Call>(tester: CallTester<C>, orderNo: string, goodsId: string, user: Credentials): Promise<string | undefined> {
  const wish = { idempotencyKey: crypto.randomUUID(), orderNo, goodsId, refundType: 'T02', qty: 1, reason: 'contract suite' } as const;
  return (await tester.unreported(applyRefund).expectData(wish, user))?.refundNo;
}

async function expectStatus<C extends Call>(
  tester: CallTester<C>, orderNo: string, refundNo: string, user: Credentials, expected: ReadonlyArray<Refund['refundStatus']>,
): Promise<Refund | undefined> {
  const now = await readOrder(tester, orderNo, user);
  const refund = now?.refunds.find((one) => one.refundNo === refundNo);
  const good = refund !== undefined && expected.includes(refund.refundStatus);
  tester.findings.expect(!now || good, 'refundStatus', `refundStatus: expected ${expected.join(' or ')}, found ${show(refund?.refundStatus)}`);
  return good ? refund : undefined;
}

/** In the order in which they depend on each other. */
export const REFUND_CHECKS = [applyCheck, listCheck, cancelCheck, shipCheck];
export const RETURN_CHECKS = [auditCheck, sendBackCheck, receiveCheck, whoCheck, recordCheck];
