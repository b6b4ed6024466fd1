/** The lottery: cards that draw in the page, and the button that computes all draws again. */
import { mergeTests } from 'playwright/test';
import { hashSeed, prepareDrawing } from '../../../../app/domain/lottery/draws';
import { PRIZE_CODES, type PrizeCode } from '../../../../app/domain/lottery/prizes';
import { expect, test as ofAccounts } from '../../account-fixtures';
import { test as ofAnswers, type Faults } from '../../answer-fixtures';

const DAY = 86_400_000;
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const TAB = '/membership_center?tab=lottery';
/** Without numbers that run out. */
const PRIZES = PRIZE_CODES.map((code, index) => ({ code, weight: index + 1, number: code === 'XXCY' ? null : 1000 }));
const moment = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const test = mergeTests(ofAccounts, ofAnswers);

test.describe.configure({ mode: 'default' });

function answer(faults: Faults, call: 'qryLottery' | 'draw' | 'qryResultList', data: () => object): void {
  faults.transform(`lottery/${call}`, () => ({ code: '0', message: null, data: data() }));
}

/** An open lottery with one draw for the user, which wins. */
async function openLottery(faults: Faults): Promise<void> {
  const seedHash = await hashSeed(SEED);
  const drawn = { drawNo: 7, drawTime: moment(0), code: 'P04' };
  let draws = 0;
  const prizes = PRIZES.map(({ number, ...prize }) => (number === null ? prize : { ...prize, number, left: number }));
  answer(faults, 'qryLottery', () => ({
    lotteryId: 'L1', nameEn: 'Lottery', startTime: moment(-1), endTime: moment(1), seedHash, prizes, draws: 6 + draws, drawsLeft: 1 - draws, dayDraw: draws ? 'F' : 'T', orderNos: [],
  }));
  answer(faults, 'draw', () => {
    draws = 1;
    return drawn;
  });
  answer(faults, 'qryResultList', () => ({ total: 6 + draws, rows: [], mine: draws ? [drawn] : [] }));
}

/** A lottery that is over, with its draws. @param changed - replaces codes by the number of the draw */
async function pastLottery(faults: Faults, count: number, changed: Readonly<Record<number, PrizeCode>> = {}): Promise<void> {
  const seedHash = await hashSeed(SEED);
  const draw = await prepareDrawing(SEED, PRIZES);
  const numbers = Array.from({ length: count }, (_, index) => count - index);
  const rows = await Promise.all(numbers.map(async (drawNo) => ({
    drawNo, drawTime: moment(-3), code: changed[drawNo] ?? (await draw(drawNo)), userMask: 'l***g',
  })));
  const prizes = PRIZES.map(({ number, ...prize }) => (number === null ? prize : { ...prize, number, left: 0 }));
  answer(faults, 'qryLottery', () => ({
    lotteryId: 'L2', nameEn: 'Past lottery', startTime: moment(-9), endTime: moment(-1), seedHash, seed: SEED, prizes, draws: count,
  }));
  answer(faults, 'qryResultList', () => ({ total: count, rows, mine: [] }));
}

test('a card is drawn in the page, and says its result once', async ({ page, faults, signedIn }) => {
  expect(signedIn.account).not.toBe('');
  await openLottery(faults);
  await page.goto(TAB);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect(page.getByText('1 draw left')).toBeVisible();
  await page.getByRole('button', { name: 'Draw card 2' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Draw 7:' })).toContainText('CNY 15 gift card');
  await expect(page.getByRole('button', { name: /^Draw card/ })).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Draw card 1' })).toBeDisabled();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(faults.count('lottery/draw')).toBe(1);
});

for (const [motion, animation] of [['reduce', 'none'], ['no-preference', 'turn']] as const) {
  test(`the drawn card turns over only where motion is wanted: ${motion}`, async ({ page, faults, signedIn }) => {
    expect(signedIn.account).not.toBe('');
    await page.emulateMedia({ reducedMotion: motion });
    await openLottery(faults);
    await page.goto(TAB);
    await page.getByRole('button', { name: 'Draw card 2' }).click();
    const card = page.locator('.dcard--won');
    await expect(card).toContainText('P04');
    expect(await card.evaluate((one) => getComputedStyle(one).animationName)).toBe(animation);
  });
}

test('all draws are computed again in the browser, and each says that it agrees', async ({ page, faults }) => {
  await pastLottery(faults, 120);
  await page.goto('/lottery/L2');
  await page.getByRole('button', { name: 'Compute all draws again' }).click();
  await expect(page.getByRole('status').getByText('all 120 draws agree')).toBeVisible();
  await expect(page.getByRole('table', { name: 'All results' }).getByText('agrees', { exact: true })).toHaveCount(120);
});

test('a draw that was changed is named', async ({ page, faults }) => {
  const real = await (await prepareDrawing(SEED, PRIZES))(5);
  const other = real === 'P05' ? 'P06' : 'P05';
  await pastLottery(faults, 30, { 5: other });
  await page.goto('/lottery/L2');
  await page.getByRole('button', { name: 'Compute all draws again' }).click();
  await expect(page.getByText(`Draw 5: ${other}, should be ${real}`)).toBeVisible();
  await expect(page.getByRole('table', { name: 'All results' }).getByText(`should be ${real}`)).toHaveCount(1);
});
