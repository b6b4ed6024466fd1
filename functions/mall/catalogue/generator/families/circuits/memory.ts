/** Memory: EEPROM, flash, SRAM, FRAM and DRAM by density, body and packing. */
import * as v from 'valibot';
import endingRows from '../../data/memory-endings.csv?raw';
import rows from '../../data/memory.csv?raw';
import * as cell from '../../reading/cells';
import { readCsv } from '../../../csv/read-csv';
import { kindsOf } from '../../reading/kinds';
import { mpnForms } from '../../reading/mpn-forms';
import type { Draft, Series } from '../../series';
import { piecesOf } from '../processors/micro';

const MPN = mpnForms<{ code: string }>({ density: ({ code }) => code });

const SERIES = v.strictObject({
  brand: cell.brand,
  mpn: MPN.cell,
  kind: cell.entryOf(kindsOf('memory'), 'kind of memory'),
  clock_mhz: cell.number,
  supply_min: cell.positive,
  supply_max: cell.positive,
  /** Price of the smallest density in yuan. Prices of larger densities grow with a root of the size. */
  price: cell.positive,
  popularity: cell.share,
  /** Kilobits of each density, by its code. */
  densities: cell.numbersByCode,
  /** The name of a list in `memory-endings.csv`. */
  endings: cell.someText,
});

const NO_SUFFIX = '-';
/** Suffixes for the same body, the most wanted suffix first; `-` means no suffix. */
const ENDING = v.strictObject({ list: cell.someText, suffixes: cell.words, package: cell.someText });

/** Whether a memory of this size is made in this body: for example, only small memories in SOT-23, and only large flash in wide bodies. */
function fits(category: string, kilobits: number, packageName: string, brand: string): boolean {
  if (packageName.startsWith('SOT-23')) return kilobits <= 16;
  if (category === '110101' || category === '110102') return packageName !== 'DFN2x3-8' || kilobits <= 256;
  if (category !== '110201') return true;
  if (packageName === 'SOIC-16W' || packageName === 'TFBGA-24') return kilobits >= 65536;
  if (packageName === 'SOIC-8') return kilobits <= (brand === 'Macronix' ? 262144 : 131072);
  return packageName !== 'DFN2x3-8' || kilobits <= 65536;
}

function series(row: v.InferOutput<typeof SERIES>, endings: readonly v.InferOutput<typeof ENDING>[]): Series {
  const { brand, kind, clock_mhz, supply_min, supply_max, popularity, densities } = row;
  const { category, name } = kind;
  const least = Math.min(...densities.map(([, kilobits]) => kilobits));
  const growth = /^11010/.test(category) ? 0.16 : 0.42;
  return {
    brand, category, name, packaging: 'piece', popularity,
    *products(): Iterable<Draft> {
      for (const [code, kilobits] of densities) {
        let place = 0;
        for (const { suffixes, package: packageName } of endings.filter(({ package: body }) => fits(category, kilobits, body, brand))) {
          for (const suffix of suffixes) {
            const mpn = `${MPN.write(row.mpn, { code })}${suffix === NO_SUFFIX ? '' : suffix}`.replaceAll('_', '-').replace(/^(W25Q(?:128|256|512)J[VW])SS/, '$1S');
            const reel = /(T|TP|R|TR|GT3|E2|MIR|ERE1)$|T-[IE]\/|-T$|\/TR$/.test(mpn);
            yield {
              mpn, packageName,
              attributes: {
                memory: kilobits * 1024, interface: kind.states, clock: clock_mhz * 1e6, supply_voltage_min: supply_min, supply_voltage_max: supply_max,
                temperature_min: -40, temperature_max: 85,
              },
              price: Number((row.price * (kilobits / least) ** growth * (1 + (place % 4) * 0.03)).toPrecision(3)), pack: piecesOf(packageName, reel),
              popularity: 1 / (1 + place++ * 0.18),
            };
          }
        }
      }
    },
  };
}

export function memory(): Series[] {
  const endings = readCsv('memory-endings.csv', endingRows, ENDING);
  return readCsv('memory.csv', rows, SERIES).map((row) => series(row, endings.filter(({ list }) => list === row.endings)));
}
