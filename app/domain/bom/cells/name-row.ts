/** Tells rows of names from rows of data (README, "Tables"). */

import { type CellKind, kindsOfCell } from './cell-kinds';
import { readHeaderName, SURE_NAME } from './header-name';

/** What a known name counts: one that surely means a field, one that may mean several, and one of something that a line does not need. */
const POINTS = { sure: 1, unsure: 0.4, unused: 0.3 } as const;
/** What a cell that looks like data takes away. */
const DATA_POINTS = 0.7;

/** The known names of a row, and whether it looks like a header. */
export function rateNames(cells: readonly string[]): { score: number; isHeader: boolean } {
  const fields = new Set<string>();
  let [sure, unsure, unused, data, filled] = [0, 0, 0, 0, 0];
  for (const cell of cells) {
    const name = asName(cell);
    if (name === '') continue;
    filled += 1;
    const read = readHeaderName(name);
    const [field = '', weight = 0] = [...read.fields].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as [string, number]);
    if (field === 'other') unused += 1;
    else if (weight >= SURE_NAME) sure += fields.has(field) ? POINTS.unused : 1;
    else if (weight > 0) unsure += 1;
    else if (isData(name)) data += 1;
    if (weight > 0) fields.add(field);
  }
  const known = sure + unsure + unused;
  const isAlone = filled === 1 && cells.filter((cell) => cell.trim() !== '').length === 1;
  const score = sure * POINTS.sure + unsure * POINTS.unsure + unused * POINTS.unused - data * DATA_POINTS;
  const isHeader = score > 0 && data * 2 <= filled && (sure >= 2 || (sure >= 1 && (known > 1 || data === 0) && (filled > 1 || isAlone)) || (unsure >= 2 && data === 0));
  return { score, isHeader };
}

/** The text of a cell as a name, in one line. */
export function asName(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}

const DATA: readonly CellKind[] = ['known designators', 'value', 'part', 'link', 'price', 'date', 'shop code', 'long number', 'sentence'];

/** Whether a text looks like data, and not like a name. */
export function isData(name: string): boolean {
  const kinds = kindsOfCell(name);
  return /^[\d.,$€£¥%+-]+$/.test(name) || kinds.some((kind) => DATA.includes(kind));
}
