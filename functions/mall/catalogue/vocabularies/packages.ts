/** The drawings that show packages. Other spellings of package names stand in `~/domain/values/packages`. */
import * as v from 'valibot';
import * as cell from '../csv/plain-cells';
import { readCsv } from '../csv/read-csv';
import rows from './packages.csv?raw';

const PACKAGE = v.strictObject({
  /** The name in the catalogue. */
  name: cell.someText,
  /** The drawing of this package, or of a package that looks similar. */
  drawing: cell.someText,
});

const DRAWINGS = new Map(readCsv('packages.csv', rows, PACKAGE, 'name').map(({ name, drawing }) => [name.toLowerCase(), drawing]));

/** The slug of the drawing that shows a package; empty if the drawing does not depend on the package alone. */
export function drawingOfPackage(packageName: string): string {
  return DRAWINGS.get(packageName.toLowerCase()) ?? '';
}
