import { RESULT_LIMIT } from '~/upstream/contract/records/search';
import { sql, type Queries, type Statement } from '../db/queries';
import { afterPrefix, PIECE_LENGTH, trigramQuery } from './number-terms';

/** One hit more than a list shows, to know whether there are more hits. */
const HIT_LIMIT = RESULT_LIMIT + 1;

/** How many rows each window reads. More than the first window is only needed if few hits pass the filter. */
const WINDOWS = [HIT_LIMIT, 5_000, 25_000, 200_000, 1_000_000];

export interface HitRow {
  rank: number;
  mpn_n: string;
  package: string;
}

/** A source of hits, which are read in the order of popularity, window by window. */
export interface HitStream {
  /** Selects the next rows with a rank above `after`. */
  statement(after: number, limit: number): Statement;
  /** Whether a row is a hit. The index may also return a few rows that are not hits. */
  verify(row: HitRow): boolean;
  /** Whether the hits of this stream come before all other hits. */
  leads: boolean;
}

/**
 * The streams that find a part number. The first stream finds exact matches. If the number has three or more characters, a second stream finds
 * part numbers that contain it. For shorter numbers, {@link prefixRows} finds part numbers that begin with it.
 */
export function numberStreams(number: string): HitStream[] {
  const exact: HitStream = {
    statement: (after, limit) => sql(
      'SELECT rank, mpn_n, package FROM goods WHERE mpn_n = ?1 AND rank > ?2 ORDER BY rank LIMIT ?3', number, after, limit,
    ),
    verify: () => true,
    leads: true,
  };
  if (number.length < PIECE_LENGTH) return [exact];
  return [exact, {
    statement: foundIn('goods_number', trigramQuery(number)),
    verify: ({ mpn_n: found }) => found.includes(number),
    leads: false,
  }];
}

/** The stream that searches the word index with an FTS5 expression. Without `verify`, every row is a hit. */
export function wordStream(expression: string, verify?: (row: HitRow) => boolean): HitStream {
  if (verify) return { statement: foundIn('goods_words', expression), verify, leads: false };
  return {
    statement: (after, limit) => sql(
      `SELECT rowid AS rank FROM goods_words
       WHERE goods_words MATCH ?1 AND rowid > CAST(?2 AS INTEGER) ORDER BY rowid LIMIT ?3`,
      expression, after, limit,
    ),
    verify: () => true,
    leads: false,
  };
}

/** Selects rows of an index, with columns for `verify`. The CAST is needed: D1 binds numbers as reals, and FTS5 can only seek an integer. */
function foundIn(index: 'goods_number' | 'goods_words', expression: string): HitStream['statement'] {
  return (after, limit) => sql(
    `SELECT found.rowid AS rank, goods.mpn_n, goods.package
     FROM ${index} AS found CROSS JOIN goods ON goods.rank = found.rowid
     WHERE found.${index} MATCH ?1 AND found.rowid > CAST(?2 AS INTEGER) ORDER BY found.rowid LIMIT ?3`,
    expression, after, limit,
  );
}

/**
 * Reads products whose part number begins with one or two characters, in the order of part numbers. For the most popular products it would have
 * to read all of them.
 */
export function prefixRows(queries: Queries, prefix: string): Promise<HitRow[]> {
  return queries.all<HitRow>(sql(
    `SELECT rank, mpn_n, package FROM goods WHERE mpn_n >= ?1 AND mpn_n < ?2 ORDER BY mpn_n LIMIT ${HIT_LIMIT}`,
    prefix, afterPrefix(prefix),
  ));
}

export interface Hits {
  /** The leading hits, then the other hits, both in the order of popularity; at most {@link HIT_LIMIT}. */
  ranks: number[];
  /** Whether `ranks` contains all hits. */
  complete: boolean;
}

/**
 * Collects the first hits from streams and known rows, in the order of popularity. Hits must pass a filter. Each window takes one round trip.
 */
export async function collectHits(
  queries: Queries, streams: HitStream[], known: HitRow[], passes: (row: HitRow) => boolean,
): Promise<Hits> {
  const leading = new Set<number>();
  const found = new Set(known.filter(passes).map(({ rank }) => rank));
  const readers = streams.map((stream) => ({ stream, after: 0, done: false }));
  for (const limit of WINDOWS) {
    const open = readers.filter(({ done }) => !done);
    const windows = await queries.batch<HitRow>(open.map(({ stream, after }) => stream.statement(after, limit)));
    open.forEach((reader, index) => {
      const rows = windows[index] ?? [];
      for (const row of rows) {
        if (reader.stream.verify(row) && passes(row)) (reader.stream.leads ? leading : found).add(row.rank);
      }
      reader.done = rows.length < limit;
      reader.after = rows.at(-1)?.rank ?? reader.after;
    });
    // After the last rank that an unfinished stream has read, hits may still be missing.
    const certain = Math.min(...readers.map(({ done, after }) => (done ? Infinity : after)));
    const others = [...found].filter((rank) => rank <= certain && !leading.has(rank));
    if (certain === Infinity || leading.size + others.length >= HIT_LIMIT) {
      const ranks = [...inOrder(leading), ...inOrder(others)].slice(0, HIT_LIMIT);
      return { ranks, complete: certain === Infinity && ranks.length < HIT_LIMIT && known.length < HIT_LIMIT };
    }
  }
  const others = [...found].filter((rank) => !leading.has(rank));
  return { ranks: [...inOrder(leading), ...inOrder(others)].slice(0, HIT_LIMIT), complete: false };
}

function inOrder(ranks: Iterable<number>): number[] {
  return [...ranks].sort((a, b) => a - b);
}
