/** What the tables of microcontrollers share: numbers made of pins, flash, body and temperature. */
import { braces, bracesAll } from '../../readers/braces';
import type { Draft, Series } from '../../series';

/** Cores by the word of the tables: category, name in both languages, the core as it is written. */
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
  // Their cores differ from part to part: none is stated.
  RF: ['100401', '', '无线单片机', 'Wireless microcontroller'],
};

/** Pieces of a tray or tube, and of a reel. */
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
  /** Bytes. */
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

export function micro(part: Micro): Draft {
  const named = CORES[part.core];
  if (!named) throw new Error(`no such core: ${part.core}`);
  const [category, core, cn, en] = named;
  const [low, high] = part.temperature ?? [-40, 85];
  return {
    mpn: part.mpn, packageName: part.packageName, category, name: [cn, en],
    attributes: {
      ...(core ? { core } : {}), clock: part.clock * 1e6, ...(part.flash ? { flash: part.flash } : {}), ...(part.ram ? { ram: part.ram } : {}),
      ...(part.io ? { io_count: part.io } : {}), supply_voltage_min: part.volts[0], supply_voltage_max: part.volts[1], temperature_min: low, temperature_max: high,
    },
    price: Number(part.price.toPrecision(3)), pack: piecesOf(part.packageName, part.reel), popularity: part.popularity,
  };
}

/** A series of microcontrollers; each draft has its own category and name. */
export function micros(brand: string, drafts: readonly Draft[]): Series {
  return { brand, category: '100101', name: ['单片机', 'Microcontroller'], packaging: 'piece', popularity: 1, parts: () => drafts };
}

/** Pins, kilobytes and bodies by the letters in the number. */
export interface Letters {
  pins: Record<string, number>;
  flash: Record<string, number>;
  body: Record<string, string>;
}

/**
 * Reads lines of `head | core clock vmin vmax yuan popularity | kilobytes of RAM by flash letter | pin-flash-body codes | endings`
 * such as `STM32F103 | M3 72 2 3.6 7 0.9 | 8:20 B:20 | C{8,B}T | 6 6TR`; an ending with R is a reel.
 */
export function microTable(brand: string, text: string, letters: Letters): Series {
  const drafts: Draft[] = [];
  const seen = new Set<string>();
  for (const line of text.trim().split('\n')) {
    const [heads = '', rated = '', rams = '', codes = '', endings = ''] = line.split('|').map((cell) => cell.trim());
    const [core = '', clock, low, high, yuan, popularity] = rated.split(' ');
    const ram = new Map(rams.split(' ').map((one) => one.split(':').map(String)).map(([code = '', kilobytes]) => [code, Number(kilobytes)]));
    for (const head of braces(heads)) {
      for (const code of bracesAll(codes)) {
        const [pinCode = '', flashCode = '', bodyCode = ''] = code;
        const pins = letters.pins[pinCode];
        const flash = letters.flash[flashCode];
        const body = letters.body[bodyCode];
        if (!pins || !flash || !body) throw new Error(`no such code: ${head}${code}`);
        endings.split(' ').forEach((ending, index) => {
          const mpn = `${head}${code}${ending === '-' ? '' : ending}`;
          if (seen.has(mpn)) throw new Error(`written twice: ${mpn}`);
          seen.add(mpn);
          drafts.push(micro({
            core, clock: Number(clock), flash: flash * 1024, ram: Math.round((ram.get(flashCode) ?? ram.get('*') ?? 0) * 1024), volts: [Number(low), Number(high)], mpn,
            packageName: body === 'SOIC' && pins === 20 ? 'SOIC-20W' : `${body}-${pins}`, price: Number(yuan) * (0.55 + 0.45 * (flash / 64) ** 0.45) * (0.75 + pins / 200) * (index === 0 ? 1 : 1.06),
            popularity: Number(popularity) / (1 + index * 0.35) / (pins === 48 || pins === 64 ? 1 : 1.3), reel: /R$/.test(ending),
            temperature: ending.startsWith('7') ? [-40, 105] : ending.startsWith('3') ? [-40, 125] : undefined,
            io: Math.max(3, Math.round(pins * 0.8 - 2)),
          }));
        });
      }
    }
  }
  return micros(brand, drafts);
}
