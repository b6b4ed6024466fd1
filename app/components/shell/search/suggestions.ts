import { productListPath } from '~/domain/catalogue/list-address';
import { productPath } from '../addresses';

/** The answer of `GET /suggest` (app/routes/README.md, "Resource addresses"). */
export interface Suggestions {
  parts: Array<{ id: string; mpn: string; brand: string; description: string }>;
  brands: string[];
  catalogues: Array<{ code: string; name: string }>;
  words: string[];
}

export type SuggestionKind = keyof Suggestions;

export interface Option {
  kind: SuggestionKind;
  text: string;
  /** Grey text next to the option. */
  detail: string;
  href: string;
}

/** Suggestions are loaded this many ms after the last key press. */
export const TYPING_PAUSE = 120;

const PER_KIND: Record<SuggestionKind, number> = { words: 3, parts: 8, brands: 3, catalogues: 4 };

/** Makes one short list of all suggestions, kind by kind. */
export function toOptions(found: Suggestions): Option[] {
  return [
    ...found.words.slice(0, PER_KIND.words).map((word): Option => (
      { kind: 'words', text: word, detail: '', href: productListPath('search', word) })),
    ...found.parts.slice(0, PER_KIND.parts).map(({ id, mpn, brand, description }): Option => (
      { kind: 'parts', text: mpn, detail: `${brand} · ${description}`, href: productPath(id) })),
    ...found.brands.slice(0, PER_KIND.brands).map((brand): Option => (
      { kind: 'brands', text: brand, detail: '', href: productListPath('brand', brand) })),
    ...found.catalogues.slice(0, PER_KIND.catalogues).map(({ code, name }): Option => (
      { kind: 'catalogues', text: name, detail: '', href: productListPath('catalogue', code) })),
  ];
}

/** Loads suggestions; none if the answer is an error. @throws TypeError without a connection, AbortError if `signal` aborts the call */
export async function fetchOptions(keyword: string, signal: AbortSignal): Promise<Option[]> {
  const response = await fetch(`/suggest?${new URLSearchParams({ keyword })}`, { signal });
  if (!response.ok) return [];
  const found: Suggestions = await response.json();
  return toOptions(found);
}
