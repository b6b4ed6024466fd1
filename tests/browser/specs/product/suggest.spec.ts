/** Suggestions while typing: an ARIA combobox, by pointer and by keyboard. */
import { expect, test } from '../../fixtures';
import { wording } from '../../wording';

const label = wording('en', 'search.label');

test('the field becomes a combobox with suggestions', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: label }).click();
  const field = page.getByRole('combobox', { name: label });
  const list = page.getByRole('listbox', { name: wording('en', 'search.suggestions') });
  // The empty field offers examples.
  await expect(list).toBeVisible();
  await field.pressSequentially('LM35');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByRole('option').first()).toContainText(/LM35/i);
  await expect(list.getByRole('option', { selected: true })).toHaveCount(0);

  await field.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('LM35');
  await expect(field).toBeFocused();
});

test('the keyboard chooses a suggestion', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: label });
  await page.getByRole('searchbox', { name: label }).click();
  await field.pressSequentially('LM358');
  const option = page.getByRole('listbox').getByRole('option').first();
  await expect(option).toBeVisible();
  const chosen = await option.innerText();
  await field.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'none');
  await field.press('ArrowUp');
  await expect(option).toHaveAttribute('aria-selected', 'false');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/product_list/'));
  expect(chosen.toUpperCase()).toContain('LM358');
});

test('Enter without a choice opens the list for the input, without a redirect', async ({ page }) => {
  const detours: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/search')) detours.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('searchbox', { name: label }).click();
  const field = page.getByRole('combobox', { name: label });
  await field.pressSequentially('NE555P');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/product_list/search/NE555P');
  expect(detours).toEqual([]);
});

test('what is searched for at once gets no suggestions', async ({ page }) => {
  const asked: Array<string | null> = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/suggest') asked.push(searchParams.get('keyword'));
  });
  await page.goto('/');
  await page.getByRole('searchbox', { name: label }).click();
  const field = page.getByRole('combobox', { name: label });
  // In one step, as a paste with Enter is: between two steps a busy machine takes longer than the pause in typing.
  await field.evaluate((element: HTMLInputElement) => {
    element.value = 'NE555P';
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.form?.requestSubmit();
  });
  await expect(page.getByRole('main').getByRole('link', { name: 'NE555P' }).first()).toBeVisible();
  await field.fill('LM35');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/LM35/i);
  expect(asked).toEqual(['LM35']);
});

test('a click on a product opens its page in a new window', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: label }).click();
  await page.getByRole('combobox', { name: label }).pressSequentially('NE555P');
  const opened = context.waitForEvent('page');
  await page.getByRole('listbox').getByRole('option', { name: /^NE555P\b/ }).first().click();
  const detail = await opened;
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText(/^NE555P/);
});

test('input from before the script is loaded gets suggestions as soon as it is', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: label }).pressSequentially('LM35');
  release();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/LM35/i);
});

test('a part number of twelve characters takes at most two requests', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/suggest') asked.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('searchbox', { name: label }).click();
  const field = page.getByRole('combobox', { name: label });
  await field.pressSequentially('STM32F103C8T', { delay: 150 });
  await expect(page.getByRole('option', { name: /^STM32F103C8T6\b/ }).first()).toBeVisible();
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('parts, brands, categories and values stand in groups, and a brand keeps the other words', async ({ page }) => {
  // A page without streams: the navigation does not interrupt one.
  await page.goto('/shopping_cart');
  await page.getByRole('searchbox', { name: label }).click();
  await page.getByRole('combobox', { name: label }).pressSequentially('10k 0603 yag');
  const group = (kind: string) => page.getByRole('listbox').getByRole('group', { name: wording('en', `search.kind.${kind}`) });
  for (const kind of ['parts', 'brands', 'catalogues', 'values']) await expect(group(kind)).toBeVisible();
  await group('brands').getByRole('option', { name: /^YAGEO/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/product_list/search/10k%25200603' && url.searchParams.get('brand') === 'YAGEO');
});

test('there are at most ten suggestions of each kind', async ({ request }) => {
  for (const keyword of ['LM', '10k', '电容', 'C', '']) {
    const found: unknown = await (await request.get('/suggest', { params: { keyword } })).json();
    expect(found).toEqual({ parts: expect.any(Array), brands: expect.any(Array), catalogues: expect.any(Array), words: expect.any(Array), values: expect.any(Array) });
    for (const list of Object.values(found ?? {})) expect(list.length).toBeLessThanOrEqual(10);
  }
});
