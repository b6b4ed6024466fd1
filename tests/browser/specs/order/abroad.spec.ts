/** Orders to other countries: freight, documents and exports right to the cent, in the browser. */
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { lineAmount } from '../../../../app/domain/money/price-tiers';
import { readPdf } from '../../../export/read-pdf';
import { SCRIPTED } from '../../combinations';
import { CONFIRM, expect, money, orderNoOf, test, type Page, type WireGoods } from '../../order-fixtures';

interface Country {
  code: string;
  /** The typed fields, in the order in which the form shows them. */
  fields: ReadonlyArray<readonly [label: string, typed: string]>;
  /** The lines of the address on the document. */
  lines: string[];
  taxNo: string;
  /** Grams of goods, about; the prices of the classes of its zone, in cents, and of each further kilogram. */
  weight: number;
  prices: ReadonlyArray<readonly [upTo: number, cents: number]>;
}

const EUROPE = [[500, 13_250], [1_000, 16_680], [2_000, 23_900], [5_000, 41_800]] as const;
const AMERICA = [[500, 12_800], [1_000, 15_800], [2_000, 22_800], [5_000, 39_800]] as const;
const ASIA = [[500, 8_800], [1_000, 10_800], [2_000, 14_800], [5_000, 24_800]] as const;
const REST = [[500, 16_800], [1_000, 21_800], [2_000, 31_800], [5_000, 56_800]] as const;

const COUNTRIES: readonly Country[] = [
  { code: 'DE', fields: [['Street and house number', 'Voltstr. 1'], ['Postal code', '10115'], ['City', 'Berlin']], lines: ['Voltstr. 1', '10115 Berlin', 'GERMANY'], taxNo: 'DE123456789', weight: 100, prices: EUROPE },
  { code: 'US', fields: [['Street and house number', '1 Volt Street'], ['City', 'Austin'], ['State', 'TX'], ['ZIP code', '78701']], lines: ['1 Volt Street', 'Austin, TX 78701', 'UNITED STATES'], taxNo: '', weight: 290, prices: AMERICA },
  { code: 'JP', fields: [['Block, district and city', '1-2-3 Ginza, Chuo-ku'], ['Prefecture', 'Tokyo'], ['Postal code', '1040061']], lines: ['1-2-3 Ginza, Chuo-ku, Tokyo', '104-0061', 'JAPAN'], taxNo: '', weight: 350, prices: ASIA },
  { code: 'BR', fields: [['Street and house number', 'Rua Volt 1'], ['City', 'São Paulo'], ['State', 'SP'], ['Postal code', '01310-100']], lines: ['Rua Volt 1', 'São Paulo-SP', '01310-100', 'BRAZIL'], taxNo: '12345678000195', weight: 850, prices: REST },
  { code: 'GB', fields: [['Street and house number', '1 Volt Street'], ['City', 'London'], ['Postal code', 'EC1Y 8SY']], lines: ['1 Volt Street', 'London', 'EC1Y 8SY', 'UNITED KINGDOM'], taxNo: '', weight: 20, prices: EUROPE },
];

/** Grams a piece of the packages that are ordered, and of the packing of each parcel. */
const GRAMS: Readonly<Record<string, number>> = { '0402': 0.0015, '0603': 0.006, '0805': 0.015, '1206': 0.03, '1210': 0.06 };
const PACKING = 200;

const cents = (amount: string) => Math.round(Number(amount) * 100);
const yuan = (all: number) => (all / 100).toFixed(2);

/** How many pieces of a product weigh about so much, and can be bought. */
function piecesOf({ packageName = '', moq = 1, mpq = 1, stock }: WireGoods, weight: number): number {
  const step = Math.max(moq, mpq);
  const grams = GRAMS[packageName] ?? 1;
  return Math.max(1, Math.min(Math.floor(weight / grams / step), Math.floor(stock / 8 / step))) * step;
}

async function download(page: Page, name: string): Promise<Uint8Array> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
  return new Uint8Array(await readFile(await file.path()));
}

for (const scripted of SCRIPTED) {
  test.describe(`${scripted ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: scripted });

    test('orders to five countries have the freight of their weight, on the page, on documents and in the export, to the cent', async ({ page, signedIn: _, wanted, behind, text, figure }) => {
      // A new buyer may hold half of a stock, and other tests hold some of it.
      const products = wanted.map(({ product }) => product).filter(({ packageName = '', moq = 1, mpq = 1, stock }) => packageName in GRAMS && stock > 30 * Math.max(moq, mpq));
      const freights = new Set<number>();
      for (const [index, { code, fields, lines, taxNo, weight, prices }] of COUNTRIES.entries()) {
        const product = products[index % products.length];
        if (!product) throw new Error('There are no products whose weight is known');
        const quantity = piecesOf(product, weight);
        const goods = cents(lineAmount(product.rangePrice, quantity) ?? '');
        const grams = quantity * (GRAMS[product.packageName ?? ''] ?? 0) + PACKING;
        const freight = prices.find(([upTo]) => grams <= upTo)?.[1] ?? 0;
        freights.add(freight);
        const total = goods + freight;

        await behind.fill({ product, quantity });
        await page.goto(CONFIRM);
        if (index > 0) await page.getByRole('radio', { name: text('order:confirm.newAddress') }).check();
        await page.getByRole('combobox', { name: text('account:address.country') }).selectOption(code);
        if (!scripted) await page.getByRole('button', { name: text('account:address.showFields') }).click();
        await page.getByRole('textbox', { name: text('account:address.name') }).fill('Ada Lovelace');
        await page.getByRole('textbox', { name: text('account:address.phone') }).fill('+49 30 1234567');
        for (const [label, typed] of fields) await page.getByRole('textbox', { name: label, exact: true }).fill(typed);
        await expect(figure(text('order:totals.freight'))).toHaveText(money(yuan(freight)));
        await expect(figure(text('order:totals.payable'))).toHaveText(money(yuan(total)));
        await page.getByRole('textbox', { name: text('order:invoice.to') }).fill('Volt & Ohm');
        // The field has the number of the last order, which may be of another country.
        await page.getByRole('textbox', { name: text('order:invoice.taxNo') }).fill(taxNo);
        await page.getByRole('button', { name: text('order:confirm.place') }).click();

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('order:payment.title.open', { amount: money(yuan(total)) }));
        await page.getByRole('link', { name: text('order:payment.toOrder') }).click();
        await expect(page).toHaveURL(/\/order_detail\/F\d{8}-\d{8}$/);
        const orderNo = orderNoOf(page.url());
        await expect(figure(text('order:totals.freight'))).toHaveText(money(yuan(freight)));
        await expect(figure(text('order:amounts.payable'))).toHaveText(money(yuan(total)));
        const printed = (await readPdf(await download(page, text('download.order', { orderNo, format: 'PDF' })))).text;
        for (const words of [...lines, money(yuan(goods)), money(yuan(freight)), money(yuan(total)), taxNo]) expect(printed).toContain(words.replace(/\s/g, ''));
        const [head = [], line = []]: string[][] = parse(Buffer.from(await download(page, text('download.order', { orderNo, format: 'CSV' }))), { bom: true });
        const cell = (name: string) => cents(line[head.indexOf(name)] ?? '');
        expect([cell('After discount (CNY)'), cell('Order freight (CNY)'), cell('Order total (CNY)')]).toEqual([goods, freight, total]);
      }
      expect(freights.size).toBeGreaterThan(2);
    });
  });
}
