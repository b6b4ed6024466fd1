/** A bill of materials from its file to a filled cart, by pointer and by keyboard, and its read-only link. */
import { writeXlsx } from 'hucre';
import type { ElementHandle } from 'playwright/test';
import { CART, expect, test, type Locator, type Page, type WireGoods } from '../../cart-fixtures';
import { SCRIPTED, turns } from '../../combinations';
import { expectFine } from '../../fine';
import { LANGUAGES, type Language, wording } from '../../wording';

const BOM = '/bom';
const HEADS: Record<Language, string[]> = { en: ['Designator', 'Qty', 'MPN', 'Manufacturer', 'Value', 'Footprint'], cn: ['位号', '数量', '型号', '品牌', '参数值', '封装'] };

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The rows of a bill of materials: two parts by their number, a resistor by its value, and two lines that are not bought. */
function rowsOf(language: Language, [first, second]: readonly WireGoods[], resistors = 2): string[][] {
  const named = (designators: string, quantity: number, product?: WireGoods) => [designators, String(quantity), product?.mpn ?? '', product?.brandNameEn ?? '', '', ''];
  return [
    HEADS[language], named('X1-X3', 3, first), named('X7', 1, second), ['R1,R2', String(resistors), '', '', '10k', 'R_0603_1608Metric'], ['C9', '1', '', '', 'DNP', 'C_0402_1005Metric'],
    ['H1', '1', '', '', 'MountingHole', 'MountingHole_3.2mm'],
  ];
}

async function workbook(rows: string[][]): Promise<Upload> {
  const bytes = await writeXlsx({ sheets: [{ name: 'BOM', rows }] });
  return { name: 'board.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
}

/** Text as EasyEDA writes it: UTF-16 with tabs, named `.csv`. */
function utf16(rows: string[][]): Upload {
  return { name: 'board.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${tabbed(rows)}\r\n`, 'utf16le') };
}

/** Rows as spreadsheets copy them. */
function tabbed(rows: string[][]): string {
  return rows.map((row) => row.join('\t')).join('\r\n');
}

async function upload(page: Page, language: Language, file: Upload): Promise<void> {
  await page.goto(BOM);
  const main = page.getByRole('main');
  await main.locator('input[type=file]').setInputFiles(file);
  await main.getByRole('button', { name: wording(language, 'upload:submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/bom\?no=/);
}

for (const language of LANGUAGES) {
  const text = (key: string, values?: Record<string, string | number>) => wording(language, key, values);

  for (const scripted of SCRIPTED) {
    test.describe(`${language} ${scripted ? 'with' : 'without'} script`, () => {
      const due = turns(language === 'en');
      test.use({ language, javaScriptEnabled: scripted });

      for (const kind of ['a workbook', 'a UTF-16 file'] as const) {
        if (due()) test(`${kind} becomes a filled cart`, async ({ page, products }) => {
          const parts = products.plain.slice(4, 6);
          const rows = rowsOf(language, parts);
          await upload(page, language, kind === 'a workbook' ? await workbook(rows) : utf16(rows));
          const table = page.getByRole('table', { name: text('bom:row.table') });
          await expect(table.getByText(text('bom:state.matched'), { exact: true })).toHaveCount(2);
          await expect(table.getByText(text('bom:state.skipped'), { exact: true })).toHaveCount(2);
          await page.getByRole('main').getByRole('button', { name: text('bom:total.add_other', { lines: 3 }) }).first().click();
          if (scripted) await expect(page.getByText(text('bom:message.added_other', { lines: 3 })).first()).toBeVisible();
          await page.goto(CART);
          for (const part of parts) await expect(page.getByRole('main').getByText(part.mpn, { exact: true }).first()).toBeVisible();
          await expect(page.getByRole('main').getByText('10 kΩ').first()).toBeVisible();
        });
      }

      if (due()) test('a link shows it signed out, and its number alone does not', async ({ page, signedIn, products, browser, baseURL, allow }) => {
        expect(signedIn.account).not.toBe('');
        allow(/status of 404/);
        await upload(page, language, await workbook(rowsOf(language, products.plain.slice(6, 8))));
        const own = page.url();
        await page.getByText(text('bom:share.button'), { exact: true }).first().click();
        const link = page.getByLabel(text('bom:share.link'), { exact: true });
        await expect(link).toHaveValue(/share=/);
        const address = await link.inputValue();
        const stranger = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: scripted });
        const guest = await stranger.newPage();
        const answer = await guest.goto(address);
        expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
        await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        await expect(guest.getByText(products.plain[6]?.mpn ?? '', { exact: true }).first()).toBeVisible();
        expect((await guest.goto(own))?.status()).toBe(404);
        await stranger.close();
      });

      if (due()) test('a file that is no bill of materials is refused in a sentence, and typed lines stay', async ({ page, allow }) => {
        allow(/status of 422/);
        await page.goto(BOM);
        const main = page.getByRole('main');
        await main.locator('input[type=file]').setInputFiles({ name: 'board.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]) });
        await main.getByLabel(text('upload:paste'), { exact: true }).fill('LM358DR 5');
        await main.getByRole('button', { name: text('upload:submit'), exact: true }).click();
        await expect(main.getByText(text('bom:file.image')).first()).toBeVisible();
        await expect(main.getByLabel(text('upload:paste'), { exact: true })).toHaveValue('LM358DR 5');
      });
    });
  }

  test.describe(language, () => {
    const due = turns(language === 'en');
    test.use({ language });

    if (due()) test('the form and the labels fit all widths and pass axe', async ({ page, products }) => {
      await expectFine(page, BOM);
      await upload(page, language, await workbook(rowsOf(language, products.plain.slice(8, 10))));
      await expectFine(page, `${page.url()}&view=labels`);
    });

    if (due()) test('the bill and its print fit all widths and pass axe, however large the amounts', async ({ page, products }) => {
      await upload(page, language, await workbook(rowsOf(language, products.plain.slice(8, 10), LARGE)));
      const bill = page.url();
      await expectFine(page, bill);
      await expectFine(page, `${bill}&view=print`);
    });
  });
}

/** A quantity whose amounts have millions. */
const LARGE = 150_000_000;

/** A page has fewer controls. */
const MOST_STOPS = 150;

/** Presses Tab until a control has the focus. All controls of the page on the way show that they have it. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const wanted = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key);
    if (await expectFocusSeen(page, wanted)) return;
  }
  await expect(target).toBeFocused();
}

/**
 * Expects that the focused element of the page is in the window, and that an outline shows the focus: its own, or that of what it stands in or before.
 * @returns whether it is the wanted one
 */
async function expectFocusSeen(page: Page, wanted?: ElementHandle | null): Promise<boolean> {
  const { unseen, isWanted } = await page.evaluate((one) => {
    const isWanted = one === document.activeElement;
    const element = document.querySelector('main :focus');
    if (!element) return { unseen: '', isWanted };
    const { top, left, bottom, right } = element.getBoundingClientRect();
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    const isOutlined = [element, element.parentElement, element.nextElementSibling].some((one) => {
      if (!one?.checkVisibility({ opacityProperty: true })) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const unseen = isInside && isOutlined ? '' : `${element.outerHTML.slice(0, 200)} at ${[top, left, bottom, right].join()}, outlined: ${isOutlined}`;
    return { unseen, isWanted };
  }, wanted);
  expect(unseen).toBe('');
  return isWanted;
}

test('the keyboard alone leads from pasted lines to the cart', async ({ page, signedIn: _, products, text, told, cartLink }) => {
  const { keyboard } = page;
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const state = (key: string) => main.getByRole('navigation', { name: text('bom:states.title') }).getByRole('link', { name: text(key) });
  const candidate = (line: string, at: number) => main.getByRole('group', { name: text('bom:panel.title', { line }) }).getByRole('radio').nth(at);
  const parts = products.plain.slice(4, 6);
  const [{ moq = 0 } = {}] = parts;

  await page.goto(BOM);
  await tabTo(page, main.getByLabel(text('upload:paste'), { exact: true }));
  await keyboard.insertText(tabbed([...rowsOf('en', parts), ['C1', '1', '', '', '100nF', 'C_0603_1608Metric']]));
  await tabTo(page, button(text('upload:submit')));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bom\?no=/);

  await expect(main).toBeFocused();

  await test.step('lines that need a look', async () => {
    // The first one is open.
    await expect(candidate('R1, R2', 0)).toBeVisible();
    await keyboard.press('j');
    await expect(candidate('C1', 0)).toBeFocused();
    await keyboard.press('k');
    await expect(candidate('R1, R2', 0)).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(candidate('R1, R2', 1)).toBeChecked();
    await keyboard.press('1');
    await expect(candidate('R1, R2', 0)).toBeFocused();
    await keyboard.press('2');
    await expect(candidate('R1, R2', 1)).toBeFocused();
    await expectFocusSeen(page);
    // A held key takes one candidate, and not that of the next line, too.
    await keyboard.down('Enter');
    await expect(candidate('C1', 0)).toBeFocused();
    await keyboard.down('Enter');
    await keyboard.up('Enter');
    await expectFocusSeen(page);
    await expect(main.getByText(text('bom:reason.by.chosen'), { exact: true })).toHaveCount(1);
  });

  await test.step('lines of a state', async () => {
    await tabTo(page, state('bom:state.check'), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/state=check/);
    const titles = main.getByRole('table', { name: text('bom:row.table') }).locator('.bl__o');
    await expect(titles).toHaveText(['C1']);
    await expect(state('bom:state.check')).toBeFocused();
    await tabTo(page, state('bom:states.all'), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(titles).toHaveCount(6);
  });

  await test.step('a quantity and the number of sets', async () => {
    const quantity = main.getByRole('textbox', { name: text('bom:order.of', { line: 'X1–X3' }) });
    await tabTo(page, quantity);
    await keyboard.type(String(2 * moq));
    await keyboard.press('Enter');
    await expect(button(text('bom:order.reset'))).toBeVisible();
    await expect(quantity).toBeFocused();
    await tabTo(page, main.getByLabel(text('bom:settings.sets'), { exact: true }), 'Shift+Tab');
    await keyboard.type('2');
    await keyboard.press('Enter');
    await expect(main.getByText(text('bom:total.for_other', { sets: 2 }), { exact: true })).toBeVisible();
    await expectFocusSeen(page);
  });

  await test.step('boxes over the page', async () => {
    const shared = button(text('bom:share.shared'));
    await tabTo(page, button(text('bom:share.button')), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(shared).toBeFocused();
    for (const [opener, field] of [[shared, text('bom:share.link')], [button(text('bom:save.saved')), text('bom:save.name')]] as const) {
      if (!(await opener.evaluate((element) => element === document.activeElement))) await tabTo(page, opener, 'Shift+Tab');
      await keyboard.press('Enter');
      await tabTo(page, main.getByLabel(field, { exact: true }));
      await keyboard.press('Escape');
      await expect(main.getByLabel(field, { exact: true })).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  await test.step('the cart', async () => {
    await tabTo(page, button(text('bom:total.add_other', { lines: 4 })));
    await keyboard.press('Enter');
    await expect(told(text('bom:message.added_other', { lines: 4 }))).toBeVisible();
    await tabTo(page, cartLink(4));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(CART);
    for (const { mpn } of parts) await expect(main.getByText(mpn, { exact: true }).first()).toBeVisible();
  });
});
