/** Lists that grow while columns are built. */
import { narrowest, type CodeColumn, type Codes, type PriceColumn } from './block';

const FIRST_CAPACITY = 64;

/** A growing list of unsigned integers, which uses as many bytes for each as the largest one needs. */
export class GrowingList {
  #items: Codes = new Uint8Array(FIRST_CAPACITY);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    this.put(this.#length, value);
  }

  /** Sets an item. Items between the last one and this one become 0. */
  put(index: number, value: number): void {
    const limit = 2 ** (8 * this.#items.BYTES_PER_ELEMENT);
    if (value >= limit) this.#items = value < 0x1_0000 ? Uint16Array.from(this.#items) : Uint32Array.from(this.#items);
    if (index >= this.#items.length) {
      const larger = this.#items.BYTES_PER_ELEMENT === 1 ? Uint8Array : this.#items.BYTES_PER_ELEMENT === 2 ? Uint16Array : Uint32Array;
      const grown = new larger(Math.max(index + 1, Math.ceil(this.#items.length * 1.5)));
      grown.set(this.#items);
      this.#items = grown;
    }
    this.#items[index] = value;
    this.#length = Math.max(this.#length, index + 1);
  }

  /** The item at an index; 0 after the last one. */
  at(index: number): number {
    return this.#items[index] ?? 0;
  }

  slice(start: number, end: number): Uint32Array {
    const found = new Uint32Array(end - start);
    found.set(this.#items.subarray(start, Math.min(end, this.#length)));
    return found;
  }
}

/** A column of values under construction. Codes are given in the order of appearance, and sorted at the end. */
export class CodeList {
  readonly #codes = new GrowingList();
  readonly #codeOf = new Map<number | string, number>();
  readonly #values: Array<number | string> = [];

  push(value: number | string): void {
    this.put(this.#codes.length, value);
  }

  /** Sets the value of a product. An empty text counts as no value. */
  put(index: number, value: number | string): void {
    this.#codes.put(index, value === '' ? 0 : this.#code(value));
  }

  valueAt(index: number): number | string | undefined {
    return this.#values[this.#codes.at(index) - 1];
  }

  texts(): string[] {
    return this.#values.filter((value) => typeof value === 'string');
  }

  /** The finished column of the products from `start` up to `end`, with only the values that occur there. */
  column(start: number, end: number): CodeColumn {
    const used = this.#codes.slice(start, end);
    const present = new Set(used);
    present.delete(0);
    const values = [...present].flatMap((code) => this.#values[code - 1] ?? []);
    const numbers = Float64Array.from(values.filter((value) => typeof value === 'number')).sort();
    const texts = values.filter((value) => typeof value === 'string').sort();
    const place = new Map<number | string, number>([...numbers, ...texts].map((value, index) => [value, index + 1]));
    const codes = new Uint32Array(this.#values.length + 1);
    for (const code of present) codes[code] = place.get(this.#values[code - 1] ?? '') ?? 0;
    return { codes: narrowest(used.map((code) => codes[code] ?? 0), values.length), numbers, texts };
  }

  #code(value: number | string): number {
    let code = this.#codeOf.get(value);
    if (code === undefined) this.#codeOf.set(value, (code = this.#values.push(value)));
    return code;
  }
}

/** Price tiers under construction. */
export class PriceList {
  readonly #patterns: number[][] = [];
  readonly #patternOf = new Map<string, number>();
  readonly #pattern = new GrowingList();
  #prices = new Float32Array(FIRST_CAPACITY);
  #length = 0;
  /** The place of the first price of every thousandth product. */
  readonly #starts: number[] = [];

  push(tiers: ReadonlyArray<readonly [min: number, price: number]>): void {
    if (this.#pattern.length % STRIDE === 0) this.#starts.push(this.#length);
    const mins = tiers.map(([min]) => min);
    const name = mins.join();
    let pattern = this.#patternOf.get(name);
    if (pattern === undefined) this.#patternOf.set(name, (pattern = this.#patterns.push(mins) - 1));
    this.#pattern.push(pattern);
    for (const [, price] of tiers) {
      if (this.#length === this.#prices.length) {
        const grown = new Float32Array(Math.ceil(this.#length * 1.5));
        grown.set(this.#prices);
        this.#prices = grown;
      }
      this.#prices[this.#length++] = price;
    }
  }

  /** The finished column of the products from `start`, a multiple of 1,000, up to `end`. */
  column(start: number, end: number): PriceColumn {
    const from = this.#starts[start / STRIDE] ?? this.#length;
    const to = end < this.#pattern.length ? (this.#starts[end / STRIDE] ?? this.#length) : this.#length;
    const all = this.#prices.slice(from, to);
    const distinct = Float32Array.from(new Set(all)).sort();
    const pattern = narrowest(this.#pattern.slice(start, end), this.#patterns.length);
    const bytes = distinct.length <= 0x100 ? 1 : distinct.length <= 0x1_0000 ? 2 : 4;
    if (distinct.length * 4 + all.length * bytes >= all.length * 4) return { patterns: this.#patterns, pattern, codes: null, prices: all };
    const codeOf = new Map([...distinct].map((price, index) => [price, index]));
    const codes = narrowest([...all].map((price) => codeOf.get(price) ?? 0), distinct.length - 1);
    return { patterns: this.#patterns, pattern, codes, prices: distinct };
  }
}

const STRIDE = 1_000;
