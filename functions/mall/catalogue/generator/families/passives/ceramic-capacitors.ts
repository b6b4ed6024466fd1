/** Multilayer ceramic chip capacitors: what each size holds by dielectric and voltage, in each maker's numbers. */
import type { Draft, Series } from '../../series';
import { E12, E24, E6, code3, grid, parse, parseAll, valuePopularity, type Preferred } from '../../values';

type Dielectric = 'C0G' | 'X7R' | 'X5R';

/** Largest values by voltage, for C0G and X7R from the smallest usual one up, for X5R from the second number. */
const LIMITS: Record<Dielectric, Record<string, string>> = {
  C0G: {
    '0201': '25:1p-100p 50:1p-100p',
    '0402': '50:1p-1n 25:1p-1n',
    '0603': '50:1p-3.3n 100:1p-1n',
    '0805': '50:1p-10n 100:1p-4.7n',
    '1206': '50:10p-22n 100:10p-10n',
  },
  X7R: {
    '0201': '50:100p-1n 25:100p-2.2n 16:1n-10n 10:10n-10n',
    '0402': '50:220p-10n 25:10n-47n 16:10n-100n 10:47n-220n',
    '0603': '100:220p-10n 50:220p-220n 25:22n-470n 16:100n-1u 10:220n-1u',
    '0805': '100:220p-100n 50:220p-1u 25:100n-1u 16:220n-2.2u 10:1u-4.7u',
    '1206': '100:1n-220n 50:1n-2.2u 25:220n-4.7u 16:1u-10u 10:2.2u-10u',
    '1210': '100:10n-1u 50:100n-4.7u 25:1u-10u 16:4.7u-22u',
  },
  X5R: {
    '0201': '10:100n-470n 6.3:100n-1u',
    '0402': '25:100n-1u 16:220n-2.2u 10:470n-4.7u 6.3:1u-10u',
    '0603': '50:470n-2.2u 25:1u-4.7u 16:1u-10u 10:2.2u-10u 6.3:4.7u-22u',
    '0805': '50:1u-4.7u 25:2.2u-22u 16:4.7u-22u 10:10u-47u 6.3:10u-47u',
    '1206': '50:2.2u-10u 25:4.7u-22u 16:10u-47u 10:22u-100u 6.3:22u-100u',
    '1210': '50:4.7u-10u 25:10u-47u 16:22u-100u 6.3:47u-100u',
  },
};

const SIZE_POPULARITY: Record<string, number> = { '0201': 0.5, '0402': 0.95, '0603': 1, '0805': 0.85, '1206': 0.65, '1210': 0.4 };
const REEL: Record<string, number> = { '0201': 15000, '0402': 10000, '0603': 4000, '0805': 3000, '1206': 2000, '1210': 1000 };

/** One capacitor before it has a number. */
interface Capacitor {
  size: string;
  dielectric: Dielectric;
  volts: number;
  value: Preferred;
  /** `B C D` in picofarads, `J K M` in percent. */
  tolerance: string;
}

interface Plan {
  brand: string;
  popularity: number;
  /** Relative to the cheapest makers. */
  cost: number;
  sizes: readonly string[];
  dielectrics?: readonly Dielectric[];
  /** Tolerances besides the usual one of a dielectric. */
  also?: Partial<Record<Dielectric, string>>;
  /** `undefined` where the maker has no such product. */
  mpn: (one: Capacitor) => string | undefined;
  category?: string;
  name?: readonly [string, string];
}

const NAME = ['贴片多层陶瓷电容', 'Multilayer ceramic capacitor'] as const;
const CAR_NAME = ['车规贴片陶瓷电容', 'Automotive multilayer ceramic capacitor'] as const;
const SMALL = parseAll('1p 1.2p 1.5p 1.8p 2p 2.2p 2.7p 3p 3.3p 3.9p 4p 4.7p 5p 5.6p 6p 6.8p 8p 8.2p 9p');

function valuesOf(dielectric: Dielectric, from: Preferred, to: Preferred): Preferred[] {
  if (dielectric === 'X5R') return grid(E6, from.value, to.value);
  if (dielectric === 'C0G') {
    const small = SMALL.filter(({ value }) => value >= from.value * 0.999 && value <= to.value);
    return [...small, ...grid(to.value > 1e-9 ? E12 : E24, Math.max(from.value, 10e-12), to.value)];
  }
  return [...grid(E12, from.value, Math.min(to.value, 82e-9)), ...grid(E6, Math.max(from.value, 100e-9), to.value)];
}

function* capacitors(sizes: readonly string[], dielectrics: readonly Dielectric[]): Iterable<Omit<Capacitor, 'tolerance'>> {
  for (const size of sizes) {
    for (const dielectric of dielectrics) {
      for (const entry of (LIMITS[dielectric][size] ?? '').split(' ').filter(Boolean)) {
        const [volts = '', range = ''] = entry.split(':');
        const [from = '', to = ''] = range.split('-');
        for (const value of valuesOf(dielectric, parse(from), parse(to))) {
          yield { size, dielectric, volts: Number(volts), value };
        }
      }
    }
  }
}

/** Volume is what costs: farads times volts over the size, and C0G more of it. */
function costOf({ size, dielectric, volts, value }: Omit<Capacitor, 'tolerance'>): number {
  const base = { '0201': 0.009, '0402': 0.0085, '0603': 0.0115, '0805': 0.021, '1206': 0.042, '1210': 0.11 }[size] ?? 0.02;
  const charge = value.value * 1e6 * (0.5 + volts / 25) * (dielectric === 'C0G' ? 60 : 1);
  return base * (1 + 1.1 * charge ** 0.62);
}

/** Popularity by value, size and voltage; voltages that are common on boards score higher. */
function popularityOf({ size, dielectric, volts, value }: Capacitor, main: boolean): number {
  const farads = value.value;
  const everyday = dielectric === 'C0G' ? (farads <= 1e-9 ? 0.75 : 0.5) : farads >= 1e-9 ? 1 : 0.5;
  const voltage = volts === 50 ? 1 : volts === 25 || volts === 16 ? 0.9 : volts === 100 ? 0.6 : 0.8;
  return valuePopularity(value) * everyday * voltage * (SIZE_POPULARITY[size] ?? 0.4) * (main ? 1 : 0.45);
}

function mlcc(plan: Plan): Series {
  return {
    brand: plan.brand,
    category: plan.category ?? '020101',
    name: plan.name ?? NAME,
    packaging: 'chip',
    popularity: plan.popularity,
    *products(): Iterable<Draft> {
      for (const one of capacitors(plan.sizes, plan.dielectrics ?? ['C0G', 'X7R', 'X5R'])) {
        const usual = one.dielectric === 'C0G' ? (one.value.value < 10e-12 ? 'C' : 'J') : one.value.value > 4.5e-6 ? 'M' : 'K';
        const others = [...(plan.also?.[one.dielectric] ?? '')].filter((letter) => usual !== 'C' && letter !== usual);
        for (const tolerance of [usual, ...others]) {
          const mpn = plan.mpn({ ...one, tolerance });
          if (mpn === undefined) continue;
          yield {
            mpn,
            packageName: one.size,
            attributes: {
              capacitance: one.value.value,
              tolerance: { C: '±0.25 pF', F: 1, G: 2, J: 5, K: 10, M: 20 }[tolerance] ?? 10,
              voltage: one.volts,
              dielectric: one.dielectric,
              temperature_min: -55,
              temperature_max: one.dielectric === 'X5R' ? 85 : 125,
            },
            price: costOf(one) * plan.cost * (tolerance === 'F' || tolerance === 'G' ? 2.2 : 1),
            pack: REEL[one.size] ?? 4000,
            popularity: popularityOf({ ...one, tolerance }, tolerance === usual),
          };
        }
      }
    },
  };
}

const pico = (value: Preferred) => code3(value, -12);
/** Whole picofarads below ten as `030`. */
const picoWhole = (value: Preferred) => pico(value).replace(/^(\d)R0$/, '0$10');
/** `500` for 50 V, `6R3`, `101`. */
const volts3 = (volts: number) => (volts === 6.3 ? '6R3' : volts >= 100 ? `${volts / 10}1`.replace(/^10\.?0?1$/, '101') : `${volts}0`);
const lookup = (table: Record<string, string>) => (key: string | number) => table[String(key)] ?? '';

const samsungSize = lookup({ '0201': '03', '0402': '05', '0603': '10', '0805': '21', '1206': '31', '1210': '32' });
const samsungVolts = lookup({ '6.3': 'Q', '10': 'P', '16': 'O', '25': 'A', '50': 'B', '100': 'C' });
function samsung({ size, dielectric, volts, value, tolerance }: Capacitor): string {
  const farads = value.value;
  const head = `CL${samsungSize(size)}${{ C0G: 'C', X7R: 'B', X5R: 'A' }[dielectric]}${picoWhole(value)}${tolerance}${samsungVolts(volts)}`;
  const thick = dielectric === 'C0G' ? farads > 2.2e-9 : farads > 100e-9;
  if (size === '0805') return `${head}${farads >= 470e-9 ? 'FNNNE' : thick ? 'FNNNE' : farads > 4.7e-9 || farads > 500e-12 ? 'CNNNC' : 'ANNNC'}`;
  if (size === '1206') return `${head}${farads >= 1e-6 ? 'HNNNE' : thick ? 'FNNNE' : 'CNNNC'}`;
  if (size === '1210') return `${head}JNNNE`;
  return `${head}${{ '0201': '3', '0402': '5', '0603': '8' }[size] ?? '8'}NNNC`;
}

const murataVolts = lookup({ '6.3': '0J', '10': '1A', '16': '1C', '25': '1E', '50': '1H', '100': '2A' });
/** C0G numbers end alike; X7R ones of up to 47 nF do so too. Larger ones are listed one by one. */
function murata({ size, dielectric, volts, value, tolerance }: Capacitor): string | undefined {
  const body = lookup({ '0402': '155', '0603': '188', '0805': '216', '1206': '319' })(size);
  if (!body || value.value > (dielectric === 'C0G' ? 1e-9 : size === '0402' ? 10e-9 : 22e-9)) return undefined;
  if (dielectric === 'C0G') return `GRM${body}5C${murataVolts(volts)}${pico(value)}${tolerance}A01D`;
  if (dielectric === 'X5R' || size === '1206') return undefined;
  return `GRM${body}R7${murataVolts(volts)}${pico(value)}${tolerance}A01D`;
}

const yageoVolts = lookup({ '6.3': '5', '10': '6', '16': '7', '25': '8', '50': '9', '100': '0' });
function yageo(prefix: string) {
  return ({ size, dielectric, volts, value, tolerance }: Capacitor) => {
    const tape = (size === '0805' && value.value >= 470e-9) || (size === '1206' && value.value >= 470e-9) || size === '1210' ? 'K' : 'R';
    const kind = { C0G: 'NPO', X7R: 'X7R', X5R: 'X5R' }[dielectric];
    return `${prefix}${size}${tolerance}${tape}${kind}${yageoVolts(volts)}B${dielectric === 'C0G' ? 'N' : 'B'}${pico(value)}`;
  };
}

const tdkSize = lookup({ '0402': 'C1005', '0603': 'C1608', '0805': 'C2012', '1206': 'C3216' });
const tdkVolts = lookup({ '6.3': '0J', '10': '1A', '16': '1C', '25': '1E', '50': '1H', '100': '2A' });
function tdk({ size, dielectric, volts, value, tolerance }: Capacitor): string | undefined {
  const height = size === '0402' ? '050' : size === '0603' ? '080' : dielectric === 'C0G' || value.value < 47e-9 ? '060' : value.value <= 220e-9 ? '085' : '125';
  if (size === '1206') return undefined;
  const end = size === '0402' ? (dielectric === 'C0G' ? 'BA' : 'BB') : value.value >= 1e-6 ? 'AC' : 'AA';
  return `${tdkSize(size)}${dielectric}${tdkVolts(volts)}${picoWhole(value)}${tolerance}${height}${end}`;
}

const tdkCar = lookup({ '0402': 'CGA2B2', '0603': 'CGA3E2', '0805': 'CGA4J2' });
const kemetVolts = lookup({ '6.3': '9', '10': '8', '16': '4', '25': '3', '50': '5', '100': '1' });
const kemet = (end: string) => ({ size, dielectric, volts, value, tolerance }: Capacitor) =>
  `C${size}C${code3(value, -12, 'R').replace(/^(\d)R(\d)$/, '$1$29')}${tolerance}${kemetVolts(volts)}${{ C0G: 'G', X7R: 'R', X5R: 'P' }[dielectric]}AC${end}`;
const avxVolts = lookup({ '6.3': '6', '10': 'Z', '16': 'Y', '25': '3', '50': '5', '100': '1' });
const avx = ({ size, dielectric, volts, value, tolerance }: Capacitor) =>
  `${size}${avxVolts(volts)}${{ C0G: 'A', X7R: 'C', X5R: 'D' }[dielectric]}${pico(value)}${tolerance}AT2A`;
const walsin = ({ size, dielectric, volts, value, tolerance }: Capacitor) =>
  `${size}${{ C0G: 'N', X7R: 'B', X5R: 'X' }[dielectric]}${pico(value)}${tolerance}${volts3(volts)}CT`;
const fenghua = ({ size, dielectric, volts, value, tolerance }: Capacitor) =>
  `${size}${{ C0G: 'CG', X7R: 'B', X5R: 'X' }[dielectric]}${pico(value)}${tolerance}${volts3(volts)}NT`;
const cctc = ({ size, dielectric, volts, value, tolerance }: Capacitor) =>
  `TCC${size}${{ C0G: 'COG', X7R: 'X7R', X5R: 'X5R' }[dielectric]}${pico(value)}${tolerance}${volts3(volts)}CT`;
const psaSize = lookup({ '0402': 'FN15', '0603': 'FN18', '0805': 'FN21', '1206': 'FN31' });
const psa = ({ size, dielectric, volts, value, tolerance }: Capacitor) =>
  `${psaSize(size)}${dielectric === 'C0G' ? 'N' : 'X'}${pico(value)}${tolerance}${volts3(volts)}PSG`;
const yudenVolts = lookup({ '6.3': 'J', '10': 'L', '16': 'E', '25': 'T', '50': 'U', '100': 'H' });
const yuden = ({ size, dielectric, volts, value, tolerance }: Capacitor) => {
  const kind = dielectric === 'C0G' ? 'CG' : dielectric === 'X7R' ? 'B7' : 'BJ';
  const end = lookup({ '0402': 'V-F', '0603': 'A-T', '0805': value.value >= 220e-9 ? 'G-T' : 'D-T' })(size);
  return `${yudenVolts(volts)}MK${lookup({ '0402': '105', '0603': '107', '0805': '212' })(size)}${kind}${pico(value)}${tolerance}${end}`;
};

/** Murata's larger values, whose endings follow no rule: everyday products. */
const MURATA_LISTED = `GRM155R71C104KA88D|0402|100n|16|X7R|K|0.95 GRM155R71H103KA88D|0402|10n|50|X7R|K|0.9 GRM188R71H104KA93D|0603|100n|50|X7R|K|1
GRM188R71E104KA01D|0603|100n|25|X7R|K|0.85 GRM188R71C105KA12D|0603|1u|16|X7R|K|0.9 GRM188R61E105KA12D|0603|1u|25|X5R|K|0.85
GRM188R61E475KE11D|0603|4.7u|25|X5R|K|0.75 GRM188R61A106KE69D|0603|10u|10|X5R|K|0.8 GRM188R60J226MEA0D|0603|22u|6.3|X5R|M|0.7
GRM21BR71H104KA01L|0805|100n|50|X7R|K|0.9 GRM21BR71H105KA12L|0805|1u|50|X7R|K|0.85 GRM21BR61E106KA73L|0805|10u|25|X5R|K|0.85
GRM21BR61A226ME44L|0805|22u|10|X5R|M|0.75 GRM21BR61E475KA12L|0805|4.7u|25|X5R|K|0.7 GRM31CR61E226KE15L|1206|22u|25|X5R|K|0.75
GRM31CR71H475KA12L|1206|4.7u|50|X7R|K|0.7 GRM31CR61A476ME15L|1206|47u|10|X5R|M|0.65 GRM31CR60J107ME39L|1206|100u|6.3|X5R|M|0.7
GRM32ER71H106KA12L|1210|10u|50|X7R|K|0.65 GRM32ER61E226KE15L|1210|22u|25|X5R|K|0.6 GRM155R61A105KE15D|0402|1u|10|X5R|K|0.8
GRM155R60J475ME87D|0402|4.7u|6.3|X5R|M|0.7 GRM155R60J106ME44D|0402|10u|6.3|X5R|M|0.65 GRM033R61A104KE15D|0201|100n|10|X5R|K|0.6
GRM188R71H224KAC4D|0603|220n|50|X7R|K|0.6 GRM188R71C224KA01D|0603|220n|16|X7R|K|0.6 GRM188R71H473KA61D|0603|47n|50|X7R|K|0.6`;

/** High-capacitance Samsung products whose endings follow no rule. */
const SAMSUNG_LISTED = `CL05A105KA5NQNC|0402|1u|25|X5R|K|0.95 CL05A106MQ5NUNC|0402|10u|6.3|X5R|M|0.85 CL05A475MP5NRNC|0402|4.7u|10|X5R|M|0.8
CL10A475KO8NNNC|0603|4.7u|16|X5R|K|0.85 CL10A106KP8NNNC|0603|10u|10|X5R|K|0.95 CL10A226MQ8NRNC|0603|22u|6.3|X5R|M|0.85 CL10A105KB8NNNC|0603|1u|50|X5R|K|0.98
CL21A106KAYNNNE|0805|10u|25|X5R|K|0.95 CL21A226MAQNNNE|0805|22u|25|X5R|M|0.85 CL21A226MPQNNNE|0805|22u|10|X5R|M|0.75 CL21A476MQYNNNE|0805|47u|6.3|X5R|M|0.7
CL31A106KBHNNNE|1206|10u|50|X5R|K|0.85 CL31A226KAHNNNE|1206|22u|25|X5R|K|0.8 CL31A476MPHNNNE|1206|47u|10|X5R|M|0.65 CL31A107MQHNNNE|1206|100u|6.3|X5R|M|0.7
CL10B105KA8NNNC|0603|1u|25|X7R|K|0.85 CL32B106KBJNNNE|1210|10u|50|X7R|K|0.5 CL05B104KB54PNC|0402|100n|50|X7R|K|0.85`;

function listed(brand: string, popularity: number, cost: number, text: string): Series {
  return {
    brand, category: '020101', name: NAME, packaging: 'chip', popularity,
    *products() {
      for (const entry of text.trim().split(/\s+/)) {
        const [mpn = '', size = '', farads = '', volts = '', dielectric = '', tolerance = '', popularityText = ''] = entry.split('|');
        const value = parse(farads);
        const kind = dielectric === 'X5R' ? 'X5R' : 'X7R';
        yield {
          mpn, packageName: size,
          attributes: {
            capacitance: value.value, tolerance: tolerance === 'M' ? 20 : 10, voltage: Number(volts), dielectric,
            temperature_min: -55, temperature_max: kind === 'X5R' ? 85 : 125,
          },
          price: costOf({ size, dielectric: kind, volts: Number(volts), value }) * cost,
          pack: REEL[size] ?? 4000, popularity: Number(popularityText),
        };
      }
    },
  };
}

/** Numbers in a list of irregular ones: the regular series leave them out. */
const LISTED = new Set([...SAMSUNG_LISTED.split(/\s+/), ...MURATA_LISTED.split(/\s+/)].map((entry) => entry.split('|')[0]));
const unlisted = (mpn: (one: Capacitor) => string | undefined) => (one: Capacitor) => {
  const number = mpn(one);
  return number !== undefined && LISTED.has(number) ? undefined : number;
};

const SMALL_SIZES = ['0402', '0603', '0805', '1206'] as const;

/** All series of multilayer ceramic chip capacitors up to 100 V. */
export function ceramicCapacitors(): Series[] {
  return [
    listed('Samsung Electro-Mechanics', 0.95, 1.25, SAMSUNG_LISTED),
    mlcc({ brand: 'Samsung Electro-Mechanics', popularity: 0.95, cost: 1.2, sizes: ['0201', ...SMALL_SIZES, '1210'], also: { X7R: 'JM', X5R: 'M' }, mpn: unlisted(samsung) }),
    listed('Murata', 0.9, 2.1, MURATA_LISTED),
    mlcc({ brand: 'Murata', popularity: 0.8, cost: 2, sizes: SMALL_SIZES, also: { C0G: 'FG', X7R: 'J' }, mpn: unlisted(murata) }),
    mlcc({ brand: 'YAGEO', popularity: 0.85, cost: 1.1, sizes: ['0201', ...SMALL_SIZES, '1210'], also: { C0G: 'FG', X7R: 'JM', X5R: 'M' }, mpn: yageo('CC') }),
    mlcc({ brand: 'TDK', popularity: 0.6, cost: 2.2, sizes: ['0402', '0603', '0805'], also: { X5R: 'M' }, mpn: tdk }),
    mlcc({ brand: 'KEMET', popularity: 0.55, cost: 2.4, sizes: ['0402', '0603', '0805', '1206', '1210'], also: { X7R: 'J' }, mpn: kemet('TU') }),
    mlcc({ brand: 'Kyocera AVX', popularity: 0.5, cost: 2.5, sizes: ['0402', '0603', '0805', '1206', '1210'], also: { X7R: 'J' }, mpn: avx }),
    mlcc({ brand: 'Walsin', popularity: 0.55, cost: 1, sizes: SMALL_SIZES, also: { X7R: 'M' }, mpn: walsin }),
    mlcc({ brand: 'FH', popularity: 0.75, cost: 0.95, sizes: SMALL_SIZES, also: { X7R: 'M', X5R: 'M' }, mpn: fenghua }),
    mlcc({ brand: 'CCTC', popularity: 0.65, cost: 0.92, sizes: SMALL_SIZES, mpn: cctc }),
    mlcc({ brand: 'PSA', popularity: 0.35, cost: 1, sizes: SMALL_SIZES, dielectrics: ['C0G', 'X7R'], mpn: psa }),
    mlcc({ brand: 'Taiyo Yuden', popularity: 0.45, cost: 2, sizes: ['0402', '0603', '0805'], mpn: yuden }),
    mlcc({ brand: 'YAGEO', category: '020103', name: CAR_NAME, popularity: 0.45, cost: 1.7, sizes: SMALL_SIZES, dielectrics: ['C0G', 'X7R'], mpn: yageo('AC') }),
    mlcc({ brand: 'KEMET', category: '020103', name: CAR_NAME, popularity: 0.38, cost: 3.2, sizes: SMALL_SIZES, dielectrics: ['C0G', 'X7R'], mpn: kemet('AUTO') }),
    mlcc({ brand: 'TDK', category: '020103', name: CAR_NAME, popularity: 0.4, cost: 3, sizes: ['0402', '0603', '0805'], dielectrics: ['C0G', 'X7R'], mpn: ({ size, dielectric, volts, value, tolerance }) => value.value > (size === '0603' ? 100e-9 : 10e-9) ? undefined : `${tdkCar(size)}${dielectric}${tdkVolts(volts)}${picoWhole(value)}${tolerance}${lookup({ '0402': '050', '0603': '080', '0805': '060' })(size)}${size === '0402' ? 'BA' : 'AA'}` }),
    mlcc({ brand: 'Murata', category: '020103', name: CAR_NAME, popularity: 0.42, cost: 2.8, sizes: ['0603'], dielectrics: ['C0G'], also: { C0G: 'FG' }, mpn: ({ volts, value, tolerance }) => (value.value > 1e-9 ? undefined : `GCM1885C${murataVolts(volts)}${pico(value)}${tolerance}A16D`) }),
  ];
}
