import type { BrowserContext, Locator, Page } from 'playwright/test';
import type { WireGoods } from '../../app/upstream/contract/records/goods';
import { mallClient } from '../fixtures/mall/mall-client';
import { expect, programRuns, test as base } from './account-fixtures';
import { oncePerSpec, stageUrl } from './fixtures';
import { type Language, wording } from './wording';

export { expect, programRuns };
export type { Locator, Page, WireGoods };

export const CART = '/shopping_cart';

/** Parts of the default catalogue that other tests do not use. */
export interface Products {
  /** Sold in steps, from stock only, in several price tiers; by two manufacturers. */
  plain: WireGoods[];
  /** Sold in steps, in ordering mode above the stock. */
  ordering: WireGoods;
}

interface Fixtures {
  /** Adds a product to the browser's cart by HTTP. */
  put(product: WireGoods, cartNum: number): Promise<void>;
  /** The controls of a cart line. */
  line(product: WireGoods): Line;
  /** The link to the cart in the header, with its count of lines. */
  cartLink(lines: number): Locator;
  /** The payable amount. */
  payable: Locator;
  checkout: Locator;
}

export interface Line {
  row: Locator;
  tick: Locator;
  quantity: Locator;
  total: Locator;
  remove: Locator;
}

/** Tests of carts, based on those of accounts. */
export const test = base.extend<Fixtures & { products: Products }>({
  products: oncePerSpec(async () => {
    const { page: found } = await mallClient(stageUrl('TEST_MALL_URL')).search({ keyword: 'capacitor', inStock: 'T', pageNo: 2, pageSize: 100 });
    const inSteps = found.rows.filter(({ goodsType, moq = 0, perAddQuantity = 0, stock, rangePrice = [] }) =>
      goodsType === 'GT0' && moq >= 5 && moq === perAddQuantity && stock > 20 * moq && stock < 500_000 && rangePrice.length >= 3);
    const orders = ({ orderGoodsFlag, orderGoodsFlag1 }: WireGoods) => orderGoodsFlag === 'T' || orderGoodsFlag1 === 'T';
    const [ordering] = inSteps.filter(orders);
    const plain = inSteps.filter((product) => !orders(product));
    if (!ordering || plain.length < 4) throw new Error('The catalogue has too few products for carts');
    return { value: { plain, ordering } };
  }),
  put: async ({ context }, provide) => provide((product, cartNum) => putBehind(context, product.id, cartNum)),
  line: async ({ page, language }, provide) => provide((product) => lineOf(page, product, language)),
  cartLink: async ({ page, language }, provide) => provide((lines) => linkOf(page, lines, language)),
  payable: async ({ page }, provide) => provide(page.getByRole('region').locator('dd.big')),
  checkout: async ({ page, language }, provide) => {
    const [before = ''] = wording(language, 'cart:sum.checkout_other', {}, '\u0000').split('\u0000');
    await provide(page.getByRole('complementary').locator('a, button').filter({ hasText: new RegExp(`^\\s*${before.trim()}`) }));
  },
});

/** A product by its position among those that are sold from stock. */
export function plainAt({ plain }: Products, at: number): WireGoods {
  const product = plain[at];
  if (!product) throw new Error(`There is no product ${at}`);
  return product;
}

export async function putBehind(context: BrowserContext, goodsId: string, cartNum: number): Promise<void> {
  const answer = await context.request.post(CART, {
    form: { intent: 'add', goodsId, cartNum: String(cartNum), _r: '/robots.txt' }, maxRedirects: 0, maxRetries: 2, headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), `adding ${cartNum} of ${goodsId}`).toBe(303);
}

export function lineOf(page: Page, { mpn }: Pick<WireGoods, 'mpn'>, language: Language): Line {
  const text = (key: string) => wording(language, key, { mpn });
  const remove = page.getByRole('button', { name: text('cart:line.remove'), exact: true });
  const row = page.getByRole('row').filter({ has: remove });
  return {
    row, remove,
    tick: row.getByRole('checkbox', { name: text('cart:line.select'), exact: true }),
    quantity: row.getByRole('textbox', { name: text('product:quantity.of'), exact: true }),
    total: row.getByRole('cell').nth(5),
  };
}

export function linkOf(page: Page, lines: number, language: Language): Locator {
  const form = language === 'en' && lines === 1 ? 'one' : 'other';
  const name = lines === 0 ? wording(language, 'cart.title') : wording(language, `cart.of_${form}`, { count: lines });
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

/** An amount as pages show it. */
export function money(amount: string | number): string {
  return `¥${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}
