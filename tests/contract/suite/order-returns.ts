import type { Call, Data } from '~/upstream/contract/base/call';
import { OK } from '~/upstream/contract/base/envelope';
import { auditRefund, receiveReturn, recordPayment, shipOrder } from '~/upstream/contract/records/operator';
import { applyRefund, cancelRefund, listRefunds, shipReturn } from '~/upstream/contract/records/order';
import { check, type Known, type Options } from './check';
import { show, type Exam } from './exam';
import { equal } from './judge-order';
import { NO_ORDER, orderNow, PAID, whoMayWrite } from './order';
import { expectUnique } from './records';
import { expectRefused, expectSignIn, NO_TOKEN } from './sign-in';
import type { Credentials } from './server';

/** Refunds of the user's order, and what the mall's own side does in a demonstration when its buyer presses for it. */

const NO_REFUND = 'R00000000-00007791';
const PARCEL = { carrier: 'SF', trackingNo: 'SUITE7791' };
const SIGNED_IN = 'the signed-in user needs a sign-in';
const WRITES = 'needs --write';
const APPLIED = 'needs a sound refund/applyRefund';
const APPROVED = 'needs a sound operator/auditRefund';

type Refund = Data<typeof listRefunds>['rows'][number];

const applyCheck = check(applyRefund, async (exam, known, options) => {
  const { findings } = exam;
  const key = () => crypto.randomUUID();
  const wish = { refundType: 'T01', qty: 1, reason: 'contract suite' } as const;
  const nobodys = { ...wish, idempotencyKey: key(), orderNo: NO_ORDER, goodsId: 'no-such-part-7791' };
  const user = await whoMayWrite(exam, known, options, nobodys, 'unknown orderNo');
  if (!user) return;
  if (!known.order?.paid) return findings.note(PAID);
  const { orderNo, goodsId, qty } = known.order;
  const own = { ...wish, orderNo, goodsId };
  expectRefused(exam, await exam.envelope({ ...own, idempotencyKey: key(), qty: qty + 1 }, user), 'more pieces than were ordered');
  expectRefused(exam, await exam.envelope({ ...own, idempotencyKey: key(), refundType: 'T02' }, user), 'return of what is not received');
  const idempotencyKey = key();
  const applied = await exam.good({ ...own, idempotencyKey }, user);
  if (!applied) return;
  const again = await exam.good({ ...own, idempotencyKey }, user);
  findings.expect(again?.refundNo === applied.refundNo, 'same key', `refundNo of the same idempotencyKey: expected ${show(applied.refundNo)}, found ${show(again?.refundNo)}`);
  expectRefused(exam, await exam.envelope({ ...own, idempotencyKey, reason: 'something else' }, user), 'idempotencyKey of another refund');
  expectRefused(exam, await exam.envelope({ ...own, idempotencyKey: key(), qty }, user), 'more pieces than are left');
  known.order.refundNo = applied.refundNo;
});

const listCheck = check(listRefunds, async (exam, { user, order }, { write }) => {
  const { findings } = exam;
  await expectSignIn(exam, {});
  if (!user) return findings.note(SIGNED_IN);
  const rows = (await exam.good({}, user))?.rows;
  if (!rows) return;
  expectUnique(findings, 'refundNo', rows.map(({ refundNo }) => refundNo));
  const times = rows.map(({ createTime }) => Date.parse(createTime));
  findings.expect(times.every((time, index) => time <= (times[index - 1] ?? time)), 'order', 'rows[].createTime: expected the newest first');
  const wrong = rows.find(({ refundStatus, cancellable }) => (cancellable === 'T') !== ['S01', 'S02'].includes(refundStatus));
  findings.expect(!wrong, 'cancellable', `cancellable: expected T in S01 and S02 only, found ${show([wrong?.refundStatus, wrong?.cancellable])}`);
  if (!write) return findings.note(WRITES);
  if (order?.refundNo === undefined) return findings.note(APPLIED);
  const own = rows.find(({ refundNo }) => refundNo === order.refundNo);
  const told = [own?.orderNo, own?.goodsId, own?.qty, own?.refundStatus];
  findings.expect(show(told) === show([order.orderNo, order.goodsId, 1, 'S01']), 'listed', `refund that was asked for: expected it in the list, found ${show(told)}`);
});

const cancelCheck = check(cancelRefund, async (exam, known, options) => {
  const { findings } = exam;
  const user = await whoMayWrite(exam, known, options, { refundNo: NO_REFUND }, 'unknown refundNo');
  if (!user) return;
  if (known.order?.refundNo === undefined) return findings.note(APPLIED);
  const { orderNo, refundNo } = known.order;
  await exam.good({ refundNo }, user);
  await expectStatus(exam, orderNo, refundNo, user, ['S06']);
  expectRefused(exam, await exam.envelope({ refundNo }, user), 'refund that is cancelled');
});

const shipCheck = check(shipOrder, async (exam, known, options) => {
  const { findings } = exam;
  const user = await whoIsTheMall(exam, known, options, { orderNo: NO_ORDER, ...PARCEL });
  if (!user) return;
  if (!known.order?.paid) return findings.note(PAID);
  const { orderNo } = known.order;
  const answer = await exam.envelope({ orderNo, ...PARCEL }, user);
  if (!answer) return;
  if (answer.code !== OK) {
    known.order.paid = false;
    return findings.note('only a demonstration lets its buyer do so');
  }
  const now = await orderNow(exam, orderNo, user);
  const told = [now?.orderStatus, now?.shipment?.trackingNo];
  findings.expect(!now || show(told) === show(['P0R', PARCEL.trackingNo]), 'shipped', `shipped order: expected P0R with its parcel, found ${show(told)}`);
  expectRefused(exam, await exam.envelope({ orderNo, ...PARCEL }, user), 'order that is shipped');
});

const auditCheck = check(auditRefund, async (exam, known, options) => {
  const { findings } = exam;
  const user = await whoIsTheMall(exam, known, options, { refundNo: NO_REFUND, approve: 'T' });
  if (!user) return;
  if (!known.order?.paid) return findings.note(PAID);
  const { orderNo, goodsId } = known.order;
  const [rejected, approved] = [await returned(exam, orderNo, goodsId, user), await returned(exam, orderNo, goodsId, user)];
  if (rejected === undefined || approved === undefined) return findings.note(APPLIED);
  await exam.good({ refundNo: rejected, approve: 'F' }, user);
  await expectStatus(exam, orderNo, rejected, user, ['S07']);
  await exam.good({ refundNo: approved, approve: 'T' }, user);
  if (await expectStatus(exam, orderNo, approved, user, ['S02'])) known.order.returnNo = approved;
  expectRefused(exam, await exam.envelope({ refundNo: approved, approve: 'F' }, user), 'refund that was decided on');
});

const sendBackCheck = check(shipReturn, async (exam, known, options) => {
  const { findings } = exam;
  const user = await whoMayWrite(exam, known, options, { refundNo: NO_REFUND, ...PARCEL }, 'unknown refundNo');
  if (!user) return;
  if (known.order?.returnNo === undefined) return findings.note(APPROVED);
  const { orderNo, returnNo: refundNo } = known.order;
  await exam.good({ refundNo, ...PARCEL }, user);
  await expectStatus(exam, orderNo, refundNo, user, ['S03']);
  expectRefused(exam, await exam.envelope({ refundNo, ...PARCEL }, user), 'goods that are on their way');
});

const receiveCheck = check(receiveReturn, async (exam, known, options) => {
  const { findings } = exam;
  const user = await whoIsTheMall(exam, known, options, { refundNo: NO_REFUND, accept: 'T' });
  if (!user) return;
  if (known.order?.returnNo === undefined) return findings.note(APPROVED);
  const { orderNo, returnNo: refundNo } = known.order;
  await exam.good({ refundNo, accept: 'T' }, user);
  const refund = await expectStatus(exam, orderNo, refundNo, user, ['S04', 'S05']);
  const now = await orderNow(exam, orderNo, user);
  const paidBack = !now || !refund || refund.refundStatus === 'S04' || equal(now.refunded, refund.amount);
  findings.expect(paidBack, 'refunded', `refunded of the order: expected ${show(refund?.amount)}, found ${show(now?.refunded)}`);
  expectRefused(exam, await exam.envelope({ refundNo, accept: 'T' }, user), 'goods that are back');
});

const recordCheck = check(recordPayment, async (exam, known, options) => {
  const user = await whoIsTheMall(exam, known, options, { orderNo: NO_ORDER, amount: '1' });
  if (!user || !known.order) return;
  // Whether money has come, no buyer can say.
  expectRefused(exam, await exam.envelope({ orderNo: known.order.orderNo, amount: '1' }, user), 'buyer who says that they paid');
});

/** Nobody is the mall’s own side without its key, and what does not exist can be done by no one. @returns the user who may try it in a demonstration */
async function whoIsTheMall<C extends Call>(exam: Exam<C>, { user }: Known, { write }: Options, nobodys: Parameters<Exam<C>['envelope']>[0]): Promise<Credentials | undefined> {
  for (const credentials of [undefined, { token: NO_TOKEN }]) expectRefused(exam, await exam.envelope(nobodys, credentials), 'whoever comes');
  if (user) expectRefused(exam, await exam.envelope(nobodys, user), 'what does not exist');
  if (!write) exam.findings.note(WRITES);
  if (!user) exam.findings.note(SIGNED_IN);
  return write ? user : undefined;
}

/** Asks to send a piece back. @returns the refund's number */
async function returned<C extends Call>(exam: Exam<C>, orderNo: string, goodsId: string, user: Credentials): Promise<string | undefined> {
  const wish = { idempotencyKey: crypto.randomUUID(), orderNo, goodsId, refundType: 'T02', qty: 1, reason: 'contract suite' } as const;
  return (await exam.aside(applyRefund).good(wish, user))?.refundNo;
}

async function expectStatus<C extends Call>(
  exam: Exam<C>, orderNo: string, refundNo: string, user: Credentials, expected: ReadonlyArray<Refund['refundStatus']>,
): Promise<Refund | undefined> {
  const now = await orderNow(exam, orderNo, user);
  const refund = now?.refunds.find((one) => one.refundNo === refundNo);
  const good = refund !== undefined && expected.includes(refund.refundStatus);
  exam.findings.expect(!now || good, 'refundStatus', `refundStatus: expected ${expected.join(' or ')}, found ${show(refund?.refundStatus)}`);
  return good ? refund : undefined;
}

/** In the order in which they build on each other. */
export const REFUND_CHECKS = [applyCheck, listCheck, cancelCheck, shipCheck];
export const RETURN_CHECKS = [auditCheck, sendBackCheck, receiveCheck, recordCheck];
