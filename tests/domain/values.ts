/** Values in the form of expectations. */

import { parseValue, type ValueKind } from '~/domain/values/engineering-value';

/** `4700 Ω`, several readings, or another kind of result. */
export function read(text: string, kind?: ValueKind): string {
  const parsed = parseValue(text, kind);
  if (parsed.status === 'value') return `${parsed.value} ${parsed.unit}`.trim();
  if (parsed.status === 'range') return `${parsed.min} … ${parsed.max} ${parsed.unit}`.trim();
  if (parsed.status === 'ambiguous') return parsed.readings.map(({ value, unit }) => `${value} ${unit}`.trim()).join(' or ');
  return parsed.status === 'size' ? `size ${parsed.size}` : parsed.status;
}

/** Numbers in JavaScript's notation, so that expectations are readable. */
export function normal(text: string): string {
  const [figure = '', ...unit] = text.split(' ');
  return [String(Number(figure)), ...unit].join(' ');
}
