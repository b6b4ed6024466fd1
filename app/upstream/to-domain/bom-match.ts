import type { LineMatch } from '../../domain/bom/match/match-records';
import type { Product } from '../../domain/product/product';
import type { Language } from '../../domain/text/language';
import type { Data } from '../contract/base/call';
import type { matchBom } from '../contract/records/bom-match';
import { toComparedProduct } from './goods';

/** The result for one line, with products in the reader's language. The sentences of the upstream are left out: pages write their own of the ticks. */
export function toLineMatch(row: Data<typeof matchBom>['rows'][number], language: Language): LineMatch<Product> {
  const { line, state, rung = null, doubts = [], candidates } = row;
  return {
    line, state, rung, doubts,
    candidates: candidates.map(({ goods, rung: by, ticks }) => ({
      product: toComparedProduct(goods, language), rung: by,
      ticks: ticks.map(({ field, tick, asked = '', has = '', assumed }) => ({ field, tick, asked, has, ...(assumed === 'T' ? { assumed: true } : {}) })),
    })),
  };
}
