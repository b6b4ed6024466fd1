/** How the values of one parameter compare between two products (README, "Comparing products"). */

import type { Attribute } from './product';

/** How a value differs from another one: equal, better or worse for the same use, or just another. */
export type Verdict = 'same' | 'better' | 'worse' | 'other';

/** Keys of ratings: a larger value does everything that a smaller one does. */
const MORE_IS_BETTER = new Set([
  'voltage', 'current', 'power', 'ripple_current', 'saturation_current', 'peak_pulse_power', 'output_current', 'supply_voltage_max',
  'isolation_voltage', 'temperature_max', 'bandwidth', 'clock', 'sample_rate', 'resolution', 'flash', 'ram', 'io_count',
]);

/** Keys of deviations and losses: a smaller value does everything that a larger one does. */
const LESS_IS_BETTER = new Set([
  'tolerance', 'esr', 'dcr', 'rds_on', 'recovery_time', 'clamping_voltage', 'supply_voltage_min', 'quiescent_current', 'offset_voltage',
  'temperature_min',
]);

/** Dielectrics of ceramic capacitors, the most stable one first. */
const DIELECTRICS = ['C0G', 'NP0', 'X8R', 'X7R', 'X7S', 'X7T', 'X6S', 'X5R', 'Y5V', 'Z5U'];

/** Numbers that differ by less than this share are equal: they were written with other prefixes. */
const ROUNDING = 1e-9;

/** How `has` compares with `asked`. A value that is missing on one side is `other`. */
export function compareAttribute(asked: Attribute | undefined, has: Attribute | undefined): Verdict {
  if (!asked || !has) return asked === has ? 'same' : 'other';
  if (asked.number !== undefined && has.number !== undefined) return compareNumbers(asked.key, asked.number, has.number);
  if (folded(asked.value) === folded(has.value)) return 'same';
  return asked.key === 'dielectric' ? compareRanks(DIELECTRICS.indexOf(asked.value), DIELECTRICS.indexOf(has.value)) : 'other';
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
