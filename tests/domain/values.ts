/** Values as expectations write them. */

import { parseValue, type ValueKind } from '~/domain/values/engineering-value';

/** `4700 Ω`, or several readings, or what else the text is. */
export function read(text: string, kind?: ValueKind): string {
  const parsed = parseValue(text, kind);
  if (parsed.status === 'value') return `${parsed.value} ${parsed.unit}`.trim();
  if (parsed.status === 'range') return `${parsed.min} … ${parsed.max} ${parsed.unit}`.trim();
  if (parsed.status === 'ambiguous') return parsed.readings.map(({ value, unit }) => `${value} ${unit}`.trim()).join(' or ');
  return parsed.status === 'size' ? `size ${parsed.size}` : parsed.status;
}

/** The way JavaScript writes a number, so that expectations may be written for people. */
export function normal(text: string): string {
  const [figure = '', ...unit] = text.split(' ');
  return [String(Number(figure)), ...unit].join(' ');
}
