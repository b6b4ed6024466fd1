import type { Data, Payload } from '~/upstream/contract/base/call';
import type { searchGoods } from '~/upstream/contract/records/search';
import type { Findings } from './findings';
import { show } from './call-tester';

type Answer = Data<typeof searchGoods>;

/** Facets that are not parameters. */
const RESERVED = new Set(['packageName', 'seller', 'stock']);

/**
 * Expects what a search says beside its page to agree with its page: no value has more goods than are found, and numbers rise. All of
 * this is optional.
 * @returns a condition that chooses one value, with the number of goods that it should find; `null` if there are no parameters
 */
export function expectFacets(findings: Findings, { facets, page }: Answer): { conditions: Payload<typeof searchGoods>; count: number } | null {
  for (const { key, values } of facets ?? []) {
    const most = Math.max(0, ...values.map(({ count }) => count));
    findings.expect(page.found === undefined || most <= page.found, 'facets', `facets[] ${key}: expected counts up to page.found ${page.found}, found ${most}`);
    const numbers = values.flatMap(({ number }) => number ?? []);
    const rises = numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? number) < number);
    findings.expect(rises, 'facets', `facets[] ${key}: expected rising numbers, found ${show(numbers.slice(0, 4))} …`);
  }
  const parameter = facets?.find(({ key, values }) => !RESERVED.has(key) && values.length > 1);
  const value = parameter?.values.find(({ count }) => count > 0);
  return parameter && value ? { conditions: { attributes: [{ key: parameter.key, values: [value.value] }] }, count: value.count } : null;
}
