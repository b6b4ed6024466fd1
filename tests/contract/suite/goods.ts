import { FIGURES_MOST, getFigures, getGoods, getRecommended, IDS_PAGE, listGoodsIds, listRecommended, searchPartners } from '~/upstream/contract/records/goods';
import { check } from './check';
import { show } from './call-tester';
import { expectText, expectUnique, expectGoods } from './records';
import { searchCheck } from './search';

const NO_SUCH_ID = 'no-such-id-7791';
const MOST_TERMS = 10;

const detailCheck = check(getGoods, async (tester, { rows }) => {
  const { findings } = tester;
  for (const row of rows.slice(0, 3)) {
    const part = await tester.expectData({ id: row.id });
    if (!part) continue;
    findings.expect(part.id === row.id, 'id', `id: expected ${show(row.id)} as requested, found ${show(part.id)}`);
    findings.expect(part.mpn === row.mpn, 'mpn', `mpn of ${show(row.id)}: expected ${show(row.mpn)} as goods/search lists it, found ${show(part.mpn)}`);
    expectGoods(findings, 'data', part);
  }
  if (rows.length === 0) findings.note('needs goods of goods/search');
  await tester.expectRefused({ id: NO_SUCH_ID }, 'unknown id');
});

const figuresCheck = check(getFigures, async (tester, { rows }) => {
  const { findings } = tester;
  await tester.expectRefused({ ids: [] }, 'no ids');
  await tester.expectRefused({ ids: Array.from({ length: FIGURES_MOST + 1 }, (_, at) => `F${at}`) }, 'more ids than allowed');
  const asked = [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, MOST_TERMS);
  if (asked.length === 0) return findings.note('needs goods of goods/search');
  const figures = (await tester.expectData({ ids: [...asked.map(({ id }) => id), NO_SUCH_ID] }))?.rows;
  if (!figures) return;
  expectUnique(findings, 'rows[].id', figures.map(({ id }) => id));
  for (const { id, stock } of asked) {
    const found = figures.find((row) => row.id === id);
    findings.expect(found?.stock === stock, 'stock', `stock of ${show(id)}: expected ${show(stock)} as goods/search lists it, found ${show(found?.stock)}`);
  }
  findings.expect(figures.length === asked.length, 'rows', `rows: expected the ${asked.length} goods that exist, found ${figures.length}`);
});

const partnersCheck = check(searchPartners, async (tester, { rows }) => {
  const { findings } = tester;
  const terms = [...new Set(rows.map(({ mpn }) => mpn))].slice(0, MOST_TERMS);
  if (terms.length === 0) terms.push('LM358');
  for (const term of terms) {
    const offers = (await tester.expectData({ terms: [term] }))?.rows;
    if (!offers) break;
    for (const offer of offers) {
      expectGoods(findings, 'rows[]', offer);
      findings.expect(/^(GT2|T02)$/.test(offer.goodsType), 'goodsType', `rows[].goodsType: expected GT2, found ${show(offer.goodsType)}`);
    }
    const supplierCode = offers.find((offer) => offer.supplierCode)?.supplierCode;
    if (!supplierCode) continue;
    const own = await tester.expectData({ terms: [term], supplierCode });
    const other = own?.rows.find((offer) => offer.supplierCode !== supplierCode);
    findings.expect(!other, 'supplierCode', `supplierCode ${show(supplierCode)}: expected its offers only, found ${show(other?.supplierCode)}`);
    findings.expect(own?.rows.length !== 0, 'supplierCode', `supplierCode ${show(supplierCode)}: expected its offers, found none`);
    break;
  }
  await tester.expectRefused({}, 'payload without terms');
  await tester.expectRefused({ terms: 7 }, 'terms that are not a list');
});

const recommendedListCheck = check(listRecommended, async (tester, known) => {
  const rows = (await tester.expectData({}))?.rows ?? [];
  for (const row of rows) expectText(tester.findings, 'rows[]', row, 'name');
  known.recommended = rows.map(({ recommendGoodsId }) => recommendGoodsId);
  expectUnique(tester.findings, 'rows[].recommendGoodsId', known.recommended);
});

const recommendedCheck = check(getRecommended, async (tester, { recommended }) => {
  const { findings } = tester;
  for (const recommendGoodsId of recommended) {
    const one = await tester.expectData({ recommendGoodsId });
    if (!one) continue;
    findings.expect(
      one.recommendGoodsId === recommendGoodsId, 'recommendGoodsId',
      `recommendGoodsId: expected ${show(recommendGoodsId)} as requested, found ${show(one.recommendGoodsId)}`,
    );
    for (const goods of one.goods) expectGoods(findings, 'goods[]', goods);
  }
  if (recommended.length === 0) findings.note('no recommendation is listed');
  await tester.expectRefused({ recommendGoodsId: NO_SUCH_ID }, 'unknown recommendGoodsId');
  await tester.expectRefused({}, 'payload without recommendGoodsId');
});

const idsCheck = check(listGoodsIds, async (tester, { rows }) => {
  const { findings } = tester;
  const first = await tester.expectData({ pageNo: 1, pageSize: IDS });
  const second = await tester.expectData({ pageNo: 2, pageSize: IDS });
  if (!first || !second) return;
  const expected = Math.min(IDS, first.total);
  findings.expect(first.rows.length === expected, 'rows', `rows: expected ${expected} of a page, found ${first.rows.length}`);
  findings.expect(first.total >= rows.length, 'total', `total: expected at least the ${rows.length} goods of goods/search, found ${first.total}`);
  expectUnique(findings, 'rows[].id', [...first.rows, ...second.rows].map(({ id }) => id));
  await tester.expectRefused({ pageNo: 0, pageSize: IDS }, 'page 0');
  await tester.expectRefused({ pageNo: 1, pageSize: IDS_PAGE + 1 }, 'pages that are too large');
});

/** The number of ids that the suite asks for in one page. */
const IDS = 10;

export const GOODS_CHECKS = [searchCheck, detailCheck, figuresCheck, partnersCheck, recommendedListCheck, recommendedCheck, idsCheck];
