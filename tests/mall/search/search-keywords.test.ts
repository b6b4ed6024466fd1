import { beforeAll, describe, expect, test } from 'vitest';
import type { Data } from '../../../app/upstream/contract/base/call';
import { searchGoods } from '../../../app/upstream/contract/records/search';
import { ask, loadMall } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';

type Found = Data<typeof searchGoods>;

const parts = [...smallCatalogue().products()].sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));

beforeAll(() => loadMall(smallCatalogue()));

async function search(keyword: string): Promise<Found> {
  return (await ask(searchGoods, { keyword, facets: 'T', pageSize: 100 })).data;
}

const near = (a: unknown, b: number) => typeof a === 'number' && Math.abs(a - b) <= 1e-9 * b;

describe('a keyword asks for what it says, and for nothing else', () => {
  test.each([
    ['10k ohm', 384 / 4 / 12],
    ['resistor 10k', 8],
    ['10k 0603 1%', 2],
    ['10k 0603 0.1%', 0],
    ['4k7 0805', 2],
    ['贴片电阻 4k7', 8],
    ['100nF 25V 0603', 4],
    ['100nF 100V 0603', 0],
    ['≥50V 10nF X7R', 16],
    ['LM358 SOIC-8', 33],
    ['stm32f103 LQFP48', 15],
    ['LM358 LQFP48', 0],
  ])('%s finds %i products', async (keyword, count) => {
    expect((await search(keyword)).page.found).toBe(count);
  });

  test('a value is not a piece of another value', async () => {
    const found = await search('resistor 10k');
    expect(found.page.rows.every(({ attributes = [] }) => near(attributes.find(({ key }) => key === 'resistance')?.number, 10_000))).toBe(true);
    expect((await search('4700 capacitor')).page.rows.every(({ attributes = [] }) => near(attributes.find(({ key }) => key === 'capacitance')?.number, 4.7e-9))).toBe(true);
  });

  test('what was understood stands in the answer, with the readings of an ambiguous piece', async () => {
    const { understood = [] } = await search('murata 100nF 25V 0603');
    expect(understood.map(({ text, kind, nameEn }) => [text, kind, nameEn])).toEqual([
      ['murata', 'brand', 'Murata'], ['100nF', 'value', '100 nF'], ['25V', 'value', '≥ 25 V'], ['0603', 'package', '0603'],
    ]);
    const { understood: ambiguous = [] } = await search('4700 capacitor');
    const readings = ambiguous.find(({ text }) => text === '4700')?.readings ?? [];
    expect(readings.length).toBeGreaterThan(1);
    expect(readings.filter(({ chosen }) => chosen === 'T')).toHaveLength(1);
    for (const { text, count } of readings) expect([text, (await search(`${text} capacitor`)).page.found]).toEqual([text, count]);
  });

  test('products of exactly the number are told although a filter excludes them', async () => {
    const own = parts.filter(({ mpn }) => mpn === 'LM358DR');
    const { data } = await ask(searchGoods, { keyword: 'LM358DR', facets: 'T', brand: ['Murata'] });
    expect([data.page.found, data.exact?.map(({ id }) => id).toSorted()]).toEqual([0, own.map(({ id }) => id).toSorted()]);
  });
});
