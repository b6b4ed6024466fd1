/** Kinds of products that files of part numbers name by a short word: what such a product is called, and where it stands. */
import * as v from 'valibot';
import { grouped, readCsv } from '../../csv/read-csv';
import kindRows from '../data/kinds.csv?raw';
import * as cell from './cells';

const KIND = v.strictObject({
  /** The files that use the kind. */
  family: cell.someText,
  kind: cell.someText,
  category: cell.category,
  name_cn: cell.someText,
  name_en: cell.someText,
  /** What an attribute of the family states: channel, interface or core. Empty where products of the kind differ in it. */
  states: cell.text,
});

export interface Kind {
  kind: string;
  category: string;
  name: readonly [cn: string, en: string];
  states: string;
}

const KINDS = grouped(readCsv('kinds.csv', kindRows, KIND), ({ family }) => family);

/** The kinds of a family by their words. @throws Error where the family has none */
export function kindsOf(family: string): ReadonlyMap<string, Kind> {
  const rows = KINDS.get(family);
  if (!rows) throw new Error(`kinds.csv: no kinds of ${family}`);
  return new Map(rows.map(({ kind, category, name_cn, name_en, states }) => [kind, { kind, category, name: [name_cn, name_en], states }]));
}
