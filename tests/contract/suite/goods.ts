import { getGoods, getRecommended, listRecommended, searchPartners } from '~/upstream/contract/records/goods';
import { check } from './check';
import { show } from './exam';
import { expectText, expectUnique, judgeGoods } from './records';
import { searchCheck } from './search';

const NO_SUCH_ID = 'no-such-id-7791';
const MOST_TERMS = 10;

const detailCheck = check(getGoods, async (exam, { rows }) => {
  const { findings } = exam;
  for (const row of rows.slice(0, 3)) {
    const part = await exam.good({ id: row.id });
    if (!part) continue;
    findings.expect(part.id === row.id, 'id', `id: expected ${show(row.id)} as asked for, found ${show(part.id)}`);
    findings.expect(part.mpn === row.mpn, 'mpn', `mpn of ${show(row.id)}: expected ${show(row.mpn)} as goods/search lists it, found ${show(part.mpn)}`);
    judgeGoods(findings, 'data', part);
  }
  if (rows.length === 0) findings.note('needs goods of goods/search');
  await exam.refuses({ id: NO_SUCH_ID }, 'unknown id');
});

const partnersCheck = check(searchPartners, async (exam, { rows }) => {
  const { findings } = exam;
  const terms = [...new Set(rows.map(({ mpn }) => mpn))].slice(0, MOST_TERMS);
  if (terms.length === 0) terms.push('LM358');
  for (const term of terms) {
    const offers = (await exam.good({ terms: [term] }))?.rows;
    if (!offers) break;
    for (const offer of offers) {
      judgeGoods(findings, 'rows[]', offer);
      findings.expect(/^(GT2|T02)$/.test(offer.goodsType), 'goodsType', `rows[].goodsType: expected GT2, found ${show(offer.goodsType)}`);
    }
    const supplierCode = offers.find((offer) => offer.supplierCode)?.supplierCode;
    if (!supplierCode) continue;
    const own = await exam.good({ terms: [term], supplierCode });
    const other = own?.rows.find((offer) => offer.supplierCode !== supplierCode);
    findings.expect(!other, 'supplierCode', `supplierCode ${show(supplierCode)}: expected its offers only, found ${show(other?.supplierCode)}`);
    findings.expect(own?.rows.length !== 0, 'supplierCode', `supplierCode ${show(supplierCode)}: expected its offers, found none`);
    break;
  }
  await exam.refuses({}, 'payload without terms');
  await exam.refuses({ terms: 7 }, 'terms that are no list');
});

const recommendedListCheck = check(listRecommended, async (exam, known) => {
  const rows = (await exam.good({}))?.rows ?? [];
  for (const row of rows) expectText(exam.findings, 'rows[]', row, 'name');
  known.recommended = rows.map(({ recommendGoodsId }) => recommendGoodsId);
  expectUnique(exam.findings, 'rows[].recommendGoodsId', known.recommended);
});

const recommendedCheck = check(getRecommended, async (exam, { recommended }) => {
  const { findings } = exam;
  for (const recommendGoodsId of recommended) {
    const one = await exam.good({ recommendGoodsId });
    if (!one) continue;
    findings.expect(
      one.recommendGoodsId === recommendGoodsId, 'recommendGoodsId',
      `recommendGoodsId: expected ${show(recommendGoodsId)} as asked for, found ${show(one.recommendGoodsId)}`,
    );
    for (const goods of one.goods) judgeGoods(findings, 'goods[]', goods);
  }
  if (recommended.length === 0) findings.note('no recommendation is listed');
  await exam.refuses({ recommendGoodsId: NO_SUCH_ID }, 'unknown recommendGoodsId');
  await exam.refuses({}, 'payload without recommendGoodsId');
});

export const GOODS_CHECKS = [searchCheck, detailCheck, partnersCheck, recommendedListCheck, recommendedCheck];
