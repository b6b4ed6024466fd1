/** Finds products by their part numbers and words, in the two indexes of D1. */
import { normalisePartNumber } from '~/domain/values/part-number';
import { RESULT_LIMIT } from '~/upstream/contract/records/search';
import { sql, type Statement } from '../../db/queries';
import { PRODUCT_COLUMNS, type ProductRow } from '../store';
import { afterPrefix, PIECE_LENGTH, trigramQuery } from '../../search/number-terms';
import type { SearchReads } from '../../search/reads';

/** One hit more than a list shows, to know whether there are more. */
const FIRST_WINDOW = RESULT_LIMIT + 1;

/** How many rows each round trip reads. More than the first window is only needed if few hits pass the filter. */
const WINDOWS = [FIRST_WINDOW, 5_000, 25_000, 200_000, 1_000_000] as const;

/** From this window on, the words of chosen brands and categories narrow the search. Before, other brands and categories can be counted too. */
const NARROW_FROM = 3;

/** How many products of exactly one part number are read. No number has so many. */
const MOST_EXACT = 100;

/** What the indexes look for. */
export interface TextPlan {
  /** Part numbers or pieces of them, normalised. A hit has all of them in its number. */
  numbers: readonly string[];
  /** Whether the number of a hit begins with the first of them. */
  begins?: boolean;
  /** An FTS5 expression over the words. */
  words: string | null;
  /** Whether a hit needs only one of both: its number or the words. */
  either: boolean;
  /** Part numbers whose products come first, those of the first number before the others. */
  exact: readonly string[];
  /** An FTS5 expression for the words of chosen brands and categories. */
  narrow: string | null;
}

export interface TextHits {
  /** Ascending. */
  ranks: number[];
  /** Ranks of the products that come first, each with its place: those that have exactly the part number. */
  leading: ReadonlyMap<number, number>;
  /** Whether `ranks` has all hits. */
  complete: boolean;
  /** Whether the words of chosen brands and categories were needed. Then products of others are missing. */
  narrowed: boolean;
  /** Ranks of the products that have exactly the part number. */
  exact: number[];
  /** Those products, and products of the first page, read ahead. */
  rows: ProductRow[];
}

interface HitRow {
  rank: number;
  mpn_n: string;
}

/** Hits in the order of popularity, read window by window. */
interface HitStream {
  statement(after: number, limit: number): Statement;
  verify(row: HitRow): boolean;
  after: number;
  done: boolean;
}

/**
 * Reads hits until `enough` says so, or there are no more. Each window is one round trip.
 * @param ahead - how many products are read together with the first hits, so that the page needs no round trip of its own
 */
export async function textHits(reads: SearchReads, plan: TextPlan, enough: (ranks: number[]) => Promise<boolean>, ahead: number): Promise<TextHits> {
  const streams = streamsOf(plan, null);
  const ranks = new Set<number>();
  let leading: ReadonlyMap<number, number> = new Map();
  let narrowed = false;
  let rows: ProductRow[] = [];
  for (const [turn, limit] of WINDOWS.entries()) {
    if (turn === NARROW_FROM && plan.narrow) {
      narrowed = true;
      streams.splice(0, streams.length, ...narrowedStreams(plan, streams));
    }
    const open = streams.filter(({ done }) => !done);
    const first = turn === 0;
    const statements = [...(first ? [exactRows(plan.exact), ...rowsAhead(plan, ahead)] : []), ...open.map((stream) => stream.statement(stream.after, limit))];
    const read = await reads.read<HitRow | ProductRow>(statements);
    const products = (list: ReadonlyArray<HitRow | ProductRow> = []) => list.filter((row) => 'id' in row);
    if (first) {
      rows = products(read.slice(0, statements.length - open.length).flat());
      leading = new Map(products(read[0]).map(({ rank, mpn }) => [rank, plan.exact.indexOf(normalisePartNumber(mpn))]));
      if (plan.either || plan.words === null) for (const rank of leading.keys()) ranks.add(rank);
    }
    open.forEach((stream, index) => {
      const window = read[statements.length - open.length + index] ?? [];
      for (const row of window) if ('mpn_n' in row && stream.verify(row)) ranks.add(row.rank);
      stream.done = window.length < limit;
      stream.after = window.at(-1)?.rank ?? stream.after;
    });
    const complete = streams.every(({ done }) => done);
    // After the last rank that an unfinished stream has read, hits may still be missing.
    const certain = Math.min(...streams.map(({ done, after }) => (done ? Infinity : after)));
    const found = [...ranks].filter((rank) => rank <= certain || leading.has(rank)).sort((a, b) => a - b);
    if (complete || turn === WINDOWS.length - 1 || (await enough(found))) return { ranks: found, leading, complete, narrowed, exact: [...leading.keys()], rows };
  }
  throw new Error('a search has no windows');
}

/** The streams with the words of chosen brands and categories, from where the others are. */
function narrowedStreams(plan: TextPlan, streams: readonly HitStream[]): HitStream[] {
  return streamsOf(plan, plan.narrow).map((stream, index) => ({ ...stream, after: streams[index]?.after ?? 0, done: streams[index]?.done ?? false }));
}

function streamsOf({ numbers, begins, words, either }: TextPlan, narrow: string | null): HitStream[] {
  const all = narrow === null ? words : words === null ? narrow : `(${words}) AND ${narrow}`;
  const streams: HitStream[] = [];
  const long = numbers.filter((number) => number.length >= PIECE_LENGTH);
  const has = ({ mpn_n: found }: HitRow) => (begins ? found.startsWith(numbers[0] ?? '') : numbers.every((number) => found.includes(number)));
  if (long.length > 0) {
    const needsWords = !either && all !== null;
    streams.push(stream(numberStatement(long, needsWords ? all : null), has));
  } else if (numbers[0] !== undefined) streams.push(stream(prefixStatement(numbers[0]), has));
  if (words !== null && (either || numbers.length === 0)) streams.push(stream(wordStatement(all ?? words), () => true));
  return streams;
}

function stream(statement: HitStream['statement'], verify: HitStream['verify']): HitStream {
  return { statement, verify, after: 0, done: false };
}

/**
 * The words are looked up once, and not for each number: a piece of a number may be in tens of thousands. The CAST is needed: D1 binds numbers as reals, and FTS5 can only
 * seek an integer.
 */
function numberStatement(numbers: readonly string[], words: string | null): HitStream['statement'] {
  const worded = words === null ? '' : ' AND found.rowid IN (SELECT rowid FROM goods_words WHERE goods_words MATCH ?4 AND rowid > CAST(?2 AS INTEGER))';
  return (after, limit) => sql(
    `SELECT found.rowid AS rank, goods.mpn_n
     FROM goods_number AS found CROSS JOIN goods ON goods.rank = found.rowid
     WHERE found.goods_number MATCH ?1 AND found.rowid > CAST(?2 AS INTEGER)${worded} ORDER BY found.rowid LIMIT ?3`,
    trigramQuery(numbers), after, limit, ...(words === null ? [] : [words]),
  );
}

/** Products whose number begins with one or two characters, in the order of part numbers: the most popular ones would need all to be read. */
function prefixStatement(prefix: string): HitStream['statement'] {
  return () => sql(
    `SELECT rank, mpn_n FROM goods WHERE mpn_n >= ?1 AND mpn_n < ?2 ORDER BY mpn_n LIMIT ${FIRST_WINDOW - 1}`, prefix, afterPrefix(prefix),
  );
}

function wordStatement(expression: string): HitStream['statement'] {
  return (after, limit) => sql(
    `SELECT rowid AS rank, '' AS mpn_n FROM goods_words
     WHERE goods_words MATCH ?1 AND rowid > CAST(?2 AS INTEGER) ORDER BY rowid LIMIT ?3`,
    expression, after, limit,
  );
}

function exactRows(numbers: readonly string[]): Statement {
  return sql(
    `SELECT ${PRODUCT_COLUMNS} FROM json_each(?1) AS wanted CROSS JOIN goods ON goods.mpn_n = wanted.value LIMIT ${MOST_EXACT}`, JSON.stringify(numbers),
  );
}

/** Selects the first products that will probably be on the page. */
function rowsAhead({ numbers, words, either }: TextPlan, count: number): Statement[] {
  if (count === 0) return [];
  const statements: Statement[] = [];
  const [number = ''] = numbers;
  if (number.length >= PIECE_LENGTH && (either || words === null)) {
    statements.push(sql(
      `SELECT ${PRODUCT_COLUMNS} FROM goods_number AS found CROSS JOIN goods ON goods.rank = found.rowid
       WHERE found.goods_number MATCH ?1 AND instr(goods.mpn_n, ?2) > 0 ORDER BY found.rowid LIMIT ?3`,
      trigramQuery(numbers), number, count,
    ));
  }
  if (words !== null && (either || numbers.length === 0)) {
    statements.push(sql(
      `SELECT ${PRODUCT_COLUMNS} FROM goods_words AS found CROSS JOIN goods ON goods.rank = found.rowid
       WHERE found.goods_words MATCH ?1 ORDER BY found.rowid LIMIT ?2`,
      words, count,
    ));
  }
  return statements;
}
