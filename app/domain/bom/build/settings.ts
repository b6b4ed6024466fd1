/** The settings of a build: their limits, and how typed settings are read (README, "Building"). */

import { compare, decimalText, parseDecimal } from '../../numbers/decimal-text';
import { foldTyped, readTyped } from '../../numbers/reading';
import { BOM_GOALS, SIZE_CLASSES, type BomSettings, type SizeClass } from '../bom';

/** The largest settings. */
export const BOM_LIMITS = {
  /** Sets of one build. */
  sets: 1_000_000,
  /** Loss in assembly, in percent, and its decimals. */
  loss: 100,
  lossDecimals: 2,
  /** Least number of extra pieces of a line. */
  minLoss: 1_000_000,
  /** Build sizes side by side. */
  sizes: 3,
} as const;

/** One set, and no loss. */
export const DEFAULT_SETTINGS: BomSettings = { sets: 1, loss: '0', minLoss: { tiny: 0, small: 0, large: 0 }, goal: 'cheapest' };

/** Typed settings by field. A field that is absent keeps its value; an empty loss means none. */
export interface SettingsFields {
  sets?: string;
  loss?: string;
  minLoss?: Partial<Record<SizeClass, string>>;
  goal?: string;
}

/** Why a field was not accepted. `field` is its name in the form; `key` is the key of a translation. */
export interface SettingsError {
  field: string;
  key: string;
  values?: Record<string, number>;
}

/**
 * Reads typed settings. Numbers may have separators of thousands, full width or a `k` (`2.5k`); a loss may have a decimal comma and a percent sign.
 * A field that is not accepted keeps the value of `before`, and has an error.
 */
export function readSettings(fields: SettingsFields, before: BomSettings): { settings: BomSettings; errors: SettingsError[] } {
  const settings: BomSettings = { ...before, minLoss: { ...before.minLoss } };
  const errors: SettingsError[] = [];
  if (fields.sets !== undefined) {
    const sets = readWhole(fields.sets, BOM_LIMITS.sets);
    if (sets) settings.sets = sets;
    else errors.push({ field: 'sets', key: 'bom:error.sets', values: { most: BOM_LIMITS.sets } });
  }
  if (fields.loss !== undefined) {
    const loss = readLoss(fields.loss);
    if (loss !== null) settings.loss = loss;
    else errors.push({ field: 'loss', key: 'bom:error.loss', values: { most: BOM_LIMITS.loss, decimals: BOM_LIMITS.lossDecimals } });
  }
  for (const size of SIZE_CLASSES) {
    const typed = fields.minLoss?.[size];
    if (typed === undefined) continue;
    const pieces = typed.trim() === '' ? 0 : readWhole(typed, BOM_LIMITS.minLoss);
    if (pieces !== null) settings.minLoss[size] = pieces;
    else errors.push({ field: `minLoss.${size}`, key: 'bom:error.minLoss', values: { most: BOM_LIMITS.minLoss } });
  }
  if (fields.goal !== undefined) {
    const goal = BOM_GOALS.find((one) => one === fields.goal);
    if (goal) settings.goal = goal;
    else errors.push({ field: 'goal', key: 'bom:error.goal' });
  }
  return { settings, errors };
}

/** A typed whole number from 0 to `most`; `null` for anything else. */
function readWhole(typed: string, most: number): number | null {
  const number = readTyped(typed);
  return number !== null && Number.isInteger(number) && number >= 0 && number <= most ? number : null;
}

/** A typed percentage as decimal text. A comma always starts the decimals, because a loss has no thousands. */
function readLoss(typed: string): string | null {
  const text = foldTyped(typed)?.replace(/%$/, '').trimEnd().replace(',', '.');
  if (text === '') return '0';
  const [plain = '', decimals = ''] = /^\d*(?:\.(\d*))?$/.exec(text ?? '') ?? [];
  const percent = decimals.length <= BOM_LIMITS.lossDecimals ? parseDecimal(plain) : null;
  const isInRange = percent && compare(percent, { units: BigInt(BOM_LIMITS.loss), scale: 0 }) <= 0;
  return isInRange ? decimalText(percent) : null;
}
