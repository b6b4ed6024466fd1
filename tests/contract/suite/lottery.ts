import { createHash } from 'node:crypto';
import { isPrizeCode, PRIZE } from '~/domain/lottery/prizes';
import { drawPrize, getLottery, listDraws } from '~/upstream/contract/records/portal/lottery';
import { check } from './check';
import { show } from './call-tester';
import { expectText, expectUnique } from './records';
import { expectRefusal, expectSignIn } from './sign-in';

/** The lottery of now, if there is one. A draw of the suite stays. */

const NO_LOTTERY = 'no-such-lottery-7791';
const WRITES = 'needs --write';
const SIGNED_IN = 'the signed-in user needs a sign-in';

const newKey = () => crypto.randomUUID();

const getCheck = check(getLottery, async (tester, { user }) => {
  const { findings } = tester;
  const none = await tester.expectData({ lotteryId: NO_LOTTERY });
  findings.expect(!none, 'unknown lotteryId', `unknown lotteryId: expected null, found ${show(none)}`);
  const lottery = await tester.expectData({});
  if (lottery) {
    expectText(findings, 'lottery', lottery, 'name');
    expectUnique(findings, 'prizes.code', lottery.prizes.map(({ code }) => code));
    for (const { code, number, left = 0 } of lottery.prizes) {
      findings.expect(isPrizeCode(code), 'code', `prizes.code: expected P01 to P06 or XXCY, found ${show(code)}`);
      findings.expect((number === undefined) === (code === PRIZE.consolation), 'number', `number of ${code}: expected one for each prize but the consolation, found ${show(number)}`);
      findings.expect(left <= (number ?? 0), 'left', `left of ${code}: expected at most ${show(number)}, found ${show(left)}`);
    }
    const { seed, seedHash, drawsLeft } = lottery;
    findings.expect(/^[0-9a-f]{64}$/.test(seedHash), 'seedHash', `seedHash: expected 64 hexadecimal digits, found ${show(seedHash)}`);
    const ended = Date.now() > Date.parse(lottery.endTime);
    const hash = seed === undefined ? undefined : createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
    if (ended) findings.expect(hash === seedHash, 'seed', `seed after the end: expected that of the hash, found ${show(seed)}`);
    else findings.expect(seed === undefined, 'seed', 'seed before the end: expected none, found one');
    findings.expect(drawsLeft === undefined, 'drawsLeft', `drawsLeft without a token: expected none, found ${show(drawsLeft)}`);
  }
  if (!user) return findings.note(SIGNED_IN);
  const own = await tester.expectData({}, user);
  if (own) findings.expect(own.drawsLeft !== undefined, 'drawsLeft of a user', 'drawsLeft with a token: expected a number, found nothing');
});

const drawCheck = check(drawPrize, async (tester, known, { write }) => {
  const { findings } = tester;
  const { user } = known;
  await expectSignIn(tester, { idempotencyKey: newKey() });
  if (!write) return findings.note(WRITES);
  if (!user) return findings.note(SIGNED_IN);
  await tester.expectRefused({ idempotencyKey: '' }, 'malformed idempotencyKey', user);
  expectRefusal(tester, await tester.send({ lotteryId: NO_LOTTERY, idempotencyKey: newKey() }, user), 'unknown lotteryId');
  const lottery = await tester.unreported(getLottery).expectData({}, user);
  const drawsLeft = lottery ? lottery.drawsLeft : 0;
  // The check of the lottery reports this.
  if (drawsLeft === undefined) return;
  if (drawsLeft > 0) {
    const payload = { idempotencyKey: newKey() };
    const first = await tester.expectData(payload, user);
    const again = await tester.expectData(payload, user);
    findings.expect(show(first) === show(again), 'same key', `the same key again: expected ${show(first)}, found ${show(again)}`);
    if (first && !findings.has()) known.drawNo = first.drawNo;
  }
  if (drawsLeft <= 1) expectRefusal(tester, await tester.send({ idempotencyKey: newKey() }, user), 'draw without a draw left');
});

const listCheck = check(listDraws, async (tester, { user, drawNo }) => {
  const { findings } = tester;
  expectRefusal(tester, await tester.send({ lotteryId: NO_LOTTERY }), 'unknown lotteryId');
  if (!(await tester.unreported(getLottery).expectData({}))) return user ? undefined : findings.note(SIGNED_IN);
  const list = await tester.expectData({ pageNo: 1, pageSize: 1000 });
  if (list) {
    const numbers = list.rows.map((row) => row.drawNo);
    findings.expect(numbers.every((one, index) => index === 0 || one === (numbers[index - 1] ?? 0) - 1), 'order', `drawNo: expected the newest first without gaps, found ${show(numbers)}`);
    findings.expect(list.total >= numbers.length && (numbers[0] ?? list.total) === list.total, 'total', `total: expected the number of the newest draw, ${show(numbers[0])}, found ${list.total}`);
    findings.expect(list.rows.every(({ userMask }) => !userMask.includes('@')), 'userMask', 'userMask: expected a part of the account, found an e-mail address');
    findings.expect(list.mine.length === 0, 'mine', `mine without a token: expected none, found ${list.mine.length}`);
  }
  if (!user) return findings.note(SIGNED_IN);
  const own = await tester.expectData({ pageNo: 1, pageSize: 1 }, user);
  if (!own) return;
  findings.expect(own.rows.length <= 1, 'page', `rows: expected 1 at most, as asked for, found ${own.rows.length}`);
  if (drawNo !== undefined) findings.expect(own.mine.some((one) => one.drawNo === drawNo), 'listed', `mine: expected draw ${drawNo}, found ${show(own.mine)}`);
});

/** In the order in which they depend on each other. */
export const LOTTERY_CHECKS = [getCheck, drawCheck, listCheck];
