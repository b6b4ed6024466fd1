/** From search to cart, checkout, payment, order and invoice, a refund of one line, and buying again; with script and without, in both languages. */
import { readFile } from 'node:fs/promises';
import { lineAmount } from '../../../../app/domain/money/price-tiers';
import { productListPath } from '../../../../app/domain/catalogue/list-address';
import { readPdf } from '../../../export/read-pdf';
import { SOAK } from '../../combinations';
import { ADDRESS, choice, CONFIRM, expect, linesText, money, TAX_NO, test, type WireGoods } from '../../order-fixtures';
import { LANGUAGES } from '../../wording';

const count = (quantity: number) => quantity.toLocaleString('en-US');
const worth = ({ rangePrice }: WireGoods, quantity: number) => lineAmount(rangePrice, quantity) ?? '';

for (const language of LANGUAGES) {
  for (const scripted of [true, false]) {
    test.describe(`${language} ${scripted ? 'with' : 'without'} script`, () => {
      test.use({ language, javaScriptEnabled: scripted });
      test.setTimeout(90_000);

      if (SOAK || (language === 'en') === scripted) test('from the search to the invoice, and buying again', async ({ page, signedIn: _, wanted, behind, text, told, figure }) => {
        const [first, second] = wanted;
        if (!first || !second) throw new Error('There are no products');
        await behind.fill(second);

        await page.goto('/');
        await page.getByRole('search').getByRole('combobox', { name: text('search.label') }).or(page.getByRole('searchbox', { name: text('search.label') })).first().fill(first.product.mpn);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(productListPath('search', first.product.mpn));
        const row = page.getByRole('row').filter({ has: page.locator(`a.mpn[href$="/${first.product.id}"]`) });
        await row.getByRole('textbox').fill(String(first.quantity));
        await row.getByRole('button', { name: text('product:buy.addOf', { quantity: count(first.quantity), mpn: first.product.mpn }) }).click();
        await expect(page.getByRole('banner').getByRole('link', { name: text('cart.of_other', { count: 2 }) })).toBeVisible();

        await page.goto('/shopping_cart');
        await page.getByRole('link', { name: text('cart:sum.checkout_other', { count: 2 }) }).click();
        await expect(page).toHaveURL(CONFIRM);
        const total = Number(worth(first.product, first.quantity)) + Number(worth(second.product, second.quantity));
        await expect(figure(linesText(language, 2))).toHaveText(money(total));
        await expect(figure(text('order:totals.payable'))).toHaveText(money(total));
        for (const { product, quantity } of [first, second]) {
          const line = page.getByRole('row').filter({ hasText: product.mpn });
          await expect(line.getByRole('cell', { name: count(quantity), exact: true })).toBeVisible();
          await expect(line).toContainText(money(worth(product, quantity)));
          await expect(line).toContainText(text('order:leaves.now'));
        }

        // Without saved addresses there is no choice of address.
        await expect(choice(page, text('order:confirm.newAddress'))).toHaveCount(0);
        await page.getByRole('textbox', { name: text('account:address.name') }).fill(ADDRESS.name);
        await page.getByRole('textbox', { name: text('account:address.phone') }).fill(ADDRESS.phone);
        await page.getByRole('textbox', { name: text('account:address.detail') }).fill(ADDRESS.detail);
        for (const level of ['province', 'city', 'district'] as const) {
          const region = page.getByRole('combobox', { name: text(`account:region.${level}`), exact: true });
          await region.selectOption(ADDRESS[level]);
          if (!scripted && level !== 'district') await page.getByRole('button', { name: text('account:region.show') }).click();
          await expect(region).toHaveValue(ADDRESS[level]);
        }
        await expect(page.getByRole('textbox', { name: text('account:address.detail') })).toHaveValue(ADDRESS.detail);
        await page.getByRole('textbox', { name: text('order:invoice.to') }).fill('Ohm & Co');
        await page.getByRole('textbox', { name: text('order:invoice.taxNo') }).fill(TAX_NO.toLowerCase());
        await choice(page, text('order:shortage.wait')).check();
        await page.getByRole('textbox', { name: text('order:remark') }).fill('One date code');
        await page.getByRole('button', { name: text('order:confirm.place') }).click();

        await expect(page).toHaveURL(/\/pay\/P\d{8}-\d{8}$/);
        const payment = new URL(page.url()).pathname;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('order:payment.title.open', { amount: money(total) }));
        await expect(page.getByRole('main')).toContainText(text('order:payment.note.test'));
        await page.getByRole('link', { name: text('order:payment.toOrder') }).click();
        await expect(page).toHaveURL(/\/order_detail\/F\d{8}-\d{8}$/);
        const path = new URL(page.url()).pathname;
        const orderNo = path.split('/').at(-1) ?? '';
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderNo);
        await expect(figure(text('order:amounts.payable'))).toHaveText(money(total));
        for (const words of [ADDRESS.name, ADDRESS.detail, text('order:shortage.wait'), 'One date code', 'Ohm & Co', TAX_NO]) {
          await expect(page.getByRole('main')).toContainText(words);
        }

        await page.getByRole('link', { name: text('order:action.pay') }).click();
        await expect(page).toHaveURL(payment);
        await page.getByRole('button', { name: text('order:payment.title.open', { amount: money(total) }) }).click();
        await expect(page).toHaveURL(path);
        await expect(told(text('order:message.paid'))).toBeVisible();
        await expect(page.getByRole('heading', { name: language === 'cn' ? '待发货' : 'Preparing' })).toBeVisible();

        // All amounts of the order equal those of the cart.
        for (const { product, quantity } of [first, second]) {
          await expect(page.getByRole('row').filter({ hasText: product.mpn })).toContainText(money(worth(product, quantity)));
        }
        const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: text('download.invoice', { orderNo, format: 'PDF' }) }).click()]);
        expect(download.suggestedFilename()).toMatch(/\.pdf$/);
        const printed = (await readPdf(new Uint8Array(await readFile(await download.path())))).text;
        for (const words of [orderNo, 'Ohm&Co', TAX_NO, first.product.mpn, second.product.mpn, money(total).slice(1)]) expect(printed).toContain(words);

        await page.getByRole('link', { name: text('order:action.refundOf', { mpn: first.product.mpn }) }).click();
        await expect(page.getByRole('heading', { name: text('order:refund.ask', { mpn: first.product.mpn }) })).toBeVisible();
        await page.getByRole('textbox', { name: text('order:refund.qty') }).fill('1');
        await page.getByRole('textbox', { name: text('order:refund.reason') }).fill('One too many');
        await page.getByRole('button', { name: text('order:refund.send') }).click();
        await expect(told(text('order:message.refundAsked', { mpn: first.product.mpn }))).toBeVisible();
        await page.getByRole('button', { name: text('order:demo.step.approveRefund') }).click();
        await expect(told(text('order:demo.done.approveRefund'))).toBeVisible();
        await expect(figure(text('order:amounts.refunded'))).toHaveText(/^−¥/);

        await page.getByRole('button', { name: text('order:action.again') }).click();
        await expect(page).toHaveURL('/shopping_cart');
        await expect(told(text('order:message.again_other', { count: 2 }))).toBeVisible();
        for (const { product, quantity } of [first, second]) {
          await expect(page.getByRole('textbox', { name: text('product:quantity.of', { mpn: product.mpn }), exact: true })).toHaveValue(String(quantity));
        }
      });
    });
  }
}
