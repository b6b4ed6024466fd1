/** Changes a keyword by one of its terms. */

import type { Piece, Reading } from './query';

/** The keyword without a term: `10k 0603 1%` without `0603` is `10k 1%`. */
export function keywordWithout(keyword: string, term: Piece): string {
  const [before, after] = around(keyword, term);
  const left = before.replace(/(?<![\s,，、;；/_-])[\s,，、;；/_-]+$/u, '');
  const right = after.replace(/^[\s,，、;；/_-]+/u, '');
  return `${left}${left && right ? ' ' : ''}${right}`;
}

/** The keyword with a term replaced by the text of one of its readings: `4700 电容` read as nanofarads is `4700 nF 电容`. */
export function keywordAs(keyword: string, term: Piece, reading: Pick<Reading, 'as'>): string {
  const [before, after] = around(keyword, term);
  const gap = (beside: string) => (beside === '' || /^\s|\s$/.test(beside) ? '' : ' ');
  return `${before}${gap(before.slice(-1))}${reading.as}${gap(after.slice(0, 1))}${after}`;
}

function around(keyword: string, { start, text }: Piece): [string, string] {
  return [keyword.slice(0, start), keyword.slice(start + text.length)];
}
