/** Application processors, FPGAs, CPLDs and digital signal processors. */
import * as v from 'valibot';
import rows from '../../data/processors.csv?raw';
import * as cell from '../../reading/cells';
import { grouped, readCsv } from '../../../csv/read-csv';
import { kindsOf } from '../../reading/kinds';
import type { Draft, Series } from '../../series';
import { piecesOf, seriesOfKinds } from './micro';

const BODY_STEP = 0.12;

const PRODUCT = v.strictObject({
  brand: cell.brand,
  kind: cell.entryOf(kindsOf('processors'), 'kind of processor'),
  core: cell.someText,
  clock_mhz: cell.positive,
  io_count: cell.optional(cell.number),
  price: cell.positive,
  /** 0 for the cheapest body of a series, 1 for the next one, and so on. Each step adds `BODY_STEP` times the price. */
  price_step: cell.number,
  popularity: cell.share,
  /** Part numbers with the same ratings. The first one is the most wanted and the cheapest. */
  mpns: cell.words,
  package: cell.someText,
});

function drafts({ kind, core, clock_mhz, io_count, price, price_step, popularity, mpns, package: packageName }: v.InferOutput<typeof PRODUCT>): Draft[] {
  const { category, name } = kind;
  return mpns.map((mpn, index) => ({
    mpn, packageName, category, name,
    attributes: {
      core, clock: clock_mhz * 1e6, ...(io_count === undefined ? {} : { io_count }), temperature_min: /I\d?[A-Z]?$|I\d?N$|I7G$/.test(mpn) ? -40 : 0, temperature_max: 85,
    },
    price: Number((price * (0.7 + 0.9 * (index / mpns.length)) * (1 + price_step * BODY_STEP)).toPrecision(3)), pack: Math.min(260, piecesOf(packageName, false)), popularity: popularity / (1 + index * 0.07),
  }));
}

export function processors(): Series[] {
  const brands = grouped(readCsv('processors.csv', rows, PRODUCT), ({ brand }) => brand);
  return [...brands].map(([brand, own]) => seriesOfKinds(brand, own[0].kind, own.flatMap(drafts)));
}
