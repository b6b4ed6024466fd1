/** What is assumed about passive parts where a line does not state it (README, "Assumptions"). */

import { formatValue, type Unit } from '../../values/engineering-value';
import type { Component } from '../../query/words/components';

/** A limit that is assumed. `text` is written as pages write values. */
export type Assumption = { key: string; text: string } & ({ operator: 'ge' | 'le'; limit: number } | { operator: 'in'; texts: readonly string[] });

/** Values from `from` on, in farads, and what is usual for ceramic capacitors of this size. */
const CERAMIC: ReadonlyArray<{ from: number; volts: number; percent: number; dielectrics: readonly string[] }> = [
  { from: 4.7e-6, volts: 10, percent: 20, dielectrics: ['X5R', 'X6S', 'X7R', 'X7S', 'X7T', 'X8R'] },
  { from: 0.9e-6, volts: 16, percent: 10, dielectrics: ['X5R', 'X6S', 'X7R', 'X7S', 'X7T', 'X8R'] },
  { from: 1.1e-9, volts: 50, percent: 10, dielectrics: ['X7R', 'X7S', 'X7T', 'X8R', 'C0G', 'NP0'] },
  { from: 0, volts: 50, percent: 5, dielectrics: ['C0G', 'NP0'] },
];

/** The assumptions for a component with a main value in its SI unit. Those about attributes in `stated` are left out. */
export function assumptionsFor(component: Component | undefined, value: number | undefined, stated: ReadonlySet<string>): Assumption[] {
  return assumed(component, value ?? 0).filter(({ key }) => !stated.has(key));
}

/**
 * What most parts of a component have, as far as the line does not state it. It is not needed: a part that has it is preferred if it costs little more.
 * @param hasPackage - whether the line states a package
 */
export function usualFor(component: Component | undefined, value: number | undefined, stated: ReadonlySet<string>, hasPackage: boolean): Assumption[] {
  return preferred(component, value ?? 0, hasPackage).filter(({ key }) => !stated.has(key));
}

function preferred(component: Component | undefined, value: number, hasPackage: boolean): Assumption[] {
  // The package of a resistor says its power. Without it, the smallest ones are too weak.
  if (component === 'resistor') return hasPackage ? [tolerance(1)] : [tolerance(1), atLeast('power', USUAL_WATTS, 'W')];
  if (component !== 'capacitor') return [];
  const volts = USUAL_VOLTS.find(({ from }) => value >= from)?.volts ?? 0;
  return [atLeast('voltage', volts, 'V'), tolerance(10)];
}

/** The power of most resistors. */
const USUAL_WATTS = 0.1;

/** Values from `from` on, in farads, and the rated voltage that most ceramic capacitors of this size can have at least. */
const USUAL_VOLTS: ReadonlyArray<{ from: number; volts: number }> = [{ from: 90e-6, volts: 16 }, { from: 4e-6, volts: 25 }, { from: 0, volts: 50 }];

function assumed(component: Component | undefined, value: number): Assumption[] {
  switch (component) {
    case 'resistor': return [tolerance(5)];
    case 'inductor': return [tolerance(20)];
    case 'electrolytic': return [tolerance(20)];
    case 'capacitor': {
      const row = CERAMIC.find(({ from }) => value >= from);
      return row ? [atLeast('voltage', row.volts, 'V'), tolerance(row.percent), { key: 'dielectric', operator: 'in', texts: row.dielectrics, text: row.dielectrics[0] ?? '' }] : [];
    }
    default: return [];
  }
}

function tolerance(percent: number): Assumption {
  return { key: 'tolerance', operator: 'le', limit: percent, text: `±${formatValue(percent, '%', 'en')}` };
}

function atLeast(key: string, limit: number, unit: Unit): Assumption {
  return { key, operator: 'ge', limit, text: formatValue(limit, unit, 'en') };
}

/** Whether a value of a product fulfils an assumption. */
export function fulfils(assumption: Assumption, value: number | string | undefined): boolean {
  if (value === undefined) return false;
  if (assumption.operator === 'in') return assumption.texts.includes(String(value));
  if (typeof value !== 'number') return false;
  return assumption.operator === 'ge' ? value >= assumption.limit * (1 - ROUNDING) : value <= assumption.limit * (1 + ROUNDING);
}

/** Numbers that differ by less than this share were only written with other prefixes. */
const ROUNDING = 1e-6;
