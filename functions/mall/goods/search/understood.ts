/** Writes what a keyword was understood as. */
import { queryLabel } from '~/domain/query/query-label';
import type { Meaning, QueryTerm, Reading } from '~/domain/query/query';
import type { SearchAnswer } from './search-records';

type Understood = NonNullable<SearchAnswer['understood']>[number];

/** A reading of an ambiguous term, with the number of products that it finds. */
export type CountedReading = Reading & { count: number; chosen: boolean };

/** Writes a term. @param readings - empty if the term has one meaning */
export function understoodTerm(term: QueryTerm, readings: readonly CountedReading[]): Understood {
  return {
    text: term.text,
    ...meaning(term),
    ...(readings.length > 1 ? { readings: readings.map((one) => ({ text: one.as, ...names(one), count: one.count, ...(one.chosen ? { chosen: 'T' as const } : {}) })) } : {}),
  };
}

function meaning(term: Meaning): Omit<Understood, 'text'> {
  const base = { kind: term.kind, ...names(term) };
  if (term.kind !== 'value') return base;
  if (term.operator === 'in') return { ...base, key: term.key, operator: 'eq', ...(term.texts[0] === undefined ? {} : { value: term.texts[0] }) };
  const [key] = term.keys;
  const measured = { ...base, ...(key === undefined ? {} : { key }), ...(term.unit === '' ? {} : { unit: term.unit }) };
  switch (term.operator) {
    case 'eq': return { ...measured, operator: 'eq', value: term.value };
    case 'ge': return { ...measured, operator: 'ge', min: term.min };
    case 'le': return { ...measured, operator: 'le', max: term.max };
    case 'range': case 'covers': return { ...measured, operator: 'range', min: term.min, max: term.max };
  }
}

function names(term: Meaning): { nameCn: string; nameEn: string } {
  return { nameCn: queryLabel(term, 'cn'), nameEn: queryLabel(term, 'en') };
}
