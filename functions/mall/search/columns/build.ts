/** Builds the search columns of a catalogue from its products. */
import { canonicalPackage } from '~/domain/values/packages';
import { GOODS_TYPE, type GoodsType } from '~/domain/product/product';
import { encodeBlock, type Block } from './block';
import { CodeList, GrowingList, PriceList } from './building-lists';
import { columnsPrefix, directoryKey, WINDOW, type CategoryEntry, type Directory } from './directory';

/** A product for {@link ColumnsBuilder}. */
export interface ColumnRow {
  brandId: number;
  /** Code of the category of level 3. */
  category: string;
  packageName: string;
  stock: number;
  goodsType: GoodsType;
  /** Price tiers in ascending order: `[min, price in millionths of a yuan]`. */
  tiers: ReadonlyArray<readonly [min: number, price: number]>;
  /** The normalised part number: upper-case letters and digits. */
  mpnN: string;
  /** Values by attribute key: numbers in SI units, or texts. */
  attributes: Readonly<Record<string, number | string>>;
}

/** A value for KV. */
export interface Blob {
  key: string;
  bytes: Uint8Array;
}

/** The maximum number of products of a block, so that no blob comes near the 25 MiB that KV allows. */
const MOST_ROWS = 200_000;

/** A parameter with more different texts is free text. Nobody filters by it, and its words are not looked up. */
const MOST_TEXTS = 400;

interface CategoryColumns {
  ranks: GrowingList;
  stock: GrowingList;
  brand: CodeList;
  packageName: CodeList;
  seller: CodeList;
  attributes: Map<string, CodeList>;
  prices: PriceList;
}

/** Takes the products of a catalogue in the order of their ranks, and makes the blobs for KV. It keeps less than 100 bytes for each product. */
export class ColumnsBuilder {
  readonly #version: string;
  readonly #categories = new Map<string, CategoryColumns>();
  readonly #packages = new Map<string, string>();
  readonly #category = new CodeList();
  readonly #numbers: string[] = [];

  /** @param version - the version of the catalogue, which is part of every key */
  constructor(version: string) {
    this.#version = version;
  }

  /** Adds the product with the next rank. */
  add(row: ColumnRow): void {
    this.#numbers.push(row.mpnN);
    this.#category.push(row.category);
    const columns = this.#columnsOf(row.category);
    const index = columns.ranks.length;
    columns.ranks.push(this.#numbers.length);
    columns.stock.push(Math.min(row.stock, 0xffffffff));
    columns.brand.push(row.brandId);
    columns.packageName.push(this.#packageOf(row.packageName));
    columns.seller.push(row.goodsType === GOODS_TYPE.partner ? 'partner' : 'own');
    columns.prices.push(row.tiers);
    for (const key in row.attributes) {
      const value = row.attributes[key];
      if (value === undefined || value === '') continue;
      let list = columns.attributes.get(key);
      if (!list) columns.attributes.set(key, (list = new CodeList()));
      list.put(index, value);
    }
  }

  /** The blobs of all columns; the directory comes last. */
  *blobs(): Iterable<Blob> {
    const prefix = columnsPrefix(this.#version);
    const places = placesOf(this.#numbers);
    const categories: CategoryEntry[] = [];
    const whole = new WholeColumns(this.#numbers.length);
    for (const [code, columns] of [...this.#categories].sort(([a], [b]) => (a < b ? -1 : 1))) {
      whole.take(columns);
      const blobs: string[] = [];
      for (let start = 0; start < columns.ranks.length; start += MOST_ROWS) {
        const key = `${prefix}${code}${start === 0 ? '' : `.${start / MOST_ROWS}`}`;
        blobs.push(key);
        yield { key, bytes: encodeBlock(categoryBlock(columns, places, start, Math.min(start + MOST_ROWS, columns.ranks.length))) };
      }
      categories.push({ code, count: columns.ranks.length, blobs, attributes: attributesOf(columns) });
    }
    const windows: string[] = [];
    for (let start = 0; start < places.length; start += WINDOW) {
      const key = `${prefix}rows/${start / WINDOW}`;
      windows.push(key);
      yield { key, bytes: encodeBlock(whole.window(start, Math.min(start + WINDOW, places.length), places, this.#category)) };
    }
    const directory: Directory = {
      products: places.length, categories, windows, texts: this.#texts(), packages: [...new Set(this.#packages.values())].filter(Boolean).sort(),
    };
    yield { key: directoryKey(this.#version), bytes: new TextEncoder().encode(JSON.stringify(directory)) };
  }

  #columnsOf(category: string): CategoryColumns {
    let columns = this.#categories.get(category);
    if (!columns) {
      columns = {
        ranks: new GrowingList(), stock: new GrowingList(), brand: new CodeList(), packageName: new CodeList(), seller: new CodeList(),
        attributes: new Map(), prices: new PriceList(),
      };
      this.#categories.set(category, columns);
    }
    return columns;
  }

  #packageOf(name: string): string {
    let canonical = this.#packages.get(name);
    if (canonical === undefined) this.#packages.set(name, (canonical = canonicalPackage(name)));
    return canonical;
  }

  /** The different texts of each parameter over all categories. */
  #texts(): Record<string, string[]> {
    const found = new Map<string, Set<string>>();
    for (const { attributes } of this.#categories.values()) {
      for (const [key, list] of attributes) {
        const texts = found.get(key) ?? new Set();
        for (const text of list.texts()) texts.add(text);
        found.set(key, texts);
      }
    }
    return Object.fromEntries([...found].filter(([, texts]) => texts.size > 0 && texts.size <= MOST_TEXTS).map(([key, texts]) => [key, [...texts].sort()]));
  }
}

/** The columns that windows of ranks have, of all products. */
class WholeColumns {
  readonly #stock: Uint32Array;
  readonly #brand: CodeList;
  readonly #packageName = new CodeList();
  readonly #seller = new CodeList();

  constructor(length: number) {
    this.#stock = new Uint32Array(length);
    this.#brand = new CodeList();
  }

  take({ ranks, stock, brand, packageName, seller }: CategoryColumns): void {
    for (let at = 0; at < ranks.length; at++) {
      const index = ranks.at(at) - 1;
      this.#stock[index] = stock.at(at);
      for (const [from, to] of [[brand, this.#brand], [packageName, this.#packageName], [seller, this.#seller]] as const) {
        const value = from.valueAt(at);
        if (value !== undefined) to.put(index, value);
      }
    }
  }

  window(start: number, end: number, places: Uint32Array, category: CodeList): Omit<Block, 'bytes'> {
    return {
      length: end - start, first: start + 1, ranks: null, stock: this.#stock.slice(start, end), numbers: places.slice(start, end),
      brand: this.#brand.column(start, end), packageName: this.#packageName.column(start, end), seller: this.#seller.column(start, end),
      category: category.column(start, end), attributes: new Map(), prices: null,
    };
  }
}

function categoryBlock(columns: CategoryColumns, places: Uint32Array, start: number, end: number): Omit<Block, 'bytes'> {
  const ranks = columns.ranks.slice(start, end);
  return {
    length: end - start, first: 0, ranks, stock: columns.stock.slice(start, end), numbers: ranks.map((rank) => places[rank - 1] ?? 0),
    brand: columns.brand.column(start, end), packageName: columns.packageName.column(start, end), seller: columns.seller.column(start, end),
    category: null,
    attributes: new Map([...columns.attributes].map(([key, list]) => [key, list.column(start, end)])),
    prices: columns.prices.column(start, end),
  };
}

function attributesOf({ attributes, ranks }: CategoryColumns): CategoryEntry['attributes'] {
  return [...attributes].map(([key, list]) => {
    const { codes, numbers } = list.column(0, ranks.length);
    let count = 0;
    for (const code of codes) if (code > 0) count++;
    return [key, count, numbers[0] ?? null, numbers.at(-1) ?? null];
  });
}

/** For each part number, its place among the different part numbers in their order, from 0. */
function placesOf(numbers: readonly string[]): Uint32Array {
  const order = Uint32Array.from(numbers, (_, index) => index).sort((a, b) => compare(numbers[a] ?? '', numbers[b] ?? ''));
  const places = new Uint32Array(numbers.length);
  let place = -1;
  let last: string | undefined;
  for (const index of order) {
    if (numbers[index] !== last) place += 1;
    last = numbers[index];
    places[index] = place;
  }
  return places;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
