/** Integrated circuits as tables: base numbers over the makers' ordering suffixes and a grid of voltages. */
import { SUFFIXES, type Suffix } from './ic-suffixes';
import type { Draft, Series } from '../series';
import { readAttributes } from './short-attributes';

/** Pieces in a tube by the number of pins of a SOIC. */
const TUBE: Record<number, number> = { 3: 50, 5: 50, 8: 75, 10: 80, 14: 50, 16: 40, 18: 20, 20: 25, 24: 25, 28: 20, 40: 9, 48: 25 };
/** Small packages under their common names, by the name with the count of pins. */
const COMMON: Record<string, string> = { 'SC70-3': 'SOT-323', 'SC70-5': 'SOT-353', 'SC70-6': 'SOT-363', 'SOT5X3-5': 'SOT-553', 'SOT5X3-6': 'SOT-563', 'SOT-23-3': 'SOT-23' };
const WANTED_VOLTS: Record<string, number> = {
  '3.3': 1, '5': 0.92, '1.8': 0.72, '2.5': 0.55, '1.2': 0.6, '3': 0.62, '12': 0.7, '2.8': 0.5, '1.5': 0.45, ADJ: 0.75, '15': 0.4, '9': 0.4, '24': 0.3, '8': 0.3, '6': 0.28, '1': 0.3,
  '3.08': 0.5, '2.93': 0.5, '2.63': 0.4, '4.38': 0.45, '4.63': 0.5, '4.096': 0.6, '2.048': 0.5,
};

/** One value of a line's grid: how the number writes it, what it is. */
interface Step {
  text: string;
  value: number | undefined;
}

interface Line {
  endings: string;
  pins: number;
  price: number;
  attributes: Record<string, number | string>;
  suffixes: Record<string, Suffix>;
  /** Of the base alone, before those of its endings. */
  packageName?: string | undefined;
  pack?: number | undefined;
}

/**
 * Reads lines of `bases | maker | pins | endings | price | popularity | attributes | grid | Chinese / English`. Bases and
 * endings are separated by blanks. An ending is a suffix of the maker or `suffix:package:pack:factor`, `-` for
 * none. A grid is an attribute's short word and values, `vout
 * 1.8 3.3 ADJ` or `v L=4.63`; in a base `{v}` stands for `3.3` (`5.0`), `{s}` for `3.3` (`5`), `{2}` for
 * tenths, `{3}` for hundredths, `{n}` for the value's own letters; `1.2~5/0.1` is a range. `## digits | Chinese | English | attributes`
 * begins another kind. Throws on an unknown maker, suffix or column.
 */
export function icSeries(text: string, makers: Record<string, string>): Series[] {
  const found: Series[] = [];
  let kind = { category: '', name: ['', ''] as readonly [string, string], attributes: '' };
  for (const line of text.trim().split('\n')) {
    const cells = line.replace(/^## /, '').split('|').map((cell) => cell.trim());
    if (line.startsWith('## ')) {
      const [category = '', cn = '', en = '', attributes = ''] = cells;
      kind = { category, name: [cn, en], attributes };
      continue;
    }
    const [bases = '', maker = '', pins = '', endings = '', price = '', popularity = '', attributes = '', steps = '', names = ''] = cells;
    const brand = makers[maker];
    if (!brand || !(Number(price) > 0) || !(Number(popularity) > 0)) throw new Error(`not a line of parts: ${line}`);
    const [cn = '', en = ''] = names.split(' / ');
    const read: Line = { endings, pins: Number(pins), price: Number(price), attributes: readAttributes(`${attributes} ${kind.attributes}`), suffixes: SUFFIXES[brand] ?? {} };
    const drafts = bases.split(/\s+/).flatMap((base, index) => ofBase(...adapted(base, read), steps, 1 / (1 + index * 0.18)));
    found.push({ brand, category: kind.category, name: en ? [cn, en] : kind.name, packaging: Number(price) < 0.25 ? 'small' : 'piece', popularity: Number(popularity), parts: () => drafts });
  }
  return found;
}

/** `base[TO-220,45,x1.3,iout=3]`: what a base has that its line has not: package, pack, price and attributes. */
function adapted(text: string, line: Line): [base: string, line: Line] {
  const [, base = text, list = ''] = /^(.+)\[(.+)\]$/.exec(text) ?? [];
  const own = list.split(',').filter(Boolean);
  const factor = Number(own.find((entry) => /^x[\d.]+$/.test(entry))?.slice(1) ?? 1);
  const attributes = { ...line.attributes, ...readAttributes(own.filter((entry) => entry.includes('=')).join(' ')) };
  const packageName = own.find((entry) => /^[A-Z]/.test(entry));
  const pack = Number(own.find((entry) => /^\d+$/.test(entry))) || undefined;
  return [base, { ...line, attributes, price: line.price * factor, packageName, pack }];
}

function ofBase(base: string, line: Line, grid: string, popularity: number): Draft[] {
  if (!grid) return icEndings(base, line, popularity);
  const [word = '', ...entries] = grid.split(/\s+/);
  const values = entries.flatMap(ranged);
  return values.flatMap((entry) => {
    const step = readStep(entry);
    const wanted = WANTED_VOLTS[step.value === undefined ? 'ADJ' : String(step.value)] ?? 0.2;
    const attributes = step.value === undefined ? line.attributes : { ...readAttributes(`${word}=${step.value}`), ...line.attributes };
    return icEndings(written(base, step), { ...line, attributes }, popularity * wanted);
  });
}

/** `1.2~1.5/0.1` as the values of a range. */
function ranged(entry: string): string[] {
  const [, from, to, by] = /^([\d.]+)~([\d.]+)\/([\d.]+)$/.exec(entry) ?? [];
  if (!by) return [entry];
  const steps = Math.round((Number(to) - Number(from)) / Number(by));
  return Array.from({ length: steps + 1 }, (_, index) => String(Number((Number(from) + index * Number(by)).toFixed(3))));
}

function readStep(entry: string): Step {
  const [letters = '', figure = letters] = entry.split('=');
  const number = Number(figure);
  return { text: letters, value: Number.isFinite(number) ? number : undefined };
}

function written(base: string, { text, value }: Step): string {
  return base.replace(/\{(.)\}/g, (_, form: string) => {
    if (form === 'n' || value === undefined) return text;
    if (form === 'v') return Number.isInteger(value) ? value.toFixed(1) : String(value);
    if (form === 's') return String(value);
    const digits = form === '2' && Math.abs(value * 10 - Math.round(value * 10)) > 1e-6 ? 3 : Number(form);
    return String(Math.round(value * 10 ** (digits - 1))).padStart(digits, '0');
  });
}

/** The parts of one base number over its endings, the most wanted first. */
export function icEndings(base: string, { endings, pins, price, attributes, suffixes, ...only }: Line, popularity = 1): Draft[] {
  return endings.split(/\s+/).map((ending, index) => {
    const [suffix = '', ...own] = ending.split(':');
    const [packageName = '', pieces = '', factor = '1'] = own.length > 0 ? own : known(suffix, pins, suffixes);
    if (!(Number(pieces) >= 1) || !(Number(factor) > 0)) throw new Error(`not an ending: ${base} ${ending}`);
    const amount = Number(price) * Number(factor);
    return {
      mpn: base + (suffix === '-' ? '' : suffix),
      packageName: (only.packageName ?? packageName).replaceAll('_', ' '),
      attributes,
      price: Math.round(amount * 1e5) / 1e5,
      pack: only.pack ?? Number(pieces),
      popularity: popularity / (1 + index * 0.25),
    };
  });
}

function known(suffix: string, pins: number, suffixes: Record<string, Suffix>): string[] {
  const entry = suffixes[suffix];
  if (!entry) throw new Error(`no such suffix: ${suffix}`);
  const name = entry.packageName.replace('#', String(pins));
  return [COMMON[name] ?? name, String(entry.pack === 'tube' ? (TUBE[pins] ?? 50) : entry.pack), String(entry.factor)];
}
