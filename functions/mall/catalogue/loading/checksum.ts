/** The checksum of a catalogue. It is the version of the catalogue, and proves that two runs of the generator give the same result. */
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

/** SHA-256 in hex of texts and blobs, one after the other. */
export function digest(pieces: ReadonlyArray<string | ArrayBuffer>): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(typeof piece === 'string' ? piece : new Uint8Array(piece));
  return hash.digest('hex');
}

/** Counts the records of a catalogue, and computes its checksum. @param onProduct - called with every product */
export function tally(catalogue: Catalogue, onProduct?: (product: CatalogueProduct, index: number) => void): Tally {
  const hash = createHash('sha256');
  for (const table of [catalogue.brands, catalogue.categories, catalogue.attributes]) {
    for (const row of table) hash.update(`${canonical(row)}\n`);
  }
  let products = 0;
  for (const product of catalogue.products()) {
    hash.update(`${canonical(product)}\n`);
    onProduct?.(product, products);
    products += 1;
  }
  return {
    products,
    categories: catalogue.categories.length,
    brands: catalogue.brands.length,
    checksum: hash.digest('hex'),
  };
}
