/** Checksums of catalogues. They are versions, and prove that two runs of the generator give the same result. */
import { createHash } from 'node:crypto';
import type { Catalogue, CatalogueProduct } from '../product';

export interface Tally {
  products: number;
  categories: number;
  brands: number;
  /** SHA-256 in hex of the canonical JSON lines of all records, with the products in the given order. */
  checksum: string;
}

/** JSON with sorted keys in every object, so that equal data give equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** Computes a checksum of texts that come one by one. */
export class Checksum {
  readonly #hash = createHash('sha256');

  add(line: string): void {
    this.#hash.update(`${line}\n`);
  }

  /** SHA-256 in hex. Nothing can be added after it. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}

/** Counts the records of a catalogue, and computes its checksum. @param onProduct - called with every product */
export function tally(catalogue: Catalogue, onProduct?: (product: CatalogueProduct) => void): Tally {
  const { brands, categories, attributes } = catalogue;
  const checksum = new Checksum();
  for (const record of [...brands, ...categories, ...attributes]) checksum.add(canonical(record));
  let products = 0;
  for (const product of catalogue.products()) {
    checksum.add(canonical(product));
    onProduct?.(product);
    products += 1;
  }
  return { products, categories: categories.length, brands: brands.length, checksum: checksum.digest() };
}
