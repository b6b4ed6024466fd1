import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BILLS } from '../../functions/isolate/bill-turns';
import { createIsolate } from '../../functions/isolate/isolate';
import { PAGE_TIME } from '../../functions/isolate/page-time';
import { createTradeTurns, LINE_BYTES } from '../../functions/isolate/trade-turns';
import { UPLOADS } from '../../functions/isolate/upload-gate';

const LINES = 2_000;
/** Reading a cart takes so many ms. */
const TAKES = 200;
/** The least time between the pages of two carts of so many lines, ms. */
const APART = Math.min(UPLOADS.most, LINES * LINE_BYTES.page / 1024 * UPLOADS.perKilobyte);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const isolate = () => createIsolate();
const aside = <T>(waiting: () => Promise<T>) => waiting();
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads a cart again and again for a minute, as many at a time as wanted. @returns when each was read and when its page could be made, ms since the start */
function flood(shop: ReturnType<typeof isolate>, network: string, atATime: number, lines = LINES) {
  const since = Date.now();
  const [read, shown]: [number[], number[]] = [[], []];
  const turns = createTradeTurns(shop, { network, aside, scripted: false });
  for (let sender = 0; sender < atATime; sender++) {
    void (async () => {
      while (Date.now() - since < 60_000) {
        const made = await turns.read(lines > BILLS.short ? 'longCart' : 'cart', () => lines, async () => {
          read.push(Date.now() - since);
          await after(TAKES);
        });
        if (made) shown.push(Date.now() - since);
      }
    })();
  }
  return { read, shown };
}

const gaps = (times: readonly number[]) => times.slice(1).map((time, index) => time - (times[index] ?? 0));

test('S41: the pages of long carts of one network are made one after the other, with time for others between them', async () => {
  const { read, shown } = flood(isolate(), '203.0.113.7', 12);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown.length).toBeGreaterThanOrEqual(Math.floor(60_000 / APART));
  expect(Math.min(...gaps(shown))).toBeGreaterThanOrEqual(APART);
  // Before it is known that its carts are long, as many are read as of anybody.
  expect(read.filter((at) => at < APART)).toHaveLength(BILLS.atATime.trade);
  expect(Math.min(...gaps(read.slice(BILLS.atATime.trade)))).toBeGreaterThanOrEqual(TAKES);
});

test('S41: the pages of long carts of several networks share that time', async () => {
  const shop = isolate();
  const floods = ['203.0.113.7', '203.0.113.8', '203.0.113.9'].map((network) => flood(shop, network, 4));
  await vi.advanceTimersByTimeAsync(60_000);
  const shown = floods.flatMap((one) => one.shown).sort((a, b) => a - b);
  expect(Math.min(...gaps(shown))).toBeGreaterThanOrEqual(APART);
  expect(Math.min(...floods.map((one) => one.shown.length))).toBeGreaterThan(shown.length / 4);
});

test('the data of a page alone takes less time than the page', async () => {
  const turns = createTradeTurns(isolate(), { network: '203.0.113.7', aside, scripted: true });
  const since = Date.now();
  const shown: number[] = [];
  const reading = Array.from({ length: 2 }, async () => {
    await turns.read('longCart', () => LINES, () => after(TAKES));
    shown.push(Date.now() - since);
  });
  await Promise.all([...reading, vi.advanceTimersByTimeAsync(APART)]);
  expect(gaps(shown)[0]).toBeGreaterThanOrEqual(LINES * LINE_BYTES.data / 1024 * UPLOADS.perKilobyte);
  expect(gaps(shown)[0]).toBeLessThan(APART / 2);
});

test.each(['198.51.100.4', '203.0.113.7'])('short carts wait for no long ones, neither those of other networks nor those of their own: %s', async (network) => {
  const shop = isolate();
  flood(shop, '203.0.113.7', 12);
  await vi.advanceTimersByTimeAsync(1_000);
  const short = flood(shop, network, 1, PAGE_TIME.large.from);
  await vi.advanceTimersByTimeAsync(10 * TAKES);
  expect(short.shown).toEqual(Array.from({ length: 10 }, (_, index) => (index + 1) * TAKES));
});

test('S41: long orders of one network are placed one after the other, refused ones too', async () => {
  const turns = createTradeTurns(isolate(), { network: '203.0.113.7', aside, scripted: false });
  const since = Date.now();
  const began: number[] = [];
  const refused = async () => {
    began.push(Date.now() - since);
    await after(TAKES);
    throw new Error('refused');
  };
  await Promise.all([
    ...Array.from({ length: 8 }, () => expect(turns.change('longCart', () => LINES, refused)).rejects.toThrow('refused')), vi.advanceTimersByTimeAsync(20 * TAKES),
  ]);
  expect(Math.min(...gaps(began.slice(BILLS.atATime.trade - 1)))).toBeGreaterThanOrEqual(2 * TAKES);
});

/** Changes the selection of so many lines of a cart. */
function select(shop: ReturnType<typeof isolate>, changed: number) {
  return createTradeTurns(shop, { network: '203.0.113', aside, scripted: true }).select((lines) => lines, async () => changed);
}

test('who ticks one line after the other waits for nothing, however long the cart is', async () => {
  const shop = isolate();
  const since = Date.now();
  for (let line = 0; line < 300; line += 1) expect(await select(shop, 1)).toEqual({ answer: 1 });
  expect(await shop.pages.comes(PAGE_TIME.takes.trade, '203.0.113', aside)).toBe('now');
  expect(Date.now()).toBe(since);
});

test('S41: the lines of a selection count once it is made, so a network writes a bounded number of rows', async () => {
  const shop = isolate();
  const lines = 780;
  const lasts = 60_000;
  const since = Date.now();
  let written = 0;
  const flip = async () => {
    while (Date.now() - since < lasts) {
      if ((await shop.pages.comes(PAGE_TIME.takes.trade, '203.0.113', aside)) === 'now' && (await select(shop, lines))) written += lines;
      else await after(100);
    }
  };
  await Promise.all([...Array.from({ length: 12 }, flip), vi.advanceTimersByTimeAsync(lasts + PAGE_TIME.wait)]);
  const most = (PAGE_TIME.own.free + PAGE_TIME.own.share * (lasts + PAGE_TIME.wait)) / PAGE_TIME.takes.changedLine;
  expect(written).toBeGreaterThan(most / 2);
  // Those that are under way at a time do not know of each other.
  expect(written).toBeLessThan(most + BILLS.atATime.trade * lines);
});

test.each([BILLS.short, LINES])('S41: a change waits for the time of the lines that it sends, before it is made (%i)', async (sent) => {
  const turns = createTradeTurns(isolate(), { network: '203.0.113', aside, scripted: false });
  const made: number[] = [];
  const since = Date.now();
  const changes = Array.from({ length: 200 }, () => turns.change('cart', () => sent, async () => void made.push(Date.now() - since), sent));
  await vi.advanceTimersByTimeAsync(PAGE_TIME.wait + 1);
  const each = BILLS.short * PAGE_TIME.takes.line;
  expect(made.length).toBeLessThanOrEqual((PAGE_TIME.own.free + (PAGE_TIME.own.share + PAGE_TIME.common.share) * PAGE_TIME.wait) / each + 2);
  expect((await Promise.all(changes)).filter((change) => change === null)).toHaveLength(changes.length - made.length);
});

test('S41: a refused turn counts as the page that says so', async () => {
  const shop = isolate();
  const visit = { network: '203.0.113', aside, scripted: false };
  const charge = vi.spyOn(shop.pages, 'charge');
  vi.spyOn(shop.bills, 'runTrade').mockResolvedValue(null);
  const turns = createTradeTurns(shop, visit);
  expect(await turns.read('orders', () => LINES, async () => LINES)).toBeNull();
  expect(await turns.change('cart', () => 1, async () => 1, 1)).toBeNull();
  expect(await turns.select(() => 1, async () => 1)).toBeNull();
  expect(charge.mock.calls).toEqual(Array.from({ length: 3 }, () => [PAGE_TIME.takes.page, visit]));
});
