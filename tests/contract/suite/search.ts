import { compare, parseDecimal } from '~/domain/numbers/decimal-text';
import { unitPriceAt } from '~/domain/money/price-tiers';
import type { Data, Payload } from '~/upstream/contract/base/call';
import { type WireGoods } from '~/upstream/contract/records/goods';
import { RESULT_LIMIT, searchGoods } from '~/upstream/contract/records/search';
import { check } from './check';
import { show, type CallTester } from './call-tester';
import { expectText, expectUnique, expectGoods, photosOf, textsOf } from './records';
import { expectCategories } from './expect-categories';
import { expectFacets } from './expect-facets';

type Answer = Data<typeof searchGoods>;
type Conditions = Payload<typeof searchGoods>;
type Search = CallTester<typeof searchGoods>;

const PAGE = 'page';
const WALK_SIZE = 50;
/** The page after the last one of any list: only what stands beside rows is of interest. */
const NO_ROWS = { pageNo: RESULT_LIMIT / 100 + 1, pageSize: 100 };
const NO_SUCH_PART = 'zzqx-no-such-part-7791';

export const searchCheck = check(searchGoods, async (tester, known) => {
  const whole = await search(tester, { pageNo: 1, pageSize: 20 });
  if (whole) {
    known.catalogue = whole;
    known.rows = whole.page.rows;
    expectCounts(tester, whole);
    expectCategories(tester.findings, whole);
    const brand = await filterByBrand(tester, whole);
    if (brand) await walkAndSort(tester, brand, known.rows);
    await filterByCatalogue(tester, whole);
    await filterByParameter(tester, whole);
    await filterByRow(tester, known.rows);
    known.pictures = known.rows.flatMap((row) => photosOf(row) ?? []);
  }
  const none = await search(tester, { keyword: NO_SUCH_PART });
  if (none && none.page.rows.length > 0) {
    tester.findings.fault('keyword', `keyword ${NO_SUCH_PART}: expected no rows, found ${none.page.rows.length}`);
  }
  await tester.expectRefused({ pageNo: 'first' }, 'pageNo that is not a number');
  await tester.expectRefused({ pageSize: 1000 }, 'pageSize above 100');
});

/** Searches, and checks the page's arithmetic and its rows. */
async function search(tester: Search, conditions: Conditions): Promise<Answer | undefined> {
  const answer = await tester.expectData(conditions);
  if (!answer) return undefined;
  const { findings } = tester;
  const { pageNo, pageSize, total, totalPage, rows } = answer.page;
  const expectField = (field: string, want: number | string, found: number) =>
    findings.expect(want === found, PAGE, `page.${field}: expected ${want} (${show(conditions)}), found ${found}`);
  const size = conditions.pageSize ?? pageSize;
  const sound =
    expectField('pageNo', conditions.pageNo ?? 1, pageNo) && expectField('pageSize', size, pageSize) &&
    findings.expect(total <= RESULT_LIMIT, PAGE, `page.total: expected at most ${RESULT_LIMIT}, found ${total}`) &&
    expectField('totalPage', pageSize > 0 ? Math.ceil(total / pageSize) : 0, totalPage);
  if (sound) {
    const due = Math.max(0, Math.min(size, total - (pageNo - 1) * size));
    findings.expect(rows.length === due, PAGE, `page.rows: expected ${due} (total ${total}, ${show(conditions)}), found ${rows.length}`);
  }
  expectUnique(findings, 'page.rows.id', rows.map(({ id }) => id));
  for (const row of rows) expectGoods(findings, 'page.rows[]', row);
  return answer;
}

function expectCounts({ findings }: Search, { brands, page }: Answer): void {
  findings.expect(page.rows.length > 0, 'rows', 'page.rows: expected goods in a search without conditions, found none');
  findings.expect(brands.length > 0, 'brands', 'brands: expected the brand list in a search without conditions, found none');
  for (const brand of brands) expectText(findings, 'brands[]', brand, 'name');
}

/** Expects the total of a filtered search to equal the count in the search without conditions, up to the limit of a list. */
function expectTotal({ findings }: Search, what: string, count: number, total: number): void {
  const due = Math.min(count, RESULT_LIMIT);
  findings.expect(Math.min(total, RESULT_LIMIT) === due, PAGE, `page.total of ${what}: expected ${due} as counted without conditions, found ${total}`);
}

/** @returns a filter by a brand that has a few pages of goods */
async function filterByBrand(tester: Search, whole: Answer): Promise<Conditions | undefined> {
  const brand = whole.brands.find(({ count }) => count > 2 * WALK_SIZE && count <= 4 * WALK_SIZE) ?? smallest(whole.brands);
  const [name] = brand ? textsOf(brand, 'name').slice(-1) : [];
  if (!brand || name === undefined) return undefined;
  const conditions = { brand: [name] };
  const answer = await search(tester, { ...conditions, pageNo: 1, pageSize: 20 });
  if (!answer) return undefined;
  expectTotal(tester, `brand ${show(name)}`, brand.count, answer.page.total);
  const names = new Set(textsOf(brand, 'name'));
  const other = answer.page.rows.find((row) => !textsOf(row, 'brandName').some((text) => names.has(text)));
  const good = tester.findings.expect(!other, 'brand', `brand ${show(name)}: expected its goods only, found ${show(other && textsOf(other, 'brandName'))}`);
  return good ? conditions : undefined;
}

function smallest(brands: Answer['brands']): Answer['brands'][number] | undefined {
  return brands.toSorted((a, b) => a.count - b.count).at(Math.floor(brands.length / 2));
}

/** Reads all pages of a filtered search, and checks every sort order. */
async function walkAndSort(tester: Search, conditions: Conditions, rows: WireGoods[]): Promise<void> {
  const { findings } = tester;
  const ids: string[] = [];
  let pages = 1;
  let total = 0;
  for (let pageNo = 1; pageNo <= pages && pageNo <= RESULT_LIMIT / WALK_SIZE; pageNo++) {
    const answer = await search(tester, { ...conditions, pageNo, pageSize: WALK_SIZE });
    if (!answer || findings.has(PAGE)) return;
    ({ total, totalPage: pages } = answer.page);
    ids.push(...answer.page.rows.map(({ id }) => id));
  }
  findings.expect(ids.length === total, PAGE, `page.total: expected ${ids.length} as found on ${pages} pages, found ${total}`);
  expectUnique(findings, 'page.rows.id over all pages', ids);

  const quantity = 100;
  await sorted(tester, { ...conditions, sort: 'stock' }, ({ stock }) => stock, (a, b) => a - b);
  await sorted(tester, { ...conditions, sort: '-stock' }, ({ stock }) => stock, (a, b) => b - a);
  const price = ({ rangePrice }: WireGoods) => parseDecimal(unitPriceAt(rangePrice, quantity));
  await sorted(tester, { ...conditions, sort: 'price', quantity }, price, compare);
  await sorted(tester, { ...conditions, sort: '-price', quantity }, price, (a, b) => compare(b, a));
  await sortedByNumber(tester, { ...conditions, sort: 'mpn' });

  const inStock = rows.map(({ stock }) => stock).sort((a, b) => a - b).at(Math.floor(rows.length / 2)) || 1;
  const available = await search(tester, { ...conditions, inStock: 'T', quantity: inStock });
  const short = available?.page.rows.find(({ stock }) => stock < inStock);
  findings.expect(!short, 'inStock', `inStock T, quantity ${inStock}: expected stock of at least that, found ${short?.stock}`);
}

/** Checks that rows are sorted by their key; rows without a key may stand anywhere. */
async function sorted<K>(tester: Search, conditions: Conditions, keyOf: (row: WireGoods) => K | null, order: (a: K, b: K) => number): Promise<void> {
  const answer = await search(tester, { ...conditions, pageNo: 1, pageSize: WALK_SIZE });
  const rows = (answer?.page.rows ?? []).flatMap((row) => {
    const key = keyOf(row);
    return key === null ? [] : [{ row, key }];
  });
  const at = rows.findIndex(({ key }, index) => {
    const next = rows[index + 1];
    return next !== undefined && order(key, next.key) > 0;
  });
  const [before, after] = [rows[at]?.row.mpn, rows[at + 1]?.row.mpn];
  tester.findings.expect(at < 0, `sort ${conditions.sort}`, `sort ${conditions.sort}: expected ${show(after)} before ${show(before)}`);
}

/** A server may compare part numbers as text, without case, without punctuation, or by their numbers. */
async function sortedByNumber(tester: Search, conditions: Conditions): Promise<void> {
  const answer = await search(tester, { ...conditions, pageNo: 1, pageSize: WALK_SIZE });
  const numbers = answer?.page.rows.map(({ mpn }) => mpn) ?? [];
  const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  const natural = new Intl.Collator('en', { numeric: true });
  const orders: Array<(a: string, b: string) => number> = [
    byText, (a, b) => byText(a.toUpperCase(), b.toUpperCase()), (a, b) => byText(plain(a), plain(b)), natural.compare,
  ];
  const rises = orders.some((order) => numbers.every((number, index) => index === 0 || order(numbers[index - 1] ?? '', number) <= 0));
  tester.findings.expect(rises, 'sort mpn', `sort mpn: expected rising part numbers, found ${show(numbers.slice(0, 3))} …`);
}

async function filterByCatalogue(tester: Search, whole: Answer): Promise<void> {
  const { catalogs } = whole;
  const level = catalogs.find(({ code, count }) => code.startsWith('2_') && count > 0) ?? catalogs.find(({ count }) => count > 0);
  if (!level) return;
  const answer = await search(tester, { catalogCode: level.code, pageNo: 1, pageSize: 20 });
  if (!answer) return;
  expectTotal(tester, `catalogCode ${level.code}`, level.count, answer.page.total);
  const within = (code: string | null | undefined): boolean =>
    code === level.code || (Boolean(code) && within(catalogs.find((one) => one.code === code)?.parentCode));
  const other = answer.page.rows.find(({ catalogCode }) => catalogCode !== undefined && !within(catalogCode));
  tester.findings.expect(!other, 'catalogCode', `catalogCode ${level.code}: expected goods of it or below, found ${show(other?.catalogCode)}`);
}

/** Chooses a value of a parameter in the largest category of the lowest level, if the server has parameters. */
async function filterByParameter(tester: Search, { catalogs }: Answer): Promise<void> {
  const parents = new Set(catalogs.map(({ parentCode }) => parentCode));
  const category = catalogs.filter(({ code }) => !parents.has(code)).toSorted((a, b) => b.count - a.count)[0];
  if (!category) return;
  const conditions = { catalogCode: category.code, facets: 'T' as const, ...NO_ROWS };
  const answer = await search(tester, conditions);
  const chosen = answer && expectFacets(tester.findings, answer);
  if (!chosen) return;
  const narrowed = await search(tester, { ...conditions, ...chosen.conditions });
  const found = narrowed?.page.found ?? chosen.count;
  tester.findings.expect(found === chosen.count, 'attributes', `${show(chosen.conditions)}: expected ${chosen.count} goods as the facet says, found ${found}`);
}

/** Expects a search by part number, and one by package, to find a part of the first page. */
async function filterByRow(tester: Search, rows: WireGoods[]): Promise<void> {
  const [row] = rows;
  if (!row) return;
  const found = await search(tester, { keyword: row.mpn, pageNo: 1, pageSize: 100 });
  if (found) {
    const there = found.page.rows.some(({ id }) => id === row.id);
    tester.findings.expect(there, 'keyword', `keyword ${show(row.mpn)}: expected goods ${show(row.id)} of this part number, found ${found.page.rows.length} others`);
  }
  const packed = rows.find(({ packageName }) => packageName);
  if (!packed?.packageName) return;
  const fold = (name = '') => name.normalize('NFKC').trim().toLowerCase();
  const same = await search(tester, { packageName: [packed.packageName], pageNo: 1, pageSize: 20 });
  const other = same?.page.rows.find(({ packageName }) => fold(packageName) !== fold(packed.packageName));
  tester.findings.expect(!other, 'packageName', `packageName ${show(packed.packageName)}: expected its goods only, found ${show(other?.packageName)}`);
  tester.findings.expect(same?.page.rows.length !== 0, 'packageName', `packageName ${show(packed.packageName)}: expected goods, found none`);
}
