import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Data, Payload } from '../../../app/upstream/contract/base/call';
import { searchGoods } from '../../../app/upstream/contract/records/search';
import { ask, loadMall } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';

type Search = Payload<typeof searchGoods>;
type Found = Data<typeof searchGoods>;

/** Random searches of a property. */
const RUNS = env.SOAK === '1' ? 600 : 25;

const parts = [...smallCatalogue().products()].sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));
const bare = (mpn: string) => mpn.toUpperCase().replace(/[^A-Z0-9]/g, '');
const numbers = [...new Set(parts.map(({ mpn }) => bare(mpn)))];

beforeAll(() => loadMall(smallCatalogue()));

async function search(payload: Search): Promise<Found> {
  return (await ask(searchGoods, { facets: 'T', ...payload })).data;
}

/** The edits that turn one text into another, counting a swap of neighbours as one: by the table of all beginnings. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)));
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      const row = rows[i];
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]), swap);
    }
  }
  return at(a.length, b.length);
}

describe('a typing mistake', () => {
  const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
  const mistake = fc.record({ number: fc.constantFrom(...numbers.filter(({ length }) => length >= 6)), at: fc.nat(40), sign: fc.constantFrom(...SIGNS), kind: fc.nat(3) }).map(({ number, at, sign, kind }) => {
    const place = 1 + (at % (number.length - 2));
    const [before, after] = [number.slice(0, place), number.slice(place)];
    return { number, typed: [before + sign + after, before + after.slice(1), before + sign + after.slice(1), before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2)][kind] ?? number };
  });

  test('in a part number shows the numbers that are one edit away, the meant one among the first three', async () => {
    await fc.assert(fc.asyncProperty(mistake, async ({ number, typed }) => {
      const near = numbers.filter((one) => distance(one, typed) <= 1);
      fc.pre(near.length <= 3 && !numbers.some((one) => one.includes(typed)));
      const { page, corrected } = await search({ keyword: typed });
      expect([typed, page.rows.slice(0, 3).map(({ mpn }) => bare(mpn))]).toEqual([typed, expect.arrayContaining([number])]);
      expect(corrected?.from).toBe(typed);
    }), { numRuns: RUNS, seed: 20_261_123 });
  });

  test.each([['LM3S8', 'LM358'], ['STM32F130C8T6', 'STM32F103C8T6'], ['stm32f1O3c8t6', 'STM32F103C8T6']])('%s means %s', async (typed, meant) => {
    const { corrected, page } = await search({ keyword: typed });
    expect([corrected?.from, bare(corrected?.to ?? '')]).toEqual([typed, meant]);
    expect(page.rows[0]?.mpn).toContain(meant);
  });

  test('is not looked for where the number exists, but a filter excludes it', async () => {
    expect((await search({ keyword: 'LM358DR', brand: ['Murata'] })).corrected).toBeUndefined();
  });
});

describe('nothing found', () => {
  test('says what is found without each condition', async () => {
    const { page, relaxed = [] } = await search({ keyword: '10k 0603 0.1%', brand: ['YAGEO'] });
    expect(page.found).toBe(0);
    expect(relaxed.map(({ kind, text, count }) => [kind, text, count])).toEqual([
      ['keyword', '0.1%', 1], ['keyword', '10k', 0], ['keyword', '0603', 0], ['brand', undefined, 0],
    ]);
    for (const [without, count] of [['10k 0603', 1], ['0603 0.1%', 0], ['10k 0.1%', 0]] as const) {
      expect((await search({ keyword: without, brand: ['YAGEO'] })).page.found).toBe(count);
    }
  });

  test('offers what comes closest, with what differs', async () => {
    const { nearest = [] } = await search({ catalogCode: '3_010101', attributes: [{ key: 'resistance', values: ['10.4k'] }] });
    expect(nearest.map(({ goods }) => goods.attributes?.find(({ key }) => key === 'resistance')?.number)).toEqual([10_000, 10_000, 10_000, 10_000, 10_000]);
    expect(nearest[0]?.differs).toEqual([expect.objectContaining({ key: 'resistance', askedEn: '10.4 kΩ', hasEn: '10 kΩ', verdict: 'other' })]);
  });
});

test('S45: an attribute with the name of what every object has is one that no product has', async () => {
  for (const key of Object.getOwnPropertyNames(Object.prototype)) {
    const { nearest = [], page } = await search({ catalogCode: '3_010101', attributes: [{ key, values: ['1'] }] });
    expect([key, page.found, nearest.flatMap(({ differs }) => differs)]).toEqual([key, 0, []]);
  }
});

describe('products that can take the place of another one', () => {
  test('have its category and package and values at least as good; the cheapest in stock come first', async () => {
    const own = parts.find(({ mpn }) => mpn === 'CL0603X7R104K500');
    const { page, nearest = [] } = await search({ similarTo: own?.id ?? '', quantity: 10 });
    const expected = parts.filter((one) => one.category === own?.category && one.packageName === own.packageName && one.mpn !== own.mpn
      && Math.abs(Number(one.attributes.capacitance) - Number(own.attributes.capacitance)) < 1e-15);
    expect(page.rows.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    const prices = page.rows.filter(({ stock }) => Number(stock) >= 10).map(({ rangePrice = [] }) => Number(rangePrice[0]?.price));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(nearest.map(({ goods }) => goods.id)).toEqual(page.rows.map(({ id }) => id));
  });

  test('are offered for a number that is out of stock', async () => {
    const sold = parts.find(({ stock, category, mpn }) => stock === 0 && category === '3_020101' && parts.filter((one) => one.mpn === mpn).length === 1);
    const { page, nearest = [] } = await search({ keyword: sold?.mpn ?? '' });
    expect(page.rows[0]?.id).toBe(sold?.id);
    expect(nearest.length).toBeGreaterThan(0);
    for (const { goods } of nearest) expect([goods.catalogCode, goods.packageName]).toEqual([sold?.category, sold?.packageName]);
  });

  test('of an unknown product are none', async () => {
    expect((await search({ similarTo: 'F9999999999' })).page.total).toBe(0);
  });
});

describe('part numbers', () => {
  test('a piece finds the numbers that contain it, in the order of popularity, and separators make no difference', async () => {
    const piece = fc.constantFrom(...numbers).chain((number) => fc.tuple(fc.nat(number.length - 3), fc.integer({ min: 3, max: 8 })).map(([at, length]) => number.slice(at, at + length)));
    await fc.assert(fc.asyncProperty(piece, async (text) => {
      const { data } = await ask(searchGoods, { keyword: `"${text}"`, pageSize: 100 });
      const exact = parts.filter(({ mpn }) => bare(mpn) === text);
      const others = parts.filter(({ mpn }) => bare(mpn).includes(text) && bare(mpn) !== text);
      expect([text, data.page.rows.map(({ id }) => id)]).toEqual([text, [...exact, ...others].slice(0, 100).map(({ id }) => id)]);
    }), { numRuns: RUNS, seed: 20_261_123 });
  });
});
