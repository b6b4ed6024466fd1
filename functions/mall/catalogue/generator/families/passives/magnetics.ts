/** Inductors, beads, common mode filters and transformers. */
import * as v from 'valibot';
import beadRows from '../../data/beads.csv?raw';
import * as cell from '../../reading/cells';
import { readCsv } from '../../../csv/read-csv';
import type { Draft, Series } from '../../series';
import { filtersAndTransformers } from '../option-families';
import { E12, E6, code3, grid, parseAll, plain, valuePopularity, type Preferred } from '../../values';

interface RfPlan {
  brand: string;
  category: string;
  name: readonly [string, string];
  popularity: number;
  /** Size, its code in the part number, largest value in nH, milliamperes at 1 nH, price in yuan. */
  sizes: ReadonlyArray<readonly [packageName: string, code: string, largest: number, current: number, price: number]>;
  mpn: (nanos: string, one: Preferred, code: string) => string;
}

/** The code of a value in nanohenries: `1N0`, `10N`, `R10`. */
function nanoCode(one: Preferred): string {
  const nanos = one.value * 1e9;
  if (nanos < 9.95) return `${nanos.toFixed(1).replace('.', 'N')}`;
  if (nanos < 99.5) return `${Math.round(nanos)}N`;
  return `R${String(Math.round(nanos / 10)).padStart(2, '0')}`;
}

function rf(plan: RfPlan): Series {
  return {
    brand: plan.brand, category: plan.category, name: plan.name, packaging: 'chip', popularity: plan.popularity,
    *products(): Iterable<Draft> {
      for (const [packageName, code, largest, current, price] of plan.sizes) {
        const values = [...parseAll('1n 1.1n 1.2n 1.3n 1.5n 1.8n 2n 2.2n 2.4n 2.7n 3n 3.3n 3.6n 3.9n 4.3n 4.7n 5.1n 5.6n 6.2n 6.8n 7.5n 8.2n 9.1n'), ...grid(E12, 10e-9, largest * 1e-9)];
        for (const one of values) {
          const nanos = one.value * 1e9;
          yield {
            mpn: plan.mpn(nanoCode(one), one, code), packageName,
            attributes: {
              inductance: one.value, tolerance: nanos < 6.7 ? '±0.3 nH' : 5,
              current: Number((current / 1000 / Math.max(1, nanos) ** 0.33).toPrecision(2)), dcr: Number((0.08 * nanos ** 0.55).toPrecision(2)),
              temperature_min: -55, temperature_max: 125,
            },
            price, pack: packageName === '0201' ? 15000 : packageName === '0402' ? 10000 : 4000, popularity: valuePopularity(one) * (packageName === '0201' ? 0.6 : 1),
          };
        }
      }
    },
  };
}

interface PowerPlan {
  brand: string;
  category: string;
  name: readonly [string, string];
  popularity: number;
  /** Package, its code, smallest and largest µH, saturation amperes and ohms at 10 µH, height in mm, price in yuan, pieces in a pack. */
  bodies: ReadonlyArray<readonly [packageName: string, code: string, from: number, to: number, amperes: number, ohms: number, height: number, price: number, pack: number]>;
  values?: readonly number[];
  tolerance?: number;
  mpn: (micros: string, one: Preferred, code: string) => string;
}

function power(plan: PowerPlan): Series {
  return {
    brand: plan.brand, category: plan.category, name: plan.name, packaging: 'small', popularity: plan.popularity,
    *products(): Iterable<Draft> {
      for (const [packageName, code, from, to, amperes, ohms, height, price, pack] of plan.bodies) {
        for (const one of grid(plan.values ?? E6, from * 1e-6, to * 1e-6)) {
          const times = one.value / 10e-6;
          yield {
            mpn: plan.mpn(code3(one, -6), one, code), packageName,
            attributes: {
              inductance: one.value, tolerance: plan.tolerance ?? 20,
              current: Number((amperes * 0.82 / times ** 0.47).toPrecision(2)),
              saturation_current: Number((amperes / times ** 0.5).toPrecision(2)),
              dcr: Number((ohms * times ** 0.93).toPrecision(2)), height: Number(`${height}e-3`), temperature_min: -40, temperature_max: 125,
            },
            price, pack, popularity: valuePopularity(one) * (one.value >= 1e-6 && one.value <= 100e-6 ? 1 : 0.6),
          };
        }
      }
    },
  };
}

const BEAD = v.strictObject({
  category: cell.category,
  brand: cell.brand,
  popularity: cell.share,
  /** `@` stands for the code. */
  mpn: cell.someText,
  package: cell.someText,
  amperes: cell.positive,
  price: cell.positive,
  /** Codes for ohms at 100 MHz: two digits and the number of zeros. */
  codes: cell.words,
});

const HIGH_CURRENT = '030302';
const USUAL_BEADS = new Set(['121', '221', '601', '102']);

/** Ferrite beads. Each row is a separate series. */
function beads(): Series[] {
  return readCsv('beads.csv', beadRows, BEAD).map((row): Series => ({
    brand: row.brand, category: row.category, packaging: 'chip', popularity: row.popularity,
    name: row.category === HIGH_CURRENT ? ['大电流贴片磁珠', 'High current chip ferrite bead'] : ['贴片磁珠', 'Chip ferrite bead'],
    products: () => row.codes.map((code) => bead(row, code)),
  }));
}

function bead({ mpn, package: packageName, amperes, price }: v.InferOutput<typeof BEAD>, code: string): Draft {
  const ohms = Number(code.slice(0, 2)) * 10 ** Number(code.slice(2));
  const current = amperes * Math.min(1, (120 / ohms) ** 0.45);
  return {
    mpn: mpn.replace('@', code), packageName,
    attributes: {
      impedance: ohms, tolerance: 25, current: Number(current.toPrecision(2)),
      dcr: Number((0.05 * (ohms / 120) ** 0.8 / Math.max(0.3, amperes)).toPrecision(2)), temperature_min: -55, temperature_max: 125,
    },
    price, pack: packageName === '0402' ? 10000 : packageName === '1206' ? 3000 : 4000,
    popularity: (USUAL_BEADS.has(code) ? 1 : 0.6) * (packageName === '0603' ? 1 : 0.8),
  };
}

const MULTILAYER = ['叠层高频电感', 'Multilayer RF chip inductor'] as const;
const WOUND = ['绕线高频电感', 'Wirewound RF chip inductor'] as const;
const FERRITE = ['叠层铁氧体电感', 'Multilayer ferrite chip inductor'] as const;
const SEMI = ['磁胶屏蔽功率电感', 'Semi-shielded power inductor'] as const;
const MOULDED = ['一体成型功率电感', 'Moulded power inductor'] as const;
const SHIELDED = ['屏蔽功率电感', 'Shielded power inductor'] as const;
const OPEN = ['非屏蔽功率电感', 'Unshielded power inductor'] as const;
const DRUM = ['工字电感', 'Radial drum core inductor'] as const;
const AXIAL = ['色环电感', 'Axial moulded inductor'] as const;
const j = (one: Preferred, small: string, large: string) => (one.value < 6.7e-9 ? small : large);
/** Coilcraft's code for nanohenries: two digits and a power of ten. `103` is 10 µH. */
const coilcraft = (one: Preferred) => code3(one, -9);
const wuerth = (one: Preferred) => (one.value < 10e-6 ? plain(one.digits, one.exponent + 6).replace(/^(\d)\.?(\d)?$/, '00$1') : code3(one, -6));

export function magnetics(): Series[] {
  return [
    rf({ brand: 'Murata', category: '030101', name: MULTILAYER, popularity: 0.5, sizes: [['0402', '15HS', 270, 1000, 0.045], ['0603', '18HN', 270, 1100, 0.06]], mpn: (c, v, s) => `LQG${s}${c}${j(v, 'S', 'J')}${s === '15HS' ? '02D' : '00D'}` }),
    rf({ brand: 'Sunlord', category: '030101', name: MULTILAYER, popularity: 0.48, sizes: [['0201', '0603Q', 100, 700, 0.02], ['0402', '1005C', 270, 900, 0.018], ['0603', '1608C', 270, 1000, 0.025]], mpn: (c, v, s) => `SDCL${s}${c}${j(v, 'S', 'J')}${s === '0603Q' ? 'T02B01' : 'TDF'}` }),
    rf({ brand: 'TDK', category: '030101', name: MULTILAYER, popularity: 0.42, sizes: [['0201', '0603P', 120, 700, 0.03], ['0402', '1005S', 390, 900, 0.035], ['0603', '1608B', 270, 1000, 0.05]], mpn: (c, v, s) => `MLG${s}${c}${j(v, 'S', 'J')}T000` }),
    rf({ brand: 'Murata', category: '030102', name: WOUND, popularity: 0.42, sizes: [['0402', '15AN', 120, 1300, 0.16], ['0603', '18AN', 470, 1600, 0.14]], mpn: (c, v, s) => `LQW${s}${c}${v.value < 9.95e-9 ? 'D' : 'J'}00D` }),
    rf({ brand: 'Coilcraft', category: '030102', name: WOUND, popularity: 0.36, sizes: [['0402', '0402CS', 68, 1300, 1.9], ['0603', '0603CS', 390, 1500, 1.8]], mpn: (c, _, s) => `${s}-${c}XJLW` }),
    power({ brand: 'TDK', category: '030103', name: FERRITE, popularity: 0.42, bodies: [['0603', '1608', 1, 22, 0.11, 0.9, 0.8, 0.12, 4000], ['0805', '2012', 1, 22, 0.16, 0.5, 1.25, 0.14, 2000]], values: E6, mpn: (c, _, s) => `MLZ${s}M${c}WT000` }),
    power({ brand: 'Sunlord', category: '030103', name: FERRITE, popularity: 0.4, bodies: [['0603', '1608', 1, 33, 0.03, 1.2, 0.8, 0.03, 4000], ['0805', '2012', 1, 33, 0.05, 0.9, 1.25, 0.05, 3000]], values: E12, tolerance: 10, mpn: (c, v, s) => `SDFL${s}${v.value < 5e-6 ? (s === '1608' ? 'Q' : 'P') : v.value < 13e-6 ? 'S' : 'T'}${c}KTF` }),
    power({ brand: 'Murata', category: '030103', name: FERRITE, popularity: 0.4, bodies: [['0603', '18FN', 1, 10, 0.1, 0.9, 0.8, 0.16, 4000], ['0805', '21FN', 1, 47, 0.06, 0.6, 1.25, 0.18, 3000]], values: E6, mpn: (c, _, s) => `LQM${s}${c}M${s === '18FN' ? '00D' : '70L'}` }),
    power({ brand: 'Sunlord', category: '030201', name: SEMI, popularity: 0.6, bodies: [['2.5x2.0mm', '252010', 0.47, 10, 1, 0.42, 1, 0.17, 2000], ['2.5x2.0mm', '252012', 0.47, 22, 1.1, 0.38, 1.2, 0.17, 2000], ['3x3mm', '3010', 1, 22, 0.9, 0.33, 1, 0.18, 2000], ['3x3mm', '3012', 1, 47, 1, 0.24, 1.2, 0.18, 2000], ['3x3mm', '3015', 1, 47, 1.3, 0.2, 1.5, 0.18, 2000], ['4x4mm', '4012', 1, 47, 1.2, 0.18, 1.2, 0.2, 4500], ['4x4mm', '4018', 1, 100, 1.4, 0.14, 1.8, 0.2, 3500], ['4x4mm', '4020', 1, 100, 1.7, 0.12, 2, 0.21, 3500], ['4x4mm', '4026', 1, 100, 1.8, 0.1, 2.6, 0.21, 2500], ['4x4mm', '4030', 1, 220, 2, 0.08, 3, 0.22, 2000], ['5x5mm', '5012', 1, 47, 1.3, 0.16, 1.2, 0.28, 3000], ['5x5mm', '5020', 1, 100, 2, 0.1, 2, 0.29, 2500], ['5x5mm', '5040', 1, 220, 2.9, 0.065, 4, 0.31, 1500], ['6x6mm', '6020', 1, 100, 2.3, 0.1, 2, 0.36, 2000], ['6x6mm', '6028', 1, 220, 2.6, 0.07, 2.8, 0.37, 1500], ['6x6mm', '6040', 1, 220, 3, 0.055, 4, 0.39, 1500], ['6x6mm', '6045', 1, 330, 3.3, 0.048, 4.5, 0.4, 1500], ['8x8mm', '8040', 1, 470, 4, 0.035, 4, 0.62, 1000]], values: [10, 15, 22, 33, 47, 68, 82], mpn: (c, v, s) => `SWPA${s}S${c}${v.value < 1.6e-6 ? 'N' : 'M'}T` }),
    power({ brand: 'Bourns', category: '030201', name: SEMI, popularity: 0.42, bodies: [['3x3mm', '3015', 1, 47, 1.2, 0.2, 1.5, 1.3, 2000], ['4x4mm', '4018', 1, 100, 1.4, 0.14, 1.8, 1.2, 2000], ['4x4mm', '4026', 1, 100, 1.7, 0.11, 2.6, 1.3, 2000], ['5x5mm', '5040', 1, 220, 2.8, 0.07, 4, 1.6, 1500], ['6x6mm', '6028', 1, 100, 2.4, 0.08, 2.8, 1.6, 1500], ['6x6mm', '6045', 1, 220, 3.3, 0.05, 4.5, 1.7, 1500], ['8x8mm', '8040', 1, 220, 4, 0.036, 4, 2.2, 1000]], mpn: (c, v, s) => `SRN${s}-${c}${v.value < 1.6e-6 ? 'Y' : 'M'}` }),
    power({ brand: 'TDK', category: '030201', name: SEMI, popularity: 0.4, bodies: [['3x3mm', '3012HBX', 1, 22, 1.1, 0.3, 1.2, 0.7, 2000], ['4x4mm', '4012HBX', 1, 47, 1.3, 0.22, 1.2, 0.75, 2000], ['5x5mm', '5045EX', 1, 220, 3, 0.06, 4.5, 1.05, 1500], ['6x6mm', '6045EX', 1, 470, 3.5, 0.046, 4.5, 1.1, 1500]], mpn: (c, v, s) => `VLS${s}-${c}${v.value < 1.1e-6 ? 'N' : 'M'}` }),
    power({ brand: 'Würth Elektronik', category: '030201', name: SEMI, popularity: 0.34, bodies: [['5x5mm', '74404052', 10, 100, 1.9, 0.12, 2, 5.2, 2000], ['6x6mm', '74404064', 10, 220, 3.1, 0.05, 4.5, 6.4, 1500], ['8x8mm', '74404084', 10, 220, 4.1, 0.036, 4, 7.8, 1000]], mpn: (_, v, s) => `${s}${wuerth(v)}` }),
    power({ brand: 'Sunlord', category: '030202', name: MOULDED, popularity: 0.5, bodies: [['4.4x4.2mm', '0402', 0.22, 10, 2.6, 0.11, 1.8, 0.32, 2000], ['5.4x5.2mm', '0503', 0.33, 22, 3.5, 0.1, 2.8, 0.42, 1500], ['7x6.6mm', '0603', 0.22, 33, 4.5, 0.075, 2.8, 0.5, 1000], ['7x6.6mm', '0605', 0.47, 47, 5, 0.06, 4.8, 0.6, 800], ['11x10mm', '1004', 0.22, 82, 8, 0.032, 3.8, 0.95, 500], ['13.5x12.6mm', '1265', 0.47, 100, 13, 0.02, 6.2, 1.8, 400]], mpn: (c, _, s) => `MWSA${s}S-${c}MT` }),
    power({ brand: 'Vishay', category: '030202', name: MOULDED, popularity: 0.42, bodies: [['4.1x4.1mm', '1616BZ', 0.22, 10, 2.1, 0.16, 2, 3.1, 2000], ['5.5x5.2mm', '2020CZ', 0.22, 10, 2.9, 0.11, 3, 3, 2000], ['6.9x6.5mm', '2525CZ', 0.1, 22, 3.6, 0.079, 3, 2.7, 3000], ['11.5x10.3mm', '4040DZ', 0.1, 22, 7, 0.034, 4, 6.8, 500], ['13.5x12.9mm', '5050FD', 0.22, 47, 11, 0.021, 6.5, 9.5, 500], ['17x17mm', '6767GZ', 0.47, 100, 15, 0.014, 7, 14, 250]], mpn: (c, _, s) => `IHLP${s}ER${c}M01` }),
    power({ brand: 'Bourns', category: '030202', name: MOULDED, popularity: 0.36, bodies: [['4.5x4.1mm', '4020TA', 0.22, 10, 2.5, 0.13, 2, 2.5, 2000], ['5.7x5.2mm', '5030TA', 0.47, 10, 3.5, 0.11, 3, 3.2, 1500], ['7.3x6.6mm', '7028A', 0.22, 10, 4.2, 0.068, 2.8, 4.1, 1000], ['11x10mm', '1038A', 0.33, 10, 9, 0.03, 3.8, 6.3, 500], ['13.5x12.6mm', '1265A', 0.47, 47, 12, 0.022, 6.2, 8.2, 500]], mpn: (c, _, s) => `SRP${s}-${c}M` }),
    power({ brand: 'Coilcraft', category: '030202', name: MOULDED, popularity: 0.38, bodies: [['4x4mm', '4020:B', 0.22, 2.2, 2.6, 0.15, 2.1, 5.6, 1000], ['4x4mm', '4030:C', 1, 10, 3.6, 0.085, 3.1, 6.2, 500], ['5.5x5.3mm', '5030:C', 0.16, 10, 4.4, 0.066, 3.1, 7, 500], ['6.4x6.6mm', '6060:C', 1, 33, 7.6, 0.027, 6.1, 8.5, 250], ['7.5x7.2mm', '7070:D', 0.55, 47, 9.6, 0.022, 7, 10.5, 250]], mpn: (_, v, s) => `XAL${s.slice(0, 4)}-${coilcraft(v)}ME${s.slice(5)}` }),
    power({ brand: 'Chilisin', category: '030202', name: MOULDED, popularity: 0.34, bodies: [['5.5x5.2mm', '05030', 0.22, 10, 3.4, 0.1, 3, 0.7, 1000], ['7.3x6.6mm', '06030', 0.22, 22, 4.6, 0.07, 3, 0.85, 1000], ['11x10mm', '10040', 0.36, 33, 8.5, 0.032, 4, 1.5, 500]], mpn: (c, _, s) => `MHCI${s}-${c}M-R8A` }),
    power({ brand: 'Bourns', category: '030203', name: SHIELDED, popularity: 0.4, bodies: [['6.8x6.8mm', '6028', 2.2, 100, 1.7, 0.07, 2.8, 2.1, 1500], ['6.5x6.5mm', '0604', 2.2, 470, 1.7, 0.09, 4.8, 2.4, 1000], ['10x10mm', '1005', 2.2, 470, 3.1, 0.04, 5, 2.8, 600], ['12.7x12.7mm', '1208', 2.2, 1000, 5.2, 0.025, 8, 3.4, 350], ['12.5x12.5mm', '1260', 1, 1000, 6.2, 0.026, 6, 3.6, 400]], mpn: (c, v, s) => `SRR${s}-${c}${v.value < 10e-6 ? 'Y' : s === '1260' ? 'M' : 'ML'}` }),
    power({ brand: 'Coilcraft', category: '030203', name: SHIELDED, popularity: 0.34, bodies: [['7.3x7.3mm', '7341', 3.3, 470, 2.7, 0.045, 4.1, 5.8, 1000], ['10x10.2mm', '1038', 1, 470, 4.6, 0.035, 3.8, 6.4, 500], ['12.3x12.3mm', '1260', 1, 1000, 6.8, 0.024, 6, 7.2, 500]], mpn: (_, v, s) => `MSS${s}-${coilcraft(v)}MLC` }),
    power({ brand: 'Würth Elektronik', category: '030203', name: SHIELDED, popularity: 0.36, bodies: [['7.3x7.3mm', '7447789', 10, 470, 2, 0.06, 3.2, 6.2, 1000], ['7.3x7.3mm', '7447779', 10, 470, 2.6, 0.05, 4.5, 6.6, 1000], ['12x12mm', '7447709', 10, 1000, 7.1, 0.018, 10, 9.6, 300]], mpn: (_, v, s) => `${s}${wuerth(v)}` }),
    power({ brand: 'Bourns', category: '030204', name: OPEN, popularity: 0.36, bodies: [['4.5x4mm', '0403', 1, 100, 1, 0.14, 3.2, 1, 1500], ['5.8x5.2mm', '0503', 1, 100, 1.7, 0.1, 3.2, 1.1, 1500], ['5.8x5.2mm', '0604', 2.2, 220, 1.9, 0.08, 4.8, 1.2, 1000], ['7.8x7mm', '0805', 2.2, 470, 2.6, 0.06, 5.3, 1.6, 600], ['9.8x9.8mm', '1006', 2.2, 1000, 3.6, 0.05, 5.8, 2, 500]], mpn: (c, _, s) => `SDR${s}-${c}ML` }),
    power({ brand: 'Murata', category: '030204', name: OPEN, popularity: 0.38, bodies: [['1210', '32CN:M53L', 1, 100, 0.45, 0.3, 2, 0.5, 2000], ['1812', '43CN:M03L', 1, 470, 0.65, 0.24, 2.6, 0.6, 500], ['2220', '55DN:M03L', 1, 1000, 1.7, 0.09, 4.7, 0.9, 500]], mpn: (c, _, s) => `LQH${s.slice(0, 4)}${c}${s.slice(5)}` }),
    power({ brand: 'Taiyo Yuden', category: '030204', name: OPEN, popularity: 0.32, bodies: [['0805', '2012', 1, 100, 0.24, 0.36, 1.25, 0.32, 2000], ['1008', '2518', 1, 100, 0.4, 0.25, 1.8, 0.36, 2000]], mpn: (c, _, s) => `LBR${s}T${c}M` }),
    ...beads(),
    power({ brand: 'Bourns', category: '030501', name: DRUM, popularity: 0.32, bodies: [['D7x8mm', '0608', 1, 1000, 1.6, 0.06, 8, 1.2, 500], ['D8.7x12mm', '0812', 3.3, 10000, 2.4, 0.05, 12, 1.3, 500], ['D9x14mm', '0914', 1, 10000, 3.1, 0.04, 14, 1.4, 500], ['D13x14mm', '1314', 10, 22000, 4.3, 0.03, 14, 2.1, 200]], values: E12, tolerance: 10, mpn: (c, v, s) => `RLB${s}-${c}${v.value < 10e-6 ? 'ML' : 'KL'}` }),
    power({ brand: 'Bourns', category: '030502', name: AXIAL, popularity: 0.3, bodies: [['Axial 4x9.5mm', '78F', 0.1, 1000, 0.5, 0.8, 4, 0.75, 5000]], values: E12, tolerance: 10, mpn: (c, v, s) => `${s}${c}${v.value < 9.9e-7 ? 'K' : 'J'}-RC` }),
    power({ brand: 'TDK', category: '030502', name: AXIAL, popularity: 0.3, bodies: [['Axial 3.4x9.2mm', 'B78108E', 1, 4700, 0.6, 0.6, 3.4, 0.9, 2500], ['Axial 2.4x6.3mm', 'B78108S', 0.1, 4700, 0.4, 0.9, 2.4, 0.8, 5000]], values: E12, tolerance: 10, mpn: (_, v, s) => `${s}1${coilcraft(v)}K000` }),
    ...filtersAndTransformers(),
  ];
}
