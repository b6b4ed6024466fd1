/** Aluminium electrolytic and aluminium polymer capacitors: cans with the makers' part numbers. */
import * as v from 'valibot';
import { grouped, readCsv } from '../../../csv/read-csv';
import rows from '../../data/electrolytic-capacitors.csv?raw';
import canRows from '../../data/electrolytic-cans.csv?raw';
import caseRows from '../../data/electrolytic-cases.csv?raw';
import * as cell from '../../reading/cells';
import { mpnForms } from '../../reading/mpn-forms';
import { SERIES_HEAD, seriesHead } from '../../reading/series-head';
import type { Draft, Series } from '../../series';
import { code3, parse, shortNumber, valuePopularity, voltageCode3, type Preferred } from '../../values';

const KIND = v.picklist(['chip', 'radial', 'high voltage', 'snap-in', 'polymer chip', 'polymer radial'], ({ input }) => `no such kind of cans: ${String(input)}`);

/** A can that is made for a voltage and a capacitance. Diameter and height are in millimetres. */
const CAN = v.strictObject({ cans: KIND, volts: cell.positive, microfarads: cell.value, diameter: cell.positive, height: cell.positive });

/** The code in a maker's part numbers for the case of a can. */
const CASE = v.strictObject({
  /** The list to which the code belongs. A series chooses one list. */
  cases: cell.someText,
  diameter: cell.positive,
  height: cell.positive,
  code: cell.text,
  /** The height that the maker states, if it is different. */
  stated_height: cell.optional(cell.positive),
});

const CASES = grouped(readCsv('electrolytic-cases.csv', caseRows, CASE), ({ cases }) => cases);

/** A can of a series. */
interface Can {
  volts: number;
  value: Preferred;
  diameter: number;
  height: number;
  code: string;
  statedHeight: number;
}

/** The codes that makers use for voltages. */
const VOLTAGE_LETTERS: Readonly<Record<string, string>> = {
  '2.5': '0E', '4': '0G', '6.3': '0J', '10': '1A', '16': '1C', '20': '1D', '25': '1E', '35': '1V', '50': '1H', '63': '1J', '80': '1K', '100': '2A', '160': '2C',
  '200': '2D', '250': '2E', '400': '2G', '450': '2W',
};

const MPN = mpnForms<Can>({
  /** 4.7 µF is `4R7`, 470 µF is `471`. */
  uF: ({ value }) => code3(value, -6),
  microfarads: ({ value }) => shortNumber(value.value * 1e6),
  /** 16 V is `1C`. */
  voltage: ({ volts }) => VOLTAGE_LETTERS[String(volts)] ?? '',
  /** 16 V is `160`. */
  volts3: ({ volts }) => voltageCode3(volts),
  volts: ({ volts }) => String(volts),
  case: ({ code }) => code,
  diameter: ({ diameter }) => String(diameter),
  height: ({ height }) => String(height),
});

const SERIES = v.strictObject({
  ...SERIES_HEAD,
  mpn: MPN.cell,
  cans: KIND,
  /** Codes of the cases; a can is left out if its case has no code. Empty if the part number does not contain the case. */
  cases: cell.optional(cell.entryOf(CASES, 'list of cases')),
  volts_min: cell.optional(cell.positive),
  volts_max: cell.optional(cell.positive),
  hours: cell.pieces,
  temperature_max: cell.pieces,
  /** Price as a multiple of the cheapest maker's price. */
  cost: cell.positive,
});

type SeriesRow = v.InferOutput<typeof SERIES>;
type CanRow = v.InferOutput<typeof CAN>;

const SNAP_IN = '020203';
const CHIPS = new Set(['020201', '020301']);
const POLYMER = '0203';
const HIGH_VOLTAGE = 160;

function cansOf({ cans, cases, volts_min = 0, volts_max = Infinity }: SeriesRow, canTable: readonly CanRow[]): Can[] {
  return canTable.filter((can) => can.cans === cans && can.volts >= volts_min && can.volts <= volts_max).flatMap(({ volts, microfarads, diameter, height }) => {
    const found = cases?.find((one) => one.diameter === diameter && one.height === height);
    if (cases && !found) return [];
    return [{ volts, value: parse(`${microfarads}u`), diameter, height, code: found?.code ?? '', statedHeight: found?.stated_height ?? height }];
  });
}

function canDraft({ category, mpn, hours, temperature_max: hot, cost }: SeriesRow, can: Can): Draft {
  const { volts, value, diameter, height, statedHeight } = can;
  const chip = CHIPS.has(category);
  const polymer = category.startsWith(POLYMER);
  const volume = diameter ** 2 * height;
  return {
    mpn: MPN.write(mpn, can),
    packageName: `${chip ? 'SMD ' : ''}D${diameter}xL${statedHeight}mm`,
    attributes: {
      capacitance: value.value, tolerance: 20, voltage: volts,
      ripple_current: Number((0.0042 * Math.sqrt(volume) * (polymer ? 12 : 1.4)).toPrecision(2)),
      lifetime: `${hours} h @${hot} °C`,
      height: Number(`${statedHeight}e-3`), temperature_min: hot > 85 ? -55 : -40, temperature_max: hot,
    },
    price: Number((cost * (0.05 + volume * (polymer ? 0.0011 : 0.00034)) * (volts >= HIGH_VOLTAGE ? 1.5 : 1)).toPrecision(4)),
    pack: packOf(category, diameter),
    popularity: valuePopularity(value) * (volts <= 50 && volts >= 16 ? 1 : 0.7),
  };
}

/** Pieces in a reel, in a box of taped parts, or in a tray. */
function packOf(category: string, diameter: number): number {
  if (category === SNAP_IN) return 100;
  if (CHIPS.has(category)) return diameter <= 5 ? 2000 : diameter <= 6.3 ? 1000 : 500;
  return diameter <= 8 ? 1000 : diameter <= 10 ? 500 : 200;
}

export function electrolyticCapacitors(): Series[] {
  const canTable = readCsv('electrolytic-cans.csv', canRows, CAN);
  return readCsv('electrolytic-capacitors.csv', rows, SERIES).map((row): Series => {
    const cans = cansOf(row, canTable);
    return { ...seriesHead(row), packaging: row.category === SNAP_IN ? 'piece' : 'small', products: () => cans.map((can) => canDraft(row, can)) };
  });
}
