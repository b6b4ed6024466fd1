import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cart } from '~/upstream/contract/records/cart';
import { goods } from '~/upstream/contract/records/goods';
import { searchAnswer } from '~/upstream/contract/records/search';
import { toCart } from '~/upstream/to-domain/cart';
import * as content from '~/upstream/to-domain/content';
import { toProduct } from '~/upstream/to-domain/goods';
import { toLiveById, toSearchPage } from '~/upstream/to-domain/search';
import { textOf } from '~/upstream/to-domain/text';

const PRODUCT = v.parse(goods, { id: 'F1', mpn: 'LM358', stock: 7, goodsType: 'GT0' });

describe('the text of a record', () => {
  test.each([
    [{ nameCn: '电阻', nameEn: 'Resistor', name: 'R' }, '电阻', 'Resistor'],
    [{ nameCn: '电阻', name: 'R' }, '电阻', 'R'],
    [{ nameEn: 'Resistor', name: 'R' }, 'R', 'Resistor'],
    [{ name: 'R' }, 'R', 'R'],
    [{ nameCn: '电阻' }, '电阻', '电阻'],
    [{ nameEn: 'Resistor' }, 'Resistor', 'Resistor'],
    [{ nameCn: '', nameEn: 'Resistor', name: '' }, 'Resistor', 'Resistor'],
    [{}, '', ''],
  ])('%j is %s in Chinese and %s in English', (record, cn, en) => {
    expect(textOf(record, 'name', 'cn')).toBe(cn);
    expect(textOf(record, 'name', 'en')).toBe(en);
  });
});

describe('a product', () => {
  test('with required fields only', () => {
    expect(toProduct(PRODUCT, 'en')).toEqual({
      id: 'F1', mpn: 'LM358', brand: '', name: '', description: '', catalogueCode: '', packageName: '', attributes: [],
      images: '[]', stock: 7, onWayNum: 0, onWayDetailList: [], rangePrice: [], hasDiscount: 'F', orderGoodsFlag: 'F',
      orderGoodsFlag1: 'F', delivery: '', goodsType: 'GT0',
    });
  });

  test('with all fields, in the reader’s language', () => {
    const wire = v.parse(goods, {
      ...PRODUCT, brandNameCn: '德州仪器', brandNameEn: 'Texas Instruments', goodsNameEn: 'Op amp', descriptionCn: '双运放',
      catalogCode: '3_010203', packageName: 'SOIC-8', datasheetUrl: 'https://ds.example/lm358.pdf', images: '[{"photoUrl":"/a"}]',
      attributes: [{ key: 'supply_voltage', nameCn: '电压', nameEn: 'Supply voltage', value: '5 V', number: 5, unit: 'V' }],
      moq: 1, mpq: 2500, perAddQuantity: 5, perAddType: 1, rangePrice: [{ min: 1, price: '0.5' }], hasDiscount: 'T',
      orderGoodsFlag: 'T', orderGoodsFlag1: 'T', orderGoodsCycle: 14, onWayNum: 10, onWayDetailList: [{ num: 10, date: '2026-02-01' }],
      deliveryCn: '现货', deliveryEn: 'In stock', goodsType: 'GT2', deliveryCycle: 9, supplierCode: 'S1',
    });
    expect(toProduct(wire, 'cn')).toEqual({
      id: 'F1', mpn: 'LM358', brand: '德州仪器', name: 'Op amp', description: '双运放', catalogueCode: '3_010203',
      packageName: 'SOIC-8', datasheetUrl: 'https://ds.example/lm358.pdf', images: '[{"photoUrl":"/a"}]',
      attributes: [{ key: 'supply_voltage', name: '电压', value: '5 V', number: 5, unit: 'V' }],
      stock: 7, moq: 1, mpq: 2500, perAddQuantity: 5, perAddType: 1, rangePrice: [{ min: 1, price: '0.5' }], hasDiscount: 'T',
      orderGoodsFlag: 'T', orderGoodsFlag1: 'T', orderGoodsCycle: 14, onWayNum: 10,
      onWayDetailList: [{ num: 10, date: '2026-02-01' }], delivery: '现货', goodsType: 'GT2', deliveryCycle: 9, supplierCode: 'S1',
    });
    expect(toProduct(wire, 'en')).toMatchObject({ brand: 'Texas Instruments', delivery: 'In stock' });
  });

  test('of a cart has no attributes, because a cart may have hundreds of lines and shows none', () => {
    const wire = v.parse(cart, {
      lines: [{ goodsId: 'F1', mpn: 'LM358', goods: { ...PRODUCT, attributes: [{ key: 'supply_voltage', value: '5 V' }] }, cartNum: 1, selected: 'T' }],
      totals: { lines: 0, total: '0', eligible: '0', saving: '0', feeType: 'FP0', payable: '0', sellers: [] },
    });
    expect(toCart(wire, 'en').lines).toMatchObject([{ productId: 'F1', product: { mpn: 'LM358', stock: 7, attributes: [] } }]);
  });

  test.each([['GT0', 'GT0'], ['GT1', 'GT1'], ['GT2', 'GT2'], ['T01', 'GT0'], ['T02', 'GT2']] as const)(
    'of type %s counts as %s', (wire, type) => {
      expect(toProduct({ ...PRODUCT, goodsType: wire }, 'en').goodsType).toBe(type);
    },
  );

  test('keeps 0 and absent figures apart', () => {
    const product = toProduct({ ...PRODUCT, moq: 0, orderGoodsCycle: 0 }, 'en');
    expect(product).toMatchObject({ moq: 0, orderGoodsCycle: 0 });
    expect('mpq' in product).toBe(false);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/x', '/local.pdf', 'ftp://x.example', ''])(
    'has no data sheet at %s', (datasheetUrl) => {
      expect(toProduct({ ...PRODUCT, datasheetUrl }, 'en').datasheetUrl).toBeUndefined();
    },
  );
});

test('a search keeps its page, its counts and the live figures by id', () => {
  const answer = v.parse(searchAnswer, {
    brands: [{ name: 'TI', count: 2, agent: 'T' }, { nameCn: '国巨', nameEn: 'Yageo', count: 1 }],
    catalogs: [{ code: '1_01', nameCn: '电阻', count: 3 }, { code: '2_0101', parentCode: '1_01', name: 'Chip', count: 3 }],
    page: { pageNo: 2, pageSize: 20, total: 21, totalPage: 2, rows: [PRODUCT, { ...PRODUCT, id: 'F2', stock: 0, onWayNum: 5 }] },
  });
  expect(toSearchPage(answer, 'en')).toMatchObject({
    brands: [{ name: 'TI', count: 2, agent: true }, { name: 'Yageo', count: 1, agent: false }],
    catalogues: [
      { code: '1_01', parentCode: null, name: '电阻', count: 3 }, { code: '2_0101', parentCode: '1_01', name: 'Chip', count: 3 },
    ],
    pageNo: 2, pageSize: 20, total: 21, totalPage: 2, products: [{ id: 'F1' }, { id: 'F2' }],
  });
  expect(toLiveById(answer)).toEqual({
    F1: { stock: 7, onWayNum: 0, onWayDetailList: [] }, F2: { stock: 0, onWayNum: 5, onWayDetailList: [] },
  });
});

describe('what a search may say about its results', () => {
  const PAGE = { pageNo: 1, pageSize: 20, total: 1000, totalPage: 50, rows: [PRODUCT] };
  const answer = (more: object, page: object = {}) => toSearchPage(v.parse(searchAnswer, { brands: [], catalogs: [], page: { ...PAGE, ...page }, ...more }), 'en');

  test('is empty if an upstream says nothing', () => {
    expect(answer({})).toMatchObject({
      found: 1000, capped: true, limited: true, columns: [], facets: [], understood: [], corrected: null, relaxed: [], exact: [], nearest: [],
    });
    expect(answer({}, { total: 999 })).toMatchObject({ found: 999, capped: false, limited: false });
  });

  test('is the true number of results', () => {
    expect(answer({}, { found: 13_821 })).toMatchObject({ total: 1000, found: 13_821, capped: false, limited: true });
    expect(answer({}, { found: 5000, capped: 'T' })).toMatchObject({ found: 5000, capped: true, limited: true });
    // Two rows can be groups of four products.
    expect(answer({}, { total: 2, found: 4 })).toMatchObject({ total: 2, found: 4, limited: false });
  });

  test('is what the keyword was read as, in the reader’s language', () => {
    const understood = [
      { text: '10uF', kind: 'value', name: '10 µF', key: 'capacitance', operator: 'eq', value: 1e-5, unit: 'F' },
      { text: 'K', kind: 'value', nameEn: '±10%', readings: [{ text: '±10%', nameEn: '±10%', nameCn: '±10 %', count: 31, chosen: 'T' }, { text: '"K"', name: 'in the part number', count: 27 }] },
      { text: 'LM358', kind: 'number' },
    ];
    expect(answer({ understood }).understood).toEqual([
      { text: '10uF', kind: 'value', name: '10 µF', key: 'capacitance', readings: [] },
      { text: 'K', kind: 'value', name: '±10%', readings: [{ text: '±10%', name: '±10%', count: 31, chosen: true }, { text: '"K"', name: 'in the part number', count: 27, chosen: false }] },
      { text: 'LM358', kind: 'number', name: 'LM358', readings: [] },
    ]);
  });

  test('is facets, columns, and what comes closest', () => {
    expect(answer({
      facets: [{ key: 'voltage', nameEn: 'Rated voltage', unit: 'V', values: [{ value: '25 V', number: 25, count: 24 }], valueCount: 40, min: 4, max: 630 }, { key: 'dielectric', name: 'Dielectric', values: [] }],
      columns: [{ key: 'voltage', nameCn: '额定电压', nameEn: 'Rated voltage', unit: 'V' }],
      corrected: { from: 'LM3S8', to: 'LM358' },
      relaxed: [{ kind: 'attribute', key: 'voltage', name: '≥ 25 V', count: 12 }, { kind: 'keyword', text: 'X7R', name: 'X7R', count: 0 }],
      exact: [PRODUCT],
      nearest: [{ goods: PRODUCT, differs: [{ key: 'voltage', name: 'Rated voltage', asked: '25 V', has: '50 V', verdict: 'better' }] }],
    })).toMatchObject({
      facets: [
        { key: 'voltage', name: 'Rated voltage', unit: 'V', values: [{ value: '25 V', name: '25 V', number: 25, count: 24 }], valueCount: 40, min: 4, max: 630 },
        { key: 'dielectric', name: 'Dielectric', values: [], valueCount: 0 },
      ],
      columns: [{ key: 'voltage', name: 'Rated voltage', unit: 'V' }],
      corrected: { from: 'LM3S8', to: 'LM358', others: [] },
      relaxed: [{ kind: 'attribute', key: 'voltage', name: '≥ 25 V', count: 12 }, { kind: 'keyword', text: 'X7R', name: 'X7R', count: 0 }],
      exact: [{ id: 'F1' }],
      nearest: [{ product: { id: 'F1' }, differs: [{ key: 'voltage', name: 'Rated voltage', asked: '25 V', has: '50 V', verdict: 'better' }] }],
    });
  });

  test('is further products of a number, with live figures', () => {
    const rows = [{ ...PRODUCT, others: [{ ...PRODUCT, id: 'F2', stock: 3 }], othersCount: 30 }, { ...PRODUCT, id: 'F3', others: [] }];
    expect(answer({}, { rows }).products).toMatchObject([{ id: 'F1', others: [{ id: 'F2' }], othersCount: 30 }, { id: 'F3' }]);
    expect(answer({}, { rows }).products[1]).not.toHaveProperty('others');
    expect(Object.keys(toLiveById(v.parse(searchAnswer, { brands: [], catalogs: [], page: { ...PAGE, rows } })))).toEqual(['F1', 'F2', 'F3']);
  });
});

describe('links from data', () => {
  const linkOf = (url: string | undefined) => content.toMenu([{ menuId: '1', linkUrl: url }], 'en')[0]?.url ?? 'no link at all';

  test.each([
    'https://partner.example/a?b=c#d', 'http://partner.example', 'HTTPS://PARTNER.EXAMPLE/', '/', '/brand', '/product_list/search/a%2520b?page=2',
  ])('%s is kept', (url) => {
    expect(linkOf(url)).toBe(url);
  });

  test.each([
    'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x',
    'file:///etc/passwd', 'mailto:a@b.example', '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/a\nb',
    'evil.example', '../up', '?x=1', '#x', 'https://', 'https://a b', '', undefined,
  ])('%j is dropped', (url) => {
    expect(linkOf(url)).toBe('');
  });

  test('no path leads to another scheme or host', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string().map((text) => `/${text}`)), (url) => {
        const link = linkOf(url);
        if (link === '') return;
        const { protocol, origin } = new URL(link, 'https://shop.example');
        expect(['http:', 'https:']).toContain(protocol);
        if (link.startsWith('/')) expect(origin).toBe('https://shop.example');
      }),
      { numRuns: 500 },
    );
  });
});

describe('content', () => {
  test('of the menu, the words, the partners and the floors has only safe links', () => {
    const bad = 'javascript:alert(1)';
    expect(content.toMenu([{ menuId: '1', name: 'A', linkUrl: bad, newWindow: 'T', children: [{ menuId: '2', name: 'B', linkUrl: '/b' }] }], 'en')).toEqual([
      { id: '1', name: 'A', url: '', newWindow: true, children: [{ id: '2', name: 'B', url: '/b', newWindow: false, children: [] }] },
    ]);
    expect(content.toHotWords([{ wordCn: '电阻', linkUrl: bad }], 'cn')).toEqual([{ word: '电阻', url: '' }]);
    expect(content.toFriendlyLinks([{ name: 'P', linkUrl: bad }], 'en')).toEqual([{ name: 'P', url: '' }]);
    expect(content.toFloors([{ floorId: '1', name: 'F', links: [{ name: 'L', linkUrl: bad }] }], 'en')).toEqual([
      { id: '1', name: 'F', catalogueCode: '', recommendationId: '', links: [{ name: 'L', url: '' }] },
    ]);
    expect(content.toBanners([{ bannerId: '1', titleEn: 'T', linkUrl: bad }], 'en')).toEqual([
      { id: '1', title: 'T', photoUrl: '', url: '' },
    ]);
    expect(content.toPopup({ popupId: '1', contentEn: 'C', linkUrl: bad, startTime: '2026-12-01 00:00:00', endTime: '2026-12-12' }, 'en', 'Asia/Shanghai')).toEqual({
      id: '1', title: '', content: 'C', photoUrl: '', url: '',
      startsAt: Date.parse('2026-12-01T00:00:00+08:00'), endsAt: Date.parse('2026-12-12T23:59:59.999+08:00'),
    });
  });

  test('that is absent gives nothing', () => {
    expect(content.toPopup(null, 'en', 'Asia/Shanghai')).toBeNull();
    expect(content.toNotices([{ noticeId: '1' }], 'en', 'Asia/Shanghai')).toEqual([{ id: '1', title: '', content: '', publishTime: '' }]);
    expect(content.toDiscountRule({ itemList: [] }, 'Asia/Shanghai')).toEqual({ itemList: [], startsAt: null, endsAt: null });
    expect(content.toDiscountRule(null, 'Asia/Shanghai')).toEqual({ itemList: [], startsAt: null, endsAt: null });
  });

  test('of a sale has its period in the shop’s zone, with whole days', () => {
    const rule = { itemList: [], startTime: '2026-12-01', endTime: '2026-12-12' };
    expect(content.toDiscountRule(rule, 'Asia/Shanghai')).toMatchObject({
      startsAt: Date.parse('2026-12-01T00:00:00+08:00'), endsAt: Date.parse('2026-12-12T23:59:59.999+08:00'),
    });
  });

  test('of the help centre keeps its order, also of children', () => {
    const rows = [
      { menuId: 'b', nameEn: 'B', sort: 2 },
      { menuId: 'a', nameEn: 'A', sort: 1, showFlag: 'T' as const, children: [
        { menuId: 'a2', parentMenuId: 'a', sort: 2, contentCn: '文' }, { menuId: 'a1', parentMenuId: 'a', sort: 1 },
      ] },
    ];
    const menu = content.toHelpMenu(rows, 'en');
    expect(menu.map(({ menuId }) => menuId)).toEqual(['a', 'b']);
    expect(menu[0]?.children).toEqual([
      { menuId: 'a1', parentMenuId: 'a', name: '', content: '', showFlag: 'F', children: [] },
      { menuId: 'a2', parentMenuId: 'a', name: '', content: '文', showFlag: 'F', children: [] },
    ]);
    expect(menu[1]).toMatchObject({ parentMenuId: null, showFlag: 'F' });
  });
});
