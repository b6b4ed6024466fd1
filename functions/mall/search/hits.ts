import { RESULT_LIMIT } from '~/upstream/contract/records/goods';
import { sql, type Queries, type Statement } from '../db/queries';
import { afterPrefix, PIECE_LENGTH, trigramQuery } from './number-terms';

/** One more than is shown, so that "there may be more" is known. */
const HIT_LIMIT = RESULT_LIMIT + 1;

/** Rows of one window after the other; only filters that few hits pass need more than the first. */
const WINDOWS = [HIT_LIMIT, 5_000, 25_000, 200_000, 1_000_000];

export interface HitRow {
  rank: number;
  mpn_n: string;
  package: string;
}

/** Hits in the order of popularity, window by window. */
export interface HitStream {
  /** The next rows with a rank above `after`. */
  statement(after: number, limit: number): Statement;
  /** Whether a row is a hit; the index may give a few that are not. */
  verify(row: HitRow): boolean;
  /** Its hits go before all others. */
  leads: boolean;
}

/**
 * The streams that find a part number, in the order of the ladder: the number itself; then, from three
 * characters on, wherever it is a piece of one (which includes prefixes). Below that {@link prefixRanks} does.
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

/** The stream of an FTS5 expression over the words; without `verify` every row is a hit. */
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

/** Rows of an index with what verifies them. FTS5 seeks to a rowid only if it is an integer; D1 binds reals. */
function foundIn(index: 'goods_number' | 'goods_words', expression: string): HitStream['statement'] {
  return (after, limit) => sql(
    `SELECT found.rowid AS rank, goods.mpn_n, goods.package
     FROM ${index} AS found CROSS JOIN goods ON goods.rank = found.rowid
     WHERE found.${index} MATCH ?1 AND found.rowid > CAST(?2 AS INTEGER) ORDER BY found.rowid LIMIT ?3`,
    expression, after, limit,
  );
}

/**
 * Parts whose number begins with one or two characters: the first of them by number, since an index by
 * number cannot give the most popular ones without reading all.
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
 * Merges streams, and rows known already, into the first hits by popularity that pass a filter. One round
 * trip a window.
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
    // Beyond the last rank of an unfinished stream others may lie between the hits.
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
