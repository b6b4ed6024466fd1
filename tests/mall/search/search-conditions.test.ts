import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchGoods } from '../../../app/upstream/contract/records/search';
import { Queries } from '../../../functions/mall/db/queries';
import { catalogueFacts } from '../../../functions/mall/goods/facts';
import { readKeyword, requiredOf } from '../../../functions/mall/goods/search/keyword-conditions';
import { openColumns } from '../../../functions/mall/search/columns/held-columns';
import type { Block, CodeColumn } from '../../../functions/mall/search/columns/block';
import { NOTHING_REQUIRED, type Filter, type Required, type Value } from '../../../functions/mall/search/conditions';
import { evaluate } from '../../../functions/mall/search/evaluate';
import { ask, loadMall } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';

const SOAK = env.SOAK === '1';
const OPEN: Filter = { brands: null, categories: null, packages: null, seller: null, stock: 0, attributes: new Map() };

interface Product {
  brand: number;
  packageName: string;
  seller: 'own' | 'partner';
  stock: number;
  a: number | null;
  b: number | null;
}

function columnOf(values: ReadonlyArray<Value | null>): CodeColumn {
  const numbers = [...new Set(values.filter((value) => typeof value === 'number'))].sort((a, b) => a - b);
  const texts = [...new Set(values.filter((value) => typeof value === 'string'))].sort();
  const all: Value[] = [...numbers, ...texts];
  return { codes: Uint8Array.from(values, (value) => (value === null ? 0 : all.indexOf(value) + 1)), numbers: Float64Array.from(numbers), texts };
}

function blockOf(products: readonly Product[]): Block {
  return {
    length: products.length, ranks: null, first: 1, stock: Uint32Array.from(products, ({ stock }) => stock), numbers: Uint32Array.from(products, (_, index) => index),
    brand: columnOf(products.map(({ brand }) => brand)), packageName: columnOf(products.map(({ packageName }) => packageName)),
    seller: columnOf(products.map(({ seller }) => seller)), category: null, prices: null, bytes: 0,
    attributes: new Map([['a', columnOf(products.map(({ a }) => a))], ['b', columnOf(products.map(({ b }) => b))]]),
  };
}

const figure = fc.integer({ min: 0, max: 3 });
const product: fc.Arbitrary<Product> = fc.record({
  brand: figure, packageName: fc.constantFrom('0402', '0603'), seller: fc.constantFrom('own', 'partner'), stock: figure, a: fc.option(figure), b: fc.option(figure),
});
const keys = fc.constantFrom<Array<'a' | 'b'>>(['a'], ['b'], ['a', 'b'], []);
const bound = fc.record({ keys, least: figure });
const chosen = fc.option(fc.uniqueArray(figure, { minLength: 1, maxLength: 3 }).map((ids) => new Set(ids)));

describe('the products of a block', () => {
  const conditionOf = ({ keys: of, least }: { keys: ReadonlyArray<'a' | 'b'>; least: number }) => ({ keys: of, passes: (value: Value) => typeof value === 'number' && value >= least });

  test('pass what each of them passes by itself, however early nothing is left', () => {
    const input = fc.record({
      products: fc.array(product, { maxLength: 12 }), among: fc.option(fc.uniqueArray(fc.nat(11))), required: fc.array(bound, { maxLength: 4 }), brands: chosen,
      chosenBrands: chosen, packages: fc.option(fc.constantFrom('0402', '0603')), seller: fc.option(fc.constantFrom('own' as const, 'partner' as const)), stock: figure, attributes: fc.array(bound, { maxLength: 1 }),
    });
    fc.assert(fc.property(input, ({ products, among, required, brands, chosenBrands, packages, seller, stock, attributes }) => {
      const filter: Filter = {
        ...OPEN, brands: chosenBrands, packages: packages === null ? null : new Set([packages]), seller, stock,
        attributes: new Map(attributes.map((one) => ['chosen', conditionOf(one)])),
      };
      const found = evaluate(
        { block: blockOf(products), category: null, among: among && among.filter((index) => index < products.length) }, filter,
        { ...NOTHING_REQUIRED, brands, values: required.map(conditionOf) },
      );
      const meets = (one: Product, { keys: of, least }: { keys: ReadonlyArray<'a' | 'b'>; least: number }) => of.some((key) => (one[key] ?? -1) >= least);
      const failed = products.map((one, index) => [
        ...(among && !among.includes(index) ? ['out'] : []), ...(brands && !brands.has(one.brand) ? ['out'] : []), ...(required.every((condition) => meets(one, condition)) ? [] : ['out']),
        ...(chosenBrands && !chosenBrands.has(one.brand) ? ['brand'] : []), ...(packages !== null && one.packageName !== packages ? ['packageName'] : []),
        ...(seller !== null && one.seller !== seller ? ['seller'] : []), ...(one.stock < stock ? ['stock'] : []), ...(attributes.every((condition) => meets(one, condition)) ? [] : ['chosen']),
      ]);
      const only = (what: string) => failed.flatMap((fails, index) => (fails.length === 1 && fails[0] === what ? [index] : []));
      expect([...found.passing]).toEqual(failed.flatMap((fails, index) => (fails.length === 0 ? [index] : [])));
      for (const facet of ['brand', 'packageName', 'seller', 'stock'] as const) expect([...found.failingOnly(facet)]).toEqual(only(facet));
      expect([...found.failingOnlyAttribute('chosen')]).toEqual(only('chosen'));
    }), { numRuns: SOAK ? 10_000 : 500 });
  });

  test('are not compared any more once nothing is left', () => {
    const seen: Value[] = [];
    const note = { keys: ['a'], passes: (value: Value) => seen.push(value) > 0 };
    const never = { keys: ['a'], passes: () => false };
    const values: Required['values'] = [never, ...Array<typeof note>(50).fill(note)];
    const block = blockOf([{ brand: 1, packageName: '0402', seller: 'own', stock: 1, a: 1, b: null }]);
    const found = evaluate({ block, category: null, among: null }, { ...OPEN, attributes: new Map([['a', note]]) }, { ...NOTHING_REQUIRED, values });
    expect([found.passing.length, seen]).toEqual([0, []]);
  });
});

describe('a condition that a keyword repeats', () => {
  beforeAll(() => loadMall(smallCatalogue()));

  const pieces = ['10k', '5V', '0603', '1%', 'YAGEO', '>=16V', '10~20V', 'X7R', 'resistor'];

  test('is compared once', async () => {
    const facts = await catalogueFacts(env.CATALOGUE, new Queries(env.DB));
    const { directory } = await openColumns(env.CATALOGUE, facts.version);
    const count = (keyword: string) => requiredOf(readKeyword(keyword, facts, directory), facts, directory).values.length;
    for (const once of ['10k 5V', '1% 100ppm', 'X7R 16V', '>=5V <=9V 5~9V', '5V 6V']) expect([once, count(`${once} `.repeat(20))]).toEqual([once, count(once)]);
    expect(count('>=5V >=6V <=9V 5~9V 5~10V')).toBe(5);
  });

  test('changes nothing', async () => {
    const some = fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 4 });
    await fc.assert(fc.asyncProperty(some, fc.integer({ min: 2, max: 4 }), async (words, times) => {
      const once = [...new Set(words)];
      const answers = await Promise.all([once, Array<string[]>(times).fill(once).flat()].map(async (all) => (await ask(searchGoods, { keyword: all.join(' '), facets: 'T' })).data));
      // A keyword that finds nothing may be one part number as a whole: `X7R 1%` is the beginning of one, its repetition is none.
      fc.pre(answers.every(({ understood = [] }) => understood.every(({ kind }) => kind !== 'number')));
      const [typed, repeated] = answers.map(({ page, brands, catalogs, facets }) => ({ ids: page.rows.map(({ id }) => id), found: page.found, brands, catalogs, facets }));
      expect(repeated).toEqual(typed);
    }), { numRuns: SOAK ? 600 : 25, seed: 20_261_127 });
  });

  test('leaves as much without one of its places as with it', async () => {
    const { data: { page, relaxed = [] } } = await ask(searchGoods, { keyword: '10k 0603 0.1% YAGEO 10k', facets: 'T' });
    expect(page.found).toBe(0);
    expect(relaxed.map(({ text, count }) => [text, count])).toEqual([['0.1%', 1], ['10k', 0], ['0603', 0], ['YAGEO', 0], ['10k', 0]]);
  });
});
