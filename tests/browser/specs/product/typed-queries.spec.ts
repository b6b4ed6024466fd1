/** Queries as engineers type them, on the default catalogue: the first part satisfies everything that was typed. */
import type { WireGoods } from '../../../../app/upstream/contract/records/goods';
import { mallClient } from '../../../fixtures/mall/mall-client';
import { TYPED_QUERIES, type TypedQuery, type Wanted } from '../../../mall/search/typed-queries';
import { expect, stageUrl, test } from '../../fixtures';

/** Figures in SI units differ by rounding only. */
const NEARLY = 1e-6;

function satisfies(wanted: Wanted, { valueEn, number = NaN }: { valueEn?: string | undefined; number?: number | undefined }): boolean {
  if (typeof wanted === 'string') return valueEn === wanted;
  if (typeof wanted === 'number') return Math.abs(number - wanted) <= Math.abs(wanted) * NEARLY;
  return number >= (wanted.min ?? -Infinity) && number <= (wanted.max ?? Infinity);
}

/** What a part lacks of what was typed. */
function lacking({ category, mpn, brand, packageName, attributes = {} }: TypedQuery, part: WireGoods | undefined): string[] {
  if (!part) return ['nothing is found'];
  const digits = part.catalogCode?.slice(2) ?? '';
  const conditions: Array<[what: string, holds: boolean]> = [
    [`category ${digits}`, category?.some((one) => digits.startsWith(one)) ?? true],
    [`number ${part.mpn}`, mpn?.test(part.mpn) ?? true],
    [`brand ${part.brandNameEn}`, brand === undefined || part.brandNameEn === brand],
    [`package ${part.packageName}`, packageName?.test(part.packageName ?? '') ?? true],
    ...Object.entries(attributes).map(([key, wanted]): [string, boolean] => {
      const attribute = part.attributes?.find((one) => one.key === key);
      return [`${key} ${attribute?.valueEn}`, attribute !== undefined && satisfies(wanted, attribute)];
    }),
  ];
  return conditions.filter(([, holds]) => !holds).map(([what]) => `${part.mpn}: ${what}`);
}

for (const typed of TYPED_QUERIES) {
  test(`${typed.query}: the first part satisfies it`, async () => {
    const { page } = await mallClient(stageUrl('TEST_MALL_URL')).search({ keyword: typed.query, pageNo: 1, pageSize: 10 });
    expect(lacking(typed, page.rows[0])).toEqual([]);
  });
}
