/** Writes catalogues as JSON lines. */
import type { Catalogue } from '../product';

/** The records of a catalogue as JSON lines, which an import reads: the small tables, then the products. */
export function* catalogueLines(catalogue: Catalogue): Iterable<string> {
  for (const one of catalogue.categories) yield JSON.stringify({ type: 'category', ...one });
  for (const one of catalogue.attributes) yield JSON.stringify({ type: 'attribute', ...one });
  for (const one of catalogue.brands) yield JSON.stringify({ type: 'brand', ...one });
  for (const one of catalogue.products()) yield JSON.stringify(one);
}
