/** Microcontrollers of makers other than ST: grids of pins and flash, and lists of part numbers. */
import * as v from 'valibot';
import gridRows from '../../data/microcontroller-grids.csv?raw';
import listedRows from '../../data/microcontrollers.csv?raw';
import * as cell from '../../reading/cells';
import { grouped, readCsv } from '../../../csv/read-csv';
import type { Kind } from '../../reading/kinds';
import type { Draft, Series } from '../../series';
import { CORES, micro, microGrid, RATED, seriesOfKinds, type Letters } from './micro';

const STM_LIKE: Letters = {
  pins: { J: 8, D: 16, F: 20, E: 24, G: 28, K: 32, T: 36, C: 48, R: 64, M: 80, V: 100, Z: 144, I: 176, B: 208 },
  flash: { 3: 8, 4: 16, 6: 32, 8: 64, B: 128, Z: 192, C: 256, D: 384, E: 512, F: 768, G: 1024, I: 2048, K: 3072, M: 4032 },
  body: { T: 'LQFP', U: 'QFN', H: 'BGA', P: 'TSSOP', V: 'LQFP', S: 'SOIC', X: 'QFN', Q: 'QSOP', M: 'SOIC', K: 'BGA' },
};

const WCH: Letters = {
  pins: { ...STM_LIKE.pins, A: 16, W: 68, E: 24 }, flash: { ...STM_LIKE.flash, 7: 48 }, body: { ...STM_LIKE.body, R: 'QSOP' },
};

/** Part numbers with the same ratings, the most wanted one first. Flash and RAM are in kilobytes. */
const LISTED = v.strictObject({ ...RATED, flash: cell.number, ram: cell.number, mpns: cell.words, package: cell.someText });

const BODIES: ReadonlyArray<readonly [RegExp, string]> = [
  [/LQFP(\d+)/, 'LQFP'], [/[PD]DIP(\d+)|-DIP(\d+)/, 'DIP'], [/TSSOP(\d+)/, 'TSSOP'], [/SSOP(\d+)/, 'SSOP'], [/QFN(\d+)|SFN(\d+)/, 'QFN'], [/QFP(\d+)/, 'TQFP'], [/N?SOP(\d+)|SOIC(\d+)/, 'SOIC'], [/DFN(\d+)/, 'DFN'], [/QSOP(\d+)/, 'QSOP'], [/PLCC(\d+)/, 'PLCC'],
];
/** The bodies of Texas Instruments' parts, by the ending of the part number; `$` stands for the digits in the ending. */
const TI_BODIES: ReadonlyArray<readonly [RegExp, string]> = [
  [/PMR?$|SPMR$/, 'LQFP-64'], [/PNR?$/, 'LQFP-80'], [/PZR?$/, 'LQFP-100'], [/PT[R]?$/, 'LQFP-48'], [/RGZ[RT]$/, 'QFN-48'], [/RHA[RT]$/, 'QFN-40'], [/RHB[RT]$/, 'QFN-32'],
  [/RGC[RT]$/, 'QFN-64'], [/RTDT$/, 'QFN-64'], [/RSBR$/, 'QFN-40'], [/RGER$/, 'QFN-24'], [/RSMR$/, 'QFN-32'], [/DBTR$|DAR?$|DA38$/, 'TSSOP-38'], [/I?DWR?$/, 'SOIC-20W'], [/N20$/, 'DIP-20'], [/N14$/, 'DIP-14'], [/PW(14|16|20|28)R?$/, 'TSSOP-$'],
  [/DGS(20|28)R$/, 'TSSOP-$'], [/G(48|56)R?$/, 'TSSOP-$'], [/RLLR$/, 'QFN-24'], [/RSA16R$/, 'QFN-16'],
];

/** Patterns that find the kilobytes of flash in a part number. If no pattern finds them, the flash of the row is used. */
const FLASH: readonly RegExp[] = [
  /^ATX?MEGA(128|256|64|32|16|8|4)(?!\d\dE)/, /^ATTINY(32|16|8|4|2)(?=\d)/, /^AVR(\d+)D/, /^PIC32MX\d+F(\d+)/, /^PIC32M[ZM]0*([1-9]\d*)[EG]/, /^(?:PIC24[FH]J|dsPIC33[FEC][JPK])(\d+)/, /^MK[LE]\d+Z(\d+)/, /^MK\d+DN(\d+)/,
  /^CC253\dF(\d+)/, /^CC254\dF(\d+)/, /^CC1310F(\d+)/, /^STC\w*?\dK(\d+)/, /^STC12C5A(\d+)/, /^IAP\w+?K(\d+)/, /^GD/,
];
const SAM_FLASH: Record<string, number> = { 13: 8, 14: 16, 15: 32, 16: 64, 17: 128, 18: 256, 19: 512, 20: 1024, 21: 2048 };

function flashOf(mpn: string, usual: number): number {
  const sam = /^ATSAM[DLCESV]\w*?[EGJNPQCD](1[3-9]|2[01])[AB]/.exec(mpn)?.[1];
  if (sam) return SAM_FLASH[sam] ?? usual;
  for (const pattern of FLASH) {
    const found = Number(pattern.exec(mpn)?.[1]);
    if (found > 0) return found;
  }
  return usual;
}

/** The body that the ending of the part number names, such as `-PDIP40` or `I/SO`; otherwise the body of the row. */
function bodyOf(mpn: string, packageName: string): string {
  for (const [pattern, body] of BODIES) {
    const found = pattern.exec(mpn);
    const pins = found?.slice(1).find(Boolean);
    if (pins && !/^(nRF|AVR)/.test(mpn)) return `${body}-${pins}${body === 'SOIC' && Number(pins) > 16 ? 'W' : ''}`;
  }
  if (/^(MSP|CC|TM4C)/.test(mpn)) {
    for (const [pattern, body] of TI_BODIES) {
      const found = pattern.exec(mpn);
      if (found) return body.replace('$', found[1] ?? '');
    }
  }
  const pins = /-(\d+)/.exec(packageName)?.[1] ?? '';
  const microchip = /[IE]\/(SO|SS|SP|P|ML|PT|ST|MF|MM|2N|SL|SN)$/.exec(mpn)?.[1];
  if (!microchip || !/^(dsPIC|PIC)/.test(mpn)) return packageName;
  const kinds: Record<string, string> = { SO: pins === '28' ? 'SOIC-28W' : packageName, SS: `SSOP-${pins === '18' ? 20 : pins}`, SP: 'DIP-28', P: pins === '44' ? 'DIP-40' : packageName, ML: `QFN-${pins}`, MM: 'QFN-28', '2N': 'QFN-28', ST: 'TSSOP-14', MF: 'DFN-8' };
  if (microchip === 'PT' && pins === '28') return 'TQFP-44';
  return kinds[microchip] ?? packageName;
}

function listed(): Series[] {
  const brands = grouped(readCsv('microcontrollers.csv', listedRows, LISTED), ({ brand }) => brand);
  return [...brands].map(([brand, rows]) => seriesOfKinds(brand, rows[0].core, rows.flatMap((row) => row.mpns.map((mpn, index) => listedProduct(row, mpn, index)))));
}

/** The core of a part number, if it differs from the core of its row. */
function coreOf(mpn: string): Kind | undefined {
  return CORES.get(/^PIC24/.test(mpn) ? 'PIC24' : /^R5F/.test(mpn) ? 'RL78' : '');
}

function listedProduct(row: v.InferOutput<typeof LISTED>, mpn: string, index: number): Draft {
  const kilobytes = flashOf(mpn, row.flash);
  const ratio = row.flash ? kilobytes / row.flash : 1;
  return micro({
    core: coreOf(mpn) ?? row.core, clock: row.clock_mhz, flash: kilobytes * 1024,
    ram: Math.round((row.ram * 1024 * ratio) / 16) * 16, volts: [row.supply_min, row.supply_max], mpn, packageName: bodyOf(mpn, row.package),
    price: row.price * (0.5 + 0.5 * ratio ** 0.5) * (1 + (index % 7) * 0.02), popularity: row.popularity / (1 + index * 0.06),
    reel: /(R|R7|T|TR|TU|X)$/.test(mpn) || /^PIC\w+T-/.test(mpn),
  });
}

export function microcontrollers(): Series[] {
  return [...microGrid('microcontroller-grids.csv', gridRows, (brand) => (brand === 'WCH' ? WCH : STM_LIKE)), ...listed()];
}
