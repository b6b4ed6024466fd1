import { formatValue, isUnit } from '~/domain/values/engineering-value';
import type { Language } from '~/domain/text/language';
import { rememberTexts } from './remember-texts';
import { valueName } from './value-names';

/** Prefixes for sizes of memory. They stand for powers of 1,024, while SI prefixes stand for powers of 1,000. */
const BINARY = ['', 'K', 'M', 'G'] as const;
/** Units that take SI prefixes, in addition to those of `~/domain/values`. */
const PREFIXED_UNITS: readonly string[] = ['bit/s', 'S/s', 'cd', 'J'];
const BINARY_UNITS: readonly string[] = ['B', 'bit'];

/** The number of significant digits of a figure. */
const PRECISION = 6;

/**
 * The text of an attribute in a parameter table: a number in an SI unit with a prefix, a size of memory such as `64 KB`,
 * or a plain count. A tolerance begins with `±`.
 */
export function formatAttribute(key: string, value: number | string, unit: string, language: Language): string {
  if (typeof value === 'string') return valueName(value, language);
  const text = numberText(value, unit, language);
  return key === 'tolerance' ? `±${text}` : text;
}

const numberText = rememberTexts((value, unit: string, language: Language): string => {
  const figure = Number(value.toPrecision(PRECISION));
  return BINARY_UNITS.includes(unit) ? formatMemory(value, unit) : formatFigure(figure, unit, language);
});

function formatFigure(figure: number, unit: string, language: Language): string {
  if (unit === '') return String(figure);
  if (isUnit(unit)) return formatValue(figure, unit, language);
  return PREFIXED_UNITS.includes(unit) ? formatValue(figure, '', language).replace(/^[\d.−]+/, '$& ') + unit : `${figure} ${unit}`;
}

function formatMemory(size: number, unit: string): string {
  let power = 0;
  // 3,888 B is not a round number of KB, so it is written in B.
  while (power < BINARY.length - 1 && size >= 1024 ** (power + 1) && Number.isInteger((size * 100) / 1024 ** (power + 1))) power++;
  return `${Number((size / 1024 ** power).toPrecision(PRECISION))} ${BINARY[power] ?? ''}${unit}`;
}
