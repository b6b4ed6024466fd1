import type { AttributeFilter } from '~/domain/catalogue/list-address';
import type { Facet } from '~/domain/catalogue/search-page';
import { formatValue, isUnit } from '~/domain/values/engineering-value';

/** The fields of a range: "from – to – unit". */
export interface RangeField {
  min: string;
  max: string;
  /** The units to choose from, the smallest first; empty if the numbers have none. */
  units: string[];
  /** The chosen unit. It applies to bounds without a unit of their own. */
  unit: string;
}

/** The fields of a parameter's range, with units that suit its values. A bound is shown in the chosen unit, or else as it was typed. */
export function rangeField(facet: Facet, filter: AttributeFilter | undefined): RangeField {
  const units = unitsOf(facet);
  const typed = [filter?.min, filter?.max].filter((bound) => bound !== undefined).map(unitWritten);
  const unit = units.find((one) => typed.includes(one)) ?? mostUsedUnit(facet, units);
  const shown = (bound = '') => (unitWritten(bound) === unit ? bound.slice(0, bound.length - unit.length).trim() : bound);
  return { min: shown(filter?.min), max: shown(filter?.max), units, unit };
}

/** The units in which the values of a facet are written: pF, nF, µF. */
function unitsOf({ unit = '', values, min, max }: Facet): string[] {
  if (unit === '' || !isUnit(unit)) return [];
  const numbers = [min, ...values.map(({ number }) => number), max].filter((number) => number !== undefined && number !== 0);
  const units = numbers.map((number) => unitWritten(formatValue(number ?? 0, unit, 'en')));
  return [...new Set(units)];
}

function mostUsedUnit({ unit = '', values }: Facet, units: readonly string[]): string {
  if (!isUnit(unit)) return '';
  const counts = new Map<string, number>();
  for (const { number, count } of values) {
    if (number === undefined || number === 0) continue;
    const written = unitWritten(formatValue(number, unit, 'en'));
    counts.set(written, (counts.get(written) ?? 0) + count);
  }
  return [...units].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? '';
}

/** What follows the number of a value: `µF` of `4.7 µF`, and nothing of `4k7`. */
function unitWritten(text: string): string {
  return /^[-−+]?[\d.,]+([^\d.,]\D*)?$/.exec(text)?.[1]?.trim() ?? '';
}
