import { describe, expect, test } from 'vitest';
import { createShop } from '~/upstream/shop';
import { World } from './fake-upstream';

function shopOn(data: unknown, init?: ResponseInit) {
  const world = new World();
  world.upstream.answer = () => Response.json({ code: '0', data }, init);
  return createShop(world.visit(), 'en', 'PC_EN', 'Asia/Shanghai');
}

describe('the double-twelve rule', () => {
  test('has its good tiers, and its period in the shop’s zone', async () => {
    const rule = { itemList: [{ amount: 500, discount: 0.95 }, { amount: 'x', discount: 2 }], startTime: '2026-12-01 00:00:00', endTime: '9999-12-31' };
    expect(await shopOn(rule).discountRule()).toEqual({
      itemList: [{ amount: '500', discount: '0.95' }], startsAt: Date.parse('2026-11-30T16:00:00Z'), endsAt: null,
    });
  });

  test.each([null, undefined, 'none', 7, [], {}, { itemList: 'none' }, { itemList: { amount: 1 } }, { itemList: [], startTime: {} }])(
    'is none where it is %j: it breaks no price', async (data) => {
      expect((await shopOn(data).discountRule()).itemList).toEqual([]);
    },
  );

  test('is not known where the upstream fails', async () => {
    await expect(shopOn(null, { status: 500 }).discountRule()).rejects.toThrow('Request failed with status code 500');
  });
});

test('a part on its page and the offers of it have all names of their maker, whatever the language', async () => {
  const wire = { id: 'F1', mpn: 'LM358DR', goodsType: 'GT2', stock: 1, brandNameCn: '德州仪器', brandNameEn: 'Texas Instruments', brandName: 'Texas Instruments' };
  const { snapshot } = shopOn(wire).product('F1');
  expect((await snapshot).value).toMatchObject({ brand: 'Texas Instruments', brandNames: ['德州仪器', 'Texas Instruments'] });
  const offers = await shopOn({ rows: [wire, { ...wire, brandNameCn: undefined, brandNameEn: '', brandName: 'TI' }] }).partners('LM358DR');
  expect(offers).toMatchObject({ ok: true, value: [{ brandNames: ['德州仪器', 'Texas Instruments'] }, { brandNames: ['TI'] }] });
});
