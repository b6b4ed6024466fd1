/** Code that the files of microcontrollers share: part numbers made of codes for pins, flash, body and temperature. */
import * as v from 'valibot';
import * as cell from '../../reading/cells';
import { readCsv } from '../../../csv/read-csv';
import type { Draft, Series } from '../../series';

/** The cores, by the word for them in the CSV files: category, core as it is shown, and name in both languages. */
const CORES: Record<string, readonly [category: string, core: string, cn: string, en: string]> = {
  M0: ['100101', 'Arm Cortex-M0', 'Cortex-M0 单片机', 'Cortex-M0 microcontroller'],
  'M0+': ['100101', 'Arm Cortex-M0+', 'Cortex-M0+ 单片机', 'Cortex-M0+ microcontroller'],
  M3: ['100102', 'Arm Cortex-M3', 'Cortex-M3 单片机', 'Cortex-M3 microcontroller'],
  M4: ['100103', 'Arm Cortex-M4', 'Cortex-M4 单片机', 'Cortex-M4 microcontroller'],
  M7: ['100104', 'Arm Cortex-M7', 'Cortex-M7 单片机', 'Cortex-M7 microcontroller'],
  M23: ['100104', 'Arm Cortex-M23', 'Cortex-M23 单片机', 'Cortex-M23 microcontroller'],
  M33: ['100104', 'Arm Cortex-M33', 'Cortex-M33 单片机', 'Cortex-M33 microcontroller'],
  RV: ['100105', 'RISC-V', 'RISC-V 单片机', 'RISC-V microcontroller'],
  AVR: ['100201', 'AVR', 'AVR 单片机', 'AVR microcontroller'],
  PIC: ['100202', 'PIC', 'PIC 单片机', 'PIC microcontroller'],
  8051: ['100203', '8051', '8051 单片机', '8051 microcontroller'],
  STM8: ['100204', 'STM8', 'STM8 单片机', 'STM8 microcontroller'],
  MSP430: ['100301', 'MSP430', 'MSP430 单片机', 'MSP430 microcontroller'],
  dsPIC: ['100302', 'dsPIC', '16 位单片机', '16-bit microcontroller'],
  PIC24: ['100302', 'PIC24', '16 位单片机', '16-bit microcontroller'],
  RL78: ['100302', 'RL78', '16 位单片机', '16-bit microcontroller'],
  MIPS: ['100302', 'MIPS32', '32 位 PIC 单片机', '32-bit PIC microcontroller'],
  // The cores of these products differ, so no core is shown.
  RF: ['100401', '', '无线单片机', 'Wireless microcontroller'],
};

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
  core: keyof typeof CORES | string;
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
  const named = CORES[product.core];
  if (!named) throw new Error(`no such core: ${product.core}`);
  const [category, core, cn, en] = named;
  const [low, high] = product.temperature ?? [-40, 85];
  return {
    mpn: product.mpn, packageName: product.packageName, category, name: [cn, en],
    attributes: {
      ...(core ? { core } : {}), clock: product.clock * 1e6, ...(product.flash ? { flash: product.flash } : {}), ...(product.ram ? { ram: product.ram } : {}),
      ...(product.io ? { io_count: product.io } : {}), supply_voltage_min: product.volts[0], supply_voltage_max: product.volts[1], temperature_min: low, temperature_max: high,
    },
    price: Number(product.price.toPrecision(3)), pack: piecesOf(product.packageName, product.reel), popularity: product.popularity,
  };
}

/** A series of microcontrollers. Each draft has its own category and name. */
export function micros(brand: string, drafts: readonly Draft[]): Series {
  return { brand, category: '100101', name: ['单片机', 'Microcontroller'], packaging: 'piece', popularity: 1, products: () => drafts };
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
  core: v.pipe(v.string(), v.check((core) => core in CORES, ({ input }) => `no such core: ${input}`)),
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
 * Reads a file of grids. Each beginning (`STM32F103`) is combined with each code (`C8T`, `CBT`). Each brand gets one series.
 * @throws Error if a code has a letter that `lettersOf` does not know, or if a part number occurs twice
 */
export function microGrid(file: string, text: string, lettersOf: (brand: string) => Letters): Series[] {
  const found = new Map<string, Draft[]>();
  const seen = new Set<string>();
  for (const row of readCsv(file, text, GRID)) {
    const drafts = found.get(row.brand) ?? [];
    found.set(row.brand, drafts);
    for (const draft of gridProducts(row, lettersOf(row.brand))) {
      if (seen.has(draft.mpn)) throw new Error(`${file}: written twice: ${draft.mpn}`);
      seen.add(draft.mpn);
      drafts.push(draft);
    }
  }
  return [...found].map(([brand, drafts]) => micros(brand, drafts));
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
