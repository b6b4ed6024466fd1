/** Series written as a template of their part number, for parts that follow a grid of positions and options. */
import type { Draft, Series } from '../series';
import { readAttributes } from './table-series';

/** Colours of bodies, in both languages behind the name. */
const COLOURS: Record<string, readonly [cn: string, en: string]> = {
  green: ['绿色', 'green'], blue: ['蓝色', 'blue'], black: ['黑色', 'black'], grey: ['灰色', 'grey'], orange: ['橙色', 'orange'],
  white: ['白色', 'white'], red: ['红色', 'red'], yellow: ['黄色', 'yellow'], beige: ['米色', 'beige'], natural: ['本色', 'natural'],
};

/** Notes behind the name; any other note is alike in both languages. */
const NOTES: Record<string, readonly [cn: string, en: string]> = {
  bottom: ['下接', 'bottom contact'], top: ['上接', 'top contact'], both: ['双面接', 'both sides contact'], flip: ['后掀盖', 'back flip'],
  plug: ['公头', 'plug'], receptacle: ['母座', 'receptacle'], socket: ['母座', 'socket'], terminal: ['公头', 'terminal'], header: ['公头', 'header'],
};

interface Option {
  code: string;
  attributes: string;
  /** Of price and of popularity. */
  price: number;
  popularity: number;
  min: number;
  max: number;
  colour: string;
  /** Stands behind the name in both languages. */
  note: string;
  packageName: string;
  hot: number | undefined;
}

interface GridOptions {
  /** Names by maker's short form. */
  brands: Record<string, string>;
  /** Whether the numbers count positions; else they are only part of the number. */
  positions?: boolean;
}

/**
 * Reads lines of `template | maker | Chinese | English | numbers | attributes | price | pack | popularity`
 * below `## digits` of a category. `numbers` is `2-16,20` or `4-40/2`, `-` for none; `price` is
 * `base+each`. In the template `{n}` is the number, `{n2}` with leading zeros, `{ns}` with a leading
 * blank, `{h}` its half, `{k}` one less, `{te:282834}` with TE's prefix; `<S:rows=1;D:rows=2,x=1.8>`
 * are options with their attributes, where `x` and `f` are factors of price and popularity (`frequency` is the attribute), `c` a colour,
 * `t` a note behind the name, `pkg` a package, `min` and `max` bounds of the number. Among the attributes `per=row` multiplies the
 * positions by the rows and `pkg` is the package of options without one.
 */
export function gridSeries(text: string, { brands, positions = true }: GridOptions): Series[] {
  let category = '';
  const found: Series[] = [];
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('## ')) {
      category = line.slice(3, 9);
      continue;
    }
    const [template = '', maker = '', cn = '', en = '', numbers = '', attributes = '', price = '', pack = '', popularity = '0.4'] = line.split('|').map((cell) => cell.trim());
    const brand = brands[maker];
    const [base = 0, each = 0] = price.split('+').map(Number);
    const ns = readNumbers(numbers);
    if (!brand || !category || !(base > 0) || !(Number(pack) >= 1)) throw new Error(`not a grid: ${line}`);
    const first = base + each * (ns[0] ?? 0);
    found.push({
      brand, category, name: [cn, en], packaging: first < 1.2 ? 'small' : 'piece', popularity: Number(popularity),
      parts: () => expandGrid({ template, cn, en, ns, attributes, base, each, pack: Number(pack), positions }),
    });
  }
  return found;
}

/** `2-16,20`, `4-40/2`; a dash alone gives one part without a number. */
export function readNumbers(text: string): number[] {
  if (text === '-') return [0];
  return text.split(',').flatMap((part) => {
    const [, from = '', to = from, step = '1'] = /^(\d+)(?:-(\d+))?(?:\/(\d+))?$/.exec(part) ?? [];
    if (!from) throw new Error(`not a list of numbers: ${text}`);
    return Array.from({ length: Math.floor((Number(to) - Number(from)) / Number(step)) + 1 }, (_, i) => Number(from) + i * Number(step));
  });
}

interface Grid {
  template: string;
  cn: string;
  en: string;
  ns: readonly number[];
  attributes: string;
  base: number;
  each: number;
  pack: number;
  positions: boolean;
}

function* expandGrid({ template, cn, en, ns, attributes, base, each, pack, positions }: Grid): Iterable<Draft> {
  const pieces = template.split(/<([^>]*)>/);
  const lists = pieces.filter((_, i) => i % 2 === 1).map((list) => list.split(';').map(readOption));
  const perRow = /(^| )per=row( |$)/.test(attributes);
  const [, usual = ''] = /(?:^| )pkg=(\S+)/.exec(attributes) ?? [];
  const common = attributes.replace('per=row', '').replace(/(^| )pkg=\S+/, '');
  for (const options of combinations(lists)) {
    const shape = pieces.map((piece, i) => (i % 2 ? options[(i - 1) / 2]?.code ?? '' : piece)).join('');
    const colour = COLOURS[options.find((one) => one.colour)?.colour ?? ''];
    const notes = options.map((one) => one.note).filter(Boolean);
    const noted = (side: 0 | 1) => notes.map((one) => (side && NOTES[one] ? ', ' : ' ') + (NOTES[one]?.[side] ?? one)).join('');
    const nameCn = cn + noted(0);
    const nameEn = en + noted(1);
    // What the options decide stands first and wins over the common value.
    const chosen = options.map((one) => one.attributes).join(' ');
    const read = readAttributes(`${chosen} ${common} ${chosen}`);
    const rows = perRow && typeof read.rows === 'number' ? read.rows : 1;
    const priced = options.reduce((all, one) => all * one.price, 1);
    const wanted = options.reduce((all, one) => all * one.popularity, 1);
    for (const n of ns) {
      if (options.some((one) => n < one.min || n > one.max)) continue;
      yield {
        mpn: numbered(shape, n),
        packageName: options.find((one) => one.packageName)?.packageName ?? usual,
        attributes: { ...(positions && n ? { positions: n * rows } : {}), ...(read.pitch === undefined ? {} : { pitch: read.pitch }), ...read },
        price: Number(((base + each * n) * priced).toPrecision(3)),
        pack: Math.max(1, positions && n > 12 ? Math.round(pack / (n / 10) / 5) * 5 || 1 : pack),
        popularity: wanted * numberPopularity(n),
        name: colour ? [`${nameCn}（${colour[0]}）`, `${nameEn}, ${colour[1]}`] : [nameCn, nameEn],
        hot: options.find((one) => one.hot)?.hot,
      };
    }
  }
}

function readOption(text: string): Option {
  const colon = text.indexOf(':');
  const code = colon < 0 ? text : text.slice(0, colon);
  const option: Option = { code, attributes: '', price: 1, popularity: 1, min: 0, max: Infinity, colour: '', note: '', packageName: '', hot: undefined };
  const rest: string[] = [];
  for (const entry of colon < 0 ? [] : text.slice(colon + 1).split(',')) {
    const [key = '', value = ''] = entry.split('=');
    if (key === 'x') option.price = Number(value);
    else if (key === 'f') option.popularity = Number(value);
    else if (key === 'min') option.min = Number(value);
    else if (key === 'max') option.max = Number(value);
    else if (key === 'c') option.colour = value;
    else if (key === 'hot') option.hot = Number(value);
    else if (key === 't') option.note = value.replaceAll('_', ' ');
    else if (key === 'pkg') option.packageName = value.replaceAll('_', ' ');
    else if (key === 'frequency') rest.push(`f=${value}`);
    else rest.push(entry);
  }
  return { ...option, attributes: rest.join(' ') };
}

function combinations(lists: readonly Option[][]): Option[][] {
  return lists.reduce<Option[][]>((all, list) => all.flatMap((head) => list.map((one) => [...head, one])), [[]]);
}

function numbered(shape: string, n: number): string {
  return shape.replace(/\{(?:(n|h|k)([2-4s]?)|te:([\d-]+))\}/g, (_, what: string | undefined, width: string, te: string | undefined) => {
    if (te) return n < 10 ? `${te}-${n}` : `${Math.floor(n / 10)}-${te}-${n % 10}`;
    const value = String(what === 'h' ? n / 2 : what === 'k' ? n - 1 : n);
    return width === 's' ? value.padStart(2, ' ') : value.padStart(Number(width) || 1, '0');
  });
}

/** Small and round counts are wanted most. */
function numberPopularity(n: number): number {
  if (n === 0 || [2, 3, 4].includes(n)) return 1;
  if ([5, 6, 8, 10, 20, 40].includes(n)) return 0.85;
  if ([7, 12, 14, 16, 24, 30].includes(n)) return 0.65;
  return n < 20 ? 0.5 : 0.38;
}
