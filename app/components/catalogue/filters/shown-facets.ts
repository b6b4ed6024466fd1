import { EVERY_VALUE, type ListParams } from '~/domain/catalogue/list-params';
import { type Facet, FACET, type FacetValue, type SearchPage, STOCK_VALUE } from '~/domain/catalogue/search-page';
import { readBound } from '~/domain/catalogue/value-bound';
import { type RangeField, rangeField } from './range-field';

/** A facet as the panel shows it. */
export interface ShownFacet {
  /** `brand`, `package`, or the key of a parameter: what `find.KEY` names. */
  key: string;
  /** The name of its fields in the form. */
  field: string;
  /** Empty: the panel has its own word. */
  name: string;
  /** How many conditions are on it. */
  chosen: number;
  /** Whether its values are in sight. */
  open: boolean;
  range: RangeField | null;
  /** The text that is looked for among the values; `null`: they are few. */
  find: string | null;
  values: ShownValue[];
  /** The number of all values, and of those that are not shown. */
  valueCount: number;
  hidden: number;
}

export interface ShownValue {
  value: string;
  name: string;
  count: number;
  chosen: boolean;
  /** Whether the value is inside the range of its parameter. */
  within: boolean;
}

/** Counts beside the conditions on availability; `undefined`: not known. */
export interface Availability {
  enough?: number;
  own?: number;
}

/** Facets that are not among the parameters. */
const APART = new Set<string>(Object.values(FACET));

/** Numbers that differ by less than this share are equal. */
const ROUNDING = 1e-9;

/** The number of values that a facet shows at first. One more may be shown instead of "1 more". */
const SHOWN = 8;
/** The minimum number of values of a facet that can be searched. */
const LONG = 13;
/** The number of parameters before packages and brands. */
const FIRST_PARAMETERS = 4;
/** The number of facets that are open at first. */
const OPEN = FIRST_PARAMETERS + 2;
/** The maximum number of facets: results of many categories have dozens. Facets in use are always there. */
const MOST_FACETS = 20;

/**
 * The facets of a list in the order of the panel. Facets whose values all lead to the same products are left out, unless they are in use.
 * @param withBrands - whether the list can be narrowed to a brand
 */
export function shownFacets(page: Pick<SearchPage, 'facets' | 'brands'>, list: ListParams, withBrands: boolean): ShownFacet[] {
  const parameters = page.facets.filter(({ key }) => !APART.has(key));
  const packages = page.facets.filter(({ key }) => key === FACET.package);
  const brands = withBrands ? [brandFacet(page, list)] : [];
  return [...parameters.slice(0, FIRST_PARAMETERS), ...packages, ...brands, ...parameters.slice(FIRST_PARAMETERS)]
    .map((facet) => shownFacet(facet, list))
    .filter(({ values, valueCount, chosen, find }) => chosen > 0 || find || valueCount > 1 || values.length > 1)
    .filter(({ chosen, find }, index) => index < MOST_FACETS || chosen > 0 || find)
    .map((facet, index) => ({ ...facet, open: index < OPEN || facet.chosen > 0 }));
}

/** The counts beside the conditions on availability. */
export function availabilityOf(facets: readonly Facet[]): Availability {
  const countOf = (key: string, value: string) => facets.find((facet) => facet.key === key)?.values.find((one) => one.value === value)?.count;
  const enough = countOf(FACET.stock, STOCK_VALUE.enough);
  const own = countOf(FACET.seller, 'own');
  return { ...(enough === undefined ? {} : { enough }), ...(own === undefined ? {} : { own }) };
}

function shownFacet(facet: Facet, list: ListParams): ShownFacet {
  const key = facet.key === FACET.package ? 'package' : facet.key;
  const isParameter = key !== 'package' && key !== 'brand';
  const filter = list.attributes.find((one) => one.key === key);
  const chosen = isParameter ? (filter?.values ?? []) : list[key === 'brand' ? 'brand' : 'package'];
  const text = list.find.find((one) => one.key === key)?.text;
  const low = readBound(filter?.min ?? '')?.value ?? -Infinity;
  const high = readBound(filter?.max ?? '')?.value ?? Infinity;
  const isRange = low !== -Infinity || high !== Infinity;
  const values = withChosen(chosen, facet.values).map((one): ShownValue => ({
    value: one.value, name: one.name, count: one.count, chosen: chosen.some((text) => isSame(text, one)),
    within: isRange && one.number !== undefined && one.number >= low && one.number <= high,
  }));
  const shown = text === undefined ? mostUsed(values) : values;
  return {
    key,
    field: isParameter ? `a.${key}` : key,
    name: isParameter ? facet.name : '',
    chosen: chosen.length + Number(isRange),
    open: true,
    range: facet.values.some(({ number }) => number !== undefined) ? rangeField(facet, filter) : null,
    find: facet.valueCount >= LONG || text !== undefined ? (text === EVERY_VALUE ? '' : text ?? '') : null,
    values: shown,
    valueCount: facet.valueCount,
    hidden: text === undefined ? Math.max(facet.valueCount, values.length) - shown.length : 0,
  };
}

/** The brands of a result as a facet. An upstream sends all of them, so they are searched here. */
function brandFacet({ brands }: Pick<SearchPage, 'brands'>, { find, brand: chosen }: ListParams): Facet {
  const text = find.find(({ key }) => key === 'brand')?.text.toLowerCase();
  const wanted = brands.filter(({ name }) => text === undefined || text === EVERY_VALUE || chosen.includes(name) || name.toLowerCase().includes(text));
  return { key: 'brand', name: '', values: wanted.map(({ name, count }) => ({ value: name, name, count })), valueCount: brands.length };
}

/** The values, with chosen ones that the result does not have. */
function withChosen(chosen: readonly string[], values: readonly FacetValue[]): FacetValue[] {
  const missing = chosen.filter((text) => !values.some((value) => isSame(text, value)));
  return [...missing.map((value) => ({ value, name: value, count: 0 })), ...values];
}

/** Whether a text of the address is a value: `4k7` and `4.7 kΩ` are the same. */
function isSame(text: string, { value, number }: FacetValue): boolean {
  if (text === value || number === undefined) return text === value;
  const read = readBound(text)?.value;
  return read !== undefined && Math.abs(read - number) <= Math.abs(number) * ROUNDING;
}

/** The chosen values, those inside the range, and those with the most products, in their order. */
function mostUsed(values: readonly ShownValue[]): ShownValue[] {
  if (values.length <= SHOWN + 1) return [...values];
  const byUse = [...values].sort((a, b) => Number(b.chosen) - Number(a.chosen) || Number(b.within) - Number(a.within) || b.count - a.count);
  const kept = new Set(byUse.slice(0, Math.max(SHOWN, byUse.filter(({ chosen }) => chosen).length)));
  return values.filter((value) => kept.has(value));
}
