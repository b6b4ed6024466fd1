/** The events of a visit, as the upstream gets them; and what a visitor sees of it, which is nothing. */
import * as v from 'valibot';
import { addActionLog } from '../../../../app/upstream/contract/records/portal/tracking';
import type { FaultProxy } from '../../../fixtures/faults/fault-proxy';
import { COMMON_WORD } from '../../../fixtures/mall/mall-client';
import { expect, testApart as test } from '../../fault-fixtures';
import { programRuns, type Page } from '../../fixtures';
import { wording, wordingPattern } from '../../wording';

const CALL = addActionLog.name;
const SCREEN = { width: 1600, height: 900 };
const LIST = `/product_list/search/${COMMON_WORD}`;
const event = v.strictObject(addActionLog.payload.entries);

// All tests share one shop.
test.describe.configure({ mode: 'default' });
test.use({ screen: SCREEN });

/** The events of a channel that have reached the upstream, in the order of their times. */
function eventsOf({ passed }: FaultProxy, channel: string) {
  const events = passed.filter(({ name }) => name === CALL).map(({ sent }) => v.parse(event, JSON.parse(sent)));
  return events.filter(({ channnelId }) => channnelId === channel).sort((a, b) => a.createTime - b.createTime);
}

/** The reports that a browser sends from now on. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/action_log') reports.push(request.postData() ?? '');
  });
  return reports;
}

const leave = (page: Page) => page.goto('about:blank', { waitUntil: 'commit' });

/** A visit: home, other language, search, a product in its window, into the cart, the cart. @returns path of the product, and the number of found parts */
async function visitShop(page: Page, channel: string) {
  await page.goto(`/?p=${channel}&lang=en`);
  await page.getByRole('link', { name: '中文' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('searchbox', { name: wording('cn', 'search.label') }).fill(COMMON_WORD);
  await page.getByRole('button', { name: wording('cn', 'search.button'), exact: true }).click();
  const rows = page.getByRole('table', { name: wording('cn', 'list:table') }).getByRole('row');
  await expect(rows).toHaveCount(21);
  const found = await page.locator('[data-visit]').getAttribute('data-visit');
  const opened = page.context().waitForEvent('page');
  await rows.nth(1).getByRole('link').first().click();
  const detail = await opened;
  await programRuns(detail);
  await detail.locator('.buy__f').getByRole('button', { name: wordingPattern('cn', 'product:buy.add') }).click();
  const { pathname } = new URL(detail.url());
  await detail.getByRole('link', { name: wording('cn', 'cart.of_other', { count: 1 }) }).first().click();
  await expect(detail).toHaveURL((url) => url.pathname === '/shopping_cart');
  await leave(detail);
  await leave(page);
  return { pathname, found };
}

/** A short visit: home, other language, search. */
async function visitShortly(page: Page, channel: string): Promise<void> {
  await page.goto(`/?p=${channel}&lang=en`);
  await page.getByRole('link', { name: '中文' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('searchbox', { name: wording('cn', 'search.label') }).fill(COMMON_WORD);
  await page.getByRole('button', { name: wording('cn', 'search.button'), exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === LIST);
  await leave(page);
}

test('the event stream of a visit is what was done, field by field', async ({ page, faults }) => {
  const channel = 'visit-1';
  const reports = reportsOf(page);
  const started = Date.now();
  const { pathname, found } = await visitShop(page, channel);
  const base = { source: 'farad', screenSize: `${SCREEN.width}*${SCREEN.height}`, channnelId: channel };
  const visit = (currentUrl: string) => ({ ...base, eventType: 'PAGE_VISIT', eventName: 'pageVisit', currentUrl });
  const jump = (lastUrl: string, currentUrl: string) => ({ ...base, eventType: 'PAGE_JUMP', eventName: 'pageJump', currentUrl, lastUrl });
  const click = (eventName: string, eventParam: string, currentUrl: string) => ({ ...base, eventType: 'BUTTON_CLICK', eventName, eventParam, currentUrl });
  const expected = [
    visit('/'),
    click('language', 'cn', '/'),
    visit('/'),
    click('search', COMMON_WORD, '/'),
    { ...visit(LIST), extParam: found },
    jump(LIST, pathname),
    visit(pathname),
    click('addToCart', pathname.split('/').at(-1) ?? '', pathname),
    jump(pathname, '/shopping_cart'),
    visit('/shopping_cart'),
  ];
  await expect.poll(() => eventsOf(faults, channel).length).toBeGreaterThanOrEqual(expected.length);
  const events = eventsOf(faults, channel);
  expect(events.map(({ createTime: _, leaveTime: __, ...rest }) => rest)).toEqual(expected);
  expect(found).toMatch(/^found=[1-9]\d*$/);
  for (const { eventType, createTime, leaveTime } of events) {
    expect(createTime).toBeGreaterThanOrEqual(started);
    expect(createTime).toBeLessThanOrEqual(Date.now());
    expect(leaveTime !== undefined).toBe(eventType === 'PAGE_JUMP');
    if (leaveTime !== undefined) expect(leaveTime >= started - 1 && leaveTime <= createTime).toBe(true);
  }
  // Documents that were left and the five seconds of collecting make a few reports, not one for each event.
  expect(reports.length).toBeLessThanOrEqual(6);
  for (const report of reports) expect(v.is(v.pipe(v.array(v.unknown()), v.maxLength(20)), JSON.parse(report))).toBe(true);
});

test('with the upstream failing the visit is the same, and nothing is visible', async ({ page, faults }) => {
  faults.status(CALL, 500);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await visitShop(page, 'visit-2');
  await expect.poll(() => faults.count(CALL)).toBeGreaterThan(0);
  expect(warnings).toEqual([]);
});

test('a report that cannot be sent is a warning in the console and nothing else', async ({ page, allow }) => {
  allow(/Failed to load resource.*\/action_log/);
  await page.route('**/action_log', (route) => route.abort());
  await page.clock.install();
  await page.goto('/about');
  const before = await page.locator('body').innerText();
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.clock.fastForward(5_000);
  expect((await warned).text()).toBe('report failed');
  expect(await page.locator('body').innerText()).toBe(before);
});

test('a page without a program is counted after five seconds, and twenty events go at once', async ({ page, faults }) => {
  await page.clock.install();
  const reports = reportsOf(page);
  await page.goto('/about?p=visit-3');
  expect(await page.locator('script[data-program]').count()).toBe(0);
  await page.clock.fastForward(3_000);
  expect(reports).toEqual([]);
  await page.clock.fastForward(2_000);
  await expect.poll(() => eventsOf(faults, 'visit-3').map(({ currentUrl }) => currentUrl)).toEqual(['/about']);
  await page.evaluate(() => {
    for (let at = 0; at < 10; at++) history.pushState(null, '', `/brand/${at}`);
  });
  await expect.poll(() => eventsOf(faults, 'visit-3').length).toBe(21);
  expect(reports).toHaveLength(2);
});

test.describe('a browser that asks not to be tracked', () => {
  test('by its header gets no script and reports nothing', async ({ page, faults }) => {
    await page.context().setExtraHTTPHeaders({ 'accept-encoding': 'identity', 'sec-gpc': '1' });
    const reports = reportsOf(page);
    await visitShortly(page, 'visit-4');
    expect(reports).toEqual([]);
    expect(eventsOf(faults, 'visit-4')).toEqual([]);
  });

  test('by its properties alone reports nothing', async ({ page, faults }) => {
    await page.context().addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const reports = reportsOf(page);
    await visitShortly(page, 'visit-5');
    expect(reports).toEqual([]);
    expect(eventsOf(faults, 'visit-5')).toEqual([]);
  });
});
