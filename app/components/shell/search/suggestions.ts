import { productListPath } from '~/domain/catalogue/list-path';
import { productPath } from '../addresses';
import { withoutName } from './typed-name';

/** The answer of `GET /suggest` (app/routes/README.md, "Resource addresses"). */
export interface Suggestions {
  parts: Array<{ id: string; mpn: string; brand: string; description: string }>;
  brands: string[];
  catalogues: Array<{ code: string; name: string }>;
  words: string[];
  values: Array<{ text: string; path: string }>;
}

type SuggestionKind = keyof Suggestions;

export interface Option {
  /** `examples`: an example of a search, for an empty field. */
  kind: SuggestionKind | 'examples';
  text: string;
  /** Grey text next to the option; empty: none. */
  detail: string;
  href: string;
}

/** The kinds in the order of the list, each with the maximum number of its options. */
const PER_KIND: Array<[kind: SuggestionKind, most: number]> = [['words', 3], ['values', 4], ['parts', 8], ['brands', 3], ['catalogues', 4]];

/** Makes one list of all suggestions, kind by kind. A brand or category narrows the search for the other typed words; it does not replace them. */
export function toOptions(found: Suggestions, keyword: string): Option[] {
  const all: Record<SuggestionKind, Array<Omit<Option, 'kind'>>> = {
    words: found.words.map((word) => ({ text: word, detail: '', href: productListPath('search', word) })),
    values: found.values.map(({ text, path }) => ({ text, detail: '', href: path })),
    parts: eachOnce(found.parts).map(({ id, mpn, brand, description }) => ({ text: mpn, detail: `${brand} · ${description}`, href: productPath(id) })),
    brands: found.brands.map((brand) => narrowing(brand, { brand }, productListPath('brand', brand))),
    catalogues: found.catalogues.map(({ code, name }) => narrowing(name, { cat: lastCode(code) }, productListPath('catalogue', code))),
  };
  return PER_KIND.flatMap(([kind, most]) => all[kind].slice(0, most).map((option) => ({ kind, ...option })));

  function narrowing(text: string, filter: Record<string, string>, alone: string): Omit<Option, 'kind'> {
    const rest = withoutName(keyword, text);
    const href = rest === '' ? alone : `${productListPath('search', rest)}?${new URLSearchParams(filter)}`;
    return { text, detail: rest, href };
  }
}

/** The parts without repeats: several sellers may have the same part, and the first one stands for them. */
function eachOnce(parts: Suggestions['parts']): Suggestions['parts'] {
  const named = new Map(parts.toReversed().map((part) => [`${part.mpn} ${part.brand}`, part]));
  return parts.filter((part) => named.get(`${part.mpn} ${part.brand}`) === part);
}

/** The code of the deepest level of a catalogue path: `1_03_2_0312` → `2_0312`. */
function lastCode(path: string): string {
  return path.split('_').slice(-2).join('_');
}

/** Loads suggestions; none if the answer is an error. @throws TypeError without a connection, AbortError if `signal` aborts the call */
export async function fetchSuggestions(keyword: string, signal: AbortSignal): Promise<Suggestions | undefined> {
  const response = await fetch(`/suggest?${new URLSearchParams({ keyword })}`, { signal });
  return response.ok ? response.json() : undefined;
}
