import type { WireGoods } from '../../app/upstream/contract/records/goods';
import { RESULT_LIMIT } from '../../app/upstream/contract/records/search';
import type { Bench } from './bench';
import { onEachMall, type DataMall } from './data-malls';
import { atLeast, type Figure } from './figures';
import { randomOf, type Random } from './random';

/** Sampled part numbers of each catalogue. */
const SAMPLED = 1_000;
const PREFIX = 6;
const PAGE = 100;
/** Among so many first rows the number with one typing mistake stands. */
const FIRST_ROWS = 3;
const LEAST_CORRECTED = 0.95;
/** A mistake that so many more numbers could have led to says too little. */
const MOST_WITHIN_ONE_EDIT = 3;

const SEPARATORS = ['-', '/', '.', ' ', '_'];
const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

/** How sampled part numbers, pieces of them and mistyped ones are found, compared with all numbers of the catalogue. */
export const partNumbers: Bench = {
  name: 'part-numbers',
  async run(tools) {
    return (await onEachMall(tools, measure)).flat();
  },
};

/** All numbers of a catalogue, without separators, in the order of popularity. */
class Numbers {
  readonly byRank: readonly string[];
  readonly all: ReadonlySet<string>;
  readonly #text: string;
  readonly #starts: Uint32Array;

  constructor(byRank: readonly string[]) {
    this.byRank = byRank;
    this.all = new Set(byRank);
    this.#text = `\n${byRank.join('\n')}\n`;
    this.#starts = new Uint32Array(byRank.length);
    let at = 1;
    for (const [index, number] of byRank.entries()) {
      this.#starts[index] = at;
      at += number.length + 1;
    }
  }

  /** The ranks of the first numbers that contain a piece. */
  containing(piece: string, limit: number): number[] {
    const ranks: number[] = [];
    for (let at = this.#text.indexOf(piece); at >= 0 && ranks.length < limit;) {
      const rank = this.#rankAt(at);
      ranks.push(rank);
      at = this.#text.indexOf(piece, this.#starts[rank] ?? Infinity);
    }
    return ranks;
  }

  #rankAt(place: number): number {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** What was typed for a number, and whether what it finds is right. */
interface Outcome {
  keyword: string;
  holds: boolean;
}

/** Searches for a number; `undefined` if it does not suit. */
type Check = (number: { mpn: string; bare: string }, random: Random) => Promise<Outcome | undefined>;

async function measure(mall: DataMall): Promise<Figure[]> {
  const rows = await numbersOf(mall);
  const numbers = new Numbers(rows.map(({ bare }) => bare));
  const random = randomOf(mall.products);
  const sampled = Array.from({ length: SAMPLED }, () => random.oneOf(rows));
  const figure = async (what: string, least: number, check: Check): Promise<Figure> => {
    let [held, tried] = [0, 0];
    const failed: string[] = [];
    for (const number of sampled) {
      const outcome = await check(number, random);
      if (outcome === undefined) continue;
      tried += 1;
      if (outcome.holds) held += 1;
      else failed.push(`${outcome.keyword} for ${number.mpn}`);
    }
    if (failed.length > 0) console.log(`  ${mall.name}, ${what}: ${failed.slice(0, 12).join(', ')}`);
    return atLeast({ bench: 'part-numbers', what: `${mall.name}, ${mall.products.toLocaleString('en-US')} products: ${what}` }, held, tried, least);
  };
  return [
    await figure('exact number at rank 1', 1, async ({ mpn, bare }) => isFirst(mall, mpn, bare)),
    await figure(`first ${PREFIX} characters find all that begin so`, 1, async ({ bare }) => (bare.length < PREFIX ? undefined : isComplete(mall, numbers, bare.slice(0, PREFIX), (number, piece) => number.startsWith(piece)))),
    await figure('a piece of 3 to 8 characters finds what LIKE finds', 1, async ({ bare }, { below }) => {
      if (bare.length < 5) return undefined;
      const length = Math.min(3 + below(6), bare.length - 2);
      return isComplete(mall, numbers, bare.substring(1 + below(bare.length - length - 1)).slice(0, length), (number, piece) => number.includes(piece));
    }),
    await figure('separators dropped', 1, async ({ bare }) => isFirst(mall, bare, bare)),
    await figure('separators added', 1, async ({ mpn, bare }, { below, oneOf }) => {
      const at = 1 + below(Math.max(1, mpn.length - 1));
      return isFirst(mall, mpn.slice(0, at) + oneOf(SEPARATORS) + mpn.slice(at), bare);
    }),
    await figure(`one typing mistake, in the first ${FIRST_ROWS}`, LEAST_CORRECTED, async ({ bare }, { below, oneOf }) => {
      for (let tries = 0; tries < 10; tries++) {
        const typed = mistyped(bare, below, oneOf);
        if (typed === bare || numbers.all.has(typed) || withinOneEdit(typed, numbers.all) > MOST_WITHIN_ONE_EDIT) continue;
        const { found } = await mall.search({ keyword: typed, facets: 'T' });
        return { keyword: typed, holds: found.page.rows.slice(0, FIRST_ROWS).some((row) => bareOf(row.mpn) === bare) };
      }
      return undefined;
    }),
  ];
}

/** The numbers of a catalogue in the order of popularity, as makers write them and without separators. */
async function numbersOf({ read, products }: DataMall): Promise<Array<{ mpn: string; bare: string }>> {
  const rows: Array<{ mpn: string; bare: string }> = [];
  for (let rank = 1; rank <= products; rank += 50_000) {
    for (const { mpn } of await read(`SELECT mpn FROM goods WHERE rank BETWEEN ${rank} AND ${rank + 49_999} ORDER BY rank`)) {
      rows.push({ mpn: String(mpn), bare: bareOf(String(mpn)) });
    }
  }
  return rows;
}

/** A number without separators. */
function bareOf(mpn: string): string {
  return mpn.normalize('NFKC').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a product of a number stands first. If the keyword states values that the product does not have, it stands above the list. */
async function isFirst(mall: DataMall, keyword: string, bare: string): Promise<Outcome> {
  const { exact = [], page } = (await mall.search({ keyword, facets: 'T' })).found;
  return { keyword, holds: [page.rows[0], exact[0]].some((row) => row && bareOf(row.mpn) === bare) };
}

/**
 * Whether the list of a piece has all numbers that fit it, or the first 1,000 of them: numbers that are the piece first, then by popularity. A
 * piece that is a word too also finds other products; they are passed over. A piece that is read as a value or a package stands in quotation marks.
 */
async function isComplete(mall: DataMall, numbers: Numbers, piece: string, fits: (number: string, piece: string) => boolean): Promise<Outcome> {
  const { understood = [] } = (await mall.search({ keyword: piece, facets: 'T' })).found;
  const isNumber = understood.every(({ kind }) => kind === 'number' || kind === 'word');
  const listed: WireGoods[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const { page } = (await mall.search({ keyword: isNumber ? piece : `"${piece}"`, pageNo, pageSize: PAGE })).found;
    listed.push(...page.rows);
    if (pageNo >= page.totalPage) break;
  }
  const got = listed.map(({ mpn }) => bareOf(mpn)).filter((number) => fits(number, piece));
  const all = numbers.containing(piece, 2 * RESULT_LIMIT).map((rank) => numbers.byRank[rank - 1] ?? '').filter((number) => fits(number, piece));
  const exact = numbers.byRank.filter((number) => number === piece);
  const expected = [...exact, ...all.filter((number) => number !== piece)];
  const complete = listed.length < RESULT_LIMIT;
  return { keyword: piece, holds: (complete ? got.length === expected.length : got.length > 0) && got.every((number, index) => number === expected[index]) };
}

/** A number with one mistake: two neighbours swapped, a sign replaced, left out or added. */
function mistyped(bare: string, below: Random['below'], oneOf: Random['oneOf']): string {
  const at = below(bare.length);
  const [before, sign = '', after] = [bare.slice(0, at), bare[at], bare.slice(at + 1)];
  const kind = below(4);
  if (kind === 0) return before + after.slice(0, 1) + sign + after.slice(1);
  if (kind === 1) return before + oneOf(SIGNS) + after;
  return kind === 2 ? before + after : before + oneOf(SIGNS) + sign + after;
}

/** How many numbers lie within one edit of a text. */
function withinOneEdit(typed: string, numbers: ReadonlySet<string>): number {
  const found = new Set<string>();
  const look = (text: string) => numbers.has(text) && found.add(text);
  for (let at = 0; at <= typed.length; at++) {
    const [before, after] = [typed.slice(0, at), typed.slice(at)];
    look(before + after.slice(1));
    look(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
    for (const sign of SIGNS) {
      look(before + sign + after);
      look(before + sign + after.slice(1));
    }
  }
  return found.size;
}
