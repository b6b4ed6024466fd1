/** What a value means on a component: which attributes it may belong to, and how it is compared where no comparison is typed. */

import type { Component } from './words/components';
import type { NumericMeaning, QueryUnit } from './query';
import type { Figure, TypedValue } from './typed-value';
import type { Noun } from './value-nouns';

/** `covers`: the product states a range, from the first attribute to the second. */
type Comparison = 'eq' | 'ge' | 'le' | 'covers';

interface Rule {
  compare: Comparison;
  keys: readonly string[];
}

type Rules = Readonly<Partial<Record<QueryUnit, Rule>>>;

const rule = (compare: Comparison, ...keys: string[]): Rule => ({ compare, keys });
const SUPPLY = rule('covers', 'supply_voltage_min', 'supply_voltage_max');

/** Ratings of what has a rated voltage, current and power: at least what is typed. */
const RATED: Rules = { V: rule('ge', 'voltage'), A: rule('ge', 'current'), W: rule('ge', 'power') };
const CAPACITOR: Rules = { ...RATED, A: rule('ge', 'ripple_current'), 'Ω': rule('le', 'esr') };
const CIRCUIT: Rules = { V: SUPPLY, A: rule('ge', 'output_current', 'current') };

/** What counts for every component that has no rule of its own. */
const GENERAL: Rules = {
  'Ω': rule('eq', 'resistance', 'impedance', 'nominal_resistance'), F: rule('eq', 'capacitance'), H: rule('eq', 'inductance'), Hz: rule('eq', 'frequency', 'clock', 'bandwidth'),
  '%': rule('le', 'tolerance'), ppm: rule('le', 'frequency_tolerance', 'temperature_coefficient'), '°C': rule('covers', 'temperature_min', 'temperature_max'),
  m: rule('eq', 'pitch'), B: rule('eq', 'flash', 'ram'), bit: rule('eq', 'memory'),
};

const OF_COMPONENT: Readonly<Partial<Record<Component, Rules>>> = {
  resistor: { ...RATED, 'Ω': rule('eq', 'resistance'), ppm: rule('le', 'temperature_coefficient') },
  thermistor: { ...RATED, 'Ω': rule('eq', 'nominal_resistance', 'resistance') },
  capacitor: CAPACITOR,
  electrolytic: CAPACITOR,
  inductor: { ...RATED, A: rule('ge', 'current', 'saturation_current'), 'Ω': rule('le', 'dcr') },
  bead: { ...RATED, 'Ω': rule('eq', 'impedance') },
  crystal: { Hz: rule('eq', 'frequency'), F: rule('eq', 'load_capacitance'), 'Ω': rule('le', 'esr'), ppm: rule('le', 'frequency_tolerance'), V: SUPPLY },
  diode: { ...RATED, s: rule('le', 'recovery_time') },
  zener: { ...RATED, V: rule('eq', 'zener_voltage') },
  tvs: { ...RATED, V: rule('eq', 'standoff_voltage'), W: rule('ge', 'peak_pulse_power') },
  transistor: { ...RATED, 'Ω': rule('le', 'rds_on') },
  fuse: { ...RATED, A: rule('eq', 'current') },
  'resettable fuse': { ...RATED, A: rule('eq', 'hold_current') },
  regulator: { V: rule('eq', 'output_voltage'), A: rule('ge', 'output_current') },
  reference: { V: rule('eq', 'output_voltage') },
  relay: { ...RATED, V: rule('eq', 'coil_voltage') },
  connector: RATED,
  led: { V: rule('eq', 'forward_voltage'), A: rule('ge', 'current'), m: rule('eq', 'wavelength'), W: rule('ge', 'power') },
  circuit: CIRCUIT,
  amplifier: { ...CIRCUIT, Hz: rule('ge', 'bandwidth') },
  microcontroller: { ...CIRCUIT, Hz: rule('ge', 'clock'), B: rule('eq', 'flash') },
  converter: { ...CIRCUIT, Hz: rule('ge', 'sample_rate') },
  memory: CIRCUIT,
};

/**
 * The meaning of a figure.
 * @param typed - the comparison that is typed
 * @param component - what the keyword asks for. Without it, a voltage, a current or a power may belong to any attribute
 * @param noun - what the word before the value says
 */
export function meaningOf(figure: Figure, typed: TypedValue['operator'], component: Component | undefined, noun?: Noun): NumericMeaning {
  const { unit, min, max } = ofComponent(figure, component);
  const usual = (component && OF_COMPONENT[component]?.[unit]) ?? GENERAL[unit];
  const found = noun ? { keys: noun.keys, compare: noun.compare ?? (usual?.compare === 'le' ? 'le' : 'eq') } : usual;
  const base = { kind: 'value', keys: found?.keys ?? [], unit } as const;
  const compare = typed ?? found?.compare ?? 'eq';
  if (compare === 'range') return { ...base, operator: found?.compare === 'covers' ? 'covers' : 'range', min, max };
  if (compare === 'covers') return { ...base, operator: 'covers', min, max };
  if (compare === 'ge') return { ...base, keys: bound(found, 1), operator: 'ge', min };
  if (compare === 'le') return { ...base, keys: bound(found, 0), operator: 'le', max };
  return { ...base, operator: 'eq', value: min };
}

/** The sizes of memories are in bits, those of microcontrollers in bytes. A P-channel transistor of -30 V is for 30 V. */
function ofComponent(figure: Figure, component: Component | undefined): Figure {
  const { unit, min, max } = figure;
  if (component === 'memory' && unit === 'B') return { min: min * 8, max: max * 8, unit: 'bit' };
  if (component === 'microcontroller' && unit === 'bit') return { ...figure, unit: 'B' };
  return component === 'transistor' && max < 0 && (unit === 'V' || unit === 'A') ? { min: -max, max: -min, unit } : figure;
}

/** Of two attributes that bound a range, the one that a typed comparison is about: `≥ 125 °C` is about the maximum. */
function bound(found: Rule | undefined, end: 0 | 1): readonly string[] {
  if (found?.compare !== 'covers') return found?.keys ?? [];
  return found.keys.slice(end, end + 1);
}
