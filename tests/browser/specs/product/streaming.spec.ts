/** The shell is painted at once, live stock follows in the same response, and the layout does not shift. */
import type { WireGoods } from '../../../../app/upstream/contract/records/goods';
import { COMMON_WORD, mallClient } from '../../../fixtures/mall/mall-client';
import type { FaultProxy } from '../../../fixtures/faults/fault-proxy';
import { prime } from '../../../fixtures/servers/prime';
import { rawRequest } from '../../../fixtures/servers/raw-http';
import { expect, test } from '../../fault-fixtures';
import { stageUrl, type Page } from '../../fixtures';
import { wording, wordingPattern } from '../../wording';

const LIST = `/product_list/search/${COMMON_WORD}`;
const FIGURES = 'goods/qryFigures';
const HELD = 2_000;
const PAINTED = 500;
/** The stock in the snapshot, and in the live call. */
const OLD_STOCK = 123_457;
const NEW_STOCK = 987_654;

const text = (key: string, values?: Record<string, string | number>) => wording('en', key, values);
const says = (key: string) => wordingPattern('en', key);
const shop = () => stageUrl('TEST_EXTERNAL_SHOP_URL');
const grouped = (figure: number) => figure.toLocaleString('en-US');
const withStock = (stock: number) => (body: string) => body.replace(/"stock":\d+/g, `"stock":${stock}`);

/** Live figures come by a call of their own, or by the whole call where the snapshot is no longer fresh. A fault concerns both. */
function onFigures(call: string, fault: (call: string) => void): void {
  fault(FIGURES);
  fault(call);
}

/** A page was opened before, and its snapshot has the old stock. */
async function remember(faults: FaultProxy, path: string, call: string): Promise<void> {
  await faults.heal();
  // The whole call is made, and renews a fresh snapshot.
  faults.refuse(FIGURES, 'ERR-COM-0500', 'no');
  faults.change(call, withStock(OLD_STOCK));
  await prime(shop(), path);
  await faults.heal();
  // Where the live call fails the page shows the snapshot. Snapshots are written after the response.
  onFigures(call, (one) => faults.status(one, 500));
  await expect.poll(async () => (await rawRequest(shop(), path)).body).toContain(grouped(OLD_STOCK));
  await faults.heal();
}

let products: [WireGoods, WireGoods, ...WireGoods[]];
test.beforeAll(async () => {
  products = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
});

interface Marks {
  /** Milliseconds since navigation. */
  shell: number | null;
  live: number | null;
  firstPaint: number | null;
  /** The layout shifts, of which there may be none. */
  shifts: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: Array<{ node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }>;
}

declare global {
  interface Window {
    marks?: Marks;
  }
}

/** Records when name, prices and quantity are painted, when the live figure is, and every layout shift. */
async function watch(page: Page, wanted: { heading: string; prices: string[]; live: string }): Promise<() => Promise<Marks>> {
  await page.addInitScript(({ heading, prices, live }) => {
    const marks: Marks = { shell: null, live: null, firstPaint: null, shifts: [] };
    window.marks = marks;
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isShift)) {
        const moved = entry.sources.map(({ node, previousRect: a, currentRect: b }) =>
          `${node?.parentElement?.outerHTML.slice(0, 120)} (${a.x},${a.y} ${a.width}×${a.height} to ${b.x},${b.y} ${b.width}×${b.height})`);
        marks.shifts.push([entry.value, ...moved].join(' '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') marks.firstPaint = startTime;
    }).observe({ type: 'paint', buffered: true });
    const drawn = (element: Element | null | undefined) => !!element && element.getBoundingClientRect().height > 0;
    const look = () => {
      const said = document.body?.innerText ?? '';
      if (marks.shell === null && drawn(document.querySelector('h1')) && document.querySelector('h1')?.innerText.includes(heading)
        && prices.every((price) => said.includes(price)) && drawn(document.querySelector('main .qty input'))) {
        // The layout of a frame is painted when the next one begins.
        requestAnimationFrame((at) => (marks.shell = at));
      }
      if (marks.live === null && said.includes(live)) requestAnimationFrame((at) => (marks.live = at));
      if (marks.shell === null || marks.live === null) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, wanted);
  return () => page.evaluate((): Marks => {
    if (!window.marks) throw new Error('nothing was watched');
    return window.marks;
  });
}

/**
 * Loads up to three times and takes the fastest paint, since a busy machine can slow one down. All other expectations hold for every load.
 */
async function quickest(load: () => Promise<Marks>): Promise<void> {
  let painted = Infinity;
  for (let tries = 0; tries < 3 && painted >= PAINTED; tries += 1) {
    const { firstPaint, shell, live, shifts } = await load();
    expect(shifts, 'layout shifts').toEqual([]);
    expect(live).toBeGreaterThanOrEqual(HELD);
    expect(live).toBeLessThan(HELD + 1_500);
    painted = Math.min(painted, Math.max(firstPaint ?? Infinity, shell ?? Infinity));
  }
  expect(painted, 'first paint, with name, prices and quantity').toBeLessThan(PAINTED);
}

/** Before the first paint the document exists without its styles. */
async function expectPainted(marks: () => Promise<Marks>): Promise<void> {
  await expect.poll(async () => (await marks()).shell).not.toBeNull();
}

/** The page's requests for documents and data. */
function countAnswers(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
  });
  return asked;
}

test('a product page is painted at once, its stock is replaced in the same response, and nothing shifts', async ({ page, faults }) => {
  const [product] = products;
  const path = `/product_detail/${product.id}`;
  const prices = (product.rangePrice ?? []).map(({ price }) => `¥${Number(price)}`);
  const marks = await watch(page, { heading: product.mpn, prices, live: text('product:stock.checked') });
  const stock = page.getByRole('region', { name: text('product:stock.title') });
  const buy = page.getByRole('region', { name: text('product:buy.title') });
  await quickest(async () => {
    await remember(faults, path, 'goods/{id}');
    onFigures('goods/{id}', (one) => {
      faults.hold(one, HELD);
      faults.change(one, withStock(NEW_STOCK));
    });
    const asked = countAnswers(page);
    const answer = await page.goto(path, { waitUntil: 'commit' });
    expect(answer?.status()).toBe(200);
    await expect(stock.getByText(grouped(OLD_STOCK), { exact: true })).toBeVisible();
    await expect(stock.getByText(says('product:stock.shown'))).toBeVisible();
    await expectPainted(marks);
    const before = await Promise.all([stock.boundingBox(), buy.boundingBox()]);
    await expect(stock.getByText(grouped(NEW_STOCK), { exact: true })).toBeVisible();
    await expect(stock.getByText(says('product:stock.checked'))).toBeVisible();
    expect(await Promise.all([stock.boundingBox(), buy.boundingBox()])).toEqual(before);
    expect(asked).toEqual([shop() + path]);
    return marks();
  });
});

test('a quantity typed meanwhile stays when the stock is replaced', async ({ page, faults }) => {
  const [product] = products;
  const path = `/product_detail/${product.id}`;
  await prime(shop(), path);
  onFigures('goods/{id}', (one) => faults.hold(one, 1_000));
  await page.goto(path, { waitUntil: 'commit' });
  const quantity = page.getByRole('textbox', { name: text('product:quantity.title') });
  await quantity.fill('123456');
  await expect(page.getByText(says('product:stock.checked'))).toBeVisible();
  await expect(quantity).toHaveValue('123456');
});

test('with partner offers after it, the layout shift is 0 to the end', async ({ page, faults }) => {
  const [, product] = products;
  const path = `/product_detail/${product.id}`;
  await prime(shop(), path);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    onFigures('goods/{id}', (one) => faults.hold(one, 600));
    faults.hold('goods/thdSearch', 900);
    const marks = await watch(page, { heading: product.mpn, prices: [], live: text('product:stock.checked') });
    await page.goto(path);
    await expect(page.getByText(says('product:stock.checked'))).toBeVisible();
    await expect(page.getByText(text('product:partners.loading'))).toHaveCount(0);
    expect((await marks()).shifts, `${width}`).toEqual([]);
  }
});

test('a list is painted at once, every figure is replaced, and nothing shifts', async ({ page, faults }) => {
  const marks = await watch(page, { heading: COMMON_WORD, prices: [text('list:column.price')], live: grouped(NEW_STOCK) });
  const table = page.getByRole('table', { name: text('list:table') });
  await quickest(async () => {
    await remember(faults, LIST, 'goods/search');
    onFigures('goods/search', (one) => {
      faults.hold(one, HELD);
      faults.change(one, withStock(NEW_STOCK));
    });
    const asked = countAnswers(page);
    await page.goto(LIST, { waitUntil: 'commit' });
    await expect(table.getByText(says('product:stock.asOf')).first()).toBeVisible();
    await expectPainted(marks);
    const before = await table.boundingBox();
    await expect(table.getByText(grouped(NEW_STOCK), { exact: true }).first()).toBeVisible();
    await expect(table.getByText(says('product:stock.asOf'))).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /stock figures? updated/ })).toHaveCount(1);
    expect(await table.boundingBox()).toEqual(before);
    expect(asked).toEqual([shop() + LIST]);
    return marks();
  });
});

test('a live call that fails or is too late leaves the snapshot\'s figure with its age', async ({ page, faults }) => {
  const [product] = products;
  const path = `/product_detail/${product.id}`;
  await remember(faults, path, 'goods/{id}');
  const stock = page.getByRole('region', { name: text('product:stock.title') });
  for (const [fault, fail] of [
    ['failure', (call: string) => faults.status(call, 500)],
    ['refusal', (call: string) => faults.refuse(call, 'ERR-COM-0500', 'no')],
    ['no envelope', (call: string) => faults.brokenEnvelope(call)],
    ['too late', (call: string) => faults.hold(call, 60_000)],
  ] as const) {
    await faults.heal();
    onFigures('goods/{id}', fail);
    await page.goto(path);
    await expect(stock.getByText(says('product:stock.stale')), fault).toBeVisible();
    await expect(stock.getByText(grouped(OLD_STOCK), { exact: true }), fault).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: text('product:stock.notUpdated') }), fault).toHaveCount(1);
  }

  const list = LIST;
  await faults.heal();
  await prime(shop(), list);
  onFigures('goods/search', (one) => faults.status(one, 502));
  await page.goto(list);
  const table = page.getByRole('table', { name: text('list:table') });
  await expect(table.getByText(says('product:stock.asOf'))).toHaveCount(20);
  await expect(page.getByRole('status').filter({ hasText: text('product:stock.notUpdated') })).toHaveCount(1);
});

test('the bytes of a page arrive in this order', async ({ faults }) => {
  const [product] = products;
  for (const [path, call] of [[`/product_detail/${product.id}`, 'goods/{id}'], [LIST, 'goods/search']] as const) {
    await remember(faults, path, call);
    onFigures(call, (one) => {
      faults.hold(one, HELD);
      faults.change(one, withStock(NEW_STOCK));
    });
    const { status, chunks } = await rawRequest(shop(), path);
    expect(status).toBe(200);
    const early = chunks.filter(({ at }) => at < HELD).map((chunk) => chunk.text).join('');
    const late = chunks.filter(({ at }) => at >= HELD).map((chunk) => chunk.text).join('');
    expect(chunks[0]?.at).toBeLessThan(PAINTED);
    expect(early).toContain(product.mpn);
    expect(early).toContain(grouped(OLD_STOCK));
    expect(early).not.toContain(grouped(NEW_STOCK));
    expect(late).toContain(grouped(NEW_STOCK));
  }
});

test('a crawler gets the complete page', async ({ faults }) => {
  const [product] = products;
  const path = `/product_detail/${product.id}`;
  await prime(shop(), path);
  onFigures('goods/{id}', (one) => {
    faults.hold(one, 700);
    faults.change(one, withStock(NEW_STOCK));
  });
  const { firstByte, body } = await rawRequest(shop(), path, { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } });
  expect(firstByte).toBeGreaterThanOrEqual(700);
  expect(body).toContain(grouped(NEW_STOCK));
});
