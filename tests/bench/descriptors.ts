import { readFileSync } from 'node:fs';
import type { NumericMeaning, Query, QueryTerm } from '~/domain/query/query';
import { readQuery } from '~/domain/query/read-query';
import { tradeVocabulary } from '../domain/query/trade-vocabulary';
import type { Bench } from './bench';
import type { Figure } from './figures';

/** The least share of stated fields that must be read right. */
const LEAST_RIGHT = 0.9;

/** The fields of a descriptor with the unit of the value; texts have none. */
const UNITS: Readonly<Record<string, string>> = { resistance: 'Ω', capacitance: 'F', tolerance: '%', voltage_rating: 'V', power_rating: 'W' };
const TEXT_KEYS: Readonly<Record<string, string>> = { characteristic: 'dielectric', color: 'color' };
const TYPES: ReadonlyArray<readonly [type: string, category: string, unit: string]> = [
  ['resistor', 'Resistors', 'Ω'], ['capacitor', 'Capacitors', 'F'], ['led', 'LEDs', ''],
];

type Row = Record<string, string>;

/**
 * Reads descriptors from tables of expected fields and counts what is read right. A file is tab-separated and has a line of column names. Rows
 * without the column `input` are spelt from their fields.
 */
export const descriptors: Bench = {
  name: 'descriptors',
  async run({ files }) {
    return files.flatMap((file) => measure(file, rowsOf(readFileSync(file, 'utf8'))));
  },
};

function measure(file: string, rows: readonly Row[]): Figure[] {
  let stated = 0;
  const wrong: string[] = [];
  const missing: string[] = [];
  for (const row of rows) {
    const keyword = row['input'] ?? spell(row);
    const query = readQuery(keyword, tradeVocabulary);
    for (const field of ['type', 'size', ...Object.keys(UNITS), ...Object.keys(TEXT_KEYS)]) {
      const expected = row[field] ?? '';
      const read = fieldOf(query, field);
      if (row['absent'] === field && read !== undefined) wrong.push(`${keyword}: ${field} is ${read}, expected none`);
      if (expected === '') continue;
      stated += 1;
      if (read === undefined) missing.push(`${keyword}: ${field} is missing, expected ${expected}`);
      else if (!isSame(read, expected)) wrong.push(`${keyword}: ${field} is ${read}, expected ${expected}`);
    }
  }
  for (const line of [...wrong, ...missing]) console.log(`  ${line}`);
  const right = (stated - wrong.length - missing.length) / stated;
  const name = file.slice(file.lastIndexOf('/') + 1);
  return [
    { bench: 'descriptors', what: `${name}: fields read right, of ${stated}`, value: `${(right * 100).toFixed(1)} %`, gate: `≥ ${LEAST_RIGHT * 100} %`, passed: right >= LEAST_RIGHT },
    { bench: 'descriptors', what: `${name}: fields that contradict`, value: String(wrong.length), gate: '≤ 0', passed: wrong.length === 0 },
  ];
}

function rowsOf(text: string): Row[] {
  const [head = '', ...lines] = text.split('\n').filter(Boolean);
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, index) => [names[index] ?? '', cell])));
}

/** A row as an engineer types it: `100n 0603 X7R 50V 10% capacitor`. */
function spell(row: Row): string {
  const value = row['resistance'] ? `${prefixed(Number(row['resistance']), '')}` : row['capacitance'] ? `${prefixed(Number(row['capacitance']), 'F')}` : '';
  const rest = [row['size'], row['characteristic'], row['voltage_rating'] && `${row['voltage_rating']}V`, row['power_rating'] && `${row['power_rating']}W`];
  return [row['type'], row['color'], value, ...rest, row['tolerance'] && `${row['tolerance']}%`].filter(Boolean).join(' ');
}

function prefixed(value: number, unit: string): string {
  if (unit === '' && value < 1) return `${value}R`;
  for (const [power, prefix] of [[6, 'M'], [3, 'k'], [0, ''], [-6, 'u'], [-9, 'n'], [-12, 'p']] as const) {
    if (value >= 10 ** power * 0.999) return `${Number((value / 10 ** power).toPrecision(4))}${prefix}${unit}`;
  }
  return `${value}${unit}`;
}

function fieldOf(query: Query, field: string): string | undefined {
  if (field === 'size') return query.flatMap((term) => (term.kind === 'package' ? term.names : []))[0];
  if (field === 'type') return TYPES.find(([, category, unit]) => query.some((term) => isOf(term, category, unit)))?.[0];
  const key = TEXT_KEYS[field];
  const term = query.find((one) => one.kind === 'value' && (one.operator === 'in' ? one.key === key : one.unit === UNITS[field]));
  if (term?.kind !== 'value') return undefined;
  return term.operator === 'in' ? term.texts[0] : String(figureOf(term));
}

function isOf(term: QueryTerm, category: string, unit: string): boolean {
  if (term.kind === 'category') return term.name.en === category;
  return term.kind === 'value' && term.operator !== 'in' && unit !== '' && term.unit === unit;
}

function figureOf(term: NumericMeaning): number {
  if (term.operator === 'eq') return term.value;
  return term.operator === 'le' ? term.max : term.min;
}

function isSame(read: string, expected: string): boolean {
  const [a, b] = [Number(read), Number(expected)];
  if (Number.isNaN(a) || Number.isNaN(b)) return read.toLowerCase() === expected.toLowerCase();
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b)) && (b === 0 || Math.abs(a / b - 1) < 1e-6);
}
