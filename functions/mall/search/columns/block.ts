/** A block of products as columns of small numbers, and its binary form in KV (README, "Search columns"). */
import * as v from 'valibot';

export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** A column of values: each product has the code of its value, or 0 if it has none. */
export interface CodeColumn {
  codes: Codes;
  /** The values of the codes 1, 2, 3 …, in ascending order. */
  numbers: Float64Array;
  /** The values of the codes after those of the numbers. */
  texts: readonly string[];
}

/** The price tiers of products. Prices are exact to seven digits, which is enough to sort by them. */
export interface PriceColumn {
  /** The distinct lists of quantities from which the tiers begin. */
  patterns: ReadonlyArray<readonly number[]>;
  /** For each product, the index of its list in `patterns`. */
  pattern: Codes;
  /** The prices of all tiers of all products, one after the other, as indexes of `prices`; `null` if `prices` has them itself. */
  codes: Codes | null;
  /** Millionths of a yuan. */
  prices: Float32Array;
}

/** Products in the order of their ranks: those of a category, or those of a window of ranks. */
export interface Block {
  length: number;
  /** The rank of each product; `null` if the ranks are `first`, `first` + 1, … */
  ranks: Uint32Array | null;
  first: number;
  /** Larger stocks than 4,294,967,295 are stored as this number. */
  stock: Uint32Array;
  /** Places of part numbers in their order. Products with the same part number have the same place. */
  numbers: Uint32Array;
  /** Ids of brands. */
  brand: CodeColumn;
  packageName: CodeColumn;
  /** `own` or `partner`. */
  seller: CodeColumn;
  /** Codes of level 3; `null` in the block of a category. */
  category: CodeColumn | null;
  /** The columns of parameters by key; empty in a window. */
  attributes: ReadonlyMap<string, CodeColumn>;
  prices: PriceColumn | null;
  /** Bytes in memory. */
  bytes: number;
}

const MAGIC = 0x32_4b_42_46;
const PREFIX = 8;

/** The element sizes of sections: unsigned integers, and two kinds of floating-point numbers. */
const MAKERS = {
  u8: (blob: ArrayBuffer, at: number, length: number) => new Uint8Array(blob, at, length),
  u16: (blob: ArrayBuffer, at: number, length: number) => new Uint16Array(blob, at, length),
  u32: (blob: ArrayBuffer, at: number, length: number) => new Uint32Array(blob, at, length),
  f32: (blob: ArrayBuffer, at: number, length: number) => new Float32Array(blob, at, length),
  f64: (blob: ArrayBuffer, at: number, length: number) => new Float64Array(blob, at, length),
};
type Kind = keyof typeof MAKERS;
type Section = Codes | Float32Array | Float64Array;

/** `codes` and `numbers` are indexes of sections. A column without `codes` has the code 1 for every product. */
const columnHeader = v.object({ codes: v.nullable(v.number()), numbers: v.number(), texts: v.array(v.string()) });
const header = v.object({
  length: v.number(),
  first: v.number(),
  ranks: v.nullable(v.number()),
  stock: v.number(),
  numbers: v.number(),
  brand: columnHeader,
  packageName: columnHeader,
  seller: columnHeader,
  category: v.nullable(columnHeader),
  attributes: v.array(v.tuple([v.string(), columnHeader])),
  prices: v.nullable(v.object({ patterns: v.array(v.array(v.number())), pattern: v.number(), codes: v.nullable(v.number()), prices: v.number() })),
  sections: v.array(v.tuple([v.picklist(['u8', 'u16', 'u32', 'f32', 'f64']), v.number()])),
});

/** Packs a block: the header as JSON, then the sections, each at a multiple of eight bytes. */
export function encodeBlock(block: Omit<Block, 'bytes'>): Uint8Array {
  const sections: Section[] = [];
  const add = (section: Section) => sections.push(section) - 1;
  const addColumn = ({ codes, numbers, texts }: CodeColumn): v.InferInput<typeof columnHeader> => ({
    codes: codes.every((code) => code === 1) ? null : add(codes), numbers: add(numbers), texts: [...texts],
  });
  const { prices } = block;
  const made: Omit<v.InferInput<typeof header>, 'sections'> = {
    length: block.length,
    first: block.first,
    ranks: block.ranks && add(block.ranks),
    stock: add(block.stock),
    numbers: add(block.numbers),
    brand: addColumn(block.brand),
    packageName: addColumn(block.packageName),
    seller: addColumn(block.seller),
    category: block.category && addColumn(block.category),
    attributes: [...block.attributes].map(([key, column]) => [key, addColumn(column)]),
    prices: prices && {
      patterns: prices.patterns.map((mins) => [...mins]), pattern: add(prices.pattern), codes: prices.codes && add(prices.codes), prices: add(prices.prices),
    },
  };
  const head = new TextEncoder().encode(JSON.stringify({ ...made, sections: sections.map((one) => [kindOf(one), one.length]) }));
  let end = PREFIX + head.length;
  const places = sections.map(({ byteLength }) => {
    const at = aligned(end);
    end = at + byteLength;
    return at;
  });
  const blob = new Uint8Array(end);
  new DataView(blob.buffer).setUint32(0, MAGIC, true);
  new DataView(blob.buffer).setUint32(4, head.length, true);
  blob.set(head, PREFIX);
  sections.forEach((one, index) => blob.set(new Uint8Array(one.buffer, one.byteOffset, one.byteLength), places[index]));
  return blob;
}

/**
 * Reads a blob of {@link encodeBlock}. The columns are views of the blob, not copies.
 * @throws Error if the blob is not from {@link encodeBlock}
 */
export function decodeBlock(blob: ArrayBuffer): Block {
  const view = new DataView(blob);
  if (blob.byteLength < PREFIX || view.getUint32(0, true) !== MAGIC) throw new Error('not search columns');
  const headEnd = PREFIX + view.getUint32(4, true);
  const head = v.parse(header, JSON.parse(new TextDecoder().decode(new Uint8Array(blob, PREFIX, headEnd - PREFIX))));
  const sections = sectionsOf(blob, headEnd, head.sections);
  const ints = (index: number): Uint32Array => expectKind(sections[index], Uint32Array);
  const codes = (index: number): Codes => {
    const section = sections[index];
    if (section instanceof Uint8Array || section instanceof Uint16Array || section instanceof Uint32Array) return section;
    throw new Error('the search columns have a section of the wrong kind');
  };
  const column = (one: v.InferOutput<typeof columnHeader>): CodeColumn => ({
    codes: one.codes === null ? allOnes(head.length) : codes(one.codes), numbers: expectKind(sections[one.numbers], Float64Array), texts: one.texts,
  });
  const { prices } = head;
  return {
    length: head.length,
    first: head.first,
    ranks: head.ranks === null ? null : ints(head.ranks),
    stock: ints(head.stock),
    numbers: ints(head.numbers),
    brand: column(head.brand),
    packageName: column(head.packageName),
    seller: column(head.seller),
    category: head.category && column(head.category),
    attributes: new Map(head.attributes.map(([key, one]) => [key, column(one)])),
    prices: prices && {
      patterns: prices.patterns, pattern: codes(prices.pattern), codes: prices.codes === null ? null : codes(prices.codes),
      prices: expectKind(sections[prices.prices], Float32Array),
    },
    bytes: blob.byteLength,
  };
}

/** The value of a code; `undefined` for the code 0. */
export function valueOf({ numbers, texts }: CodeColumn, code: number): number | string | undefined {
  return code <= numbers.length ? numbers[code - 1] : texts[code - 1 - numbers.length];
}

/** How many values a column has. */
export function valueCount({ numbers, texts }: CodeColumn): number {
  return numbers.length + texts.length;
}

/** The rank of the product at an index of a block. */
export function rankAt({ ranks, first }: Block, index: number): number {
  return ranks ? (ranks[index] ?? 0) : first + index;
}

/** The index of the product with a rank; −1 if the block does not have it. */
export function indexOfRank({ ranks, first, length }: Block, rank: number): number {
  if (!ranks) return rank >= first && rank < first + length ? rank - first : -1;
  let low = 0;
  let high = length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = ranks[middle] ?? 0;
    if (at === rank) return middle;
    if (at < rank) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Copies codes into the narrowest array that holds them. @param most - the largest code */
export function narrowest(codes: ArrayLike<number>, most: number): Codes {
  return most < 0x100 ? Uint8Array.from(codes) : most < 0x1_0000 ? Uint16Array.from(codes) : Uint32Array.from(codes);
}

let ones = new Uint8Array(0).fill(1);

/** The codes of a column with the same value everywhere. All blocks share one array. */
function allOnes(length: number): Uint8Array {
  if (ones.length < length) ones = new Uint8Array(length).fill(1);
  return ones.subarray(0, length);
}

function sectionsOf(blob: ArrayBuffer, start: number, described: ReadonlyArray<readonly [Kind, number]>): Section[] {
  let end = start;
  return described.map(([kind, length]) => {
    const at = aligned(end);
    const section = MAKERS[kind](blob, at, length);
    end = at + section.byteLength;
    return section;
  });
}

function kindOf(section: Section): Kind {
  if (section instanceof Uint8Array) return 'u8';
  if (section instanceof Uint16Array) return 'u16';
  if (section instanceof Uint32Array) return 'u32';
  return section instanceof Float32Array ? 'f32' : 'f64';
}

function expectKind<T extends Section>(section: Section | undefined, type: new () => T): T {
  if (section instanceof type) return section;
  throw new Error('the search columns have a section of the wrong kind');
}

function aligned(offset: number): number {
  return Math.ceil(offset / 8) * 8;
}
