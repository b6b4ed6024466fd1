/** Code that the files of microcontrollers share: part numbers made of codes for pins, flash, body and temperature. */
import * as v from 'valibot';
import { grouped, readCsv } from '../../../csv/read-csv';
import * as cell from '../../reading/cells';
import { kindsOf, type Kind } from '../../reading/kinds';
import type { Draft, Series } from '../../series';

export const CORES = kindsOf('microcontrollers');

/** Pieces in a reel, or otherwise in a tray or tube. */
export function piecesOf(packageName: string, reel: boolean): number {
  const pins = Number(/-(\d+)/.exec(packageName)?.[1] ?? 48);
  if (/^DIP/.test(packageName)) return pins > 20 ? 15 : 25;
  if (/BGA|CSP/.test(packageName)) return reel ? 1500 : 260;
  if (/^[LT]QFP/.test(packageName)) return reel ? (pins > 64 ? 1000 : 1500) : pins > 144 ? 40 : pins > 100 ? 60 : pins > 64 ? 90 : pins > 48 ? 160 : 250;
  if (/^[TS]*SOP|^SOIC|^MSOP|^QSOP/.test(packageName)) return reel ? 2500 : pins > 20 ? 50 : 74;
  return reel ? 3000 : 490;
}

export interface Micro {
  core: Kind;
  clock: number;
  /** Flash and RAM are in bytes. */
  flash: number;
  ram: number;
  volts: readonly [number, number];
  mpn: string;
  packageName: string;
  price: number;
  popularity: number;
  reel: boolean;
  temperature?: readonly [number, number];
  io?: number;
}

export function micro(product: Micro): Draft {
  const { category, name, states: core } = product.core;
  const [low, high] = product.temperature ?? [-40, 85];
  return {
    mpn: product.mpn, packageName: product.packageName, category, name,
    attributes: {
      ...(core ? { core } : {}), clock: product.clock * 1e6, ...(product.flash ? { flash: product.flash } : {}), ...(product.ram ? { ram: product.ram } : {}),
      ...(product.io ? { io_count: product.io } : {}), supply_voltage_min: product.volts[0], supply_voltage_max: product.volts[1], temperature_min: low, temperature_max: high,
    },
    price: Number(product.price.toPrecision(3)), pack: piecesOf(product.packageName, product.reel), popularity: product.popularity,
  };
}

/** The series of a brand. Its products have their own categories and names. @param kind - kind of the first product */
export function seriesOfKinds(brand: string, { category, name }: Kind, drafts: readonly Draft[]): Series {
  return { brand, category, name, packaging: 'piece', popularity: 1, products: () => drafts };
}

/** Number of pins, kilobytes of flash, and body, each by its letter in the part number. */
export interface Letters {
  pins: Record<string, number>;
  flash: Record<string, number>;
  body: Record<string, string>;
}

/** The columns that all files of microcontrollers have. */
export const RATED = {
  brand: cell.brand,
  core: cell.entryOf(CORES, 'core'),
  clock_mhz: cell.number,
  supply_min: cell.positive,
  supply_max: cell.positive,
  price: cell.positive,
  popularity: cell.share,
};

const GRID = v.strictObject({
  ...RATED,
  /** The beginnings of part numbers, before the code. */
  heads: cell.words,
  /** Kilobytes of RAM by the letter of the flash; `*` stands for all other letters. */
  ram: cell.numbersByCode,
  /** Codes made of the letters for pins, flash and body, such as `C8T`. */
  codes: cell.words,
  /** Endings after the code; `-` means no ending. The last letter R means a reel. */
  endings: cell.words,
});

const NO_ENDING = '-';

/**
 * Reads a file of grids: beginnings such as `STM32F103`, combined with codes such as `C8T` and `CBT`. Each brand has one series.
 * @param lettersOf - the letters of a brand
 * @throws Error if a code has an unknown letter
 */
export function microGrid(file: string, text: string, lettersOf: (brand: string) => Letters): Series[] {
  return [...grouped(readCsv(file, text, GRID), ({ brand }) => brand)].map(([brand, rows]) =>
    seriesOfKinds(brand, rows[0].core, rows.flatMap((row) => [...gridProducts(row, lettersOf(brand))])));
}

function* gridProducts(row: v.InferOutput<typeof GRID>, letters: Letters): Iterable<Draft> {
  const ram = new Map(row.ram);
  for (const head of row.heads) {
    for (const code of row.codes) {
      const [pinCode = '', flashCode = '', bodyCode = ''] = code;
      const pins = letters.pins[pinCode];
      const flash = letters.flash[flashCode];
      const body = letters.body[bodyCode];
      if (!pins || !flash || !body) throw new Error(`no such code: ${head}${code}`);
      for (const [index, ending] of row.endings.entries()) {
        yield micro({
          core: row.core, clock: row.clock_mhz, flash: flash * 1024, ram: Math.round((ram.get(flashCode) ?? ram.get('*') ?? 0) * 1024),
          volts: [row.supply_min, row.supply_max], mpn: `${head}${code}${ending === NO_ENDING ? '' : ending}`,
          packageName: body === 'SOIC' && pins === 20 ? 'SOIC-20W' : `${body}-${pins}`,
          price: row.price * (0.55 + 0.45 * (flash / 64) ** 0.45) * (0.75 + pins / 200) * (index === 0 ? 1 : 1.06),
          popularity: row.popularity / (1 + index * 0.35) / (pins === 48 || pins === 64 ? 1 : 1.3), reel: /R$/.test(ending),
          temperature: ending.startsWith('7') ? [-40, 105] : ending.startsWith('3') ? [-40, 125] : undefined,
          io: Math.max(3, Math.round(pins * 0.8 - 2)),
        });
      }
    }
  }
}
