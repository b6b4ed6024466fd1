import { beforeAll, describe, expect, test } from 'vitest';
import { searchGoods } from '../../../app/upstream/contract/records/search';
import type { CatalogueProduct } from '../../../functions/mall/catalogue/product';
import { ask, loadMall } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';

/** Part numbers as some makers write them: with words, signs, values and Chinese. Two of them are the beginning of another one. */
const NUMBERS = ['S8050M-D', 'S8050M-D HY3D', '0805 ±5% 470K', '1.0-20P', '1.0-20P下接', 'KNP1W-3.3Ω±5% T', '51006-3R', '25121WF100JT4E', 'RN 2WS 1R F T/B A1'];

const products = [...smallCatalogue().products()];
const [resistor] = products;
const odd: CatalogueProduct[] = NUMBERS.flatMap((mpn, index) => (resistor ? [{ ...resistor, mpn, id: `F90000000${String(index).padStart(2, '0')}`, popularity: 0.01 * (NUMBERS.length - index) }] : []));

beforeAll(() => loadMall({ ...smallCatalogue(), products: () => [...products, ...odd] }));

async function firstOf(keyword: string): Promise<string | undefined> {
  const { exact = [], page } = (await ask(searchGoods, { keyword, facets: 'T' })).data;
  return (exact[0] ?? page.rows[0])?.mpn;
}

describe('a part number that reads like something else', () => {
  test.each(NUMBERS)('%s is found by its number', async (mpn) => {
    expect(await firstOf(mpn)).toBe(mpn);
  });

  test('is found without its separators', async () => {
    expect([await firstOf('510063R'), await firstOf('S8050MDHY3D'), await firstOf('1020P下接')]).toEqual(['51006-3R', 'S8050M-D HY3D', '1.0-20P下接']);
  });

  test('is found by its beginning, if nothing has the value that this states', async () => {
    expect(await firstOf('25121W')).toBe('25121WF100JT4E');
  });

  test('is not found by a value with the same digits', async () => {
    const { page, understood = [] } = (await ask(searchGoods, { keyword: '251.21W', facets: 'T' })).data;
    expect([page.found, understood.map(({ kind }) => kind)]).toEqual([0, ['value']]);
  });

  test('is told although a filter excludes it, by an isolate that knows the keyword and by one that does not', async () => {
    for (let time = 0; time < 2; time++) {
      const { page, exact = [] } = (await ask(searchGoods, { keyword: '0805 ±5% 470K', facets: 'T', brand: ['Murata'] })).data;
      expect([page.found, exact.map(({ mpn }) => mpn)]).toEqual([0, ['0805 ±5% 470K']]);
    }
  });

  test('stands before the products that have the values which it states', async () => {
    const { page, exact = [] } = (await ask(searchGoods, { keyword: '0805 ±5% 470K', facets: 'T' })).data;
    expect(exact.map(({ mpn }) => mpn)).toEqual(['0805 ±5% 470K']);
    expect(page.rows.every(({ packageName }) => packageName === '0805')).toBe(true);
  });
});
