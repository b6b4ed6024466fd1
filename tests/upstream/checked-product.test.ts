import { describe, expect, test } from 'vitest';
import type { LiveFigures } from '~/domain/product/product';
import { checkedProduct } from '~/upstream/checked-product';
import type { Live } from '~/upstream/live';
import { sampleProduct } from '../project/screens/screens';

const FIGURES: LiveFigures = { stock: 740, onWayNum: 0, onWayDetailList: [] };

/** The snapshot has 12,000 pieces in stock. */
function shopWith(live: Live<LiveFigures>) {
  return { product: () => ({ snapshot: Promise.resolve({ value: sampleProduct(), at: 1_000, state: 'hit' as const }), live: Promise.resolve(live) }) };
}

const answered = shopWith({ ok: true, value: FIGURES, at: 2_000 });
const silent = shopWith({ ok: false, reason: 'timeout' });

describe('a product for a decision', () => {
  test('has the live figures and their time', async () => {
    expect(await checkedProduct(answered, 'F1')).toMatchObject({ product: { stock: 740, moq: 100 }, at: 2_000, isLive: true });
  });

  test('has the figures of the snapshot if the live ones fail, and is marked so', async () => {
    expect(await checkedProduct(silent, 'F1')).toMatchObject({ product: { stock: 12_000 }, at: 1_000, isLive: false });
  });

  test('fails without live figures and snapshot', async () => {
    const gone = { product: () => ({ snapshot: Promise.reject(new Error('gone')), live: Promise.resolve<Live<LiveFigures>>({ ok: false, reason: 'refused' }) }) };
    await expect(checkedProduct(gone, 'F1')).rejects.toThrow('gone');
  });
});
