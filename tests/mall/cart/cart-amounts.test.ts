import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { readCart } from '../../../app/upstream/contract/records/cart';
import { billOf, fen, millionths, type Bill } from '../../fixtures/trade/cart-oracle';
import { loadMall, NOW, sendCall } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';
import { openRandomShop, oracleLines, plain, randomShop } from '../../fixtures/trade/random-carts';

/** Number of shops, with a hundred carts each. */
const SHOPS = env.SOAK === '1' ? 100 : 4;

const money = v.pick(readCart.data, ['totals']);
const lines = v.object({ lines: v.array(v.pick(readCart.data.entries.lines.item, ['unitPrice', 'amount', 'discountAmount'])) });

let ids: string[];

beforeAll(async () => {
  await loadMall(smallCatalogue());
  const { results } = await env.DB.prepare('SELECT id FROM goods ORDER BY rank LIMIT 40').all<{ id: string }>();
  ids = results.map(({ id }) => id);
});

/** The mall's answer in the oracle's form. Throws for text that is not an amount. */
async function asked(cartKey: string): Promise<Bill> {
  const { envelope } = await sendCall(readCart, { cartKey });
  const { totals } = v.parse(money, envelope.data);
  return {
    lines: v.parse(lines, envelope.data).lines.map(({ unitPrice, amount, discountAmount }) => (
      unitPrice === undefined || amount === undefined || discountAmount === undefined
        ? null : { unitPrice: millionths(unitPrice), amount: fen(amount), discounted: fen(discountAmount) }
    )),
    counted: totals.lines, total: fen(totals.total), eligible: millionths(totals.eligible), discount: totals.discount ?? null,
    saving: fen(totals.saving), payable: fen(totals.payable), shipping: totals.feeType,
    next: totals.next ? { tier: { amount: totals.next.amount, discount: totals.next.discount }, missing: millionths(totals.next.missing) } : null,
    sellers: totals.sellers.map(({ supplierCode: supplier = '', lines: count, amount }) => ({ supplier, lines: count, amount: fen(amount) })),
  };
}

test(`${SHOPS * 100} random carts cost what the oracle computes, to the cent (S23)`, { timeout: 60_000 + SHOPS * 12_000 }, async () => {
  const first = Date.now();
  const seen = { discounted: 0, free: 0, partners: 0, refused: 0, next: 0 };
  // Each rule must apply often enough; the discount depends on the shop.
  for (let seed = first; seed < first + SHOPS || Math.min(...Object.values(seen)) <= SHOPS * 10; seed++) {
    const [shop] = fc.sample(randomShop, { numRuns: 1, seed });
    if (!shop) throw new Error('no shop');
    const keys = await openRandomShop(shop, ids, NOW);
    const rule = shop.rule.map(({ amount, discount }) => ({ amount: plain(amount), discount: plain(discount) }));
    const answers = await Promise.all(keys.map(asked));
    for (const [index, cart] of shop.carts.entries()) {
      const bill = billOf(oracleLines(shop, cart), rule);
      expect(answers[index], `seed ${seed}, cart ${index}`).toEqual(bill);
      seen.discounted += bill.saving > 0n ? 1 : 0;
      seen.free += bill.shipping === 'FP0' ? 1 : 0;
      seen.partners += bill.sellers.length > 1 ? 1 : 0;
      seen.refused += bill.lines.includes(null) ? 1 : 0;
      seen.next += bill.next ? 1 : 0;
    }
  }
});
