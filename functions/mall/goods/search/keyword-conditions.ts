/** Turns the terms of a keyword into conditions for columns, and into what the indexes look for. */
import { readQuery } from '~/domain/query/read-query';
import { catalogueVocabulary } from '~/domain/query/catalogue-vocabulary';
import type { Meaning, Query, QueryTerm, QueryUnit, ValueMeaning } from '~/domain/query/query';
import type { Vocabulary } from '~/domain/query/vocabulary';
import { deviationOf } from '~/domain/product/comparison';
import { normalisePartNumber } from '~/domain/values/part-number';
import { formatAttribute } from '../../catalogue/format';
import type { Directory } from '../../search/columns/directory';
import { both, foldPackage, NOTHING_REQUIRED, sameNumber, within, type Required, type Value, type ValueCondition } from '../../search/conditions';
import type { TextPlan } from './text-hits';
import { narrowExpression, wordExpression } from '../../search/words';
import type { CatalogueFacts } from '../facts';
import { codesBelow } from '../facets';

const known = new WeakMap<CatalogueFacts, Vocabulary>();

/** Reads a keyword with the words of the loaded catalogue. */
export function readKeyword(keyword: string, facts: CatalogueFacts, directory: Directory): Query {
  return readQuery(keyword, vocabularyOf(facts, directory));
}

/** The words of the loaded catalogue. */
export function vocabularyOf(facts: CatalogueFacts, directory: Directory): Vocabulary {
  let vocabulary = known.get(facts);
  if (!vocabulary) known.set(facts, (vocabulary = makeVocabulary(facts, directory)));
  return vocabulary;
}

/** What a term asks of columns, as a text: terms with the same one count once. `undefined` if it is a part number or a word. */
export function conditionKey(term: Meaning): string | undefined {
  switch (term.kind) {
    case 'number': case 'word': return undefined;
    case 'brand': return JSON.stringify([term.kind, term.ids]);
    case 'category': return JSON.stringify([term.kind, term.codes]);
    case 'package': return JSON.stringify([term.kind, term.names]);
    case 'value': return JSON.stringify([term.kind, term.operator, ...askedBy(term)]);
  }
}

function askedBy(term: ValueMeaning): unknown[] {
  switch (term.operator) {
    case 'in': return [term.key, term.texts];
    case 'eq': return [term.unit, term.keys, term.value];
    case 'ge': return [term.unit, term.keys, term.min];
    case 'le': return [term.unit, term.keys, term.max];
    case 'range': case 'covers': return [term.unit, term.keys, term.min, term.max];
  }
}

/** What the terms of a keyword ask of columns. */
export function requiredOf(terms: Query, facts: CatalogueFacts, directory: Directory): Required {
  let required: Required = NOTHING_REQUIRED;
  const asked = new Map(terms.map((term) => [conditionKey(term), term]));
  for (const term of asked.values()) {
    if (term.kind === 'brand') required = { ...required, brands: both(required.brands, new Set(term.ids)) };
    if (term.kind === 'category') required = { ...required, categories: both(required.categories, new Set(term.codes.flatMap((code) => [...codesBelow(facts, code)]))) };
    if (term.kind === 'package') required = { ...required, packages: both(required.packages, new Set(term.names.map(foldPackage))) };
    if (term.kind === 'value') required = { ...required, values: [...required.values, ...conditionsOf(term, facts, directory)] };
  }
  return required;
}

/** What the indexes look for; `null` if the keyword has neither part numbers nor words. */
export function textPlanOf(keyword: string, terms: Query, facts: CatalogueFacts): TextPlan | null {
  const texts = terms.filter((term) => term.kind === 'number' || term.kind === 'word');
  const [only] = texts;
  if (!only) return null;
  const whole = normalisePartNumber(keyword);
  const named = terms.flatMap((term) => (term.kind === 'brand' ? term.ids : []));
  const codes = terms.flatMap((term) => (term.kind === 'category' ? term.codes : []));
  const stated = narrowExpression(new Set(named), codes);
  const expression = (words: readonly string[]) => [wordExpression(words, facts.commonWords), stated].filter((one) => one !== null).join(' AND ');
  if (texts.length === 1 && only.kind === 'word') {
    const number = normalisePartNumber(only.word);
    const numbers = isNumber(number) && !/\s/.test(only.word) ? [number] : [];
    const words = wordExpression([only.word], facts.commonWords) && expression([only.word]);
    return { numbers, words, either: true, exact: [...new Set([whole, ...numbers])], narrow: null };
  }
  const numbers = texts.flatMap((term) => (term.kind === 'number' ? [term.number] : []));
  const words = texts.flatMap((term) => (term.kind === 'word' ? [term.word] : []));
  const stating = words.length > 0 && wordExpression(words, facts.commonWords) !== null ? expression(words) : null;
  return { numbers, words: stating, either: false, exact: [...new Set([whole, ...numbers])], narrow: null };
}

/**
 * The plan that takes the whole keyword for one part number or a piece of one; `null` if it cannot be one. A keyword of one value is the beginning of
 * a number at most, as `25121W` is, and no number at all with a decimal sign: `10.4k` must not find `104K`.
 */
export function wholePlanOf(keyword: string, terms: Query): TextPlan | null {
  const number = wholeNumber(keyword);
  const [only] = terms;
  const isOne = terms.length === 1;
  // A single part number or word has been looked up as a whole already.
  if (number === null || (isOne && (only?.kind === 'number' || only?.kind === 'word' || /\d[.,]\d/.test(keyword)))) return null;
  return { numbers: [number], begins: isOne, words: null, either: false, exact: [number], narrow: null };
}

/** The whole keyword as a normalised part number; `null` if it cannot be one. */
export function wholeNumber(keyword: string): string | null {
  const number = normalisePartNumber(keyword);
  return /\d/.test(number) && number.length >= LEAST_WHOLE && number.length <= MOST_WHOLE ? number : null;
}

/** Shorter keywords are no part numbers that are cut into pieces. */
const LEAST_WHOLE = 4;

/** The longest part numbers of makers have some 50 letters and digits. */
const MOST_WHOLE = 60;

function isNumber(number: string): boolean {
  return number.length > 1 && /^[A-Z0-9]+$/.test(number);
}

/** What a value asks of columns. */
export function conditionsOf(meaning: ValueMeaning, facts: CatalogueFacts, directory: Directory): ValueCondition[] {
  if (meaning.operator === 'in') {
    const texts = new Set<Value>(meaning.texts);
    return [{ keys: [meaning.key], passes: (value) => texts.has(value) }];
  }
  const present = presentKeys(directory);
  const own = meaning.keys.filter((key) => present.has(key));
  const keys = own.length > 0 ? own : [...facts.attributes].filter(([key, { unit }]) => unit === meaning.unit && present.has(key)).map(([key]) => key);
  const at = (keysHere: readonly string[], passes: (value: number) => boolean): ValueCondition => ({
    keys: keysHere,
    passes: (value) => {
      const number = typeof value === 'number' ? value : statedIn(value, meaning.unit);
      return number !== undefined && passes(number);
    },
  });
  switch (meaning.operator) {
    case 'eq': return [at(keys, (value) => sameNumber(value, meaning.value))];
    case 'ge': return [at(keys, (value) => within(value, meaning.min, Infinity))];
    case 'le': return [at(keys, (value) => within(value, -Infinity, meaning.max))];
    case 'range': return [at(keys, (value) => within(value, meaning.min, meaning.max))];
    case 'covers': {
      const [low, high] = meaning.keys;
      if (low === undefined || high === undefined || own.length < 2) return [at(keys, (value) => within(value, meaning.min, meaning.max))];
      return [at([low], (value) => within(value, -Infinity, meaning.min)), at([high], (value) => within(value, meaning.max, Infinity))];
    }
  }
}

const keysOf = new WeakMap<Directory, ReadonlySet<string>>();

/** The parameters that any product has. */
function presentKeys(directory: Directory): ReadonlySet<string> {
  let keys = keysOf.get(directory);
  if (!keys) keysOf.set(directory, (keys = new Set(directory.categories.flatMap(({ attributes }) => attributes.map(([key]) => key)))));
  return keys;
}

/** The number that a text states in parts per million: 20 of `±20 ppm`, 100 of `±100 ppm/°C`. Values of other units are numbers. */
function statedIn(text: string, unit: QueryUnit): number | undefined {
  const stated = unit === 'ppm' ? deviationOf(text) : null;
  return stated?.unit.startsWith('ppm') ? stated.most : undefined;
}

function makeVocabulary(facts: CatalogueFacts, { texts, packages }: Directory): Vocabulary {
  return catalogueVocabulary({
    brands: [...facts.brands.values()].map(({ id, nameCn, nameEn, spellings }) => ({ id, name: { cn: nameCn, en: nameEn }, aliases: [...spellings] })),
    categories: [...facts.categories.values()].map(({ code, parent, nameCn, nameEn }) => ({ code, parent, name: { cn: nameCn, en: nameEn } })),
    texts: Object.entries(texts).flatMap(([key, all]) => all.map((text) => ({
      key, text, name: { cn: formatAttribute(key, text, '', 'cn'), en: formatAttribute(key, text, '', 'en') },
    }))),
    packages,
  });
}

/** The terms with another reading of one of them in force. */
export function withReading(terms: Query, term: QueryTerm, reading: Meaning): Query {
  return terms.map((one) => (one === term ? { ...reading, text: term.text, start: term.start, ...(term.readings ? { readings: term.readings } : {}) } : one));
}
