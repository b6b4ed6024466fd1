/** Chooses the drawing of a product by its package, otherwise by its category. */
import * as v from 'valibot';
import * as cell from '../csv/plain-cells';
import { readCsv } from '../csv/read-csv';
import { drawingOfCategory } from '../vocabularies/categories';
import { drawingOfPackage } from '../vocabularies/packages';
import chipSizeRows from './data/chip-sizes.csv?raw';

/** The drawings of a chip size, by the kind of component. */
const CHIP_SIZE = v.strictObject({
  size: cell.someText,
  resistor: cell.someText,
  /** Empty if capacitors of this size are drawn as resistors. */
  capacitor: cell.text,
  inductor: cell.someText,
});

const CHIP_SIZES = new Map(readCsv('chip-sizes.csv', chipSizeRows, CHIP_SIZE, 'size').map((row) => [row.size, row]));
const LED_CHIPS = new Set(['0402', '0603', '0805', '1206']);

/** Families of bodies that have drawings with several pin counts. */
const OUTLINES: ReadonlyArray<readonly [family: RegExp, slug: string, pins: readonly number[]]> = [
  [/(?:QFN|LFCSP)-?(\d+)/, 'qfn', [16, 20, 24, 32, 48, 56]],
  [/QFP-?(\d+)/, 'lqfp', [32, 48, 64, 100, 144]],
  [/TSSOP-?(\d+)/, 'tssop', [14, 16, 20, 28]],
  [/[SQ]SOP-?(\d+)/, 'ssop', [20, 28]],
  [/SO(?:IC|P)?-(\d+)/, 'soic', [8, 14, 16]],
  [/DIP-?(\d+)/, 'dip', [4, 8, 14, 16, 28]],
];

/** Families of bodies that have only one drawing. */
const BODIES: ReadonlyArray<readonly [family: RegExp, slug: string]> = [
  [/BGA/, 'bga'], [/WLCSP|DSBGA|CSP/, 'wlcsp'], [/DFN|SON/, 'dfn-8'], [/^LGA/, 'sensor-lga'],
];

/** The slug of the drawing, for `/package/{slug}.svg`; empty if no drawing fits. @param category - six digits */
export function drawingFor(packageName: string, category: string): string {
  return chipDrawing(packageName, category)
    || drawingOfPackage(packageName)
    || nearestOutline(packageName)
    || (BODIES.find(([family]) => family.test(packageName))?.[1] ?? drawingOfCategory(category));
}

function chipDrawing(packageName: string, category: string): string {
  if (category.startsWith('170101') && LED_CHIPS.has(packageName)) return 'led-0603';
  const size = CHIP_SIZES.get(packageName);
  if (!size) return '';
  if (category.startsWith('0703') || category.startsWith('0704')) return 'ptc';
  if (category.startsWith('0104')) return 'resistor-network';
  if (category.startsWith('02')) return size.capacitor || size.resistor;
  if (category.startsWith('03') || category.startsWith('0705')) return size.inductor;
  return category.startsWith('18') ? 'c-0603' : size.resistor;
}

/** The slug of the drawing with the nearest pin count: a `VQFN-40` looks like a `qfn-48`. */
function nearestOutline(packageName: string): string {
  for (const [family, slug, drawn] of OUTLINES) {
    const pins = Number(family.exec(packageName)?.[1] ?? 0);
    if (pins < 1) continue;
    return `${slug}-${drawn.reduce((best, one) => (Math.abs(one - pins) < Math.abs(best - pins) ? one : best))}`;
  }
  return '';
}
