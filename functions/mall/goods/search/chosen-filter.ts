/** Reads the filter of a search from its payload. */
import { parseValue } from '~/domain/values/engineering-value';
import type { SearchPayload } from './search-records';
import { foldPackage, sameNumber, within, type Filter, type ValueCondition } from '../../search/conditions';
import { canonicalPackage } from '~/domain/values/packages';
import { brandsNamed, type CatalogueFacts } from '../facts';
import { codesBelow } from '../facets';

/** A number without a unit: it is in the unit of the parameter. */
const PLAIN = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** The conditions that were chosen in facets. */
export function chosenFilter(payload: SearchPayload, facts: CatalogueFacts): Filter {
  const { brand = [], catalogCode, packageName = [], inStock, quantity = 1, seller, attributes = [] } = payload;
  return {
    brands: brand.length > 0 ? new Set(brand.flatMap((name) => brandsNamed(facts, name, 'aliases'))) : null,
    categories: catalogCode ? codesBelow(facts, catalogCode) : null,
    packages: packageName.length > 0 ? new Set(packageName.map((name) => foldPackage(canonicalPackage(name)))) : null,
    seller: seller ?? null,
    stock: inStock === 'T' ? quantity : 0,
    attributes: new Map(attributes.map((one) => [one.key, conditionOf(one)])),
  };
}

/** The number that a text means for a parameter, in its unit; `undefined` if it is a text. */
export function typedNumber(text: string): number | undefined {
  const plain = text.trim();
  if (PLAIN.test(plain)) return Number(plain);
  const parsed = parseValue(plain);
  return parsed.status === 'value' ? parsed.value : parsed.status === 'ambiguous' ? parsed.readings[0]?.value : undefined;
}

/** One of the values, within the bounds; values and bounds are given as they are typed. */
function conditionOf({ key, values = [], min = -Infinity, max = Infinity }: NonNullable<SearchPayload['attributes']>[number]): ValueCondition {
  const texts = new Set(values.map(foldText));
  const numbers = values.flatMap((text) => typedNumber(text) ?? []);
  const bounded = min > -Infinity || max < Infinity;
  return {
    keys: [key],
    passes: (value) => {
      if (typeof value === 'string') return texts.has(foldText(value));
      return (values.length === 0 || numbers.some((one) => sameNumber(one, value))) && (!bounded || within(value, min, max));
    },
  };
}

function foldText(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
