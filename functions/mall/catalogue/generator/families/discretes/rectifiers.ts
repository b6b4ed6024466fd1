/** Rectifiers, Schottky diodes and bridges. Several makers sell them with the same part numbers. */
import * as v from 'valibot';
import { grouped, readCsv } from '../../../csv/read-csv';
import makerRows from '../../data/rectifier-makers.csv?raw';
import rows from '../../data/rectifiers.csv?raw';
import * as cell from '../../reading/cells';
import { mpnForms } from '../../reading/mpn-forms';
import type { Draft, Series } from '../../series';

const MPN = mpnForms<MakerRow>({
  /** The maker's ending for surface mount diodes. */
  chip: ({ chip }) => chip,
  /** The maker's ending for leaded diodes. */
  leaded: ({ leaded }) => leaded,
  /** The maker's beginning of numbers such as `SS34`, and its ending for them. */
  schottky: ({ schottky }) => schottky,
  schottky_ending: ({ schottky_ending }) => schottky_ending,
});

const RECTIFIER = v.strictObject({
  /** The range to which the number belongs. A maker offers some of the ranges. */
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
  /** Price of the cheapest maker in yuan. */
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
  /** Price as a multiple of the cheapest maker's price. */
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

/** The series of a maker: one for each category and name. */
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

/** All series of single and dual diodes. */
export function rectifiers(): Series[] {
  return allMakers().filter(({ category }) => !category.startsWith(BRIDGES));
}

/** All series of bridges. */
export function bridgeRectifiers(): Series[] {
  return allMakers().filter(({ category }) => category.startsWith(BRIDGES));
}
