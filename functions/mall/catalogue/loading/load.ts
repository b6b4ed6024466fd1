/** Loads a catalogue beside the one that is served, and then switches to it (README, "Loading"). */
import { normalisePartNumber } from '~/domain/values/part-number';
import { ColumnsBuilder } from '../../search/columns/build';
import { columnsPrefix } from '../../search/columns/directory';
import { productWords } from './index/product-words';
import type { RankedProduct } from './ranking';
import { attributeRow, brandRow, categoryRow, COLUMNS, goodsRow, type Row } from './rows';
import type { StagedCatalogue } from './stage';
import type { CatalogueStore } from './store';
import {
  buildStatements, mergeStatements, nextName, READ_SCHEMA, removeStatements, switchStatements, type CatalogueTable, type SchemaRow,
} from './switch';

/** The size of a batch of rows, in characters. A batch is one parameter. D1 allows 2 MB for it, and a Chinese character has three bytes. */
const BATCH_CHARACTERS = 650_000;

export interface LoadOptions {
  /** The time of loading, ms since 1970. */
  now: number;
  /** The day of loading, `YYYY-MM-DD`. */
  today: string;
  /** Called with the number of products that are written, and what is being written. */
  progress?: (products: number, what: string) => void;
}

/**
 * Loads a catalogue in place of the loaded one. The migrations must be applied. Until the last step, the old catalogue is served; if the load ends
 * anywhere before that, it stays.
 * @throws Error if a table is missing, or if a product has a brand or category that the catalogue does not have
 */
export async function loadCatalogue(store: CatalogueStore, catalogue: StagedCatalogue, { now, today, progress }: LoadOptions): Promise<void> {
  const { version, count } = catalogue;
  const served = await readServed(store);
  const schema = await store.read<SchemaRow>(READ_SCHEMA);
  await store.run(buildStatements(schema));

  const writer = new Writer(store);
  const columns = new ColumnsBuilder(version);
  const counts = new ProductCounts(catalogue);
  const words = productWords(catalogue);
  let rank = 0;
  for await (const ranked of catalogue.products()) {
    const { product } = ranked;
    rank += 1;
    const brandId = counts.add(product);
    const mpnN = normalisePartNumber(product.mpn);
    await writer.add('goods', goodsRow(ranked, rank, mpnN, brandId, today));
    await writer.add('goods_number', [rank, mpnN]);
    await writer.add('goods_words', [rank, words(product, brandId, mpnN)]);
    columns.add({ ...product, brandId, mpnN });
    if (rank % PROGRESS_STEP === 0) progress?.(rank, 'writing');
  }
  for (const row of counts.rows()) await writer.add(...row);
  for (const attribute of catalogue.attributes) await writer.add('attribute', attributeRow(attribute));
  await writer.finish();
  progress?.(rank, 'indexing');
  for (const table of ['goods_number', 'goods_words'] as const) {
    for (const statement of mergeStatements(table, count)) await store.run([statement]);
  }
  for (const { key, bytes } of columns.blobs()) await store.put(key, bytes);
  await store.run(switchStatements(schema, { version, products: count, now }));
  await store.put('current', JSON.stringify({ version, parts: count }));
  await store.run(removeStatements());
  await store.clear('columns/', [version, ...(served ? [served.version] : [])].map(columnsPrefix));
  progress?.(rank, 'done');
}

/** How many products are written between two reports of progress. */
const PROGRESS_STEP = 1_000;

interface Served {
  version: string;
  parts: number;
}

/**
 * Writes the pointer to the loaded catalogue into KV again. A load that was ended directly after the switch has not written it.
 * @returns the loaded catalogue; `undefined` if there is none
 */
export async function readServed(store: CatalogueStore): Promise<Served | undefined> {
  const [served] = await store.read<Served>('SELECT version, parts FROM catalogue_state');
  if (served) await store.put('current', JSON.stringify({ version: served.version, parts: served.parts }));
  return served;
}

/** Collects rows to batches. The next batch is collected while the last one is written. */
class Writer {
  readonly #store: CatalogueStore;
  readonly #waiting = new Map<CatalogueTable, { rows: string[]; characters: number }>();
  #writing: Promise<void> = Promise.resolve();

  constructor(store: CatalogueStore) {
    this.#store = store;
  }

  async add(table: CatalogueTable, row: Row): Promise<void> {
    let batch = this.#waiting.get(table);
    if (!batch) this.#waiting.set(table, (batch = { rows: [], characters: 0 }));
    const json = JSON.stringify(row);
    batch.rows.push(json);
    batch.characters += json.length;
    if (batch.characters >= BATCH_CHARACTERS) await this.#flush(table);
  }

  async finish(): Promise<void> {
    for (const table of this.#waiting.keys()) await this.#flush(table);
    await this.#writing;
  }

  async #flush(table: CatalogueTable): Promise<void> {
    const batch = this.#waiting.get(table);
    this.#waiting.delete(table);
    await this.#writing;
    if (batch) this.#writing = this.#store.insert(nextName(table), COLUMNS[table], batch.rows);
  }
}

/** Counts the products of every brand and every category. The count of a category includes the categories below it. */
class ProductCounts {
  readonly #catalogue: StagedCatalogue;
  readonly #brandIds: Map<string, number>;
  readonly #parents: Map<string, string | null>;
  readonly #brands = new Map<number, number>();
  readonly #categories = new Map<string, number>();

  constructor(catalogue: StagedCatalogue) {
    this.#catalogue = catalogue;
    this.#brandIds = new Map(catalogue.brands.map(({ nameEn }, index) => [nameEn, index + 1]));
    this.#parents = new Map(catalogue.categories.map(({ code, parent }) => [code, parent]));
  }

  /** @returns the id of the product's brand */
  add({ brand, category, mpn }: RankedProduct['product']): number {
    const brandId = this.#brandIds.get(brand);
    if (brandId === undefined) throw new Error(`unknown brand ${brand} of ${mpn}`);
    if (!this.#parents.has(category)) throw new Error(`unknown category ${category} of ${mpn}`);
    this.#brands.set(brandId, (this.#brands.get(brandId) ?? 0) + 1);
    for (let code: string | null = category; code; code = this.#parents.get(code) ?? null) {
      this.#categories.set(code, (this.#categories.get(code) ?? 0) + 1);
    }
    return brandId;
  }

  *rows(): Iterable<[CatalogueTable, Row]> {
    for (const category of this.#catalogue.categories) yield ['category', categoryRow(category, this.#categories.get(category.code) ?? 0)];
    for (const [index, brand] of this.#catalogue.brands.entries()) yield ['brand', brandRow(brand, index + 1, this.#brands.get(index + 1) ?? 0)];
  }
}
