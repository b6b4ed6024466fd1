/** Imports the records of catalogue files (README, "Import"). */
import * as v from 'valibot';
import { productId } from '../product-id';
import type { CatalogueProduct } from '../product';
import { Checksum } from '../loading/checksum';
import { loadedProducts, loadedTables } from '../loading/loaded';
import { Ranking, type RankedProduct } from '../loading/ranking';
import type { StagedCatalogue, StageOptions } from '../loading/stage';
import type { CatalogueStore } from '../loading/store';
import { AttributeBook } from './attribute-book';
import { BrandBook } from './brand-book';
import { CategoryBook } from './category-book';
import { mapFields, type FieldMap } from './field-map';
import { FieldFault, productKey, readProduct, type Books, type Rates } from './product-reader';
import { attributeRecord, brandRecord, categoryRecord, productRecord } from './record';

/** The place of a record in a file. */
interface Place {
  file: string;
  /** The number of the line, from 1. */
  line: number;
}

/** A record of a file, or why a line has none. */
export type FileLine = Place & ({ record: unknown } | { fault: string });

/** A line that is not imported. */
export interface Reject extends Place {
  /** The path of the field; empty if the line is no record. */
  field: string;
  reason: string;
}

export interface ImportOptions extends StageOptions {
  /** The day of loading, `YYYY-MM-DD`. */
  today: string;
  /** Whether the files replace the loaded catalogue. Otherwise its products stay, and those with an equal key are replaced. */
  replace?: boolean;
  rates?: Rates;
  map?: FieldMap;
  onReject?: (reject: Reject) => void;
}

export interface Import {
  catalogue: StagedCatalogue;
  /** The number of products in the files. */
  read: number;
  /** How many of them were in the loaded catalogue. */
  updated: number;
  rejected: number;
}

/** Reads files, and stages the catalogue that they make with the loaded one. @throws Error if the catalogue would have no product */
export async function importCatalogue(store: CatalogueStore, lines: AsyncIterable<FileLine> | Iterable<FileLine>, options: ImportOptions): Promise<Import> {
  const loaded = options.replace ? undefined : await loadedTables(store);
  const reading = new CatalogueImport(loaded, options);
  if (loaded) for await (const product of loadedProducts(store, options.today)) await reading.keep(product);
  for await (const line of lines) await reading.add(line);
  return reading.result();
}

class CatalogueImport {
  readonly #options: ImportOptions;
  readonly #books: Books;
  readonly #ranking: Ranking;
  readonly #checksum = new Checksum();
  /** Ids of loaded products by their keys. */
  readonly #loadedIds = new Map<string, string>();
  readonly #keys = new Set<string>();
  readonly #ids = new Set<string>();
  /** Ids of loaded products that the files have too. */
  readonly #replaced = new Set<string>();
  #read = 0;
  #rejected = 0;

  constructor(loaded: Awaited<ReturnType<typeof loadedTables>>, options: ImportOptions) {
    this.#options = options;
    this.#ranking = new Ranking(options.spill);
    this.#books = {
      brands: new BrandBook(loaded?.brands ?? []),
      categories: new CategoryBook(loaded?.categories ?? [], options.map?.categories ?? {}),
      attributes: new AttributeBook(loaded?.attributes ?? [], options.map?.attributes ?? {}),
    };
  }

  /** Adds a loaded product. It stays unless the files have it. */
  keep(ranked: RankedProduct): Promise<void> | undefined {
    const { product } = ranked;
    this.#loadedIds.set(productKey(product), product.id);
    this.#ids.add(product.id);
    return this.#rank(ranked);
  }

  add(line: FileLine): Promise<void> | undefined {
    try {
      const product = this.#product(line);
      return product && this.#take(product);
    } catch (error) {
      if (!(error instanceof FieldFault)) throw error;
      this.#rejected += 1;
      this.#options.onReject?.({ file: line.file, line: line.line, field: error.field, reason: error.message });
      return undefined;
    }
  }

  result(): Import {
    const { brands, categories, attributes } = this.#books;
    const small = { brands: brands.all(), categories: categories.all(), attributes: attributes.all() };
    this.#checksum.add(String(this.#options.now));
    for (const record of [...small.brands, ...small.categories, ...small.attributes]) this.#checksum.add(JSON.stringify(record));
    const count = this.#ids.size;
    if (count === 0) throw new Error('There is no part to load');
    const ranking = this.#ranking;
    const replaced = this.#replaced;
    const { now } = this.#options;
    return {
      catalogue: { ...small, version: this.#checksum.digest(), count, products: () => withoutReplaced(ranking.products(), replaced, now) },
      read: this.#read, updated: replaced.size, rejected: this.#rejected,
    };
  }

  /** Reads a record. @returns the product; `undefined` for a record of a small table @throws FieldFault */
  #product(line: FileLine): Omit<CatalogueProduct, 'id'> & { id: string | undefined } | undefined {
    if ('fault' in line) throw new FieldFault('', line.fault);
    const { record } = line;
    if (record === null || typeof record !== 'object' || Array.isArray(record)) throw new FieldFault('', 'must be a JSON object');
    const fields = mapFields(Object.fromEntries(Object.entries(record)), this.#options.map);
    const type = fields['type'] ?? 'part';
    const { brands, categories, attributes } = this.#books;
    if (type === 'brand') return void brands.declare(parse(brandRecord, fields));
    if (type === 'category') return void categories.declare(parse(categoryRecord, fields));
    if (type === 'attribute') return void attributes.declare(parse(attributeRecord, fields));
    if (type !== 'part') throw new FieldFault('type', 'must be part, brand, category or attribute');
    const read = parse(productRecord, fields);
    return { ...readProduct(read, this.#books, this.#options.rates ?? {}), id: read.id };
  }

  #take(read: Omit<CatalogueProduct, 'id'> & { id: string | undefined }): Promise<void> | undefined {
    const key = productKey(read);
    if (this.#keys.has(key)) throw new FieldFault(read.sku ? 'sku' : 'mpn', `is there twice: ${read.sku ?? `${read.mpn} of ${read.brand}`}`);
    const { sku: _, ...withoutSku } = read;
    const loadedId = this.#loadedIds.get(key) ?? this.#loadedIds.get(productKey(withoutSku));
    const known = loadedId !== undefined && !this.#replaced.has(loadedId) ? loadedId : undefined;
    const id = known ?? read.id ?? productId(key, this.#ids);
    if (known === undefined && this.#ids.has(id)) throw new FieldFault('id', `is there twice: ${id}`);
    this.#keys.add(key);
    this.#ids.add(id);
    if (known !== undefined) this.#replaced.add(known);
    this.#read += 1;
    if (this.#read % PROGRESS_STEP === 0) this.#options.progress?.(this.#read);
    return this.#rank({ product: { ...read, id }, updatedAt: this.#options.now });
  }

  #rank(ranked: RankedProduct): Promise<void> | undefined {
    const json = JSON.stringify(ranked.product);
    this.#checksum.add(json);
    return this.#ranking.add(ranked, json);
  }
}

/** How many products are read between two reports of progress. */
const PROGRESS_STEP = 1_000;

/** Leaves out loaded products that the files have too. */
async function* withoutReplaced(products: AsyncIterable<RankedProduct>, replaced: ReadonlySet<string>, now: number): AsyncIterable<RankedProduct> {
  for await (const ranked of products) if (ranked.updatedAt === now || !replaced.has(ranked.product.id)) yield ranked;
}

function parse<S extends v.GenericSchema>(schema: S, record: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, record, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new FieldFault(v.getDotPath(issue) ?? '', issue.received === 'undefined' ? 'is missing' : issue.message);
}
