/** Makes the vocabulary of a catalogue from its brands, categories, packages and attribute texts. */

import type { Texts } from '../text/language';
import { canonicalPackage } from '../values/packages';
import type { BrandMeaning, CategoryMeaning, TextMeaning } from './query';
import { SAME_CATEGORIES, SAME_TEXTS } from './words/same-words';
import type { Vocabulary } from './vocabulary';
import { foldPhrase, isHan } from './words/fold-phrase';

export interface BrandEntry {
  id: number;
  name: Texts;
  /** Other spellings of the name. */
  aliases: readonly string[];
}

export interface CategoryEntry {
  code: string;
  parent: string | null;
  name: Texts;
}

/** A value of an attribute that is a text, in both languages. */
export interface TextEntry {
  key: string;
  text: string;
  name: Texts;
}

export interface CatalogueWords {
  brands: Iterable<BrandEntry>;
  /** Parents before children. */
  categories: Iterable<CategoryEntry>;
  texts: Iterable<TextEntry>;
  /** All package names, as products state them. */
  packages: Iterable<string>;
}

/** The vocabulary of a catalogue. Making it takes time in proportion to the catalogue's names; look-ups do not. */
export function catalogueVocabulary({ brands, categories, texts, packages }: CatalogueWords): Vocabulary {
  const brandOf = brandPhrases(brands);
  const categoryOf = categoryPhrases([...categories]);
  const valueOf = textPhrases([...texts]);
  const packagesOf = packagePhrases(packages);
  const phrases = [...brandOf.keys(), ...categoryOf.keys(), ...valueOf.keys()];
  return {
    longestPhrase: phrases.reduce((most, phrase) => Math.max(most, phrase.split(' ').length), 1),
    brandOf: (phrase) => brandOf.get(phrase),
    categoryOf: (phrase) => categoryOf.get(phrase),
    valueOf: (phrase) => valueOf.get(phrase),
    packagesOf: (phrase) => packagesOf.get(phrase) ?? [],
  };
}

function brandPhrases(brands: Iterable<BrandEntry>): Map<string, BrandMeaning> {
  const found = new Map<string, BrandMeaning>();
  for (const { id, name, aliases } of brands) {
    for (const phrase of new Set([name.cn, name.en, ...aliases].map(foldPhrase))) {
      const known = found.get(phrase);
      if (phrase.length > 1) found.set(phrase, { kind: 'brand', name: known?.name ?? name, ids: [...(known?.ids ?? []), id] });
    }
  }
  return found;
}

/** Categories with the same phrase are meant together, without those that lie below another one of them. */
function categoryPhrases(categories: readonly CategoryEntry[]): Map<string, CategoryMeaning> {
  const parents = new Map(categories.map(({ code, parent }) => [code, parent]));
  const found = new Map<string, CategoryMeaning>();
  const add = (phrase: string, { name, codes }: { name: Texts; codes: readonly string[] }) => {
    const known = found.get(phrase);
    const all = [...new Set([...(known?.codes ?? []), ...codes])];
    found.set(phrase, { kind: 'category', name: known?.name ?? name, codes: all.filter((code) => !isBelow(code, all, parents)) });
  };
  for (const { code, name } of categories) {
    for (const phrase of new Set([...namePhrases(name.en), ...namePhrases(name.cn)])) add(phrase, { name, codes: [code] });
  }
  for (const group of SAME_CATEGORIES) {
    const meant = group.flatMap((phrase) => found.get(phrase) ?? []);
    for (const phrase of group) for (const meaning of meant) add(phrase, meaning);
  }
  return found;
}

/** `Multilayer ceramic capacitors (MLCC)` and `Diodes and rectifiers` have two names each. */
function namePhrases(name: string): string[] {
  const [, inside = ''] = /\(([^)]*)\)/.exec(name) ?? [];
  const outer = name.replace(/\([^)]*\)/g, ' ');
  const parts = outer.split(/\s+and\s+|,\s*|\s*[/&、与]\s*/i);
  const abbreviation = isHan(outer) ? (outer.match(/[A-Z]{2,}$/) ?? []) : [];
  const without = abbreviation.length > 0 ? [outer.replace(/[A-Z]{2,}$/, '')] : [];
  return [outer, inside, ...(parts.length > 1 ? parts : []), ...abbreviation, ...without].map(foldPhrase).filter((phrase) => phrase.length > 1);
}

function isBelow(code: string, codes: readonly string[], parents: ReadonlyMap<string, string | null>): boolean {
  for (let above = parents.get(code), steps = 0; above && steps < 9; above = parents.get(above), steps++) if (codes.includes(above)) return true;
  return false;
}

function textPhrases(texts: readonly TextEntry[]): Map<string, TextMeaning> {
  const found = new Map<string, TextMeaning>();
  const add = (phrase: string, { key, text, name }: TextEntry) => {
    const known = found.get(phrase);
    if (phrase === '' || (known && (known.key !== key || known.texts.includes(text)))) return;
    found.set(phrase, { kind: 'value', operator: 'in', key, texts: [...(known?.texts ?? []), text], name: known?.name ?? name });
  };
  for (const entry of texts) {
    const spellings = new Set([entry.text, entry.name.cn, entry.name.en].map(foldPhrase));
    const same = SAME_TEXTS.filter(({ keys, named }) => keys.includes(entry.key) && named.some((phrase) => spellings.has(phrase)));
    // One letter or number is no word for a value: `N` is a channel only in `n channel`.
    for (const phrase of spellings) if (phrase.length > 1 && !/^\d+$/.test(phrase)) add(phrase, entry);
    for (const { typed } of same) for (const phrase of typed) add(phrase, entry);
  }
  return found;
}

/** Each package by its name, by its family (`qfn`), and by its dimensions (`3225` of SMD3225-4P). */
function packagePhrases(packages: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (phrase: string, name: string) => {
    const known = found.get(phrase) ?? [];
    if (phrase !== '' && !known.includes(name)) found.set(phrase, [...known, name]);
  };
  for (const name of packages) {
    const phrase = foldPhrase(name);
    add(phrase, name);
    add(phrase.replaceAll(' ', ''), name);
    add(foldPhrase(canonicalPackage(name)), name);
    const [family = ''] = /^(?!smd|tht|led)[a-z]{3,}(?= ?\d)/.exec(phrase) ?? [];
    add(family, name);
    for (const [dimensions] of phrase.matchAll(/(?<!\d)\d{4}(?!\d)/g)) if (phrase !== dimensions) add(dimensions, name);
  }
  return found;
}
