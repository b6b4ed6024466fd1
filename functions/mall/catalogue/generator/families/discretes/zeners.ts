/** Zener diodes. Their part numbers contain the voltage, or a running number. */
import * as v from 'valibot';
import { readCsv } from '../../../csv/read-csv';
import valueRows from '../../data/zener-values.csv?raw';
import rows from '../../data/zeners.csv?raw';
import * as cell from '../../reading/cells';
import { mpnForms } from '../../reading/mpn-forms';
import { SERIES_HEAD, seriesHead } from '../../reading/series-head';
import type { Series } from '../../series';

/** A list of voltages: those of E24, or those of a series of running numbers. The latter has the name of its first number. */
const VALUES = v.strictObject({ values: cell.someText, volts: v.pipe(cell.words, v.array(cell.positive)) });

const VOLTAGES = new Map(readCsv('zener-values.csv', valueRows, VALUES, 'values').map(({ values, volts }) => [values, volts]));

const MPN = mpnForms<{ volts: number; number: number }>({
  /** `5V1`, `12` */
  volts: ({ volts }) => (volts < 10 ? volts.toFixed(1).replace('.', 'V') : String(volts)),
  number: ({ number }) => String(number),
});

const SERIES = v.strictObject({
  ...SERIES_HEAD,
  mpn: MPN.cell,
  values: cell.entryOf(VOLTAGES, 'list of voltages'),
  /** The running number of the first voltage in the list; empty if part numbers contain the voltage. */
  first: cell.optional(cell.pieces),
  from: cell.optional(cell.positive),
  to: cell.optional(cell.positive),
  tolerance: cell.positive,
  watts: cell.positive,
  package: cell.someText,
  pack: cell.pieces,
  price: cell.positive,
});

/** The voltages that are wanted most. */
const WANTED = new Set([3.3, 3.6, 5.1, 5.6, 6.8, 8.2, 10, 12, 15, 18, 24]);

/** All series of Zener diodes. */
export function zeners(): Series[] {
  return readCsv('zeners.csv', rows, SERIES).map((row): Series => {
    const { values, first = 0, from = 0, to = Infinity } = row;
    const numbered = values.map((volts, index) => ({ volts, number: first + index })).filter(({ volts }) => volts >= from && volts <= to);
    return {
      ...seriesHead(row), packaging: 'small',
      products: () => numbered.map((one) => ({
        mpn: MPN.write(row.mpn, one), packageName: row.package,
        attributes: { zener_voltage: one.volts, tolerance: row.tolerance, power: row.watts, temperature_min: -55, temperature_max: 150 },
        price: row.price, pack: row.pack, popularity: WANTED.has(one.volts) ? 1 : 0.5,
      })),
    };
  });
}
