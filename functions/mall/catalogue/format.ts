import { formatValue, isUnit } from '~/domain/values/engineering-value';
import type { Language } from '~/domain/text/language';

/** Sizes of memory count in powers of 1,024, which no SI unit does. */
const BINARY = ['', 'K', 'M', 'G'] as const;
const BINARY_UNITS: readonly string[] = ['B', 'bit'];

/** Digits of a figure that mean something. */
const PRECISION = 6;

/**
 * The text of an attribute as a parameter table shows it: a number in SI units with its prefix, `64 KB` of memory, a
 * count as it is; a tolerance carries its sign.
 */
export function formatAttribute(key: string, value: number | string, unit: string, language: Language): string {
  if (typeof value === 'string') return value;
  const figure = Number(value.toPrecision(PRECISION));
  const text = BINARY_UNITS.includes(unit) ? formatMemory(value, unit) : formatFigure(figure, unit, language);
  return key === 'tolerance' ? `±${text}` : text;
}

function formatFigure(figure: number, unit: string, language: Language): string {
  if (unit === '') return String(figure);
  return isUnit(unit) ? formatValue(figure, unit, language) : `${figure} ${unit}`;
}

function formatMemory(size: number, unit: string): string {
  let power = 0;
  // 3,888 B is no round number of KB, and stays as it is.
  while (power < BINARY.length - 1 && size >= 1024 ** (power + 1) && Number.isInteger((size * 100) / 1024 ** (power + 1))) power++;
  return `${Number((size / 1024 ** power).toPrecision(PRECISION))} ${BINARY[power] ?? ''}${unit}`;
}
