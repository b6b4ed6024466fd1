/** Says which condition leaves nothing, and what is found without it. */
import { formatAttribute } from '../../catalogue/format';
import type { Filter, Value } from '../../search/conditions';
import type { Query, QueryTerm, ValueMeaning } from '~/domain/query/query';
import { queryLabel } from '~/domain/query/query-label';
import type { CatalogueFacts } from '../facts';
import type { Attempt, Finder } from './finder';
import { conditionKey } from './keyword-conditions';
import { MESSAGES } from '../messages';
import type { SearchAnswer, SearchPayload } from './search-records';
import { typedNumber } from './chosen-filter';

type Condition = NonNullable<SearchAnswer['relaxed']>[number];

/** How many conditions are tried. */
const MOST_TRIED = 10;

/** A condition, and what is found without it. */
export interface Relaxed {
  condition: Condition;
  without: Attempt;
  /** The value that the condition asks for, if it asks for one. */
  asked?: ValueMeaning | { value: Value };
}

/** Tries the search without each of its conditions, those with the most results first. Empty if there is one condition only. */
export async function relaxed(finder: Finder, attempt: Attempt, payload: SearchPayload, facts: CatalogueFacts): Promise<Relaxed[]> {
  const { terms, filter } = attempt;
  const found: Relaxed[] = [];
  const filters = filterConditions(filter, payload, facts);
  if (terms.length + filters.length < 2) return [];
  for (const term of terms.slice(0, MOST_TRIED)) {
    const rest = terms.filter((one) => one !== term);
    const without = isAskedBy(rest, term) ? attempt : await finder.find(rest, filter);
    found.push({
      condition: {
        kind: 'keyword', text: term.text, nameCn: queryLabel(term, 'cn'), nameEn: queryLabel(term, 'en'), count: without.columns.found,
        ...(term.kind === 'value' ? keyOf(term.operator === 'in' ? term.key : term.keys[0]) : {}),
      },
      without,
      ...(term.kind === 'value' ? { asked: term } : {}),
    });
  }
  for (const { condition, rest, asked } of filters.slice(0, MOST_TRIED - found.length)) {
    const without = await finder.find(terms, rest);
    found.push({ condition: { ...condition, count: without.columns.found }, without, ...(asked === undefined ? {} : { asked: { value: asked } }) });
  }
  return found.sort((a, b) => b.condition.count - a.condition.count);
}

/** Whether terms ask the same of columns as another one does, which then changes nothing. */
function isAskedBy(terms: Query, term: QueryTerm): boolean {
  const key = conditionKey(term);
  return key !== undefined && terms.some((one) => conditionKey(one) === key);
}

function keyOf(key: string | undefined): { key?: string } {
  return key === undefined ? {} : { key };
}

/** The chosen conditions, each with the filter without it. */
function filterConditions(filter: Filter, payload: SearchPayload, facts: CatalogueFacts): Array<{ condition: Omit<Condition, 'count'>; rest: Filter; asked?: Value | undefined }> {
  const named = (names: readonly string[]) => ({ nameCn: names.join(' / '), nameEn: names.join(' / ') });
  const texts = ({ cn, en }: { cn: string; en: string }) => ({ nameCn: cn, nameEn: en });
  const category = facts.categories.get(payload.catalogCode ?? '');
  return [
    ...(filter.brands ? [{ condition: { kind: 'brand' as const, ...named(payload.brand ?? []) }, rest: { ...filter, brands: null } }] : []),
    ...(filter.categories ? [{ condition: { kind: 'catalogCode' as const, nameCn: category?.nameCn ?? '', nameEn: category?.nameEn ?? '' }, rest: { ...filter, categories: null } }] : []),
    ...(filter.packages ? [{ condition: { kind: 'packageName' as const, ...named(payload.packageName ?? []) }, rest: { ...filter, packages: null } }] : []),
    ...(filter.seller ? [{ condition: { kind: 'seller' as const, ...texts(filter.seller === 'own' ? MESSAGES.sellerOwn : MESSAGES.sellerPartner) }, rest: { ...filter, seller: null } }] : []),
    ...(filter.stock > 0 ? [{ condition: { kind: 'inStock' as const, ...texts(MESSAGES.stockEnough) }, rest: { ...filter, stock: 0 } }] : []),
    ...(payload.attributes ?? []).map((one) => ({
      condition: { kind: 'attribute' as const, key: one.key, ...attributeNames(one, facts) },
      rest: { ...filter, attributes: new Map([...filter.attributes].filter(([key]) => key !== one.key)) },
      asked: one.min ?? one.max ?? typedNumber(one.values?.[0] ?? '') ?? one.values?.[0],
    })),
  ];
}

/** `Resistance: 10 kΩ`, `Voltage: ≥ 25 V`. */
function attributeNames({ key, values = [], min, max }: NonNullable<SearchPayload['attributes']>[number], facts: CatalogueFacts): { nameCn: string; nameEn: string } {
  const fact = facts.attributes.get(key);
  const shown = (value: number, language: 'cn' | 'en') => formatAttribute(key, value, fact?.unit ?? '', language);
  const text = (language: 'cn' | 'en') => [
    ...values.map((one) => { const number = typedNumber(one); return number === undefined ? one : shown(number, language); }),
    ...(min === undefined ? [] : [`≥ ${shown(min, language)}`]),
    ...(max === undefined ? [] : [`≤ ${shown(max, language)}`]),
  ].join(' / ');
  return { nameCn: `${fact?.nameCn ?? key}：${text('cn')}`, nameEn: `${fact?.nameEn ?? key}: ${text('en')}` };
}
