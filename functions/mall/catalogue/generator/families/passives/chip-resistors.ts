/** Chip resistors: E24 and E96 values in the makers' numbering systems. */
import type { Draft, Series } from '../../series';
import { E24, E96, code3, code4, grid, grid96and24, letterCode, valuePopularity, type Preferred } from '../../values';

/** The data of a chip size: watts, volts, pieces in a reel, relative price and popularity. */
interface Size {
  name: string;
  power: number;
  voltage: number;
  reel: number;
  cost: number;
  popularity: number;
}

const SIZES: Record<string, Size> = {
  '01005': { name: '01005', power: 0.03125, voltage: 15, reel: 20000, cost: 2.2, popularity: 0.2 },
  '0201': { name: '0201', power: 0.05, voltage: 25, reel: 10000, cost: 0.95, popularity: 0.55 },
  '0402': { name: '0402', power: 0.0625, voltage: 50, reel: 10000, cost: 0.8, popularity: 0.95 },
  '0603': { name: '0603', power: 0.1, voltage: 75, reel: 5000, cost: 1, popularity: 1 },
  '0805': { name: '0805', power: 0.125, voltage: 150, reel: 5000, cost: 1.6, popularity: 0.85 },
  '1206': { name: '1206', power: 0.25, voltage: 200, reel: 5000, cost: 2.6, popularity: 0.7 },
  '1210': { name: '1210', power: 0.5, voltage: 200, reel: 5000, cost: 7, popularity: 0.3 },
  '2010': { name: '2010', power: 0.75, voltage: 200, reel: 4000, cost: 10, popularity: 0.25 },
  '2512': { name: '2512', power: 1, voltage: 200, reel: 4000, cost: 14, popularity: 0.45 },
};

interface Plan {
  brand: string;
  /** The popularity of the maker's series. */
  popularity: number;
  /** Price in yuan of one piece of size 0603, if a whole reel is bought. */
  price: number;
  category?: string;
  name?: readonly [string, string];
  sizes: readonly string[];
  tolerance: number;
  values: (size: Size) => Preferred[];
  mpn: (one: Preferred, size: Size) => string;
  /** Watts by size, if they differ from the usual rating of the size. */
  power?: Record<string, number>;
  voltage?: Record<string, number>;
  coefficient?: string;
}

const THICK = ['厚膜贴片电阻', 'Thick film chip resistor'] as const;
const THIN = ['薄膜精密贴片电阻', 'Thin film precision chip resistor'] as const;
const SURGE = ['抗浪涌贴片电阻', 'Anti-surge chip resistor'] as const;
const CAR = ['车规贴片电阻', 'Automotive chip resistor'] as const;
const HIGH_VOLTAGE = ['高压贴片电阻', 'High voltage chip resistor'] as const;

/** The popularity of a resistance. Values from 1 kΩ to 100 kΩ are wanted most. */
function decadePopularity(ohms: number): number {
  if (ohms < 1) return 0.25;
  if (ohms < 10) return 0.45;
  if (ohms < 100) return 0.7;
  if (ohms < 1e3) return 0.85;
  if (ohms < 1e5) return 1;
  return ohms < 1e6 ? 0.75 : 0.45;
}

function chip(plan: Plan): Series {
  return {
    brand: plan.brand,
    category: plan.category ?? '010101',
    name: plan.name ?? THICK,
    packaging: 'chip',
    popularity: plan.popularity,
    *products(): Iterable<Draft> {
      for (const key of plan.sizes) {
        const size = SIZES[key];
        if (!size) throw new Error(`no such chip size: ${key}`);
        for (const one of plan.values(size)) {
          const mpn = plan.mpn(one, size);
          yield {
            mpn,
            packageName: size.name,
            attributes: {
              resistance: one.value,
              tolerance: plan.tolerance,
              power: plan.power?.[key] ?? size.power,
              temperature_coefficient: plan.coefficient ?? (one.value < 10 || one.value > 1e6 ? '±200 ppm/°C' : '±100 ppm/°C'),
              temperature_min: -55,
              temperature_max: key === '0201' || key === '01005' ? 125 : 155,
            },
            price: plan.price * size.cost * (one.value < 1 ? 2.5 : 1),
            pack: size.reel,
            popularity: valuePopularity(one) * decadePopularity(one.value) * size.popularity,
          };
        }
      }
    },
  };
}

/** A jumper of zero ohms in each size. */
function jumpers(brand: string, sizes: readonly string[], price: number, popularity: number, mpn: (size: string) => string): Series {
  return {
    brand,
    category: '010101',
    name: ['贴片零欧电阻', 'Zero ohm chip jumper'],
    packaging: 'chip',
    popularity,
    *products() {
      for (const key of sizes) {
        const size = SIZES[key];
        if (!size) throw new Error(`no such chip size: ${key}`);
        yield {
          mpn: mpn(key),
          packageName: size.name,
          attributes: { resistance: 0, current: size.power >= 0.1 ? (size.power >= 0.25 ? 2 : 1) : 0.5 },
          price: price * size.cost,
          pack: size.reel,
          popularity: size.popularity,
        };
      }
    },
  };
}

const e24 = (from: number, to: number) => () => grid(E24, from, to);
/** E96 and E24 values for the everyday sizes, and E24 values for all other sizes. */
const fine = (everyday: string, from: number, to: number) => (size: Size) => (everyday.includes(size.name) ? grid96and24(from, to) : grid(E24, from, to));

/** Uniroyal's code of four characters: three digits and a power of ten. J, K, L and M stand for 10^-1 to 10^-4. */
function uniroyal(one: Preferred): string {
  const code = code4(one, 'R');
  if (!code.includes('R')) return code;
  const digits = code.replace('R', '');
  const before = code.indexOf('R');
  const zeros = digits.length - before;
  if (before === 0) return one.value >= 0.1 ? `${digits.slice(0, 3)}L` : `${digits.slice(1)}0M`;
  return `${digits}${['', 'J', 'K'][zeros] ?? ''}`;
}

/** Uniroyal's code for 5 % resistors: a zero, two digits and a power of ten. J stands for 10^-1. */
function uniroyal5(one: Preferred): string {
  if (one.value >= 10) return `0${code3(one)}`;
  return `0${String(Math.round(one.value * 10)).padStart(2, '0')}J`;
}

/** A code of four characters, with a letter as decimal point: `10K0`, `4K70`, `100K`, `1M00`. */
function letter4(one: Preferred): string {
  const power = one.value >= 1e6 ? 6 : one.value >= 1e3 ? 3 : 0;
  const letter = power === 6 ? 'M' : power === 3 ? 'K' : 'R';
  const scaled = one.value / 10 ** power;
  const whole = Math.floor(scaled + 1e-9);
  const digits = 3 - String(whole).length;
  if (digits === 0) return `${Math.round(scaled)}${letter}`;
  return scaled.toFixed(digits).replace('.', letter);
}

const UNI_POWER: Record<string, string> = { '0201': 'WM', '0402': 'WG', '0603': 'WA', '0805': 'W8', '1206': 'W4', '1210': 'W2', '2010': '07', '2512': '1W' };
const UNI_PACK: Record<string, string> = { '0201': 'TEE', '0402': 'TCE', '2010': 'T4E', '2512': 'T4E' };
const uniMpn = (tolerance: 'F' | 'J' | 'D') => (one: Preferred, size: Size) =>
  `${size.name}${UNI_POWER[size.name] ?? ''}${tolerance}${tolerance === 'J' ? uniroyal5(one) : uniroyal(one)}${UNI_PACK[size.name] ?? 'T5E'}`;

const ERJ: Record<string, [one: string, five: string, end: string]> = {
  '0201': ['1GNF', '1GNJ', 'C'], '0402': ['2RKF', '2GEJ', 'X'], '0603': ['3EKF', '3GEYJ', 'V'], '0805': ['6ENF', '6GEYJ', 'V'], '1206': ['8ENF', '8GEYJ', 'V'],
};
const RK73: Record<string, string> = { '0201': '1HTTC', '0402': '1ETTP', '0603': '1JTTD', '0805': '2ATTD', '1206': '2BTTD', '1210': '2ETTD', '2512': '3ATTE' };
const MCR: Record<string, string> = { '0402': '01MZP', '0603': '03EZP', '0805': '10EZP', '1206': '18EZP' };
const FH: Record<string, string> = { '0201': 'RC-01', '0402': 'RC-02', '0603': 'RS-03', '0805': 'RS-05', '1206': 'RS-06', '2512': 'RC-12' };
const ERA: Record<string, [string, string]> = { '0402': ['2A', 'X'], '0603': ['3A', 'V'], '0805': ['6A', 'V'], '1206': ['8A', 'V'] };
const AR: Record<string, string> = { '0402': 'AR02', '0603': 'AR03', '0805': 'AR05', '1206': 'AR06' };
const RG: Record<string, string> = { '0603': 'RG1608', '0805': 'RG2012' };
const ERJP: Record<string, string> = { '0603': 'ERJP03', '0805': 'ERJP06', '1206': 'ERJP08' };
/** Yageo's letter for the tape. Large sizes come in embossed tape (K). */
const tape = (size: Size) => (size.power >= 0.75 ? 'K' : 'R');
const rtCode = (one: Preferred) => `07${letterCode(one)}L`;
const USUAL = ['0402', '0603', '0805', '1206'] as const;

export function chipResistors(): Series[] {
  return [
    chip({ brand: 'YAGEO', popularity: 0.95, price: 0.0068, sizes: ['0201', ...USUAL, '1210', '2010', '2512'], tolerance: 1, values: fine('0402 0603 0805 1206', 1, 1e7), mpn: (v, s) => `RC${s.name}F${tape(s)}-07${letterCode(v)}L` }),
    chip({ brand: 'YAGEO', popularity: 0.7, price: 0.0052, sizes: ['0201', ...USUAL, '1210', '2010', '2512'], tolerance: 5, values: e24(1, 1e7), mpn: (v, s) => `RC${s.name}J${tape(s)}-07${letterCode(v)}L` }),
    jumpers('YAGEO', ['0201', ...USUAL, '1210', '2512'], 0.0052, 0.9, (s) => `RC${s}J${s === '2512' ? 'K' : 'R'}-070RL`),
    chip({ brand: 'UNI-ROYAL', popularity: 0.85, price: 0.0056, sizes: ['0201', ...USUAL], tolerance: 1, values: fine('0402 0603 0805 1206', 1, 1e7), mpn: uniMpn('F') }),
    chip({ brand: 'UNI-ROYAL', popularity: 0.45, price: 0.03, sizes: ['1210', '2010', '2512'], tolerance: 1, values: e24(1, 1e6), mpn: uniMpn('F') }),
    chip({ brand: 'UNI-ROYAL', popularity: 0.55, price: 0.0046, sizes: ['0201', ...USUAL], tolerance: 5, values: e24(1, 1e7), mpn: uniMpn('J') }),
    chip({ brand: 'Vishay', popularity: 0.5, price: 0.021, sizes: ['0402', '0603', '0805'], tolerance: 1, values: fine('0402 0603', 1, 1e7), mpn: (v, s) => `CRCW${s.name}${letter4(v)}FKE${s.name === '0402' ? 'D' : 'A'}` }),
    chip({ brand: 'Vishay', popularity: 0.36, price: 0.021, sizes: ['1206', '1210', '2010', '2512'], tolerance: 1, values: e24(1, 1e6), mpn: (v, s) => `CRCW${s.name}${letter4(v)}FKE${s.power >= 0.75 ? 'F' : 'A'}` }),
    chip({ brand: 'Panasonic', popularity: 0.55, price: 0.016, sizes: USUAL, tolerance: 1, values: fine('0402 0603', 10, 1e6), mpn: (v, s) => `ERJ${ERJ[s.name]?.[0]}${code4(v)}${ERJ[s.name]?.[2]}`, power: { '0402': 0.1 } }),
    chip({ brand: 'Panasonic', popularity: 0.42, price: 0.012, sizes: ['0201', ...USUAL], tolerance: 5, values: e24(1, 1e6), mpn: (v, s) => `ERJ${ERJ[s.name]?.[1]}${code3(v)}${ERJ[s.name]?.[2]}`, power: { '0402': 0.1 } }),
    chip({ brand: 'KOA', popularity: 0.4, price: 0.013, sizes: ['0402', '0603', '0805'], tolerance: 1, values: e24(10, 1e6), mpn: (v, s) => `RK73H${RK73[s.name]}${code4(v)}F`, power: { '0402': 0.1, '0603': 0.125, '0805': 0.25 } }),
    chip({ brand: 'KOA', popularity: 0.3, price: 0.011, sizes: ['0201', ...USUAL, '1210', '2512'], tolerance: 5, values: e24(1, 1e6), mpn: (v, s) => `RK73B${RK73[s.name]}${code3(v)}J`, power: { '0402': 0.1, '0603': 0.125, '0805': 0.25 } }),
    chip({ brand: 'ROHM', popularity: 0.4, price: 0.014, sizes: USUAL, tolerance: 1, values: e24(10, 1e6), mpn: (v, s) => `MCR${MCR[s.name]}F${code4(v)}` }),
    chip({ brand: 'ROHM', popularity: 0.3, price: 0.011, sizes: USUAL, tolerance: 5, values: e24(1, 1e6), mpn: (v, s) => `MCR${MCR[s.name]}J${code3(v)}` }),
    chip({ brand: 'Walsin', popularity: 0.5, price: 0.0055, sizes: USUAL, tolerance: 1, values: fine('0402 0603', 10, 1e6), mpn: (v, s) => `WR${s.name.slice(0, 2)}X${code4(v)}FTL` }),
    chip({ brand: 'Walsin', popularity: 0.35, price: 0.0045, sizes: USUAL, tolerance: 5, values: e24(10, 1e7), mpn: (v, s) => `WR${s.name.slice(0, 2)}X${code3(v)}JTL` }),
    chip({ brand: 'FH', popularity: 0.5, price: 0.0051, sizes: ['0402', '0603', '0805'], tolerance: 1, values: e24(10, 1e6), mpn: (v, s) => `${FH[s.name]}K${code4(v)}FT` }),
    chip({ brand: 'FH', popularity: 0.38, price: 0.0043, sizes: ['0201', ...USUAL, '2512'], tolerance: 5, values: e24(10, 1e6), mpn: (v, s) => `${FH[s.name]}${s.name === '0201' ? 'W' : 'K'}${code3(v)}JT` }),
    chip({ brand: 'Ever Ohms', popularity: 0.4, price: 0.0054, sizes: ['0402', '0603', '0805', '1206'], tolerance: 1, values: e24(10, 1e6), mpn: (v, s) => `CR${s.name}F${letter4(v)}${s.name === '0402' ? 'Q10' : 'P05'}Z` }),
    chip({ brand: 'RALEC', popularity: 0.4, price: 0.0053, sizes: ['0402', '0603', '0805'], tolerance: 1, values: e24(10, 1e6), mpn: (v, s) => `RTT${s.name === '0402' ? '02' : s.name === '0603' ? '03' : '05'}${code4(v)}F${s.name === '0402' ? 'TH' : 'TP'}` }),
    chip({ brand: 'TA-I', popularity: 0.3, price: 0.0056, sizes: ['0402', '0603', '0805'], tolerance: 1, values: e24(10, 1e6), mpn: (v, s) => `RM${s.name === '0402' ? '04' : s.name === '0603' ? '06' : '10'}FTN${code4(v)}` }),
    chip({ brand: 'YAGEO', category: '010103', name: CAR, popularity: 0.6, price: 0.0115, sizes: USUAL, tolerance: 1, values: fine('0402 0603', 10, 1e6), mpn: (v, s) => `AC${s.name}FR-07${letterCode(v)}L` }),
    chip({ brand: 'Vishay', category: '010103', name: CAR, popularity: 0.28, price: 0.03, sizes: ['0402', '0603', '0805', '1206'], tolerance: 5, values: e24(1, 1e6), mpn: (v, s) => `CRCW${s.name}${letter4(v)}JNE${s.name === '0402' ? 'D' : 'A'}`, coefficient: '±200 ppm/°C' }),
    chip({ brand: 'YAGEO', category: '010102', name: THIN, popularity: 0.6, price: 0.16, sizes: ['0402', '0603', '0805', '1206'], tolerance: 0.1, values: (s) => grid(E96, 100, s.name === '0402' ? 1e5 : 3e5), mpn: (v, s) => `RT${s.name}BRD${rtCode(v)}`, coefficient: '±25 ppm/°C' }),
    chip({ brand: 'Panasonic', category: '010102', name: THIN, popularity: 0.45, price: 0.42, sizes: ['0402', '0603', '0805'], tolerance: 0.1, values: e24(100, 1e5), mpn: (v, s) => `ERA${ERA[s.name]?.[0]}EB${code3(v)}${ERA[s.name]?.[1]}`, coefficient: '±25 ppm/°C' }),
    chip({ brand: 'Viking', category: '010102', name: THIN, popularity: 0.42, price: 0.12, sizes: ['0402', '0603', '0805', '1206'], tolerance: 0.1, values: (s) => grid(E24, 100, s.name === '0402' ? 47e3 : 2e5), mpn: (v, s) => `${AR[s.name]}BTC${{ '0402': '', '0603': 'X', '0805': 'W', '1206': 'V' }[s.name]}${code4(v)}`, coefficient: '±25 ppm/°C' }),
    chip({ brand: 'Susumu', category: '010102', name: THIN, popularity: 0.35, price: 0.55, sizes: ['0603', '0805'], tolerance: 0.1, values: e24(100, 1e5), mpn: (v, s) => `${RG[s.name]}P-${code3(v)}-B-T5`, coefficient: '±25 ppm/°C' }),
    chip({ brand: 'Vishay', category: '010102', name: THIN, popularity: 0.35, price: 1.35, sizes: ['0402', '0603', '0805'], tolerance: 0.1, values: e24(100, 1e5), mpn: (v, s) => `TNPW${s.name}${letter4(v)}BEE${s.name === '0402' ? 'D' : 'A'}`, coefficient: '±25 ppm/°C' }),
    chip({ brand: 'Panasonic', category: '010105', name: SURGE, popularity: 0.4, price: 0.055, sizes: ['0603', '0805', '1206'], tolerance: 5, values: e24(1, 1e6), mpn: (v, s) => `${ERJP[s.name]}J${code3(v)}V`, power: { '0603': 0.2, '0805': 0.5, '1206': 0.66 }, coefficient: '±200 ppm/°C' }),
    chip({ brand: 'YAGEO', category: '010105', name: SURGE, popularity: 0.4, price: 0.05, sizes: ['0603', '0805', '1206', '2512'], tolerance: 5, values: e24(1, 1e6), mpn: (v, s) => `SR${s.name}J${tape(s)}-07${letterCode(v)}L`, coefficient: '±200 ppm/°C' }),
    chip({ brand: 'YAGEO', category: '010104', name: HIGH_VOLTAGE, popularity: 0.3, price: 0.04, sizes: ['0603', '0805', '1206'], tolerance: 1, values: e24(1e5, 1e7), mpn: (v, s) => `RV${s.name}FR-07${letterCode(v)}L`, voltage: { '0603': 350, '0805': 400, '1206': 500 }, coefficient: '±200 ppm/°C' }),
  ];
}
