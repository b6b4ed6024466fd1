/** Rectifiers, Schottky diodes and bridges, which several makers sell under the same numbers. */
import * as v from 'valibot';
import { grouped, readCsv } from '../../../csv/read-csv';
import makerRows from '../../data/rectifier-makers.csv?raw';
import rows from '../../data/rectifiers.csv?raw';
import * as cell from '../../reading/cells';
import { mpnForms } from '../../reading/mpn-forms';
import type { Draft, Series } from '../../series';

const MPN = mpnForms<MakerRow>({
  /** The maker's ending for surface mount types, for leaded ones, and the beginning and the ending of its `SS34`. */
  chip: ({ chip }) => chip,
  leaded: ({ leaded }) => leaded,
  schottky: ({ schottky }) => schottky,
  schottky_ending: ({ schottky_ending }) => schottky_ending,
});

const RECTIFIER = v.strictObject({
  /** The range that makers choose. */
  range: cell.someText,
  category: cell.category,
  name_cn: cell.someText,
  name_en: cell.someText,
  mpn: MPN.cell,
  volts: cell.pieces,
  amperes: cell.positive,
  forward_voltage: cell.positive,
  recovery_ns: cell.optional(cell.pieces),
  package: cell.someText,
  pack: cell.pieces,
  /** Yuan at the cheapest maker. */
  price: cell.positive,
  popularity: cell.share,
});

const RECTIFIERS = readCsv('rectifiers.csv', rows, RECTIFIER);
const RANGES = grouped(RECTIFIERS, ({ range }) => range);

interface MakerRow {
  chip: string;
  leaded: string;
  schottky: string;
  schottky_ending: string;
}

const MAKER = v.strictObject({
  brand: cell.brand,
  ranges: v.pipe(cell.words, v.checkItems((range) => RANGES.has(range), ({ input }) => `no such range: ${String(input)}`)),
  chip: cell.text,
  leaded: cell.text,
  schottky: cell.text,
  schottky_ending: cell.text,
  /** Price over that of the cheapest maker. */
  cost: cell.positive,
  popularity: cell.share,
});

type Maker = v.InferOutput<typeof MAKER>;
type Rectifier = v.InferOutput<typeof RECTIFIER>;

const BRIDGES = '0505';

function draft(maker: Maker, row: Rectifier): Draft {
  return {
    mpn: MPN.write(row.mpn, maker), packageName: row.package,
    attributes: {
      voltage: row.volts, current: row.amperes, forward_voltage: row.forward_voltage,
      ...(row.recovery_ns ? { recovery_time: Number(`${row.recovery_ns}e-9`) } : {}), temperature_min: -55, temperature_max: 150,
    },
    price: row.price * maker.cost, pack: row.pack, popularity: row.popularity,
  };
}

/** One series for each maker, category and name. */
function makersSeries(maker: Maker): Series[] {
  const made = RECTIFIERS.filter(({ range }) => maker.ranges.includes(range));
  return [...grouped(made, ({ category, name_en }) => `${category} ${name_en}`).values()].flatMap((group): Series[] => {
    const [head] = group;
    if (!head) return [];
    const { category, name_cn, name_en } = head;
    return [{ brand: maker.brand, category, name: [name_cn, name_en], packaging: 'small', popularity: maker.popularity, products: () => group.map((row) => draft(maker, row)) }];
  });
}

function allMakers(): Series[] {
  return readCsv('rectifier-makers.csv', makerRows, MAKER).flatMap(makersSeries);
}

/** Single and dual diodes. */
export function rectifiers(): Series[] {
  return allMakers().filter(({ category }) => !category.startsWith(BRIDGES));
}

export function bridgeRectifiers(): Series[] {
  return allMakers().filter(({ category }) => category.startsWith(BRIDGES));
}
