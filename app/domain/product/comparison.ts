/** How the values of one parameter compare between two products (README, "Comparing products"). */

import type { Attribute } from './product';

/** How a value differs from another one: equal, better or worse for the same use, or just another. */
export type Verdict = 'same' | 'better' | 'worse' | 'other';

/** Keys of ratings: a larger value does everything that a smaller one does. */
const MORE_IS_BETTER = new Set([
  'voltage', 'current', 'power', 'ripple_current', 'saturation_current', 'peak_pulse_power', 'output_current', 'supply_voltage_max', 'isolation_voltage', 'temperature_max', 'bandwidth',
  'clock', 'sample_rate', 'resolution', 'flash', 'ram', 'io_count', 'data_rate', 'surge_current', 'energy', 'breaking_capacity', 'esd_voltage', 'insulation_resistance', 'gate_voltage',
  'slew_rate', 'psrr', 'efficiency', 'duty_cycle', 'transition_frequency', 'self_resonant_frequency', 'quality_factor', 'drive_level', 'nodes', 'endurance', 'current_transfer_ratio',
]);

/** Keys of deviations and losses: a smaller value does everything that a larger one does. */
const LESS_IS_BETTER = new Set([
  'tolerance', 'esr', 'dcr', 'rds_on', 'recovery_time', 'clamping_voltage', 'supply_voltage_min', 'quiescent_current', 'offset_voltage', 'temperature_min', 'forward_voltage',
  'leakage_current', 'propagation_delay', 'dropout_voltage', 'bias_current', 'saturation_voltage', 'contact_resistance', 'coil_power', 'zener_impedance', 'junction_capacitance',
  'input_capacitance', 'insertion_loss', 'noise_figure', 'frequency_tolerance', 'frequency_stability', 'temperature_coefficient',
]);

/**
 * Keys that do not decide whether a product can take the place of another one: how it is sold and built, and typical figures that makers measure in
 * different ways.
 */
const NOT_DECIDING = new Set([
  'packing', 'lifecycle', 'rohs', 'features', 'composition', 'lifetime', 'endurance', 'height', 'diameter', 'contact_material', 'contact_finish', 'contact_resistance', 'insulation_resistance',
  'leakage_current', 'junction_capacitance', 'input_capacitance', 'transition_frequency', 'self_resonant_frequency', 'quality_factor', 'zener_impedance', 'test_current', 'bias_current', 'psrr',
  'slew_rate', 'efficiency', 'noise_figure', 'insertion_loss', 'drive_level', 'luminous_intensity', 'viewing_angle', 'force', 'gate_threshold', 'melting_i2t', 'energy', 'coil_power',
]);

/** Dielectrics of ceramic capacitors, the most stable one first. */
const DIELECTRICS = ['C0G', 'NP0', 'X8R', 'X7R', 'X7S', 'X7T', 'X6S', 'X5R', 'Y5V', 'Z5U'];

/** Numbers that differ by less than this share are equal: they were written with other prefixes. */
const ROUNDING = 1e-9;

/** A deviation that is stated as a text: `±20 ppm`, `±100 ppm/°C`. */
const DEVIATION = /^±\s*(\d+(?:\.\d+)?)\s*(.*)/;

/** What of an attribute is compared. */
type Stated = Pick<Attribute, 'key' | 'value' | 'number'>;

/**
 * Whether a product can take the place of another one only if its value of this attribute is the same or better. Unknown attributes decide, because their
 * meaning is not known.
 */
export function isDeciding(key: string): boolean {
  return !NOT_DECIDING.has(key);
}

/** How `has` compares with `asked`. A value that is missing on one side is `other`. */
export function compareAttribute(asked: Stated | undefined, has: Stated | undefined): Verdict {
  if (!asked || !has) return asked === has ? 'same' : 'other';
  if (asked.number !== undefined && has.number !== undefined) return compareNumbers(asked.key, asked.number, has.number);
  if (folded(asked.value) === folded(has.value)) return 'same';
  if (asked.key === 'dielectric') return compareRanks(DIELECTRICS.indexOf(asked.value), DIELECTRICS.indexOf(has.value));
  const [most, other] = [deviationOf(asked.value), deviationOf(has.value)];
  return most && other && most.unit === other.unit ? compareNumbers(asked.key, most.most, other.most) : 'other';
}

/** The deviation that a text states, such as 100 `ppm/°C` of `±100 ppm/°C`. */
export function deviationOf(text: string): { most: number; unit: string } | null {
  const [, most, unit = ''] = DEVIATION.exec(text) ?? [];
  return most === undefined ? null : { most: Number(most), unit };
}

function compareNumbers(key: string, asked: number, has: number): Verdict {
  if (Math.abs(asked - has) <= ROUNDING * Math.max(Math.abs(asked), Math.abs(has))) return 'same';
  if (MORE_IS_BETTER.has(key)) return has > asked ? 'better' : 'worse';
  if (LESS_IS_BETTER.has(key)) return has < asked ? 'better' : 'worse';
  return 'other';
}

function compareRanks(asked: number, has: number): Verdict {
  if (asked < 0 || has < 0) return 'other';
  return has < asked ? 'better' : 'worse';
}

function folded(value: string): string {
  return value.replace(/\s+/g, '').toLowerCase();
}
