import { expect, test } from 'vitest';
import type { WantedLine } from '../../app/domain/bom/match/match-records';
import type { Product } from '../../app/domain/product/product';
import { matchBySearch, type SearchedShop } from '../../app/upstream/match-by-search';

const product = (mpn: string, brand: string, packageName: string, category: string, attributes: Product['attributes'] = []): Product => ({
  id: `${brand}-${mpn}`, mpn, brand, name: '', description: '', catalogueCode: category, packageName, attributes, images: '',
  stock: 100, rangePrice: [{ min: 1, price: '1' }], hasDiscount: 'F', orderGoodsFlag: 'F', onWayNum: 0, onWayDetailList: [], goodsType: 'GT0',
});
const resistance = (number: number): Product['attributes'] => [{ key: 'resistance', name: 'Resistance', value: `${number} Ω`, number, unit: 'Ω' }];
const PRODUCTS = [
  product('RC0603FR-0710KL', 'YAGEO', '0603', '3_1', resistance(10_000)), product('LM358DR', 'Texas Instruments', 'SOIC-8', '3_2'), product('LM358DR', 'Onsemi', 'SOIC-8', '3_2'),
];

function shopOf(delay = 0): SearchedShop & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    brands: () => Promise.resolve(['YAGEO', 'Texas Instruments', 'Onsemi'].map((name) => ({ name, count: 1, agent: false }))),
    categories: () => Promise.resolve([{ code: '3_1', parentCode: null, name: 'Chip resistors', count: 1 }, { code: '3_2', parentCode: null, name: 'Op amps', count: 2 }]),
    search: async (keyword) => {
      asked.push(keyword);
      if (delay > 0) await new Promise((done) => setTimeout(done, delay));
      return PRODUCTS.filter(({ mpn, packageName }) => keyword.includes(mpn) || keyword.includes(packageName));
    },
  };
}

const line = (number: number, more: Partial<WantedLine>): WantedLine => ({
  line: number, designators: [], quantity: null, code: '', mpn: '', brand: '', value: '', package: '', text: '', alternates: [], ...more,
});

test('lines are matched by their number, and compared like by the mall', async () => {
  const { matches, left } = await matchBySearch([
    line(1, { mpn: 'RC0603FR-0710KL', value: '10k' }), line(2, { mpn: 'RC0603FR-0710KL', value: '4k7', designators: ['R2'] }), line(3, { mpn: 'LM358DR' }),
    line(4, { mpn: 'LM358DR', brand: 'TI' }), line(5, { value: '10k', package: 'R_0603_1608Metric', designators: ['R5'] }), line(6, { mpn: 'NO-SUCH' }),
  ], shopOf(), Date.now() + 1_000);
  expect(left).toBe(0);
  expect(matches.map(({ state, rung }) => [state, rung])).toEqual([
    ['check', 'number'], ['check', 'number'], ['several', 'number'], ['matched', 'number'], ['check', 'values'], ['not_found', null],
  ]);
  expect(matches[0]?.doubts).toEqual(['otherValue']);
});

test('when the time is over, the other lines are left', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => line(index + 1, { mpn: 'LM358DR' }));
  const shop = shopOf(20);
  const { matches, left } = await matchBySearch(lines, shop, Date.now() + 60);
  expect(matches.length + left).toBe(100);
  expect(left).toBeGreaterThan(0);
  expect(matches.map((match) => match.line)).toEqual(lines.slice(0, matches.length).map((one) => one.line));
});
