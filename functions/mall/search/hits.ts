import { RESULT_LIMIT } from '~/upstream/contract/records/goods';
import { sql, type Queries, type Statement } from '../db/queries';
import { afterPrefix, PIECE_LENGTH, trigramQuery } from './number-terms';

/** One more than a list shows, to know whether there are more. */
const HIT_LIMIT = RESULT_LIMIT + 1;

/** Rows of the successive windows. Only a filter that few hits pass needs more than the first. */
const WINDOWS = [HIT_LIMIT, 5_000, 25_000, 200_000, 1_000_000];

export interface HitRow {
  rank: number;
  mpn_n: string;
  package: string;
}

/** Reads hits in the order of popularity, window by window. */
export interface HitStream {
  /** Selects the next rows with a rank above `after`. */
  statement(after: number, limit: number): Statement;
  /** Whether a row is a hit. The index may return a few others. */
  verify(row: HitRow): boolean;
  /** Whether its hits come before all others. */
  leads: boolean;
}

/**
 * The streams that find a part number: exact matches first. With three or more characters, numbers that contain it follow; shorter ones
 * are found by {@link prefixRows}.
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

/** The stream of an FTS5 expression over the words. Without `verify`, every row is a hit. */
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

/** Selects rows of an index with the columns that verify them. The CAST is needed: D1 binds numbers as reals, and FTS5 seeks to integers only. */
function foundIn(index: 'goods_number' | 'goods_words', expression: string): HitStream['statement'] {
  return (after, limit) => sql(
    `SELECT found.rowid AS rank, goods.mpn_n, goods.package
     FROM ${index} AS found CROSS JOIN goods ON goods.rank = found.rowid
     WHERE found.${index} MATCH ?1 AND found.rowid > CAST(?2 AS INTEGER) ORDER BY found.rowid LIMIT ?3`,
    expression, after, limit,
  );
}

/**
 * Reads products whose part number begins with one or two characters: the first of them by number. To find the most popular ones it would
 * have to read all of them.
 */
export function prefixRows(queries: Queries, prefix: string): Promise<HitRow[]> {
  return queries.all<HitRow>(sql(
    `SELECT rank, mpn_n, package FROM goods WHERE mpn_n >= ?1 AND mpn_n < ?2 ORDER BY mpn_n LIMIT ${HIT_LIMIT}`,
    prefix, afterPrefix(prefix),
  ));
}

export interface Hits {
  /** Leading hits, then the others, each by popularity; at most {@link HIT_LIMIT}. */
  ranks: number[];
  /** Whether these are all hits. */
  complete: boolean;
}

/**
 * Merges streams and known rows into the first hits by popularity that pass a filter. Each window takes one round trip.
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
    // Beyond the last rank of an unfinished stream, hits may still be missing.
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
