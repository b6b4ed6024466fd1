/** Feedback from the dialog of a page, and its answer in the membership centre. */
import { expect, test } from '../../account-fixtures';
import { turns } from '../../combinations';
import { expectNothingFound } from '../../fine';
import { LANGUAGES } from '../../wording';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

for (const language of LANGUAGES) {
  test.describe(language, () => {
    const due = turns(language === 'en');
    test.use({ language });

    if (due()) test('opens over the page, keeps what a refusal is about, and shows the number', async ({ page, text, allow, signedIn: _ }) => {
      allow(/status of 422/);
      await page.goto('/about?x=1');
      // This page sends no script: the link leads to the page with the form.
      await page.getByRole('contentinfo').getByRole('link', { name: text('feedback'), exact: true }).click();
      await expect(page).toHaveURL(`/feedback?from=${encodeURIComponent('/about?x=1')}`);

      await page.goto('/shopping_cart');
      const link = page.getByRole('contentinfo').getByRole('link', { name: text('feedback'), exact: true });
      const dialog = page.getByRole('dialog', { name: text('feedback:title') });
      await link.focus();
      await link.press('Enter');
      await expect(dialog.getByRole('radio', { name: text('feedback:type.pageFault') })).toBeFocused();
      await expectNothingFound(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
      await expect(page).toHaveURL('/shopping_cart');

      await link.press('Enter');
      await dialog.getByRole('radio', { name: text('feedback:type.idea') }).check();
      await dialog.getByLabel(text('feedback:contact')).fill('ada@farad.example');
      await dialog.getByRole('button', { name: text('feedback:submit') }).click();
      await expect(dialog.getByRole('group', { name: text('feedback:refused') })).toBeFocused();
      await dialog.getByRole('link', { name: text('feedback:error.content') }).click();
      const field = dialog.getByLabel(text('feedback:content'));
      await expect(field).toBeFocused();
      await field.fill('<b>More</b> connectors.');
      await expect(dialog.getByText(text('feedback:used', { used: 23, most: '2,000' }))).toBeVisible();
      await dialog.getByLabel(text('feedback:screenshot')).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(1024 * 1024 + 1) });
      await expect(dialog.getByText(text('feedback:error.tooLarge', { megabytes: 1 }))).toBeVisible();
      await dialog.getByLabel(text('feedback:screenshot')).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
      await dialog.getByRole('button', { name: text('feedback:submit') }).click();
      const done = page.getByRole('dialog', { name: text('feedback:sent.title') });
      const number = done.getByRole('status');
      await expect(number).toBeFocused();
      const [no = ''] = /K\d{8}-\d{8}/.exec(await number.innerText()) ?? [];
      expect(no).not.toBe('');
      await done.getByRole('button', { name: text('feedback:sent.close'), exact: true }).last().click();
      await expect(done).toHaveCount(0);

      await page.goto('/membership_center?tab=feedback');
      const entry = page.getByRole('region', { name: no });
      for (const words of ['<b>More</b> connectors.', text('feedback:type.idea'), text('feedback:list.open'), '/shopping_cart']) await expect(entry.getByText(words)).toBeVisible();
      await expectNothingFound(page, 'main');
    });
  });
}

test('opens a tab of its own where a key asks for one', async ({ page, context, text }) => {
  await page.goto('/shopping_cart');
  const opened = context.waitForEvent('page');
  await page.getByRole('contentinfo').getByRole('link', { name: text('feedback'), exact: true }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/feedback\?from=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
