/** Saved products in the membership centre. */
import { mallClient } from '../../../fixtures/mall/mall-client';
import { expect, test, type Page } from '../../account-fixtures';
import { turns } from '../../combinations';
import { stageUrl } from '../../fixtures';
import { LANGUAGES } from '../../wording';

const SAVED = '/membership_center?tab=saved';

async function haveSaved(page: Page, count: number): Promise<void> {
  const products = (await mallClient(stageUrl('TEST_MALL_URL')).partsInStock()).slice(0, count);
  for (const { id } of products) {
    const form = { intent: 'add', goodsId: id, _r: '/' };
    await page.request.post('/saved_parts', { form, maxRedirects: 0, maxRetries: 2, headers: { 'sec-fetch-site': 'same-origin' } });
  }
}

test('the focus moves on from a product that is removed', async ({ page, signedIn: _, text }) => {
  await haveSaved(page, 2);
  await page.goto(SAVED);
  const buttons = page.getByRole('region').getByRole('button', { name: text('account:saved.remove') });
  await expect(buttons).toHaveCount(2);
  await buttons.first().press('Enter');
  await expect(buttons).toHaveCount(1);
  await expect(buttons).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(buttons).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a saved product is added to the cart from its row, and the tab stays open', async ({ page, signedIn: _, told }) => {
  await haveSaved(page, 1);
  await page.goto(SAVED);
  const row = page.getByRole('row').filter({ has: page.getByRole('textbox') });
  const least = await row.getByRole('textbox').inputValue();
  await row.getByRole('button', { name: /^Add \S+ × .+ to cart$/ }).click();
  await expect(told(/^Added \S+ × /)).toBeVisible();
  await expect(page).toHaveURL(SAVED);
  await expect(row.getByRole('textbox')).toHaveValue(least);
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    const due = turns(language === 'en');
    test.use({ language });

    // The second is the narrowest with the menu beside the list.
    for (const width of [768, 992]) if (due()) test(`at ${width} a date is on one line, and nothing overflows the panel`, async ({ page, signedIn: _, text }) => {
      await haveSaved(page, 3);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(SAVED);
      const date = page.getByRole('region').getByText(/\d{4}-\d{2}-\d{2}$/);
      await expect(date).toHaveCount(3);
      const lines = await date.evaluateAll((cells) => cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      }));
      expect(lines).toEqual([1, 1, 1]);
      const table = await page.getByRole('table').boundingBox();
      const panel = await page.getByRole('region', { name: text('account:centre.saved') }).boundingBox();
      expect(table?.width).toBeLessThanOrEqual(panel?.width ?? 0);
    });
  });
}
