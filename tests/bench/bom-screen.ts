import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import type { WireGoods } from '../../app/upstream/contract/records/goods';
import { hostileLines, type WireLine } from '../fixtures/mall/bom-lines';
import { mallClient } from '../fixtures/mall/mall-client';
import type { Bench } from './bench';
import { interactionFigure } from './interactions';

const LINES = 300;
/** Lines that contradict their part number, that several makers fit, and that no part fits. The others are matched. */
const DOUBTFUL = 75;
const AMBIGUOUS = 40;
const UNKNOWN = 75;
/** Search results of 100 products that lines are made of. */
const PAGES = 4;
const ROUNDS = 4;
/** How often a round leads to the next line that needs a look. */
const STEPS = 6;

/** How long the page of a large bill of materials takes to answer a click or a key, on a slow computer. */
export const bomScreen: Bench = {
  name: 'bom-screen',
  async run(tools) {
    const { shopUrl, mallUrl } = await tools.stage();
    const file = await csvOf(mallUrl);
    return [await interactionFigure(tools, {
      bench: 'bom-screen',
      what: `clicks and keys with a bill of ${LINES} lines`,
      async open(page) {
        await page.goto(`${shopUrl}/bom`);
        await page.locator('main input[type=file]').setInputFiles({ name: 'bill.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
        await page.locator('main button.btn--p').click();
        await page.waitForURL(/\?no=/);
        // A document of its own, so that the upload is no part of the figure.
        await page.goto(page.url());
        await expect(stateLink(page, 0).locator('b')).toHaveText(String(LINES));
        await isComplete(page);
      },
      async act(page) {
        let count = 0;
        for (let round = 0; round < ROUNDS; round++) count += await actOnce(page, round);
        return count;
      },
    })];
  },
};

/** Uses everything that the page offers for its lines. @returns the number of interactions */
async function actOnce(page: Page, round: number): Promise<number> {
  const filters = await page.locator('.bstates a').count();
  // The first one shows all lines again.
  const order = [...Array.from({ length: filters - 1 }, (_, index) => index + 1), 0];
  for (const index of order) await filter(page, index);
  for (let step = 0; step < STEPS; step++) await nextLine(page);
  const typed = await type(page.locator('.bl .qty input').nth(2 * round));
  await increase(page.locator('.bl .qty').filter({ has: page.locator('button:last-child[data-step]') }).nth(2 * round + 1));
  await choose(page);
  return order.length + STEPS + typed + 1 + 3;
}

/** The link to the lines of a state, by its place. */
function stateLink(page: Page, index: number): Locator {
  return page.locator('.bstates a').nth(index);
}

/** The first lines come before the others. */
async function isComplete(page: Page): Promise<void> {
  await expect(page.locator('.bprog')).toHaveCount(0);
}

/** Clicks where a person would: when the target is in the window and the page is at rest. */
async function click(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await rests(target.page());
  await target.click();
}

async function press(page: Page, key: string): Promise<void> {
  await rests(page);
  await page.keyboard.press(key);
}

function rests(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

async function filter(page: Page, index: number): Promise<void> {
  const link = stateLink(page, index);
  await click(link);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await isComplete(page);
}

async function nextLine(page: Page): Promise<void> {
  const before = await page.locator('.bl.open').getAttribute('id');
  await press(page, 'j');
  await expect(page.locator(`.bl.open:not(#${before})`)).toHaveCount(1);
}

/** Adds a digit to a quantity. The field has its new value in the document when the answer is there. @returns the number of interactions */
async function type(field: Locator): Promise<number> {
  const digits = `${(await field.inputValue()).replaceAll(',', '')}0`;
  await click(field);
  const keys = ['End', '0', 'Tab'];
  for (const key of keys) await press(field.page(), key);
  await expect(field).toHaveAttribute('value', Number(digits).toLocaleString('en'));
  return 1 + keys.length;
}

async function increase(quantity: Locator): Promise<void> {
  const button = quantity.locator('button').last();
  const next = Number(await button.getAttribute('data-step'));
  await click(button);
  await expect(quantity.locator('input')).toHaveAttribute('value', next.toLocaleString('en'));
}

/** Opens a line with several candidates, and takes the second one. */
async function choose(page: Page): Promise<void> {
  const row = page.locator('.bl:not(.open)').filter({ has: page.locator('.b7 a[aria-expanded]') }).first();
  const id = await row.getAttribute('id');
  await click(row.locator('.b7 a'));
  const panel = page.locator(`#${id}.open + .alt`);
  await click(panel.locator('.alt__h input').nth(1));
  await click(panel.locator('.alt__u:visible'));
  await expect(page.locator(`#${id}[data-look]`)).toHaveCount(0);
}

/** A bill of materials whose lines are made of products of the mall. */
async function csvOf(mallUrl: string): Promise<string> {
  const mall = mallClient(mallUrl);
  const found: WireGoods[] = [];
  for (let pageNo = 1; pageNo <= PAGES; pageNo++) found.push(...(await mall.search({ keyword: 'diode', pageNo, pageSize: 100 })).page.rows);
  const parts = [...new Map(found.map((part) => [part.mpn, part])).values()];
  const isAmbiguous = (part: WireGoods) => found.some(({ mpn, brandNameEn }) => mpn === part.mpn && brandNameEn !== part.brandNameEn);
  const sources = parts.map(({ mpn, packageName = '' }) => ({ mpn, packageName, attributes: {} }));
  const lines: Array<Partial<WireLine>> = [
    ...hostileLines(sources, DOUBTFUL),
    ...parts.filter(isAmbiguous).slice(0, AMBIGUOUS).map(({ mpn }) => ({ mpn })),
    ...parts.slice(0, UNKNOWN).map(({ mpn }, index) => ({ mpn: `${mpn.slice(0, 5)}Q${index}X` })),
    ...parts.filter((part) => !isAmbiguous(part)).map(({ mpn, brandNameEn }) => ({ mpn, brand: brandNameEn })),
  ].slice(0, LINES);
  const rows = lines.map(({ mpn, brand = '', package: packageName = '' }, index) => [`D${index + 1}`, '1', mpn, brand, packageName]);
  return [['Designator', 'Qty', 'MPN', 'Manufacturer', 'Footprint'], ...rows].map((row) => row.join('\t')).join('\n');
}
