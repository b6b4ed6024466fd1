import { normalisePartNumber } from '~/domain/part-number';
import { sql, type Queries } from '../queries';
import { trigramQuery, PIECE_LENGTH } from '../search/number-terms';
import { foldName, type CatalogueFacts } from './facts';

/** Candidates of the part number that are read. */
const CANDIDATES = 400;

interface TextRow {
  rank: number;
  mpn_n: string;
  brand_id: number;
  text: string;
}

/**
 * Ranks of the parts that fit a keyword of a piece of a part number and other words, such as `STM32F103 LQFP-48`:
 * the piece with the most letters and digits finds the candidates, the other words must all occur in their texts.
 */
export async function matchMixedWords(keyword: string, facts: CatalogueFacts, queries: Queries): Promise<number[]> {
  const words = keyword.split(/\s+/).filter(Boolean);
  const [piece, ...others] = words
    .map((word) => ({ word, number: normalisePartNumber(word) }))
    .sort((a, b) => weight(b.number) - weight(a.number));
  if (!piece || others.length === 0 || weight(piece.number) === 0) return [];
  const rows = await queries.all<TextRow>(sql(
    `SELECT goods.rank, goods.mpn_n, goods.brand_id,
       goods.name_cn || ' ' || goods.name_en || ' ' || goods.description_cn || ' ' || goods.description_en || ' ' || goods.package AS text
     FROM goods_number AS found CROSS JOIN goods ON goods.rank = found.rowid
     WHERE found.goods_number MATCH ?1 ORDER BY found.rowid LIMIT ${CANDIDATES}`,
    trigramQuery(piece.number),
  ));
  return rows
    .filter((row) => {
      if (!row.mpn_n.includes(piece.number)) return false;
      const spellings = facts.brands.get(row.brand_id)?.spellings ?? new Set<string>();
      const text = squeeze(`${row.text} ${[...spellings].join(' ')}`);
      return others.every(({ word, number }) => text.includes(squeeze(word)) || (number !== '' && row.mpn_n.includes(number)));
    })
    .map(({ rank }) => rank);
}

/** How much a word looks like a piece of a part number; 0: not at all. */
function weight(number: string): number {
  return /^[A-Z0-9]+$/.test(number) && /\d/.test(number) && number.length >= PIECE_LENGTH ? number.length : 0;
}

/** Letter case, dashes and blanks do not count: `SOIC8` finds `SOIC-8`. */
function squeeze(text: string): string {
  return foldName(text).replace(/[\s-]+/g, '');
}
