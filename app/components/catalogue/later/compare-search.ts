import { COMPARE_LIMIT } from '~/domain/compare/compare-address';

/** The query string of a list after a product was marked for comparison, or unmarked. */
export function compareSearch(search: string, { value, checked }: { value: string; checked: boolean }): string {
  const query = new URLSearchParams(search);
  const others = query.getAll('compare').filter((id) => id !== value);
  query.delete('compare');
  for (const id of checked ? [...others, value].slice(0, COMPARE_LIMIT) : others) query.append('compare', id);
  const text = query.toString();
  return text && `?${text}`;
}
