/** Delivery addresses, and the focus after each step. */
import { mallClient } from '../../../fixtures/mall/mall-client';
import { expect, summary, test, type Locator, type Page } from '../../account-fixtures';
import { SCRIPTED, turns } from '../../combinations';
import { stageUrl } from '../../fixtures';
import { LANGUAGES, wording } from '../../wording';

const ADDRESSES = '/membership_center?tab=addresses';
const ADDRESS = {
  intent: 'address', phone: '138 0013 8000', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 Volt Street',
};

/** Posts a form like a page of the shop. */
async function post(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(path, { form, maxRedirects: 0, maxRetries: 2, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(answer.status()).toBe(303);
}

/** The first one is the oldest and the default. */
async function haveAddresses(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await post(page, '/membership_center', { ...ADDRESS, name });
}

/** The card of an address in English. */
function cardOf(page: Page, name: string) {
  const label = (key: string) => wording('en', `account:address.${key}`, { name });
  const edit = page.getByRole('link', { name: label('editOf') });
  const card = page.getByRole('main').getByRole('listitem').filter({ has: edit });
  return {
    card, edit,
    makeDefault: card.getByRole('button', { name: label('makeDefaultOf') }),
    ask: card.locator('summary').and(page.getByLabel(label('removeOf'))),
    remove: card.locator('button').and(page.getByLabel(label('removeOf'))),
    keep: card.getByRole('link', { name: label('keep') }),
  };
}

function formOf(page: Page) {
  return {
    field: (key: string) => page.getByRole('textbox', { name: wording('en', `account:address.${key}`) }),
    save: page.getByRole('button', { name: wording('en', 'account:address.save') }),
  };
}

/** The text of the focused heading. */
function focusedTitle(page: Page, name: string): Locator {
  return page.getByRole('heading', { name }).locator('xpath=descendant-or-self::*').and(page.locator(':focus'));
}

for (const scripted of SCRIPTED) {
  test.describe(`${scripted ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: scripted });

    test('addresses are added, changed, made the default and removed', async ({ page, signedIn: _, text, told, allow }) => {
      allow(/status of 422/);
      await page.goto(ADDRESSES);
      await expect(page.getByRole('heading', { name: text('account:address.empty') })).toBeVisible();
      const { field, save } = formOf(page);
      const region = (key: string) => page.getByRole('combobox', { name: text(`account:region.${key}`), exact: true });
      const [ada, grace] = [cardOf(page, 'Ada'), cardOf(page, 'Grace')];

      await field('name').fill('Ada');
      await field('phone').fill('no number');
      await field('detail').fill('1 Volt Street');
      await choose('province', '1-44');
      await choose('city', '1-44-4403');
      await choose('district', '1-44-4403-440305');
      await save.click();
      await expect(summary(page)).toContainText(text('account:error.phone'));
      await expect(field('name')).toHaveValue('Ada');
      await expect(region('district')).toHaveValue('1-44-4403-440305');
      await field('phone').fill('138 0013 8000');
      await save.click();
      await expect(told(text('account:address.saved'))).toBeVisible();
      await expect(ada.card).toContainText(text('account:address.default'));
      await expect(field('name')).toHaveValue('');

      await field('name').fill('Grace');
      await field('phone').fill('138 0013 8001');
      await field('detail').fill('2 Ampere Street');
      await choose('province', '1-31');
      await choose('city', '1-31');
      await choose('district', '1-31');
      await save.click();
      await expect(grace.card).toHaveCount(1);
      await expect(ada.card).toHaveCount(1);

      await grace.makeDefault.click();
      await expect(told(text('account:address.defaulted'))).toBeVisible();
      await expect(grace.makeDefault).toHaveCount(0);
      await expect(ada.makeDefault).toHaveCount(1);

      await ada.edit.click();
      await expect(focusedTitle(page, text('account:address.change', { name: 'Ada' }))).toHaveCount(1);
      await expect(ada.card).toHaveAttribute('aria-current', 'true');
      await expect(grace.card).not.toHaveAttribute('aria-current');
      await expect(field('detail')).toHaveValue('1 Volt Street');
      await expect(region('district')).toHaveValue('1-44-4403-440305');
      await field('detail').fill('3 Ohm Street');
      await save.click();
      await expect(ada.card).toContainText('3 Ohm Street');
      await expect(grace.card).toHaveCount(1);

      await grace.ask.click();
      await expect(grace.card).toContainText(text('account:address.sure'));
      await grace.keep.click();
      await expect(grace.remove).toBeHidden();
      await expect(grace.card).toHaveCount(1);
      await grace.ask.click();
      await grace.remove.click();
      await expect(told(text('account:address.removed'))).toBeVisible();
      await expect(grace.card).toHaveCount(0);
      await expect(ada.card).toHaveCount(1);

      /** Without script a post returns the page with the next list; with script the list is loaded. */
      async function choose(level: string, code: string): Promise<void> {
        await region(level).selectOption(code);
        if (!scripted && level !== 'district') await page.getByRole('button', { name: text('account:region.show') }).click();
        await expect(region(level)).toHaveValue(code);
      }
    });
  });
}

test('the focus stays at an address that is changed', async ({ page, signedIn: _, text }) => {
  await haveAddresses(page, 'Ada', 'Grace');
  await page.goto(ADDRESSES);
  const [ada, grace] = [cardOf(page, 'Ada'), cardOf(page, 'Grace')];
  const { field, save } = formOf(page);
  const title = focusedTitle(page, text('account:address.change', { name: 'Grace' }));
  await grace.edit.press('Enter');
  await expect(title).toHaveCount(1);
  await page.getByRole('link', { name: text('account:address.cancel') }).press('Enter');
  await expect(grace.edit).toBeFocused();
  await expect(grace.card).not.toHaveAttribute('aria-current');

  await page.keyboard.press('Enter');
  await expect(title).toHaveCount(1);
  await field('detail').fill('3 Ohm Street');
  await save.press('Enter');
  await expect(grace.card).toContainText('3 Ohm Street');
  await expect(grace.edit).toBeFocused();

  await grace.makeDefault.press('Enter');
  await expect(ada.makeDefault).toHaveCount(1);
  await expect(grace.edit).toBeFocused();

  for (const [key, value] of Object.entries({ name: 'Lise', phone: '138 0013 8002', detail: '4 Farad Street' })) await field(key).fill(value);
  for (const level of ['province', 'city', 'district']) {
    const list = page.getByRole('combobox', { name: text(`account:region.${level}`), exact: true });
    await list.selectOption('1-31');
  }
  await save.press('Enter');
  await expect(cardOf(page, 'Lise').card).toHaveCount(1);
  await expect(focusedTitle(page, text('account:centre.addresses'))).toHaveCount(1);
});

test('the focus moves on from an address that is removed', async ({ page, signedIn: _, text }) => {
  await haveAddresses(page, 'Ada', 'Grace');
  await page.goto(ADDRESSES);
  const [first, second] = [cardOf(page, 'Ada'), cardOf(page, 'Grace')];
  await first.ask.press('Enter');
  await first.keep.press('Enter');
  await expect(first.ask).toBeFocused();
  await expect(first.remove).toBeHidden();
  for (const [one, heir] of [[first, second.edit], [second, focusedTitle(page, text('account:centre.addresses'))]] as const) {
    await one.ask.press('Enter');
    await page.keyboard.press('Tab');
    await expect(one.remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(one.card).toHaveCount(0);
    await expect(heir).toBeFocused();
  }
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    const due = turns(language === 'en');
    test.use({ language });

    if (due()) test('the name of a control contains its text', async ({ page, signedIn: _ }) => {
      await haveAddresses(page, 'Ada', 'Grace');
      const [product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
      await post(page, '/saved_parts', { intent: 'add', goodsId: product.id, _r: '/' });
      for (const [path, count] of [[ADDRESSES, 7], ['/membership_center?tab=saved', 4]] as const) {
        await page.goto(path);
        const named = page.getByRole('main').locator(':is(a, button, summary)[aria-label]');
        const wrong = await named.evaluateAll((controls) => controls
          .map((control) => [control.getAttribute('aria-label') ?? '', control.textContent ?? ''] as const)
          .filter(([name, shown]) => !name.startsWith(shown)));
        expect(wrong).toEqual([]);
        await expect(named).toHaveCount(count);
      }
    });
  });
}
