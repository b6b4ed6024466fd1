/** Compares the products of a block with conditions, column by column. */
import { valueCount, valueOf, type Block, type CodeColumn, type Codes } from './columns/block';
import { foldPackage, type Filter, type Required, type Value, type ValueCondition } from './conditions';

/** The facets that may have a condition of their own. Parameters follow, by key. */
const FACETS = ['category', 'brand', 'packageName', 'seller', 'stock'] as const;
export type CommonFacet = (typeof FACETS)[number];

/** A block to search in. */
export interface Source {
  block: Block;
  /** The category of the block; `null` for a window of ranks. */
  category: string | null;
  /** Indexes of the products that may be found; `null` for all. */
  among: readonly number[] | null;
}

/** The products of a source that pass all conditions, and those that fail only the condition of one facet. */
export class Evaluated {
  readonly source: Source;
  /** Indexes in the block, in ascending order. */
  readonly passing: Uint32Array;
  readonly #state: Uint8Array;
  /** How many products are in each state but {@link OUT}. */
  readonly #counts = new Uint32Array(OUT);
  readonly #attributes: readonly string[];

  constructor(source: Source, state: Uint8Array, attributes: readonly string[]) {
    this.source = source;
    this.#state = state;
    this.#attributes = attributes;
    const counts = this.#counts;
    for (let index = 0; index < state.length; index++) {
      const one = state[index] ?? OUT;
      // Most products of a large catalogue are out.
      if (one !== OUT) counts[one] = (counts[one] ?? 0) + 1;
    }
    this.passing = this.#indexes(PASSES);
  }

  /** Indexes of the products that fail the condition of a facet, and no other condition. */
  failingOnly(facet: CommonFacet): Uint32Array {
    return this.#indexes(FACETS.indexOf(facet) + 1);
  }

  /** The same as {@link failingOnly}, for the condition of a parameter. */
  failingOnlyAttribute(key: string): Uint32Array {
    const place = this.#attributes.indexOf(key);
    return place < 0 ? NONE : this.#indexes(FACETS.length + place + 1);
  }

  #indexes(wanted: number): Uint32Array {
    const state = this.#state;
    const count = this.#counts[wanted] ?? 0;
    if (count === 0) return NONE;
    const found = new Uint32Array(count);
    for (let index = 0, next = 0; next < count; index++) if (state[index] === wanted) found[next++] = index;
    return found;
  }
}

const NONE = new Uint32Array(0);
/** The states of a product: it passes, it fails a facet's condition (1, 2, 3 …) and no other, or it is out. */
const PASSES = 0;
const OUT = 255;

/** Finds out which products of a source pass a filter and what the keyword requires. */
export function evaluate(source: Source, filter: Filter, required: Required): Evaluated {
  const { block, among } = source;
  const state = new Uint8Array(block.length);
  if (among) {
    state.fill(OUT);
    for (const index of among) state[index] = PASSES;
  }
  const keys = [...filter.attributes.keys()];
  for (const apply of stepsOf(state, source, filter, required)) {
    if (isNothingLeft(state)) break;
    apply();
  }
  return new Evaluated(source, state, keys);
}

/** The conditions, each to be compared when its turn comes. What the keyword requires comes first, since it leaves nothing sooner. */
function stepsOf(state: Uint8Array, { block, category }: Source, filter: Filter, required: Required): Array<() => void> {
  const fail = (facet: CommonFacet) => FACETS.indexOf(facet) + 1;
  const restrict = (column: CodeColumn, passes: (value: Value) => boolean, failed: number) => () => applyMask(state, column, maskOf(column, passes), failed);
  const categories = (allowed: Filter['categories'], failed: number) => {
    if (allowed === null) return [];
    if (block.category) return [restrict(block.category, (value) => allowed.has(String(value)), failed)];
    return category !== null && allowed.has(category) ? [] : [() => failAll(state, failed)];
  };
  const brands = (allowed: Filter['brands'], failed: number) => (
    allowed ? [restrict(block.brand, (value) => typeof value === 'number' && allowed.has(value), failed)] : []
  );
  const packages = (allowed: Filter['packages'], failed: number) => (
    allowed ? [restrict(block.packageName, (value) => allowed.has(foldPackage(String(value))), failed)] : []
  );
  return [
    ...categories(required.categories, OUT),
    ...brands(required.brands, OUT),
    ...packages(required.packages, OUT),
    ...required.values.map((condition) => () => applyCondition(state, block, condition, OUT)),
    ...categories(filter.categories, fail('category')),
    ...brands(filter.brands, fail('brand')),
    ...packages(filter.packages, fail('packageName')),
    ...(filter.seller ? [restrict(block.seller, (value) => value === filter.seller, fail('seller'))] : []),
    ...(filter.stock > 0 ? [() => applyStock(state, block.stock, filter.stock, fail('stock'))] : []),
    ...[...filter.attributes.values()].map((condition, place) => () => applyCondition(state, block, condition, FACETS.length + place + 1)),
  ];
}

function applyCondition(state: Uint8Array, block: Block, { keys, passes }: ValueCondition, failed: number): void {
  const columns = keys.flatMap((key) => block.attributes.get(key) ?? []);
  const [first, ...others] = columns;
  if (!first) failAll(state, failed);
  else if (others.length === 0) applyMask(state, first, maskOf(first, passes), failed);
  else {
    const masked = columns.map((column) => ({ codes: column.codes, mask: maskOf(column, passes) }));
    for (let index = 0; index < state.length; index++) {
      const one = state[index] ?? OUT;
      if (one !== OUT && !passesOne(masked, index)) state[index] = failedState(one, failed);
    }
  }
}

function passesOne(masked: ReadonlyArray<{ codes: Codes; mask: Uint8Array }>, index: number): boolean {
  for (const { codes, mask } of masked) if (mask[codes[index] ?? 0] === 1) return true;
  return false;
}

/** For each code of a column, whether its value passes. Products without a value do not pass. */
export function maskOf(column: CodeColumn, passes: (value: Value) => boolean): Uint8Array {
  const mask = new Uint8Array(valueCount(column) + 1);
  for (let code = 1; code < mask.length; code++) {
    const value = valueOf(column, code);
    if (value !== undefined && passes(value)) mask[code] = 1;
  }
  return mask;
}

function applyMask(state: Uint8Array, { codes }: CodeColumn, mask: Uint8Array, failed: number): void {
  for (let index = 0; index < state.length; index++) {
    if (mask[codes[index] ?? 0] === 0) state[index] = failedState(state[index] ?? OUT, failed);
  }
}

function applyStock(state: Uint8Array, stock: Uint32Array, least: number, failed: number): void {
  for (let index = 0; index < state.length; index++) {
    if ((stock[index] ?? 0) < least) state[index] = failedState(state[index] ?? OUT, failed);
  }
}

function failAll(state: Uint8Array, failed: number): void {
  for (let index = 0; index < state.length; index++) state[index] = failedState(state[index] ?? OUT, failed);
}

function isNothingLeft(state: Uint8Array): boolean {
  for (const one of state) if (one !== OUT) return false;
  return true;
}

/** The state of a product after it has failed one more condition. */
function failedState(state: number, failed: number): number {
  return state === PASSES || state === failed ? failed : OUT;
}
