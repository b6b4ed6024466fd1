/** Quick order by pasted lines of part number and quantity; lines that are not added stay with their reason. */
import { CART, expect, plainAt, test } from '../../cart-fixtures';
import { SCRIPTED, turns } from '../../combinations';
import { LANGUAGES } from '../../wording';

for (const language of LANGUAGES) {
  for (const scripted of SCRIPTED) {
    test.describe(`${language} ${scripted ? 'with' : 'without'} script`, () => {
      const due = turns(language === 'en');
      test.use({ language, javaScriptEnabled: scripted });

      if (due()) test('lines are added; others stay with their reason and are corrected', async ({ page, products, text, told, line, cartLink, allow }) => {
        allow(/status of 422/);
        const [first, second, third] = [plainAt(products, 0), plainAt(products, 1), plainAt(products, 2)];
        const field = page.getByRole('textbox', { name: text('cart:quick.label') });
        const submit = page.getByRole('region', { name: text('cart:quick.title') }).getByRole('button', { name: text('cart:quick.submit'), exact: true });
        const plural = (key: string, count: number) => text(`${key}_${language === 'en' && count === 1 ? 'one' : 'other'}`, { count });
        await page.goto(CART);
        await submit.click();
        await expect(page.getByRole('group', { name: text('cart:quick.empty') })).toBeFocused();

        await field.fill([`MPN\tQty`, `${first.mpn}\t${first.moq}`, `${second.mpn} ${(second.moq ?? 1) + 1}`, `NOSUCHPART 10`, third.mpn].join('\n'));
        await submit.click();
        const summary = page.getByRole('group').and(page.locator(':focus'));
        await expect(summary).toContainText(plural('cart:quick.left', 3));
        await expect(summary).toContainText(plural('cart:quick.added', 1));
        await expect(summary.getByRole('link')).toHaveText([
          new RegExp(`${second.mpn}`), /NOSUCHPART/, text('cart:quick.line', { line: 3, words: text('cart:quick.problem.noQuantity', { text: third.mpn }) }),
        ]);
        await expect(field).toHaveValue([`${second.mpn} ${(second.moq ?? 1) + 1}`, 'NOSUCHPART 10', third.mpn].join('\n'));
        await expect(line(first).quantity).toHaveValue(String(first.moq));
        await expect(cartLink(1)).toBeVisible();

        await summary.getByRole('link').first().click();
        await expect(field).toBeFocused();
        await field.fill(`${second.moq}pcs, ${second.mpn}\n${third.mpn} ×${third.moq}`);
        await submit.click();
        await expect(told(plural('cart:message.quickAdded', 2))).toBeVisible();
        await expect(field).toHaveValue('');
        for (const product of [second, third]) await expect(line(product).quantity).toHaveValue(String(product.moq));
        await expect(cartLink(3)).toBeVisible();
      });
    });
  }
}

test('an ambiguous part number is resolved with one click, and the other lines stay', async ({ page, text, allow }) => {
  allow(/status of 422/);
  // Several manufacturers have this part number.
  await page.goto(CART);
  const field = page.getByRole('textbox', { name: text('cart:quick.label') });
  const submit = page.getByRole('region', { name: text('cart:quick.title') }).getByRole('button', { name: text('cart:quick.submit'), exact: true });
  await field.fill('SS34 100\nNOSUCHPART 10');
  await submit.click();
  const choices = page.getByRole('group', { name: text('cart:quick.which', { line: 1, number: 'SS34' }) }).getByRole('button');
  await expect(choices.first()).toBeVisible();
  expect(await choices.count()).toBeGreaterThan(1);
  await choices.nth(1).click();
  await expect(field).toHaveValue('NOSUCHPART 10');
  await expect(choices).toHaveCount(0);
  await expect(page.getByRole('row').filter({ has: page.getByRole('link', { name: 'SS34', exact: true }) })).toHaveCount(1);
});

test('input stays when a line is removed', async ({ page, products, put, line, text }) => {
  const product = plainAt(products, 0);
  await put(product, product.moq ?? 1);
  await page.goto(CART);
  const field = page.getByRole('textbox', { name: text('cart:quick.label') });
  await put(plainAt(products, 1), plainAt(products, 1).moq ?? 1);
  await field.fill('LM358DR 100');
  await line(product).remove.click();
  await expect(line(product).row).toHaveCount(0);
  await expect(field).toHaveValue('LM358DR 100');
});
