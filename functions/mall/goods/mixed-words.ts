import { normalisePartNumber } from '~/domain/values/part-number';
import { sql, type Queries } from '../db/queries';
import { trigramQuery, PIECE_LENGTH } from '../search/number-terms';
import { foldName, type CatalogueFacts } from './facts';

/** The maximum number of candidates that are read for a piece of a part number. */
const CANDIDATES = 400;

interface TextRow {
  rank: number;
  mpn_n: string;
  brand_id: number;
  text: string;
}

/** The maximum number of words of a keyword that are tried as a piece of a part number. */
const TRIES = 3;

/**
 * Searches by a keyword that mixes a piece of a part number with other words, such as `C8T6 LQFP-48`. Candidates have the piece in their part
 * number. A candidate is found if its texts or its part number contain all other words.
 * @returns the ranks of the found products
 */
export async function matchMixedWords(keyword: string, facts: CatalogueFacts, queries: Queries): Promise<number[]> {
  const words = keyword.split(/\s+/).filter(Boolean).map((word) => ({ word, number: normalisePartNumber(word) }));
  if (words.length < 2) return [];
  const pieces = words.filter(({ number }) => mayBePiece(number)).sort((a, b) => b.number.length - a.number.length);
  for (const piece of pieces.slice(0, TRIES)) {
    const others = words.filter((one) => one !== piece);
    const found = (await candidates(queries, piece.number)).filter((row) => {
      const spellings = facts.brands.get(row.brand_id)?.spellings ?? new Set<string>();
      const text = squeeze(`${row.text} ${[...spellings].join(' ')}`);
      return others.every(({ word, number }) => text.includes(squeeze(word)) || (number !== '' && row.mpn_n.includes(number)));
    });
    if (found.length > 0) return found.map(({ rank }) => rank);
  }
  return [];
}

async function candidates(queries: Queries, piece: string): Promise<TextRow[]> {
  const rows = await queries.all<TextRow>(sql(
    `SELECT goods.rank, goods.mpn_n, goods.brand_id,
       goods.name_cn || ' ' || goods.name_en || ' ' || goods.description_cn || ' ' || goods.description_en || ' ' || goods.package AS text
     FROM goods_number AS found CROSS JOIN goods ON goods.rank = found.rowid
     WHERE found.goods_number MATCH ?1 ORDER BY found.rowid LIMIT ${CANDIDATES}`,
    trigramQuery(piece),
  ));
  return rows.filter((row) => row.mpn_n.includes(piece));
}

/** Whether a word looks like a piece of a part number. */
function mayBePiece(number: string): boolean {
  return /^[A-Z0-9]+$/.test(number) && /\d/.test(number) && number.length >= PIECE_LENGTH;
}

/** Folds a text for comparison: letter case, dashes and blanks make no difference, so `SOIC8` finds `SOIC-8`. */
function squeeze(text: string): string {
  return foldName(text).replace(/[\s-]+/g, '');
}
