/** Bipolar transistors by maker, with gain groups and packings, and Darlington arrays. */
import * as v from 'valibot';
import secondSourceRows from '../../data/bipolar-second-sources.csv?raw';
import rows from '../../data/bipolars.csv?raw';
import * as cell from '../../reading/cells';
import { readCsv } from '../../../csv/read-csv';
import { kindsOf, type Kind } from '../../reading/kinds';
import type { Series } from '../../series';
import { LISTED, listedProducts, seriesOf, type Listed, type Rating } from './discrete';

const RATING = { kind: cell.entryOf(kindsOf('bipolars'), 'kind of transistor'), voltage: cell.positive, current: cell.positive };
const PRODUCT = v.strictObject({ ...LISTED, ...RATING, gain: cell.optional(cell.positive), channels: cell.optional(cell.pieces) });
/** A transistor that all makers of second sources sell under the same part number. */
const SECOND_SOURCE = v.strictObject({ ...RATING, mpn: cell.someText, gain: cell.positive, package: cell.someText, price: cell.positive });

interface Rated {
  kind: Kind;
  voltage: number;
  current: number;
  gain?: number | undefined;
  channels?: number | undefined;
}

function rating({ kind, voltage, current, gain, channels }: Rated): Rating {
  return {
    category: kind.category,
    name: kind.name,
    attributes: { channel: kind.states, voltage, current, ...(gain ? { gain } : {}), ...(channels ? { channels } : {}) },
  };
}

const SECOND_SOURCES = ['UMW', 'MDD', 'Hottech', 'GOODWORK', 'Slkor', 'MSKSEMI', 'TECH PUBLIC', 'JSMSEMI', 'Yangjie'];

function secondSources(): Listed[] {
  return readCsv('bipolar-second-sources.csv', secondSourceRows, SECOND_SOURCE).flatMap((row) => SECOND_SOURCES.map((brand, index) => ({
    ...rating(row), brand, mpn: row.mpn, packageName: row.package, price: row.price * (1 + (index % 4) * 0.06), popularity: 0.55 - index * 0.035, alike: 1,
  })));
}

/** Bodies by the ending of the part number, for rows that list part numbers with different bodies. */
const BODIES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^U[LQ]N.*PWR$|^TPL.*PWR$/, 'TSSOP-16'], [/^U[LQ]N28.*(N|APG)$|^TBD620?83APG|^TBD62783APG/, 'DIP-18'], [/^U[LQ]N20.*(N|NE|APG)$|^TBD620[06][34]APG/, 'DIP-16'],
  [/^TBD62\d83.?FNG/, 'SSOP-20'], [/^TBD620.*FNG/, 'SSOP-16'],
  [/^BC\d+[ABC]W(T1G|H)/, 'SOT-323'], [/^PBSS\d+T,|^PBSS.*[NP]T,/, 'SOT-23'], [/^PBSS.*Z,/, 'SOT-223'], [/^PBSS\d+V,/, 'SOT-563'], [/^PBSS\d+D,/, 'SOT-23-6'],
  [/^PBSS\d+E,/, 'SOT-523'], [/^PBSS\d+M,/, 'DFN1006-3'], [/^PBSS\d+PA,/, 'DFN2x2-3'], [/^2S[AC]R\d+DTL/, 'TO-252'], [/^2S[AC]R502U3/, 'SOT-323'],
];
/** Volts of general-purpose transistors, by the two digits after BC5 or BC8. */
const VOLTS: Record<string, number> = { 46: 65, 47: 45, 48: 30, 49: 30, 50: 45, 56: 65, 57: 45, 58: 30, 59: 30, 60: 45 };

/** Whether a product has its usual reel. Nexperia's PBSS numbers then end in `,215` for SOT-23 (T), and in `,115` for other bodies. */
const usual = ({ mpn }: Listed): boolean => !mpn.startsWith('PBSS') || /T,215$/.test(mpn) || /[^T],115$/.test(mpn);

function corrected(product: Listed): Listed {
  const mpn = product.mpn.replace(/^(2S[AC]R\d+D)5T100$/, '$1TL').replace(/^(2S[AC]R502U3)5T100$/, '$1T106').replace(/^(PBSS\d+M),115$/, '$1,315');
  const volts = VOLTS[/^BC[58](\d\d)/.exec(mpn)?.[1] ?? ''];
  const packageName = BODIES.find(([pattern]) => pattern.test(mpn))?.[1] ?? product.packageName;
  return { ...product, mpn, packageName, attributes: volts ? { ...product.attributes, voltage: volts } : product.attributes };
}

export function bipolars(): Series[] {
  return seriesOf([...listedProducts(readCsv('bipolars.csv', rows, PRODUCT), rating).filter(usual).map(corrected), ...secondSources()]);
}
