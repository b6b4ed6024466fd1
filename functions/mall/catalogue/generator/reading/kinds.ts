/** Kinds of products, such as `NPN`: their names and categories. Files of part numbers refer to a kind by its word. */
import * as v from 'valibot';
import { grouped, readCsv } from '../../csv/read-csv';
import kindRows from '../data/kinds.csv?raw';
import * as cell from './cells';

const KIND = v.strictObject({
  /** The family that uses the kind. */
  family: cell.someText,
  kind: cell.someText,
  category: cell.category,
  name_cn: cell.someText,
  name_en: cell.someText,
  /** The value of an attribute: of the channel, the interface or the core. Empty if products of the kind have different values. */
  states: cell.text,
});

export interface Kind {
  kind: string;
  category: string;
  name: readonly [cn: string, en: string];
  states: string;
}

const KINDS = grouped(readCsv('kinds.csv', kindRows, KIND), ({ family }) => family);

/** The kinds of a family, by their words. @throws Error if the family has no kinds */
export function kindsOf(family: string): ReadonlyMap<string, Kind> {
  const rows = KINDS.get(family);
  if (!rows) throw new Error(`kinds.csv: no kinds of ${family}`);
  return new Map(rows.map(({ kind, category, name_cn, name_en, states }) => [kind, { kind, category, name: [name_cn, name_en], states }]));
}
