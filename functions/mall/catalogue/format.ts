/** Numbers as the trade writes them: `4.7 kΩ`, `100 nF`, `±1%`, `0.1 W`, `64 KB`. */

type Step = readonly [from: number, divisor: number, prefix: string];

/** The prefixes that are usual for a unit, largest first. Farads skip milli, watts take none. */
const STEPS: Record<string, readonly Step[]> = {
  'Ω': [[1e9, 1e9, 'G'], [1e6, 1e6, 'M'], [1e3, 1e3, 'k'], [1, 1, ''], [0, 1e-3, 'm']],
  F: [[0.02, 1, ''], [1e-6, 1e-6, 'µ'], [1e-9, 1e-9, 'n'], [0, 1e-12, 'p']],
  H: [[1, 1, ''], [1e-3, 1e-3, 'm'], [1e-6, 1e-6, 'µ'], [0, 1e-9, 'n']],
  Hz: [[1e9, 1e9, 'G'], [1e6, 1e6, 'M'], [1e3, 1e3, 'k'], [0, 1, '']],
  V: [[1e3, 1e3, 'k'], [0.1, 1, ''], [1e-3, 1e-3, 'm'], [0, 1e-6, 'µ']],
  A: [[1, 1, ''], [1e-3, 1e-3, 'm'], [1e-6, 1e-6, 'µ'], [0, 1e-9, 'n']],
  W: [[0.01, 1, ''], [0, 1e-3, 'm']],
  m: [[1, 1, ''], [1e-4, 1e-3, 'm'], [1e-6, 1e-6, 'µ'], [0, 1e-9, 'n']],
  s: [[1, 1, ''], [1e-3, 1e-3, 'm'], [1e-6, 1e-6, 'µ'], [0, 1e-9, 'n']],
  B: [[1048576, 1048576, 'M'], [1024, 1024, 'K'], [0, 1, '']],
  bit: [[1073741824, 1073741824, 'G'], [1048576, 1048576, 'M'], [1024, 1024, 'K'], [0, 1, '']],
};

/** A number in SI units as text with its unit; at most six significant digits. */
export function formatValue(value: number, unit: string): string {
  const size = Math.abs(value) * (1 + 1e-12);
  if (unit === '%') return `${plainNumber(value)}%`;
  const steps = value === 0 ? undefined : STEPS[unit];
  if (!steps) return unit ? `${plainNumber(value)} ${unit}` : plainNumber(value);
  for (const [from, divisor, prefix] of steps) {
    if (size >= from) return `${plainNumber(value / divisor)} ${prefix}${unit}`;
  }
  return `${plainNumber(value)} ${unit}`;
}

/** The text of an attribute as a parameter table shows it; a tolerance carries its sign. */
export function formatAttribute(key: string, value: number | string, unit: string): string {
  if (typeof value === 'string') return value;
  const text = formatValue(value, unit);
  return key === 'tolerance' ? `±${text}` : text;
}

function plainNumber(value: number): string {
  return String(Number(value.toPrecision(6)));
}
