/** Ids that depend only on the product, so that they are the same at every load. */
import { hash53 } from './generator/random';

/**
 * Makes an id, `F` and ten digits, from a key of brand, part number and supplier. If another product already has this id, the next
 * free number is used.
 * @param taken - ids that are already used; the set is not changed
 */
export function productId(key: string, taken: ReadonlySet<string>): string {
  let number = hash53(key, 0x1d) % 1e10;
  for (;;) {
    const id = `F${String(number).padStart(10, '0')}`;
    if (!taken.has(id)) return id;
    number = (number + 1) % 1e10;
  }
}
