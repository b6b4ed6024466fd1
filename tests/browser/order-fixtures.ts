import { randomUUID } from 'node:crypto';
import type { APIResponse, BrowserContext, Locator, Page } from 'playwright/test';
import { minimumBuy } from '../../app/domain/product/quantity';
import type { WireGoods } from '../../app/upstream/contract/records/goods';
import { mallClient } from '../fixtures/mall/mall-client';
import { expect, test as base } from './account-fixtures';
import { oncePerSpec, stageUrl } from './fixtures';
import { wording } from './wording';

export { expect };
export type { Locator, Page, WireGoods };

export const CONFIRM = '/confirm_order';
export const ADDRESS = {
  name: 'Ada', phone: '138 0013 8000', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 Volt Street',
};
export const TAX_NO = '91440300MA5F8K2T0X';

/** A product and the quantity to buy. */
export interface Wanted {
  product: WireGoods;
  quantity: number;
}

interface Fixtures {
  /** Actions of the browser by HTTP, without a page. */
  behind: Behind;
  /** A value of a definition list, by its label. */
  figure(label: string, scope?: Page | Locator): Locator;
}

export interface Behind {
  post(path: string, fields: Record<string, string>): Promise<APIResponse>;
  /** Adds products to the cart. */
  fill(...wanted: Wanted[]): Promise<void>;
  /** Places an order. @returns its path */
  order(wanted: Wanted[], fields?: Record<string, string>): Promise<string>;
  /** Posts a form of an order. */
  act(path: string, intent: string, fields?: Record<string, string>): Promise<void>;
  /** Pays at the test provider. */
  pay(path: string): Promise<void>;
  /** Approves the newest refund as the operator. */
  approve(path: string): Promise<void>;
  /** Ships an order as the operator, and confirms the receipt. */
  receive(path: string): Promise<void>;
}

/** Tests of orders, based on those of accounts, with products that other tests do not use. */
export const test = base.extend<Fixtures & { wanted: Wanted[] }>({
  wanted: oncePerSpec(async () => {
    const { page: found } = await mallClient(stageUrl('TEST_MALL_URL')).search({ keyword: 'capacitor', inStock: 'T', pageNo: 4, pageSize: 100 });
    const plain = found.rows.filter(({ goodsType, orderGoodsFlag, orderGoodsFlag1, stock, moq = 1, rangePrice = [] }) =>
      goodsType === 'GT0' && orderGoodsFlag !== 'T' && orderGoodsFlag1 !== 'T' && stock > 200 * moq && rangePrice.length >= 3);
    if (plain.length < 4) throw new Error('The catalogue has too few products for orders');
    return { value: plain.map((product) => ({ product, quantity: minimumBuy(product) })) };
  }),
  behind: async ({ context }, provide) => provide(behindOf(context)),
  figure: async ({ page }, provide) => {
    await provide((label, scope = page.getByRole('main')) => scope.locator('dl').filter({ has: page.locator('dt', { hasText: label }) })
      .locator(`dt:text-is(${JSON.stringify(label)}) + dd`).first());
  },
});

export function behindOf(context: BrowserContext): Behind {
  const behind: Behind = {
    post: (path, form) => context.request.post(path, { form, maxRedirects: 0, maxRetries: 2, headers: { 'sec-fetch-site': 'same-origin' } }),
    async fill(...wanted) {
      for (const { product, quantity } of wanted) {
        const answer = await behind.post('/shopping_cart', { intent: 'add', goodsId: product.id, cartNum: String(quantity), _r: '/robots.txt' });
        expect(answer.status()).toBe(303);
      }
      // This request uses up the message.
      await context.request.get('/shopping_cart');
    },
    async order(wanted, fields = {}) {
      await behind.fill(...wanted);
      const lines = wanted.map(({ product, quantity }) => `${product.id}:${quantity}`).join(',');
      const answer = await behind.post(CONFIRM, { ...ADDRESS, paymentMethod: 'PW0', shortage: 'ship', idempotencyKey: randomUUID(), lines, ...fields });
      expect(answer.status()).toBe(303);
      const next = answer.headers()['location'] ?? '';
      const page = await (await context.request.get(next)).text();
      const path = next.startsWith('/pay/') ? (/href="(\/order_detail\/F[^"?#]+)"/.exec(page)?.[1] ?? '') : next;
      expect(path).toMatch(/^\/order_detail\/F/);
      return path;
    },
    async act(path, intent, fields = {}) {
      expect((await behind.post(path, { intent, ...fields })).status(), intent).toBe(303);
      await context.request.get(path);
    },
    async pay(path) {
      const at = (await behind.post(path, { intent: 'pay' })).headers()['location'] ?? '';
      expect((await behind.post(at, { outcome: 'pay' })).headers()['location']).toBe(path);
      await context.request.get(path);
    },
    async approve(path) {
      const [form = ''] = /<form[^>]*>(?:(?!<\/form>).)*value="approveRefund"(?:(?!<\/form>).)*<\/form>/s.exec(await (await context.request.get(path)).text()) ?? [];
      const refundNo = /name="refundNo"[^>]*value="(R[^"]+)"/.exec(form)?.[1] ?? '';
      await behind.act(path, 'demoStep', { step: 'approveRefund', refundNo });
    },
    async receive(path) {
      await behind.act(path, 'demoStep', { step: 'ship', refundNo: '' });
      await behind.act(path, 'receive');
    },
  };
  return behind;
}

export function orderNoOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}

/** A radio button, by the first words of its label. */
export function choice(page: Page, name: string): Locator {
  return page.getByRole('radio', { name });
}

/** An amount as pages show it. */
export function money(amount: string | number): string {
  return `¥${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** A count of lines in words. */
export function linesText(language: 'cn' | 'en', count: number): string {
  return wording(language, language === 'en' && count === 1 ? 'order:lines_one' : 'order:lines_other', { count });
}
