/** Standard logic: the functions in each maker's families, in all packages and packings. */
import * as v from 'valibot';
import endingRows from '../../data/logic-endings.csv?raw';
import familyRows from '../../data/logic-families.csv?raw';
import functionRows from '../../data/logic-functions.csv?raw';
import * as cell from '../../reading/cells';
import { readCsv } from '../../../csv/read-csv';
import { icProducts } from '../../reading/ic-series';
import { knownEnding, type Ending } from '../../reading/ic-suffixes';
import { mpnForms } from '../../reading/mpn-forms';
import type { Series } from '../../series';

/** A logic function and its number: of the 74 family (`ttl`), of the 4000 family (`cmos`), or of parts with one to three gates (`little`). */
const FUNCTION = v.strictObject({
  kind: v.picklist(['ttl', 'cmos', 'little']),
  number: cell.someText,
  category: cell.category,
  /** Pins of the usual package. */
  pins: cell.pieces,
  /** Number of gates or bits. */
  channels: cell.pieces,
  name_cn: cell.someText,
  name_en: cell.someText,
});

const MPN = mpnForms<{ number: string }>({ function: ({ number }) => number });

const FAMILY = v.strictObject({
  /** `dual` is for numbers that leave out the `2G` of a little function. */
  kind: v.picklist(['ttl', 'cmos', 'little', 'dual']),
  brand: cell.brand,
  mpn: MPN.cell,
  functions: cell.words,
  /** The name of a list in `logic-endings.csv`. */
  endings: cell.someText,
  price: cell.positive,
  popularity: cell.share,
  attributes: cell.attributes,
});

/** An ending of part numbers, by the pins of the function. Without `pack`, `ic-suffixes.csv` explains the suffix. */
const ENDING = v.strictObject({
  list: cell.someText,
  /** Pins of the function; 24 means 24 or more. */
  pins: cell.pieces,
  suffix: cell.someText,
  /** `#` stands for the number of pins. */
  package: cell.text,
  pack: cell.optional(cell.pieces),
  price_factor: cell.optional(cell.positive),
});

type LogicFunction = v.InferOutput<typeof FUNCTION>;
type LogicFamily = v.InferOutput<typeof FAMILY>;
type EndingRow = v.InferOutput<typeof ENDING>;

const LARGE = 24;
const COUNTERS = '120203';
const USUAL = 0.35;
/** The popularity of functions that are wanted more than usual. */
const WANTED: Record<string, number> = {
  '00': 0.9, '04': 0.95, '08': 0.9, '14': 1, '32': 0.85, '74': 0.9, '86': 0.7, '125': 0.8, '138': 0.9, '164': 0.8, '165': 0.85, '244': 0.8, '245': 0.95, '373': 0.6, '573': 0.8, '595': 1,
  '4051': 1, '4052': 0.8, '4053': 0.85, '4066': 0.9, '4011': 0.8, '4013': 0.8, '4017': 0.85, '4060': 0.7, '4069U': 0.7, '4093': 0.8, '40106': 0.75, '4001': 0.7, '4094': 0.6, '4538': 0.55, '4511': 0.6,
  '1G00': 0.7, '1G04': 0.8, '1G07': 0.75, '1G08': 0.9, '1G14': 0.9, '1G17': 0.9, '1G32': 0.8, '1G125': 0.9, '1G126': 0.7, '1G34': 0.6, '1G3157': 0.7, '2G14': 0.7, '2G17': 0.7, '2G34': 0.6, '2G07': 0.6,
};

/** Finds the function of a number. Tries the number itself, without a last letter A, B or U, with U at its end, and with `1G` or `2G` before it. */
function functionOf(kind: LogicFamily['kind'], number: string, functions: ReadonlyMap<string, LogicFunction>): LogicFunction | undefined {
  const table = kind === 'dual' ? 'little' : kind;
  const bare = number.replace(/[ABU]$/, '');
  return [number, bare, `${number}U`, `${kind === 'dual' ? 2 : 1}G${number}`].map((one) => functions.get(`${table}|${one}`)).find(Boolean);
}

function familySeries(family: LogicFamily, functions: ReadonlyMap<string, LogicFunction>, endings: readonly EndingRow[]): Series[] {
  const { kind, brand, mpn } = family;
  const own = endings.filter(({ list }) => list === family.endings);
  return family.functions.flatMap((number) => {
    const one = functionOf(kind, number, functions);
    const chosen = one ? own.filter(({ pins }) => pins === Math.min(one.pins, LARGE)) : [];
    if (!one || chosen.length === 0) return [];
    const { category, pins, channels } = one;
    const cost = family.price * (pins >= 20 ? 1.4 : pins === 16 ? 1.12 : 1) * (category === COUNTERS ? 1.1 : 1);
    const drafts = icProducts(MPN.write(mpn, { number }), {
      endings: chosen.map((ending) => endingOf(brand, ending, pins)),
      price: Math.round(cost * 1e4) / 1e4,
      attributes: { channels, ...family.attributes, temperature_min: -40, temperature_max: kind === 'cmos' ? 85 : 125 },
    });
    const series: Series = {
      brand, category, name: [one.name_cn, one.name_en], packaging: 'piece', popularity: family.popularity * (WANTED[number] ?? USUAL), products: () => drafts,
    };
    return [series];
  });
}

function endingOf(brand: string, { suffix, package: packageName, pack, price_factor: factor = 1 }: EndingRow, pins: number): Ending {
  if (pack === undefined) return knownEnding(brand, suffix, pins);
  return { suffix, packageName: packageName.replace('#', String(pins)), pack, factor };
}

/** Gates, flip-flops, registers, counters, buffers, decoders and switches of seven makers. */
export function logic(): Series[] {
  const functions = new Map(readCsv('logic-functions.csv', functionRows, FUNCTION).map((row) => [`${row.kind}|${row.number}`, row]));
  const endings = readCsv('logic-endings.csv', endingRows, ENDING);
  return readCsv('logic-families.csv', familyRows, FAMILY).flatMap((family) => familySeries(family, functions, endings));
}
