/** Sorts products by popularity. What does not fit into memory waits in files. */
import type { CatalogueProduct } from '../product';

export interface RankedProduct {
  product: CatalogueProduct;
  /** When the product was last loaded, ms since 1970. */
  updatedAt: number;
}

/** Sorted lines that were put aside. */
export interface SpilledLines {
  /** The next lines, in their order; empty after the last one. */
  next(): Promise<string[]>;
}

/** Puts sorted lines aside. */
export type Spill = (lines: Iterable<string>) => Promise<() => SpilledLines>;

/** How many characters of products stay in memory, if there is a place to put them aside. */
const MOST_CHARACTERS = 12_000_000;

interface Entry {
  popularity: number;
  id: string;
  /** The time of the product, a blank, and its JSON. */
  line: string;
}

/** Takes products in any order, and returns them by popularity, then by id. Each id may occur once. */
export class Ranking {
  readonly #spill: Spill | undefined;
  readonly #runs: Array<() => SpilledLines> = [];
  #entries: Entry[] = [];
  #characters = 0;

  /** @param spill - without it, all products stay in memory */
  constructor(spill?: Spill) {
    this.#spill = spill;
  }

  /**
   * @param json - the product as JSON
   * @returns a promise if products are being put aside; it must be awaited
   */
  add({ product, updatedAt }: RankedProduct, json: string): Promise<void> | undefined {
    this.#entries.push({ popularity: product.popularity, id: product.id, line: `${updatedAt} ${json}` });
    this.#characters += json.length;
    return this.#spill && this.#characters >= MOST_CHARACTERS ? this.#putAside(this.#spill) : undefined;
  }

  /** All products, the most popular first. */
  async *products(): AsyncIterable<RankedProduct> {
    // Loading needs the memory that the last products would take.
    if (this.#spill && this.#runs.length > 0) await this.#putAside(this.#spill);
    const lists = [...this.#runs.map((open) => open()), inMemory(this.#sorted().map(({ line }) => line))].map((lines) => new Head(lines));
    for (const list of lists) await list.advance();
    for (;;) {
      let first: Head | undefined;
      for (const list of lists) {
        if (list.current && (!first?.current || compare(list.current.product, first.current.product) < 0)) first = list;
      }
      if (!first?.current) return;
      yield first.current;
      // Most lines are already read. To await each would take longer than to sort them.
      if (!first.step()) await first.advance();
    }
  }

  async #putAside(spill: Spill): Promise<void> {
    const lines = this.#sorted().map(({ line }) => line);
    this.#entries = [];
    this.#characters = 0;
    this.#runs.push(await spill(lines));
  }

  #sorted(): Entry[] {
    return this.#entries.sort(compare);
  }
}

/** The first product of a list that is not taken yet. */
class Head {
  current: RankedProduct | undefined;
  readonly #lines: SpilledLines;
  #block: string[] = [];
  #at = 0;

  constructor(lines: SpilledLines) {
    this.#lines = lines;
  }

  /** Goes to the next product, if it is already read. @returns whether it is */
  step(): boolean {
    const line = this.#block[this.#at++];
    if (line === undefined) return false;
    const blank = line.indexOf(' ');
    const product: CatalogueProduct = JSON.parse(line.slice(blank));
    this.current = { product, updatedAt: Number(line.slice(0, blank)) };
    return true;
  }

  /** Reads on, and goes to the next product; `current` is `undefined` after the last one. */
  async advance(): Promise<void> {
    this.#block = await this.#lines.next();
    this.#at = 0;
    if (!this.step()) this.current = undefined;
  }
}

function inMemory(lines: string[]): SpilledLines {
  let left = lines;
  return {
    async next() {
      const all = left;
      left = [];
      return all;
    },
  };
}

function compare(a: Pick<Entry, 'popularity' | 'id'>, b: Pick<Entry, 'popularity' | 'id'>): number {
  return b.popularity - a.popularity || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
