/** Writes the facets of parameters, packages, sellers and stock. */
import type * as v from 'valibot';
import { formatValue, isUnit, parseValue } from '~/domain/values/engineering-value';
import type { facet } from '~/upstream/contract/records/search';
import { formatAttribute } from '../../catalogue/format';
import { rememberTexts } from '../../catalogue/remember-texts';
import type { ColumnAnswer } from '../../search/search-columns';
import { foldPackage, sameNumber, type Filter, type Value } from '../../search/conditions';
import { attributeCounts, type Counts } from '../../search/tallies';
import type { AttributeFact, CatalogueFacts } from '../facts';
import { typedNumber } from './chosen-filter';
import { MESSAGES } from '../messages';
import type { SearchAnswer, SearchPayload } from './search-records';

type Facet = v.InferInput<typeof facet>;
type FacetValue = Facet['values'][number];

/** How many values of a facet are sent. The others can be searched for. */
const MOST_VALUES = 100;

/** How many parameters a list shows as columns. */
const MOST_COLUMNS = 8;

/** A list shows a parameter as a column if this share of the products has it. */
const COLUMN_SHARE = 0.4;

/** All facets but brands and categories. A facet with one value is left out, unless a condition on it is chosen. */
export function parameterFacets(answer: ColumnAnswer, payload: SearchPayload, filter: Filter, facts: CatalogueFacts): Facet[] {
  const { common, parameters, categories } = answer;
  const find = new Map(payload.find?.map(({ key, text }) => [key, text]));
  const chosenPackages = (value: Value) => filter.packages?.has(foldPackage(String(value))) ?? false;
  const facets: Facet[] = [
    { key: 'stock', ...MESSAGES.facetStock, values: [
      { value: 'enough', nameCn: MESSAGES.stockEnough.cn, nameEn: MESSAGES.stockEnough.en, count: common.enough },
      { value: 'some', nameCn: MESSAGES.stockSome.cn, nameEn: MESSAGES.stockSome.en, count: common.some },
    ] },
    textFacet('seller', MESSAGES.facetSeller, common.sellers, (value) => value === filter.seller, undefined, (value) => (value === 'own' ? MESSAGES.sellerOwn : MESSAGES.sellerPartner)),
    textFacet('packageName', MESSAGES.facetPackage, common.packages, chosenPackages, find.get('packageName')),
  ].map(({ cn, en, ...one }) => ({ ...one, nameCn: cn, nameEn: en }));
  const chosen = new Map(payload.attributes?.map((one) => [one.key, one]));
  for (const key of attributeKeys(categories, facts)) {
    const fact = facts.attributes.get(key);
    if (fact) facets.push(attributeFacet(key, fact, attributeCounts(parameters, key), chosen.get(key)?.values ?? [], find.get(key)));
  }
  return facets.filter(({ key, values }) => key === 'stock' || values.length > 1 || chosen.has(key) || (key === 'packageName' && filter.packages !== null) || (key === 'seller' && filter.seller !== null));
}

/** The parameters that a list shows as columns: those that most products of the categories have, and that differ. */
export function listColumns({ categories }: ColumnAnswer, facts: CatalogueFacts): NonNullable<SearchAnswer['columns']> {
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const having = new Map<string, number>();
  for (const { attributes } of categories) for (const [key, count] of attributes) having.set(key, (having.get(key) ?? 0) + count);
  return attributeKeys(categories, facts)
    .filter((key) => (having.get(key) ?? 0) >= total * COLUMN_SHARE)
    .slice(0, MOST_COLUMNS)
    .flatMap((key) => {
      const fact = facts.attributes.get(key);
      return fact ? [{ key, nameCn: fact.nameCn, nameEn: fact.nameEn, ...(fact.unit ? { unit: fact.unit } : {}) }] : [];
    });
}

/** The parameters of categories, in the order of the vocabulary. */
function attributeKeys(categories: ColumnAnswer['categories'], facts: CatalogueFacts): string[] {
  const keys = new Set(categories.flatMap(({ attributes }) => attributes.map(([key]) => key)));
  const position = (key: string) => facts.attributes.get(key)?.position ?? Infinity;
  return [...keys].sort((a, b) => position(a) - position(b));
}

function attributeFacet(key: string, { nameCn, nameEn, unit }: AttributeFact, counts: Counts, chosen: readonly string[], find: string | undefined): Facet {
  const numbers = [...counts].flatMap(([value, count]) => (typeof value === 'number' ? [[value, count] as const] : []));
  const chosenNumbers = chosen.flatMap((text) => typedNumber(text) ?? []);
  const isChosen = (value: Value) => typeof value === 'number' ? chosenNumbers.some((one) => sameNumber(one, value)) : chosen.includes(value);
  const missing = chosenNumbers.filter((one) => !numbers.some(([value]) => sameNumber(one, value)));
  const entries: FacetValue[] = [
    ...[...numbers, ...missing.map((value) => [value, 0] as const)].sort(([a], [b]) => a - b).map(([value, count]): FacetValue => ({
      value: valueText(value, unit), nameCn: formatAttribute(key, value, unit, 'cn'), nameEn: formatAttribute(key, value, unit, 'en'), number: value, count,
    })),
    ...textEntries(counts, (value) => ({ cn: formatAttribute(key, value, unit, 'cn'), en: formatAttribute(key, value, unit, 'en') })),
  ];
  const values = numbers.map(([value]) => value);
  return {
    key, nameCn, nameEn, ...(unit ? { unit } : {}), ...sent(entries, ({ value, number }) => isChosen(number ?? value), find),
    ...(values.length > 0 ? { min: values.reduce((a, b) => Math.min(a, b)), max: values.reduce((a, b) => Math.max(a, b)) } : {}),
  };
}

function textFacet(
  key: string, name: { cn: string; en: string }, counts: Counts, isChosen: (value: Value) => boolean, find?: string,
  nameOf: (value: string) => { cn: string; en: string } = (value) => ({ cn: value, en: value }),
): { key: string; cn: string; en: string } & Pick<Facet, 'values' | 'valueCount'> {
  return { key, ...name, ...sent(textEntries(counts, nameOf), ({ value }) => isChosen(value), find) };
}

/** Texts, the largest count first. */
function textEntries(counts: Counts, nameOf: (value: string) => { cn: string; en: string }): FacetValue[] {
  return [...counts]
    .flatMap(([value, count]) => (typeof value === 'string' ? [{ value, count, nameCn: nameOf(value).cn, nameEn: nameOf(value).en }] : []))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Of many values, those with the most products are sent, or those that contain the text; chosen values always. */
function sent(entries: readonly FacetValue[], isChosen: (entry: FacetValue) => boolean, find: string | undefined): Pick<Facet, 'values' | 'valueCount'> {
  const wanted = find?.trim().toLowerCase() ?? '';
  const matching = wanted === '' ? entries : entries.filter((entry) => isChosen(entry) || [entry.nameCn, entry.nameEn, entry.value].some((text) => squeeze(text ?? '').includes(squeeze(wanted))));
  if (matching.length <= MOST_VALUES) return { values: [...matching], ...(matching.length < entries.length ? { valueCount: entries.length } : {}) };
  const kept = new Set([...matching].sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || b.count - a.count).slice(0, MOST_VALUES));
  return { values: matching.filter((entry) => kept.has(entry)), valueCount: entries.length };
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '').replaceAll('μ', 'µ');
}

/** The text of a number in addresses: with a prefix and the unit where that is read as the same number, otherwise plain. */
const valueText = rememberTexts((value, unit: string): string => {
  if (unit === '' || !isUnit(unit)) return String(value);
  const text = formatValue(value, unit, 'en').replace(' ', '').replace('−', '-');
  const read = parseValue(text);
  return read.status === 'value' && sameNumber(read.value, value) ? text : String(value);
});
