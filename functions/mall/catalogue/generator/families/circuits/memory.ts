/** Memory: EEPROM, flash, SRAM, FRAM and DRAM by density, body and packing. */
import * as v from 'valibot';
import endingRows from '../../data/memory-endings.csv?raw';
import rows from '../../data/memory.csv?raw';
import * as cell from '../../reading/cells';
import { readCsv } from '../../../csv/read-csv';
import { mpnForms } from '../../reading/mpn-forms';
import type { Draft, Series } from '../../series';
import { piecesOf } from '../processors/micro';

const KINDS: Record<string, readonly [category: string, cn: string, en: string, bus: string]> = {
  I2C: ['110101', 'I²C 串行 EEPROM', 'I²C serial EEPROM', 'I²C'],
  SPI: ['110102', 'SPI 串行 EEPROM', 'SPI serial EEPROM', 'SPI'],
  UW: ['110102', 'Microwire 串行 EEPROM', 'Microwire serial EEPROM', 'Microwire'],
  NOR: ['110201', 'SPI NOR 闪存', 'SPI NOR flash', 'SPI'],
  NAND: ['110202', 'NAND 闪存', 'NAND flash', 'Parallel'],
  SNAND: ['110202', 'SPI NAND 闪存', 'SPI NAND flash', 'SPI'],
  EMMC: ['110202', 'eMMC 闪存', 'eMMC flash', 'eMMC'],
  SRAM: ['110301', '静态随机存储器', 'Static RAM', 'Parallel'],
  SSRAM: ['110301', '串行 SRAM', 'Serial SRAM', 'SPI'],
  FRAM: ['110302', 'SPI 铁电存储器', 'SPI ferroelectric RAM', 'SPI'],
  FI2C: ['110302', 'I²C 铁电存储器', 'I²C ferroelectric RAM', 'I²C'],
  FPAR: ['110302', '并行铁电存储器', 'Parallel ferroelectric RAM', 'Parallel'],
  SDR: ['110303', 'SDRAM', 'SDRAM', 'SDR'],
  DDR: ['110303', 'DDR SDRAM', 'DDR SDRAM', 'DDR'],
  DDR2: ['110303', 'DDR2 SDRAM', 'DDR2 SDRAM', 'DDR2'],
  DDR3: ['110303', 'DDR3/DDR3L SDRAM', 'DDR3/DDR3L SDRAM', 'DDR3'],
  DDR4: ['110303', 'DDR4 SDRAM', 'DDR4 SDRAM', 'DDR4'],
  LPDDR4: ['110303', 'LPDDR4 SDRAM', 'LPDDR4 SDRAM', 'LPDDR4'],
  PSRAM: ['110301', 'PSRAM', 'Pseudo-static RAM', 'SPI'],
};

const MPN = mpnForms<{ code: string }>({ density: ({ code }) => code });

const SERIES = v.strictObject({
  brand: cell.brand,
  mpn: MPN.cell,
  kind: v.picklist(Object.keys(KINDS), ({ input }) => `no such memory: ${String(input)}`),
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
  const named = KINDS[kind];
  if (!named) throw new Error(`no such memory: ${kind}`);
  const [category, cn, en, bus] = named;
  const least = Math.min(...densities.map(([, kilobits]) => kilobits));
  const growth = /^11010/.test(category) ? 0.16 : 0.42;
  return {
    brand, category, name: [cn, en], packaging: 'piece', popularity,
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
                memory: kilobits * 1024, interface: bus, clock: clock_mhz * 1e6, supply_voltage_min: supply_min, supply_voltage_max: supply_max,
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
