/** Transistors with built-in resistors: each pair of resistors in each package of a maker. */
import * as v from 'valibot';
import { grouped, readCsv } from '../../../csv/read-csv';
import bodyRows from '../../data/digital-transistor-bodies.csv?raw';
import pairRows from '../../data/digital-transistor-pairs.csv?raw';
import rows from '../../data/digital-transistors.csv?raw';
import * as cell from '../../reading/cells';
import { kindsOf, type Kind } from '../../reading/kinds';
import { mpnForms } from '../../reading/mpn-forms';
import type { Draft, Series } from '../../series';
import { parse } from '../../values';
import { packOf } from './discrete';

const PAIR = v.strictObject({
  /** The list to which the pair belongs. A series chooses one list. */
  pairs: cell.someText,
  /** The code of the pair in the part number. */
  code: cell.someText,
  /** Ohms of the resistor at the base, and of the resistor between base and emitter; empty if there is no such resistor. */
  base: cell.optional(cell.value),
  emitter: cell.optional(cell.value),
});

const MPN = mpnForms<{ head: string; pair: string }>({ head: ({ head }) => head, pair: ({ pair }) => pair });

const BODY = v.strictObject({
  /** The list to which the body belongs. A series chooses one list. */
  bodies: cell.someText,
  mpn: MPN.cell,
  /** The part number for pairs with one resistor, if it is different. */
  mpn_single: cell.optional(MPN.cell),
  package: cell.someText,
  price: cell.positive,
  /** Whether the package contains two transistors. */
  dual: cell.flag,
});

const PAIRS = grouped(readCsv('digital-transistor-pairs.csv', pairRows, PAIR), ({ pairs }) => pairs);
const BODIES = grouped(readCsv('digital-transistor-bodies.csv', bodyRows, BODY), ({ bodies }) => bodies);

const SERIES = v.strictObject({
  brand: cell.brand,
  /** The beginning of the part numbers, for NPN and for PNP. */
  npn: cell.someText,
  pnp: cell.someText,
  pairs: cell.entryOf(PAIRS, 'list of pairs'),
  /** The codes of the pairs that the maker offers; empty if the maker offers all pairs of the list. */
  codes: cell.words,
  bodies: cell.entryOf(BODIES, 'list of bodies'),
  /** Current in amperes. */
  current: cell.positive,
  popularity: cell.share,
});

type SeriesRow = v.InferOutput<typeof SERIES>;
type Pair = v.InferOutput<typeof PAIR>;
type Body = v.InferOutput<typeof BODY>;

const KINDS = [...kindsOf('digital-transistors').values()];
const NO_RESISTOR = '—';
/** Most circuits use a pair of two 10 kΩ resistors, or 47 kΩ between base and emitter. */
const MOST_USUAL = '10k';
const USUAL_EMITTER = '47k';

function popularityOf({ base, emitter }: Pair): number {
  if (base === MOST_USUAL && emitter === MOST_USUAL) return 1;
  return base === emitter || emitter === USUAL_EMITTER ? 0.8 : 0.5;
}

/** Writes `4.7k` as `4.7 kΩ`. */
function ohmsText(ohms: string | undefined): string {
  return ohms === undefined ? NO_RESISTOR : `${ohms.replace('k', ' k')}Ω`;
}

function draft(row: SeriesRow, { kind, name: [cn, en], states: polarity }: Kind, pair: Pair, body: Body): Draft {
  const single = pair.base === undefined || pair.emitter === undefined;
  const resistors = `${ohmsText(pair.base)} / ${ohmsText(pair.emitter)}`;
  return {
    mpn: MPN.write((single ? body.mpn_single : undefined) ?? body.mpn, { head: kind === 'NPN' ? row.npn : row.pnp, pair: pair.code }),
    packageName: body.package,
    name: [`${cn} ${resistors}`, `${en} ${resistors}`],
    attributes: {
      channel: body.dual ? `Dual ${polarity}` : polarity, voltage: 50, current: row.current, ...(pair.base === undefined ? {} : { resistance: parse(pair.base).value }),
    },
    price: body.price, pack: packOf(body.package), popularity: popularityOf(pair),
  };
}

function digital(row: SeriesRow, kind: Kind): Series {
  const pairs = row.codes.length === 0 ? row.pairs : row.pairs.filter(({ code }) => row.codes.includes(code));
  return {
    brand: row.brand, category: kind.category, name: kind.name, packaging: 'small', popularity: row.popularity,
    products: () => pairs.flatMap((pair) => row.bodies.map((body) => draft(row, kind, pair, body))),
  };
}

/** All series of transistors with built-in resistors. */
export function digitalTransistors(): Series[] {
  return readCsv('digital-transistors.csv', rows, SERIES).flatMap((row) => KINDS.map((kind) => digital(row, kind)));
}
