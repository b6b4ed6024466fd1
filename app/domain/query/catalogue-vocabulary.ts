/** Makes the vocabulary of a catalogue from its brands, categories, packages and attribute texts. */

import type { Texts } from '../text/language';
import { canonicalPackage } from '../values/packages';
import type { BrandMeaning, CategoryMeaning, TextMeaning } from './query';
import type { Vocabulary } from './vocabulary';
import { beginningsOf } from './words/beginnings';
import { componentOf } from './words/components';
import { foldPhrase, isHan } from './words/fold-phrase';
import { SAME_CATEGORIES, SAME_TEXTS, WIDER_CATEGORIES } from './words/same-words';

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

/**
 * The attributes whose texts are read as values. Texts of others, such as `Switch`, `LED` or `Standard` of a type, are too common: they are searched
 * as words.
 */
const READ_KEYS = new Set([
  'dielectric', 'temperature_coefficient', 'channel', 'polarity', 'color', 'colour', 'mounting', 'rail_to_rail', 'interface', 'protocol', 'contact_form', 'orientation', 'shielding', 'gender', 'core', 'directions',
]);

/** Texts that say nothing without the name of their attribute. */
const NO_WORDS = new Set(['no', 'yes', 'none', '无', '否', '是']);

/** Nobody types it: an Arm Cortex-M4 is a Cortex-M4. */
const DESIGNER_OF_CORE = /^arm (?=cortex )/;

/** The maximum number of words of a phrase that is looked up. */
const MOST_WORDS = 6;

/** The maximum number of names of categories in the name of a phrase that means several. */
const MOST_NAMES = 3;

/** The maximum number of levels of a tree. It ends the search for parents in a tree with a circle. */
const DEEPEST = 9;

/** The vocabulary of a catalogue. Making it takes time in proportion to the catalogue's names; look-ups do not. */
export function catalogueVocabulary({ brands, categories, texts, packages }: CatalogueWords): Vocabulary {
  const brandOf = brandPhrases(brands);
  const categoryOf = categoryPhrases([...categories]);
  const valueOf = textPhrases([...texts]);
  const packagesOf = packagePhrases(packages);
  const phrases = [...brandOf.keys(), ...categoryOf.keys(), ...valueOf.keys()];
  const beginnings = beginningsOf([...phrases, ...packagesOf.keys()]);
  return {
    longestPhrase: Math.min(MOST_WORDS, phrases.reduce((most, phrase) => Math.max(most, phrase.split(' ').length), 1)),
    brandOf: (phrase) => brandOf.get(phrase),
    categoryOf: (phrase) => categoryOf.get(phrase),
    valueOf: (phrase) => valueOf.get(phrase),
    beginsPhrase: (words) => beginnings.has(words),
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

/** A category that a phrase may mean. A full name is a stronger hint than a part of one: comparators are not all amplifiers and comparators. */
interface Candidate {
  entry: CategoryEntry;
  full: boolean;
}

function categoryPhrases(categories: readonly CategoryEntry[]): Map<string, CategoryMeaning> {
  const parents = new Map(categories.map(({ code, parent }) => [code, parent]));
  const named = new Map<string, Candidate[]>();
  for (const entry of categories) {
    for (const name of [entry.name.en, entry.name.cn]) {
      for (const [phrase, full] of namePhrases(name)) named.set(phrase, [...(named.get(phrase) ?? []), { entry, full }]);
    }
  }
  const meant = new Map(named);
  for (const group of SAME_CATEGORIES) {
    const all = group.flatMap((phrase) => named.get(phrase) ?? []);
    for (const phrase of group) if (all.length > 0) meant.set(phrase, all);
  }
  for (const [phrases, kinds] of WIDER_CATEGORIES) {
    const all = kinds.flatMap((phrase) => meant.get(phrase)?.filter(({ full }) => full) ?? []);
    for (const phrase of phrases) if (all.length > 0) meant.set(phrase, all);
  }
  return new Map([...meant].map(([phrase, candidates]) => [phrase, meaningOf(candidates, parents)]));
}

/** The categories with the phrase as their full name, or else with it as a part, without those below another one of them. */
function meaningOf(candidates: readonly Candidate[], parents: ReadonlyMap<string, string | null>): CategoryMeaning {
  const full = candidates.filter((one) => one.full);
  const entries = new Map((full.length > 0 ? full : candidates).map(({ entry }) => [entry.code, entry]));
  const highest = [...entries.values()].filter(({ code }) => !isBelow(code, entries, parents));
  const join = (language: keyof Texts) => [...new Set(highest.map(({ name }) => name[language]))].slice(0, MOST_NAMES).join(' / ');
  return { kind: 'category', name: { cn: join('cn'), en: join('en') }, codes: highest.map(({ code }) => code) };
}

/**
 * The phrases of a name, and whether each is the whole name: `Multilayer ceramic capacitors (MLCC)` has two names; a rectifier is a part of
 * `Diodes and rectifiers`. A part without a component, such as `SPI` of `SPI and Microwire EEPROM`, is no name.
 */
function namePhrases(name: string): Map<string, boolean> {
  const [, inside = ''] = /\(([^()]*)\)/.exec(name) ?? [];
  const outer = name.replace(/\([^()]*\)/g, ' ');
  const parts = outer.split(/\sand\s|[,/&、与]/i).map((part) => part.trim());
  const [abbreviation = ''] = (isHan(outer) && parts.length === 1 && /(?<![A-Z])[A-Z]{2,}$/.exec(outer)) || [];
  const whole = [outer, inside, abbreviation, abbreviation && outer.slice(0, -abbreviation.length)].map(foldPhrase);
  const some = parts.length > 1 ? parts.filter((part) => componentOf(part) !== undefined).map(foldPhrase) : [];
  return new Map([...some.map((phrase) => [phrase, false] as const), ...whole.map((phrase) => [phrase, true] as const)].filter(([phrase]) => phrase.length > 1));
}

function isBelow(code: string, codes: ReadonlyMap<string, unknown>, parents: ReadonlyMap<string, string | null>): boolean {
  for (let above = parents.get(code), steps = 0; above && steps < DEEPEST; above = parents.get(above), steps++) if (codes.has(above)) return true;
  return false;
}

function textPhrases(texts: readonly TextEntry[]): Map<string, TextMeaning> {
  const found = new Map<string, TextMeaning>();
  const add = (phrase: string, { key, text, name }: TextEntry) => {
    const known = found.get(phrase);
    if (phrase === '' || (known && (known.key !== key || known.texts.includes(text)))) return;
    found.set(phrase, { kind: 'value', operator: 'in', key, texts: [...(known?.texts ?? []), text], name: known?.name ?? name });
  };
  for (const entry of texts.filter(({ key }) => READ_KEYS.has(key))) {
    const names = [entry.text, entry.name.cn, entry.name.en].map(foldPhrase);
    const spellings = new Set([...names, ...names.map((name) => name.replace(DESIGNER_OF_CORE, ''))]);
    const same = SAME_TEXTS.filter(({ keys, named }) => keys.includes(entry.key) && named.some((phrase) => spellings.has(phrase)));
    // One letter or number is no word for a value: `N` is a channel only in `n channel`.
    for (const phrase of spellings) if (phrase.length > 1 && !/^\d+$/.test(phrase) && !NO_WORDS.has(phrase)) add(phrase, entry);
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
