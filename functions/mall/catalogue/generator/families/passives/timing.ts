/** Crystals, resonators and oscillators for many frequencies. */
import * as v from 'valibot';
import { readCsv } from '../../../csv/read-csv';
import rows from '../../data/timing.csv?raw';
import * as cell from '../../reading/cells';
import { mpnForms } from '../../reading/mpn-forms';
import { SERIES_HEAD, seriesHead } from '../../reading/series-head';
import { GRID, gridValues, isBounded, NO_BOUNDS } from '../../reading/value-grid';
import type { Draft, Series } from '../../series';
import { watchCrystals } from '../option-families';

const MPN = mpnForms<{ mhz: number; code: string }>({
  /** `8`, `11.0592` */
  mhz: ({ mhz }) => String(mhz),
  /** `110592` */
  mhzDigits: ({ mhz }) => String(mhz).replace('.', ''),
  /** `8.000`, `8.0000`, `8.000000` */
  mhz3: ({ mhz }) => mhz.toFixed(3),
  mhz4: ({ mhz }) => mhz.toFixed(4),
  mhz6: ({ mhz }) => mhz.toFixed(6),
  /** At least three decimals: `8.000`, `11.0592`. */
  mhzFrom3: ({ mhz }) => (Number.isInteger(mhz * 1000) ? mhz.toFixed(3) : String(mhz)),
  /** `8M00`, `16M0` */
  mhzM: ({ mhz }) => mhz.toFixed(mhz < 10 ? 2 : 1).replace('.', 'M'),
  /** `08000`, `11059` */
  kHz: ({ mhz }) => String(Math.round(mhz * 1000)).padStart(5, '0'),
  code: ({ code }) => code,
});

const SERIES = v.pipe(v.strictObject({
  ...SERIES_HEAD,
  mpn: MPN.cell,
  ...GRID,
  /** More frequencies. */
  also: v.pipe(cell.words, v.array(cell.preferred)),
  /** Load capacitances of a crystal in picofarads, by the code in the part number. The most wanted one is first. */
  loads: cell.numbersByCode,
  /** Supply voltages of an oscillator, by the code in the part number. If the part number contains no code, the code is the voltage. */
  supplies: cell.numbersByCode,
  /** Tolerance at 25 °C in parts per million. */
  ppm: cell.positive,
  temperature_min: cell.number,
  temperature_max: cell.pieces,
  package: cell.someText,
  pack: cell.pieces,
  price: cell.positive,
  /** Slug of the drawing, if it does not follow from the package. */
  drawing: cell.text,
}), v.check((row) => isBounded(row), NO_BOUNDS));

/** The most wanted frequencies in megahertz. Of oscillators, one more is wanted most. */
const DAILY = new Set([8, 12, 16, 24, 25, 26, 32, 40]);
const DAILY_OSCILLATOR = 50;
/** How much the popularity falls from one code to the next. */
const CRYSTAL_FALLOFF = 0.25;
const OSCILLATOR_FALLOFF = 0.3;

function popularityOf(mhz: number, oscillator: boolean): number {
  if (DAILY.has(mhz) || (oscillator && mhz === DAILY_OSCILLATOR)) return 1;
  return Number.isInteger(mhz) ? 0.6 : 0.4;
}

function draftsOf(row: v.InferOutput<typeof SERIES>, hertz: number): Draft[] {
  const mhz = hertz / 1e6;
  const oscillator = row.supplies.length > 0;
  return (oscillator ? row.supplies : row.loads).map(([code, figure], index) => ({
    mpn: MPN.write(row.mpn, { mhz, code }),
    packageName: row.package,
    attributes: {
      frequency: hertz, frequency_tolerance: `±${row.ppm} ppm`, ...(oscillator ? { voltage: figure } : { load_capacitance: Number(`${figure}e-12`) }),
      temperature_min: row.temperature_min, temperature_max: row.temperature_max,
    },
    price: row.price, pack: row.pack, popularity: popularityOf(mhz, oscillator) / (1 + index * (oscillator ? OSCILLATOR_FALLOFF : CRYSTAL_FALLOFF)),
    ...(row.drawing ? { drawing: row.drawing } : {}),
  }));
}

/** All series of crystals, resonators and oscillators. */
export function timing(): Series[] {
  const series = readCsv('timing.csv', rows, SERIES).map((row): Series => {
    const frequencies = [...gridValues(row), ...row.also];
    return { ...seriesHead(row), packaging: 'small', products: () => frequencies.flatMap(({ value }) => draftsOf(row, value)) };
  });
  return [...series, ...watchCrystals()];
}
