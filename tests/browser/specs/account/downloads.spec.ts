/** Downloads from the pages that offer them, with script and without, in both languages. */
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Download } from 'playwright/test';
import readExcelFile from 'read-excel-file/node';
import { readPdf } from '../../../export/read-pdf';
import { mallClient } from '../../../fixtures/mall/mall-client';
import { expect, test, type Page } from '../../account-fixtures';
import { SCRIPTED, turns } from '../../combinations';
import { stageUrl } from '../../fixtures';
import { LANGUAGES, LOCALE, type Language } from '../../wording';

const ORDER = {
  name: '李雷', phone: '13800002046', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '科技园 1 号',
  paymentMethod: 'PW0', shortage: 'ship', invoiceTitle: '深圳市示范电子科技有限公司', taxNo: '91440300MA5EXAMPLE',
};
/** The heading of the first column, and the name of the document. */
const HEADS = { en: 'Part number', cn: '型号' } as const;
const TITLES = { en: 'Order confirmation', cn: '订单确认书' } as const;

/** Posts a form by HTTP in the page's language. @returns the path of the redirect */
async function post(page: Page, language: Language, path: string, form: Record<string, string>): Promise<string> {
  const headers = { 'sec-fetch-site': 'same-origin', 'accept-language': LOCALE[language] };
  const answer = await page.context().request.post(path, { form, maxRedirects: 0, headers });
  expect(answer.status()).toBe(303);
  return answer.headers()['location'] ?? '';
}

async function press(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
  return download;
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

for (const language of LANGUAGES) {
  for (const scripted of SCRIPTED) {
    test.describe(`${language} ${scripted ? 'with' : 'without'} script`, () => {
      const due = turns(language === 'en');
      test.use({ language, javaScriptEnabled: scripted });

      if (due()) test('an anonymous cart', async ({ page, text }) => {
        const [product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock();
        const { mpn, moq = 1 } = product;
        await post(page, language, '/shopping_cart', { intent: 'add', goodsId: product.id, cartNum: String(moq) });
        await page.goto('/shopping_cart');
        const csv = await press(page, text('download.cart', { format: 'CSV' }));
        expect(csv.suggestedFilename()).toMatch(language === 'cn' ? /^购物车-[\d-]{10}\.csv$/ : /^cart-[\d-]{10}\.csv$/);
        const [head, line]: string[][] = parse(await bytesOf(csv), { bom: true });
        expect([head?.[0], line?.[0], line?.[4]]).toEqual([HEADS[language], mpn, String(moq)]);
        const [sheet] = await readExcelFile(await bytesOf(await press(page, text('download.cart', { format: 'XLSX' }))));
        expect([sheet?.data[0]?.[0], sheet?.data[1]?.[0], sheet?.data[1]?.[4]]).toEqual([HEADS[language], mpn, moq]);
        await expect(page).toHaveURL('/shopping_cart');
      });

      if (due()) test('an order and the list of orders', async ({ page, text, told, signedIn }) => {
        expect(signedIn.account).not.toBe('');
        const [, product] = await mallClient(stageUrl('TEST_MALL_URL')).partsInStock(2);
        const { mpn, moq = 1 } = product;
        await post(page, language, '/shopping_cart', { intent: 'add', goodsId: product.id, cartNum: String(moq) });
        const payment = await post(page, language, '/confirm_order', { ...ORDER, idempotencyKey: crypto.randomUUID() });
        await page.goto(payment);
        const detail = await page.locator('a[href^="/order_detail/F"]').first().getAttribute('href') ?? '';
        const orderNo = detail.split('/').at(-1) ?? '';
        await page.goto(detail);
        const pdf = await press(page, text('download.order', { orderNo, format: 'PDF' }));
        expect(pdf.suggestedFilename()).toBe(`${language === 'cn' ? '订单' : 'order'}-${orderNo}.pdf`);
        const document = await readPdf(await bytesOf(pdf));
        expect(document.title).toBe(`${TITLES[language]} ${orderNo}`);
        expect(document.text).toContain(mpn.replace(/\s/g, ''));
        await expect(page).toHaveURL(detail);

        await page.goto('/membership_center?tab=orders');
        const [head, line]: string[][] = parse(await bytesOf(await press(page, text('download.orders', { format: 'CSV' }))), { bom: true });
        expect([head?.includes(HEADS[language]), line?.[0], line?.includes(mpn)]).toEqual([true, orderNo, true]);

        // The page does not offer the invoice yet. A form of an old tab that does leads back with the reason.
        expect(await post(page, language, '/export/invoice', { format: 'pdf', orderNo, _r: detail })).toBe(detail);
        await page.goto(detail);
        await expect(told(language === 'cn' ? /发票已于 .* 申请/ : /You requested the invoice on/)).toBeVisible();
      });
    });
  }
}
