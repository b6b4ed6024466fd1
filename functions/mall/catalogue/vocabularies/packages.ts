/** Package names: their other spellings, and the drawings that show them. */
import * as v from 'valibot';
import * as cell from '../csv/plain-cells';
import { readCsv } from '../csv/read-csv';
import rows from './packages.csv?raw';

const PACKAGE = v.strictObject({
  /** The canonical name. */
  name: cell.someText,
  aliases: cell.words,
  /** The drawing of this package, or of a package that looks similar. */
  drawing: cell.text,
});

const PACKAGES = new Map(readCsv('packages.csv', rows, PACKAGE, 'name').map((row) => [row.name.toLowerCase(), row]));

/** Other spellings with which people search for a package; empty if there are none. */
export function packageAliases(packageName: string): readonly string[] {
  return PACKAGES.get(packageName.toLowerCase())?.aliases ?? [];
}

/** The slug of the drawing that shows a package; empty if the drawing does not depend on the package alone. */
export function drawingOfPackage(packageName: string): string {
  return PACKAGES.get(packageName.toLowerCase())?.drawing ?? '';
}
