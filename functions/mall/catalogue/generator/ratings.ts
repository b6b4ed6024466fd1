/** Ratings that follow from other ratings of a product, by the usual laws of its kind. */
import type { Attributes } from './reading/cells';

/** Gives the number of an attribute; not a number if the product has none. */
type NumberOf = (key: string) => number;

/** A rating of the categories whose digits begin with one of the given ones. */
type Rating = readonly [categories: readonly string[], key: string, rating: (of: NumberOf) => number];

/** Stray capacitance of a small and of a large winding, in farads. */
const CHIP_WINDING = 0.15e-12;
const POWER_WINDING = 5e-12;

const RATINGS: readonly Rating[] = [
  [['0301'], 'self_resonant_frequency', (of) => resonance(of('inductance'), CHIP_WINDING)],
  [['0302', '0305'], 'self_resonant_frequency', (of) => resonance(of('inductance'), POWER_WINDING)],
  [['020301', '020302'], 'esr', (of) => 1.6e-4 / of('diameter')],
  [['0204'], 'esr', (of) => 3 * (of('capacitance') / 1e-6) ** -0.3],
  [['0202', '0203', '0204'], 'leakage_current', (of) => Math.max(0.5e-6, 0.01 * of('capacitance') * of('voltage'))],
  [['040101', '040102'], 'esr', (of) => Math.min(300, 40 + 480e6 / of('frequency'))],
  // Diodes.
  [['0503', '0505'], 'surge_current', (of) => 30 * of('current')],
  [['0502'], 'surge_current', (of) => 25 * of('current')],
  [['0506'], 'surge_current', (of) => 8 * of('current')],
  [['0502', '0506'], 'junction_capacitance', (of) => 80e-12 * of('current') ** 0.8],
  [['0503', '0505'], 'junction_capacitance', (of) => 15e-12 * of('current')],
  [['0504'], 'test_current', (of) => (of('power') <= 0.5 ? 5e-3 : of('power') / of('zener_voltage') / 4)],
  [['0504'], 'zener_impedance', (of) => (5 + 0.035 * of('zener_voltage') ** 2) * (0.5 / of('power')) ** 0.5],
  [['0504'], 'leakage_current', (of) => (of('zener_voltage') < 5 ? 5e-6 : of('zener_voltage') < 8 ? 2e-6 : 1e-7)],
  // Transistors and thyristors.
  [['0601'], 'rds_on', (of) => of('voltage') ** 1.6 * 0.00025 / of('current')],
  [['0601'], 'gate_threshold', (of) => (of('voltage') <= 40 ? 1.2 : of('voltage') <= 100 ? 2 : 3.5)],
  [['0601'], 'gate_voltage', (of) => (of('voltage') <= 20 ? 10 : of('voltage') <= 250 ? 20 : 30)],
  [['0601'], 'input_capacitance', (of) => 1.4e-12 * of('voltage') ** 0.9 / of('rds_on') ** 0.85],
  [['0605'], 'rds_on', (of) => 2.4 / of('current')],
  [['0605'], 'input_capacitance', (of) => 1.2e-10 / of('rds_on')],
  [['0604'], 'input_capacitance', (of) => 6e-11 * of('current')],
  [['0606'], 'surge_current', (of) => 10 * of('current')],
  // Protection.
  [['0701'], 'breakdown_voltage', (of) => of('standoff_voltage') / 0.9],
  [['0701'], 'surge_current', (of) => of('peak_pulse_power') / of('clamping_voltage')],
  [['0702'], 'breakdown_voltage', (of) => 1.2 * of('standoff_voltage')],
  [['0702'], 'clamping_voltage', (of) => 2.4 * of('standoff_voltage')],
  [['0703'], 'dcr', (of) => 0.08 / of('current')],
  [['0703'], 'melting_i2t', (of) => 0.3 * of('current') ** 2],
  [['0704'], 'trip_current', (of) => 2 * of('hold_current')],
  [['0704'], 'dcr', (of) => 0.12 / of('hold_current')],
  [['070502'], 'clamping_voltage', (of) => 2.3 * of('voltage') + 5],
  [['070501'], 'clamping_voltage', (of) => 2.6 * of('voltage')],
  [['070501'], 'energy', (of) => 5.5e-5 * of('voltage') * of('surge_current')],
  [['070501'], 'junction_capacitance', (of) => 35e-12 * of('surge_current') / of('voltage')],
  [['0706'], 'clamping_voltage', (of) => 1.2 * of('voltage') + 400],
];

function resonance(henries: number, farads: number): number {
  return 1 / (2 * Math.PI * Math.sqrt(henries * farads));
}

const byCategory = new Map<string, readonly Rating[]>();

function ofCategory(category: string): readonly Rating[] {
  let ratings = byCategory.get(category);
  if (!ratings) {
    ratings = RATINGS.filter(([categories]) => categories.some((one) => category.startsWith(one)));
    byCategory.set(category, ratings);
  }
  return ratings;
}

/** The ratings that a product of a category does not have yet, and that follow from those it has, with two significant digits. */
export function ratingsOf(category: string, attributes: Readonly<Attributes>): Attributes {
  const found: Attributes = {};
  const of: NumberOf = (key) => {
    const value = attributes[key] ?? found[key];
    return typeof value === 'number' ? value : NaN;
  };
  for (const [, key, rating] of ofCategory(category)) {
    if (key in attributes) continue;
    const value = rating(of);
    if (Number.isFinite(value)) found[key] = Number(value.toPrecision(2));
  }
  return found;
}
