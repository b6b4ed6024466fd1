/** The catalogue's columns in the order of popularity. Filters and sorts read them instead of database rows. */
import { GOODS_TYPE, type GoodsType } from '~/domain/product/product';

/** A product for {@link encodeColumns}. */
export interface ColumnRow {
  /** From 1 to 65,535. */
  brandId: number;
  /** Code of the category of level 3. */
  category: string;
  stock: number;
  goodsType: GoodsType;
  /** Price of the first tier in millionths of a yuan; 0 if there are no tiers. */
  price: number;
  /** The normalised part number: upper-case letters and digits. */
  mpnN: string;
}

export interface CatalogueColumns {
  /** The number of products, which is the length of each column. The index of a product is its rank − 1. */
  length: number;
  /** Category codes of level 3. The column `category` contains indexes of this list. */
  categories: readonly string[];
  brand: Uint16Array;
  category: Uint16Array;
  /** The stock; larger numbers are stored as 4,294,967,295. */
  stock: Uint32Array;
  /** The goods types: 0 is GT0, 1 is GT1, 2 is GT2. */
  goodsType: Uint8Array;
  /** Price of the first tier in millionths of a yuan. */
  price: Float64Array;
  /** All ranks in the order of stock, the largest first; ranks with equal stock in ascending order. */
  byStock: Uint32Array;
  /** All ranks in the order of part numbers; ranks with equal part numbers in ascending order. */
  byNumber: Uint32Array;
}

const MAGIC = 0x31_43_46_46;
const GOODS_TYPES = [GOODS_TYPE.own, GOODS_TYPE.ownX, GOODS_TYPE.partner] as const;

/** Packs the columns of all products into one little-endian blob. @param rows - all products in the order of their ranks */
export function encodeColumns(rows: readonly ColumnRow[]): ArrayBuffer {
  const categories = [...new Set(rows.map(({ category }) => category))].sort();
  const header = new TextEncoder().encode(JSON.stringify(categories));
  const layout = layoutOf(rows.length, header.length);
  const blob = new ArrayBuffer(layout.end);
  const view = new DataView(blob);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, rows.length, true);
  view.setUint32(8, header.length, true);
  new Uint8Array(blob, 16, header.length).set(header);
  const columns = columnsAt(blob, rows.length, categories, layout);
  const indexOf = new Map(categories.map((code, index) => [code, index]));
  rows.forEach((row, index) => {
    columns.brand[index] = row.brandId;
    columns.category[index] = indexOf.get(row.category) ?? 0;
    columns.stock[index] = Math.min(row.stock, 0xffffffff);
    columns.goodsType[index] = GOODS_TYPES.indexOf(row.goodsType);
    columns.price[index] = row.price;
  });
  const ranks = Uint32Array.from(rows, (_, index) => index + 1);
  columns.byStock.set(ranks.toSorted((a, b) => (rows[b - 1]?.stock ?? 0) - (rows[a - 1]?.stock ?? 0) || a - b));
  const numbers = rows.map(({ mpnN }) => mpnN);
  columns.byNumber.set(ranks.toSorted((a, b) => compare(numbers[a - 1] ?? '', numbers[b - 1] ?? '') || a - b));
  return blob;
}

/**
 * Reads a blob of {@link encodeColumns}. The columns are views of the blob, not copies.
 * @throws Error if the blob is not from {@link encodeColumns}
 */
export function decodeColumns(blob: ArrayBuffer): CatalogueColumns {
  const view = new DataView(blob);
  if (blob.byteLength < 16 || view.getUint32(0, true) !== MAGIC) throw new Error('not the columns of a catalogue');
  const length = view.getUint32(4, true);
  const headerLength = view.getUint32(8, true);
  const layout = layoutOf(length, headerLength);
  if (blob.byteLength !== layout.end) throw new Error('the columns of the catalogue are cut short');
  const categories: unknown = JSON.parse(new TextDecoder().decode(new Uint8Array(blob, 16, headerLength)));
  if (!Array.isArray(categories)) throw new Error('not the columns of a catalogue');
  return columnsAt(blob, length, categories.map(String), layout);
}

/** The KV key of the columns of a catalogue version. */
export function columnsKey(version: string): string {
  return `columns/${version}`;
}

type Layout = Record<'price' | 'stock' | 'byStock' | 'byNumber' | 'brand' | 'category' | 'goodsType' | 'end', number>;

/** The offsets of the columns. They follow 16 bytes and the header. Columns with the widest values come first, so that all columns are aligned. */
function layoutOf(length: number, headerLength: number): Layout {
  const price = Math.ceil((16 + headerLength) / 8) * 8;
  const stock = price + 8 * length;
  const byStock = stock + 4 * length;
  const byNumber = byStock + 4 * length;
  const brand = byNumber + 4 * length;
  const category = brand + 2 * length;
  const goodsType = category + 2 * length;
  return { price, stock, byStock, byNumber, brand, category, goodsType, end: goodsType + length };
}

function columnsAt(blob: ArrayBuffer, length: number, categories: readonly string[], at: Layout): CatalogueColumns {
  return {
    length,
    categories,
    brand: new Uint16Array(blob, at.brand, length),
    category: new Uint16Array(blob, at.category, length),
    stock: new Uint32Array(blob, at.stock, length),
    goodsType: new Uint8Array(blob, at.goodsType, length),
    price: new Float64Array(blob, at.price, length),
    byStock: new Uint32Array(blob, at.byStock, length),
    byNumber: new Uint32Array(blob, at.byNumber, length),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
