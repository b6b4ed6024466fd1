/** Ids that depend on what a product is, so that they are the same from load to load. */
import { hash53 } from './generator/random';

/**
 * `F` and ten digits from a key (brand, part number, supplier). Where another product has it, the next free
 * number; `taken` is what is given out already and is not changed.
 */
export function productId(key: string, taken: ReadonlySet<string>): string {
  let number = hash53(key, 0x1d) % 1e10;
  for (;;) {
    const id = `F${String(number).padStart(10, '0')}`;
    if (!taken.has(id)) return id;
    number = (number + 1) % 1e10;
  }
}
