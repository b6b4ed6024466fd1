import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { LIST_SORTS } from '../../../app/domain/catalogue/list-params';
import { getGoods, getRecommended, searchPartners } from '../../../app/upstream/contract/records/goods';
import { searchGoods } from '../../../app/upstream/contract/records/search';
import type { Payload } from '../../../app/upstream/contract/base/call';
import type { StatementRecord } from '../../../functions/mall/db/queries';
import { correctionRows } from '../../fixtures/mall/correction-rows';
import { ask, loadMall } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';

type Search = Payload<typeof searchGoods>;

const catalogue = smallCatalogue();
const parts = [...catalogue.products()];

beforeAll(() => loadMall(catalogue));

/** The rows that tell the version of the catalogue and what has changed in it. */
const STATE_ROWS = 4;

/** Products that are read beyond a page. */
const SPARE_ROWS = 4;

/** The rows that a statement may read for each row it returns; a look-up without a result counts as one row. */
const MOST_READ = 5;

/** The look-up of part numbers that one typing mistake turns into the keyword. */
const CORRECTS = /WHERE found IS NOT NULL/;

function expectCheap(statements: StatementRecord[], what: unknown, lookups = 1): void {
  for (const { sql, rowsRead, rowsReturned } of statements) {
    const corrections = CORRECTS.test(sql) && typeof what === 'string' ? correctionRows(what) : 0;
    const allowed = MOST_READ * Math.max(lookups, rowsReturned) + corrections;
    expect(rowsRead, `${JSON.stringify(what)}: ${sql} read ${rowsRead} for ${rowsReturned}`).toBeLessThanOrEqual(allowed);
  }
}

const hostile = [
  '50%', '%', '_', '%%%', 'LM%', 'L_358', 'C++ & D', 'a?b#c', '"', '""', "'", "' OR 1=1 --", '*', 'LM*', '^', '-', 'NOT', 'AND', 'OR', 'NEAR(a b)',
  'NEAR', 'words:电阻', '{words}:x', 'a AND', '(', ')', '()', 'xb1', 'xc01', '"xb1" OR "xb2"', '\\', '\u0000', 'LM\u0000358', '\ud800', 'a\udc00b',
  '𞤀𞤁', 'a𞤀b', 'ꟷ', 'aꟷb', '\u200b', '\u202e', '🙂', 'é', 'e\u0301', 'ß', 'İ', '№', '㎌', '１００ｎＦ', '4.7µF', '4.7μF', '10Ω', '10Ω', '电', '电阻',
  '𠮷', '한국', 'ترانزستور', 'резистор', '% % %', '    ', '\t\n', '0', '00', '000', 'A'.repeat(200), '电'.repeat(200), 'a '.repeat(100), '1 '.repeat(100),
  'ABCABCABC'.repeat(20), '%E0%A4%A', '../../etc/passwd', '<script>', '${x}', '{{x}}', 'true', 'null', 'rowid', 'goods_words', 'SELECT 1',
];

describe('malicious keywords', () => {
  test.each(hostile)('%j is answered', async (keyword) => {
    const { data, statements } = await ask(searchGoods, { keyword });
    expect(data.page.total).toBeLessThanOrEqual(1000);
    expectCheap(statements, keyword);
  });

  test('wildcards are searched as text', async () => {
    for (const keyword of ['LM%', 'L_358', 'LM*', 'LM3?8', '%358', '^LM358$']) {
      const { data } = await ask(searchGoods, { keyword, pageSize: 100 });
      for (const { mpn } of data.page.rows) expect(`${keyword} ${mpn}`).toMatch(/ (LM358|AMS|SS)/);
    }
    expect((await ask(searchGoods, { keyword: 'L%8' })).data.page.total).toBe(0);
    expect((await ask(searchGoods, { keyword: 'LM_8' })).data.page.total).toBe(0);
  });

  test('operators of the index in a keyword do not filter', async () => {
    for (const keyword of ['xb1 电阻', 'xb1', 'xc01', 'XC02', 'xc0101 电阻']) {
      expect((await ask(searchGoods, { keyword })).data.page.total).toBe(0);
    }
  });

  test('are harmless in brands, packages and codes', async () => {
    for (const text of hostile.filter((one) => one.length <= 40)) {
      for (const payload of [{ brand: [text] }, { packageName: [text] }, { catalogCode: text }]) {
        const { data, statements } = await ask(searchGoods, payload);
        expect(data.page.total).toBeLessThanOrEqual(1000);
        expectCheap(statements, payload);
      }
    }
  });
});

describe('the cost of a search', () => {
  const keyword = fc.oneof(
    fc.constantFrom('', '贴片', 'resistor', 'capacitor', '电容', 'X7R', '0603', '10k', '100nF', 'RC', 'C', 'LM358', 'STM32F103 LQFP-48', 'TI', '村田', '50V'),
    fc.constantFrom(...parts.filter((_, index) => index % 37 === 0)).chain(({ mpn }) =>
      fc.tuple(fc.nat(mpn.length), fc.nat(mpn.length)).map(([a, b]) => mpn.slice(Math.min(a, b), Math.max(a, b))),
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const payload: fc.Arbitrary<Search> = fc.record(
    {
      keyword,
      brand: fc.subarray(['YAGEO', 'TDK', '村田', 'nobody'], { minLength: 1 }),
      catalogCode: fc.constantFrom('1_01', '2_0201', '3_020101', '3_090101', '9_99'),
      packageName: fc.subarray(['0603', '0402', 'SOIC-8', 'none'], { minLength: 1 }),
      inStock: fc.constantFrom('T' as const, 'F' as const),
      quantity: fc.constantFrom(1, 1000, 40_000, 1_000_000),
      sort: fc.constantFrom(...LIST_SORTS),
      pageNo: fc.integer({ min: 1, max: 12 }),
      pageSize: fc.constantFrom(1, 10, 20, 100),
    },
    { requiredKeys: [] },
  );

  test('a statement reads at most five rows for each it returns, and totals fit the pages', async () => {
    await fc.assert(
      fc.asyncProperty(payload, async (search) => {
        const { data, statements } = await ask(searchGoods, search);
        expectCheap(statements, search);
        const { total, totalPage, pageNo, pageSize, rows } = data.page;
        expect(total).toBeLessThanOrEqual(1000);
        expect(totalPage).toBe(Math.ceil(total / pageSize));
        expect(rows).toHaveLength(Math.max(0, Math.min(pageSize, total - (pageNo - 1) * pageSize)));
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      }),
      { numRuns: env.SOAK === '1' ? 1_500 : 60, seed: 20_261_120 },
    );
  });

  test('a page is one round trip once the columns are cached', async () => {
    const searches: Search[] = [{}, { brand: ['YAGEO'] }, { catalogCode: '1_02', inStock: 'T' }, { sort: '-stock' }, { keyword: 'Murata' }];
    // The isolate keeps what the indexes found for these keywords.
    const keywords: Search[] = [
      { keyword: 'STM32F103', inStock: 'T', facets: 'T' }, { keyword: 'RC06', pageNo: 2 }, { keyword: 'thick film', brand: ['YAGEO'], sort: 'price' },
    ];
    for (const search of [...searches, ...keywords]) {
      await ask(searchGoods, search);
      const { statements } = await ask(searchGoods, search);
      expect([search, new Set(statements.map(({ trip }) => trip)).size]).toEqual([search, 1]);
      expect(statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(2 * (20 + SPARE_ROWS) + STATE_ROWS);
    }
  });

  test('the cost of other product reads', async () => {
    for (const { id, mpn } of parts.filter((_, index) => index % 97 === 0)) {
      expectCheap((await ask(getGoods, { id })).statements, id);
      expectCheap((await ask(searchPartners, { terms: [mpn] })).statements, mpn);
    }
    for (const recommendGoodsId of ['passives', 'microcontrollers', 'discretes']) {
      // The call looks up six part numbers, of which this catalogue has some.
      expectCheap((await ask(getRecommended, { recommendGoodsId })).statements, recommendGoodsId, 6);
    }
  });
});
