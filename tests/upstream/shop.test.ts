import { describe, expect, test } from 'vitest';
import { createShop } from '~/upstream/shop';
import { good, refused, World } from './fake-upstream';

function shopOn(data: unknown, init?: ResponseInit) {
  const world = new World();
  world.upstream.answer = () => Response.json({ code: '0', data }, init);
  return createShop(world.visit(), 'en', 'PC_EN', 'Asia/Shanghai');
}

describe('the double-twelve rule', () => {
  test('has its valid tiers, and its period in the shop’s zone', async () => {
    const rule = { itemList: [{ amount: 500, discount: 0.95 }, { amount: 'x', discount: 2 }], startTime: '2026-12-01 00:00:00', endTime: '9999-12-31' };
    expect(await shopOn(rule).discountRule()).toEqual({
      itemList: [{ amount: '500', discount: '0.95' }], startsAt: Date.parse('2026-11-30T16:00:00Z'), endsAt: null,
    });
  });

  test.each([null, undefined, 'none', 7, [], {}, { itemList: 'none' }, { itemList: { amount: 1 } }, { itemList: [], startTime: {} }])(
    'is empty in the form %j, so prices still show', async (data) => {
      expect((await shopOn(data).discountRule()).itemList).toEqual([]);
    },
  );

  test('is unknown if the upstream fails', async () => {
    await expect(shopOn(null, { status: 500 }).discountRule()).rejects.toThrow('Request failed with status code 500');
  });
});

describe('an article', () => {
  const wire = { articleKey: 'about', titleCn: '关于', titleEn: 'About', contentEn: 'Text', photoUrl: null };

  test('has its texts in the reader’s language', async () => {
    expect(await shopOn(wire).article('about')).toEqual({ key: 'about', title: 'About', content: 'Text', photoUrl: '' });
    expect(await shopOn({ rows: [wire] }).articles()).toEqual([{ key: 'about', title: 'About', content: 'Text', photoUrl: '' }]);
  });

  test.each<[string, unknown, ResponseInit]>([
    ['has none', null, {}], ['does not know the call', undefined, { status: 404 }], ['fails', undefined, { status: 500 }],
    ['sends something else', { rows: 'none', articleKey: {} }, {}],
  ])('is missing if the upstream %s', async (_, data, init) => {
    expect([await shopOn(data, init).article('about'), await shopOn(data, init).articles()]).toEqual([null, []]);
  });
});

test('a product on its page and its offers have all names of their makers in any language', async () => {
  const wire = { id: 'F1', mpn: 'LM358DR', goodsType: 'GT2', stock: 1, brandNameCn: '德州仪器', brandNameEn: 'Texas Instruments', brandName: 'Texas Instruments' };
  const { snapshot } = shopOn(wire).product('F1');
  expect((await snapshot).value).toMatchObject({ brand: 'Texas Instruments', brandNames: ['德州仪器', 'Texas Instruments'] });
  const offers = await shopOn({ rows: [wire, { ...wire, brandNameCn: undefined, brandNameEn: '', brandName: 'TI' }] }).partners({ mpn: 'LM358DR' });
  expect(offers).toMatchObject({ ok: true, value: [{ brandNames: ['德州仪器', 'Texas Instruments'] }, { brandNames: ['TI'] }] });
});

describe('the partners’ offers of a product', () => {
  const offer = (id: string) => ({ id, mpn: 'LM358DR', goodsType: 'GT2', stock: 1 });

  function market(own: () => Response, all = () => good({ rows: [offer('P1'), offer('P2')] })) {
    const world = new World();
    world.upstream.answer = ({ body }) => (body.includes('supplierCode') ? own() : all());
    const shop = createShop(world.visit(), 'en', 'PC_EN', 'Asia/Shanghai');
    const ids = async (product: { mpn: string; supplierCode?: string }) => {
      const found = await shop.partners(product);
      return found.ok ? found.value.map(({ id }) => id) : found.reason;
    };
    return { ids, asked: () => world.upstream.seen.map(({ body }): unknown => JSON.parse(body)) };
  }

  test('are requested by part number, and for a partner’s own product by the partner’s code too', async () => {
    const { ids, asked } = market(() => good({ rows: [offer('P2'), offer('P3')] }));
    expect(await ids({ mpn: 'LM358DR', supplierCode: 'S1' })).toEqual(['P1', 'P2', 'P3']);
    expect(asked()).toEqual([{ terms: ['LM358DR'] }, { terms: ['LM358DR'], supplierCode: 'S1' }]);
  });

  test('need no code if none is known', async () => {
    const { ids, asked } = market(() => good({ rows: [] }));
    expect(await ids({ mpn: 'LM358DR' })).toEqual(['P1', 'P2']);
    expect(asked()).toEqual([{ terms: ['LM358DR'] }]);
  });

  test('are those of the answer that succeeds', async () => {
    const failed = () => new Response('', { status: 500 });
    expect(await market(failed).ids({ mpn: 'LM358DR', supplierCode: 'S1' })).toEqual(['P1', 'P2']);
    expect(await market(() => good({ rows: [offer('P2')] }), failed).ids({ mpn: 'LM358DR', supplierCode: 'S1' })).toEqual(['P2']);
    expect(await market(failed, failed).ids({ mpn: 'LM358DR', supplierCode: 'S1' })).toBe('unavailable');
  });
});

describe('several products', () => {
  function shopWith(answers: Record<string, () => Response>) {
    const world = new World();
    world.upstream.answer = ({ url }) => (answers[url.split('/').at(-1) ?? ''] ?? (() => refused('ERR-GDS-0001')))();
    return createShop(world.visit(), 'en', 'PC_EN', 'Asia/Shanghai');
  }
  const product = (id: string, stock: number) => () => good({ id, mpn: id, goodsType: 'GT0', stock });
  const failed = () => new Response('', { status: 500 });

  test('keep the order of their ids; those that do not exist are left out', async () => {
    const { snapshot, live } = shopWith({ B: product('B', 2), A: product('A', 1), gone: () => new Response('', { status: 404 }) }).products(['B', 'gone', 'A']);
    expect((await snapshot).map(({ value }) => value.id)).toEqual(['B', 'A']);
    expect(await live).toMatchObject({ ok: true, value: { A: { stock: 1 }, B: { stock: 2 } } });
  });

  test('are unknown if a call fails, but the live figures of the others are kept', async () => {
    const { snapshot, live } = shopWith({ A: product('A', 1), B: failed }).products(['A', 'B']);
    await expect(snapshot).rejects.toThrow('Request failed with status code 500');
    expect(await live).toMatchObject({ ok: true, value: { A: { stock: 1 } } });
    expect(await shopWith({ B: failed }).products(['B']).live).toMatchObject({ ok: false, reason: 'unavailable' });
  });

  test('may be none', async () => {
    const { snapshot, live } = shopWith({}).products([]);
    expect(await snapshot).toEqual([]);
    expect(await live).toMatchObject({ ok: true, value: {} });
  });
});
