/** Crystals, oscillators and resonators for the frequencies that circuits use. */
import type { Draft, Series } from '../../series';
import { watchCrystals } from '../option-families';

/** The usual frequencies in megahertz. */
const MHZ = [
  3.579545, 3.6864, 4, 4.194304, 4.9152, 5, 6, 6.144, 7.3728, 8, 9.8304, 10, 11.0592, 12, 12.288, 13, 13.56, 14.31818, 14.7456, 16,
  16.384, 16.9344, 18.432, 19.2, 19.6608, 20, 22.1184, 24, 24.576, 25, 26, 27, 27.12, 28.63636, 30, 32, 33.8688, 36, 37.4, 38.4, 40, 44, 48, 50, 52, 54,
];
/** The most wanted frequencies in megahertz. */
const DAILY = new Set([8, 12, 16, 24, 25, 26, 32, 40]);

/** Load capacitance in picofarads, and the maker's code for it. */
type Load = readonly [pico: number, code: string];

interface Plan {
  brand: string;
  category: string;
  name: readonly [string, string];
  popularity: number;
  packageName: string;
  from: number;
  to: number;
  /** Frequency tolerance at 25 °C, in parts per million. */
  ppm: number;
  price: number;
  pack: number;
  loads: readonly Load[];
  mpn: (mhz: number, load: string) => string;
  range?: readonly [number, number];
  only?: readonly number[];
  drawing?: string;
}

function crystals(plan: Plan): Series {
  return {
    brand: plan.brand, category: plan.category, name: plan.name, packaging: 'small', popularity: plan.popularity,
    *products(): Iterable<Draft> {
      for (const mhz of plan.only ?? MHZ.filter((one) => one >= plan.from && one <= plan.to)) {
        for (const [index, [pico, code]] of plan.loads.entries()) {
          const mpn = plan.mpn(mhz, code);
          yield {
            mpn, packageName: plan.packageName,
            attributes: {
              frequency: Number(`${mhz}e6`), frequency_tolerance: `±${plan.ppm} ppm`, ...(pico > 0 ? { load_capacitance: Number(`${pico}e-12`) } : {}),
              temperature_min: plan.range?.[0] ?? -40, temperature_max: plan.range?.[1] ?? 85,
            },
            price: plan.price, pack: plan.pack, popularity: (DAILY.has(mhz) ? 1 : Number.isInteger(mhz) ? 0.6 : 0.4) / (1 + index * 0.25),
            ...(plan.drawing ? { drawing: plan.drawing } : {}),
          };
        }
      }
    },
  };
}

interface OscillatorPlan extends Omit<Plan, 'loads' | 'mpn'> {
  volts: readonly (readonly [supply: number, code: string])[];
  mpn: (mhz: number, code: string) => string;
  /** Frequencies in addition to those of crystals. */
  more?: readonly number[];
}

function oscillators(plan: OscillatorPlan): Series {
  return {
    brand: plan.brand, category: plan.category, name: plan.name, packaging: 'small', popularity: plan.popularity,
    *products(): Iterable<Draft> {
      for (const mhz of plan.only ?? [...MHZ.filter((one) => one >= plan.from && one <= plan.to), ...(plan.more ?? [])]) {
        for (const [index, [supply, code]] of plan.volts.entries()) {
          const mpn = plan.mpn(mhz, code);
          yield {
            mpn, packageName: plan.packageName,
            attributes: {
              frequency: Number(`${mhz}e6`), frequency_tolerance: `±${plan.ppm} ppm`, voltage: supply,
              temperature_min: plan.range?.[0] ?? -40, temperature_max: plan.range?.[1] ?? 85,
            },
            price: plan.price, pack: plan.pack, popularity: (DAILY.has(mhz) || mhz === 50 ? 1 : Number.isInteger(mhz) ? 0.6 : 0.4) / (1 + index * 0.3),
          };
        }
      }
    },
  };
}

/** Megahertz with at least three decimals: `8.000`, `11.0592`. */
const three = (mhz: number) => (Number.isInteger(mhz * 1000) ? mhz.toFixed(3) : String(mhz));
/** Megahertz with M as decimal point, as Murata writes them: `8M00`, `7M37`, `16M0`. */
const letterM = (mhz: number) => (mhz < 10 ? mhz.toFixed(2) : mhz.toFixed(1)).replace('.', 'M');
/** Kilohertz with at least five digits, as KDS writes them: `08000`. */
const kilohertz = (mhz: number) => String(Math.round(mhz * 1000)).padStart(5, '0');

const SMD = ['贴片无源晶振', 'SMD crystal'] as const;
const CAN = ['直插无源晶振', 'Through-hole crystal'] as const;
const XO = ['有源晶振', 'Crystal oscillator'] as const;
const TCXO = ['温补晶振', 'Temperature compensated crystal oscillator'] as const;
const MEMS = ['MEMS 振荡器', 'MEMS oscillator'] as const;
const RESONATOR = ['陶瓷谐振器', 'Ceramic resonator'] as const;
const CLOCKS = [62.5, 64, 66.666, 74.25, 75, 80, 100, 106.25, 120, 125, 133.333, 148.5, 150, 155.52, 156.25];
const RADIO = [10, 12.8, 13, 16, 16.368, 16.369, 19.2, 20, 24, 25, 26, 27, 30, 32, 37.4, 38.4, 40, 48, 52];

export function timing(): Series[] {
  return [
    crystals({ brand: 'YXC', category: '040101', name: SMD, popularity: 0.6, packageName: 'SMD3225-4P', from: 8, to: 54, ppm: 10, price: 0.34, pack: 3000, loads: [[20, 'S'], [12, 'O'], [18, 'R'], [10, 'M'], [15, 'P']], mpn: (f, l) => `X3225${String(f).replace('.', '')}M${l}B4SI` }),
    crystals({ brand: 'YXC', category: '040101', name: SMD, popularity: 0.4, packageName: 'SMD5032-4P', from: 8, to: 50, ppm: 10, price: 0.42, pack: 1000, loads: [[20, 'S'], [12, 'O']], mpn: (f, l) => `X5032${String(f).replace('.', '')}M${l}B4SI` }),
    crystals({ brand: 'YXC', category: '040101', name: SMD, popularity: 0.4, packageName: 'SMD2520-4P', from: 12, to: 54, ppm: 10, price: 0.46, pack: 3000, loads: [[12, 'O'], [10, 'M']], mpn: (f, l) => `X2520${String(f).replace('.', '')}M${l}B4SI` }),
    crystals({ brand: 'YXC', category: '040101', name: SMD, popularity: 0.36, packageName: 'SMD2016-4P', from: 16, to: 54, ppm: 10, price: 0.55, pack: 3000, loads: [[12, 'O'], [8, 'K']], mpn: (f, l) => `X2016${String(f).replace('.', '')}M${l}B4SI` }),
    crystals({ brand: 'YXC', category: '040102', name: CAN, popularity: 0.5, packageName: 'HC49S', from: 3.5, to: 50, ppm: 10, price: 0.22, pack: 1000, loads: [[20, 'S'], [30, 'X']], mpn: (f, l) => `X49SD${String(f).replace('.', '')}M${l}B2SC`, range: [-20, 70] }),
    crystals({ brand: 'YXC', category: '040101', name: SMD, popularity: 0.45, packageName: 'HC49S-SMD', from: 3.5, to: 50, ppm: 10, price: 0.3, pack: 1000, loads: [[20, 'S']], mpn: (f, l) => `X49SM${String(f).replace('.', '')}M${l}B2SC`, range: [-20, 70], drawing: 'crystal-hc49' }),
    crystals({ brand: 'Abracon', category: '040101', name: SMD, popularity: 0.42, packageName: 'SMD3225-4P', from: 8, to: 54, ppm: 20, price: 2.6, pack: 1000, loads: [[18, 'B2'], [10, '10-1-U']], mpn: (f, l) => `ABM8-${three(f)}MHZ-${l}-T`, range: [-20, 70] }),
    crystals({ brand: 'Abracon', category: '040101', name: SMD, popularity: 0.34, packageName: 'SMD3225-4P', from: 12, to: 54, ppm: 30, price: 2.2, pack: 3000, loads: [[10, '4Y'], [18, 'B4Y']], mpn: (f, l) => `ABM8G-${three(f)}MHZ-${l}-T3` }),
    crystals({ brand: 'Abracon', category: '040101', name: SMD, popularity: 0.34, packageName: 'SMD5032-4P', from: 8, to: 50, ppm: 20, price: 2.8, pack: 1000, loads: [[18, 'B2'], [10, '10-1-U']], mpn: (f, l) => `ABM3B-${three(f)}MHZ-${l}-T`, range: [-20, 70] }),
    crystals({ brand: 'Abracon', category: '040101', name: SMD, popularity: 0.36, packageName: 'HC49S-SMD', from: 3.5, to: 50, ppm: 30, price: 1.4, pack: 1000, loads: [[18, 'B4'], [20, '20-B4']], mpn: (f, l) => `ABLS-${three(f)}MHZ-${l}-T`, drawing: 'crystal-hc49' }),
    crystals({ brand: 'Abracon', category: '040102', name: CAN, popularity: 0.34, packageName: 'HC49S', from: 3.5, to: 50, ppm: 50, price: 1.1, pack: 1000, loads: [[18, 'B2'], [20, '20-B4']], mpn: (f, l) => `ABL-${three(f)}MHZ-${l}`, range: [0, 70] }),
    crystals({ brand: 'TXC', category: '040101', name: SMD, popularity: 0.4, packageName: 'SMD3225-4P', from: 12, to: 54, ppm: 30, price: 1.2, pack: 3000, loads: [[18, 'AAJ'], [12, 'AAE'], [10, 'EEQ']], mpn: (f, l) => `7M-${f.toFixed(3)}M${l}-T` }),
    crystals({ brand: 'TXC', category: '040101', name: SMD, popularity: 0.36, packageName: 'HC49S-SMD', from: 3.5, to: 32, ppm: 30, price: 0.9, pack: 1000, loads: [[20, 'AAJ']], mpn: (f, l) => `9C-${f.toFixed(3)}M${l}-T`, drawing: 'crystal-hc49' }),
    crystals({ brand: 'TXC', category: '040101', name: SMD, popularity: 0.32, packageName: 'SMD2520-4P', from: 16, to: 54, ppm: 20, price: 1.6, pack: 3000, loads: [[10, 'EEQ']], mpn: (f, l) => `8Z-${f.toFixed(3)}M${l}-T` }),
    crystals({ brand: 'NDK', category: '040101', name: SMD, popularity: 0.36, packageName: 'SMD3225-4P', from: 12, to: 52, ppm: 15, price: 1.5, pack: 3000, loads: [[8, 'STD-CSR-1'], [10, 'STD-CRS-2']], mpn: (f, l) => `NX3225SA-${f}MHz-${l}` }),
    crystals({ brand: 'NDK', category: '040101', name: SMD, popularity: 0.34, packageName: 'SMD5032-2P', from: 8, to: 40, ppm: 50, price: 1.7, pack: 1000, loads: [[8, 'LN-CD-1']], mpn: (f, l) => `NX5032GA-${f.toFixed(6)}MHZ-${l}` }),
    crystals({ brand: 'Epson', category: '040101', name: SMD, popularity: 0.38, packageName: 'SMD3225-4P', from: 16, to: 48, ppm: 10, price: 1.4, pack: 3000, loads: [[9, 'MF09Z-AC3'], [12, 'MF10Z-AC3']], mpn: (f, l) => `TSX-3225 ${f.toFixed(4)}${l}` }),
    crystals({ brand: 'Epson', category: '040101', name: SMD, popularity: 0.36, packageName: 'SMD3225-4P', from: 12, to: 48, ppm: 50, price: 1.1, pack: 3000, loads: [[12, 'MB-W3'], [10, 'MB-C3']], mpn: (f, l) => `FA-238V ${f.toFixed(4)}${l}` }),
    crystals({ brand: 'KDS', category: '040101', name: SMD, popularity: 0.36, packageName: 'SMD3225-4P', from: 8, to: 50, ppm: 20, price: 0.9, pack: 3000, loads: [[12, 'BB0AG'], [8, 'CB0A']], mpn: (f, l) => `1N2${kilohertz(f)}${l}` }),
    oscillators({ brand: 'YXC', category: '040201', name: XO, popularity: 0.45, packageName: 'SMD3225-4P', from: 8, to: 54, ppm: 10, price: 1.6, pack: 3000, volts: [[3.3, 'MJBA4SL']], mpn: (f, c) => `OT3225${f}${c}`, more: CLOCKS.filter((f) => f <= 125) }),
    oscillators({ brand: 'YXC', category: '040201', name: XO, popularity: 0.36, packageName: 'SMD2520-4P', from: 8, to: 54, ppm: 10, price: 1.8, pack: 3000, volts: [[3.3, 'MJBA4SL']], mpn: (f, c) => `OT2520${f}${c}`, more: CLOCKS.filter((f) => f <= 100) }),
    oscillators({ brand: 'YXC', category: '040201', name: XO, popularity: 0.36, packageName: 'SMD5032-4P', from: 4, to: 54, ppm: 10, price: 1.9, pack: 1000, volts: [[3.3, 'MJBA4SL']], mpn: (f, c) => `OT5032${f}${c}`, more: CLOCKS.filter((f) => f <= 125) }),
    oscillators({ brand: 'Abracon', category: '040201', name: XO, popularity: 0.36, packageName: 'SMD3225-4P', from: 4, to: 54, ppm: 50, price: 7.2, pack: 1000, volts: [[3.3, 'LC'], [1.8, 'K']], mpn: (f, c) => `ASE-${three(f)}MHZ-${c}-T`, more: CLOCKS.filter((f) => f <= 125) }),
    oscillators({ brand: 'Abracon', category: '040201', name: XO, popularity: 0.34, packageName: 'SMD5032-4P', from: 4, to: 54, ppm: 50, price: 7.6, pack: 1000, volts: [[3.3, 'EK'], [3.3, 'L']], mpn: (f, c) => `ASFL1-${three(f)}MHZ-${c}-T`, more: CLOCKS.filter((f) => f <= 125) }),
    oscillators({ brand: 'Epson', category: '040201', name: XO, popularity: 0.36, packageName: 'SMD2520-4P', from: 4, to: 50, ppm: 50, price: 4.9, pack: 1000, volts: [[3.3, 'ML'], [1.8, 'MS']], mpn: (f, c) => `SG-210STF ${f.toFixed(4)}${c}3` }),
    oscillators({ brand: 'Epson', category: '040201', name: XO, popularity: 0.34, packageName: 'SMD7050-4P', from: 4, to: 54, ppm: 100, price: 12, pack: 1000, volts: [[3.3, 'PCM']], mpn: (f, c) => `SG-8002CA ${f.toFixed(6)}MHz ${c}`, more: [64, 66.666, 80, 100, 125] }),
    oscillators({ brand: 'Abracon', category: '040202', name: TCXO, popularity: 0.32, packageName: 'SMD3225-4P', from: 10, to: 40, ppm: 2.5, price: 19, pack: 1000, volts: [[3.3, '']], only: RADIO.filter((f) => f <= 40), mpn: (f) => `ASTX-H11-${three(f)}MHZ-T`, range: [-30, 75] }),
    oscillators({ brand: 'Epson', category: '040202', name: TCXO, popularity: 0.32, packageName: 'SMD2016-4P', from: 13, to: 52, ppm: 0.5, price: 9.5, pack: 3000, volts: [[3.3, '']], only: RADIO.filter((f) => f >= 13), mpn: (f) => `TG2016SMN ${f.toFixed(4)}M-MCGNNM3` }),
    oscillators({ brand: 'YXC', category: '040202', name: TCXO, popularity: 0.36, packageName: 'SMD3225-4P', from: 10, to: 52, ppm: 2, price: 4.6, pack: 3000, volts: [[3.3, 'T'], [1.8, 'B']], only: RADIO, mpn: (f, c) => `OW3225${f}M${c}4SL` }),
    oscillators({ brand: 'NDK', category: '040202', name: TCXO, popularity: 0.32, packageName: 'SMD2016-4P', from: 13, to: 52, ppm: 0.5, price: 7.5, pack: 3000, volts: [[1.8, '']], only: RADIO.filter((f) => f >= 16), mpn: (f) => `NT2016SA-${f}MHZ-END5128A` }),
    oscillators({ brand: 'SiTime', category: '040203', name: MEMS, popularity: 0.34, packageName: 'SMD2520-4P', from: 1, to: 54, ppm: 25, price: 6.8, pack: 3000, volts: [[3.3, '33E'], [1.8, '18E']], mpn: (f, c) => `SIT8008BI-12-${c}-${f.toFixed(6)}`, more: [64, 66.666, 75, 80, 100] }),
    oscillators({ brand: 'SiTime', category: '040203', name: MEMS, popularity: 0.32, packageName: 'SMD3225-4P', from: 1, to: 54, ppm: 25, price: 7.4, pack: 3000, volts: [[3.3, '33E'], [2.5, '25E']], mpn: (f, c) => `SIT1602BI-22-${c}-${f.toFixed(6)}`, more: [66.666, 74.25, 75] }),
    crystals({ brand: 'Murata', category: '040301', name: RESONATOR, popularity: 0.42, packageName: 'SMD3213-3P', from: 8, to: 13.9, ppm: 5000, price: 0.62, pack: 3000, loads: [[33, 'G550000R0'], [33, 'G55A000R0']], mpn: (f, l) => `CSTNE${letterM(f)}${l}`, only: [8, 8.38, 9.83, 10, 11.05, 12, 12.28, 12.5, 13.56] }),
    crystals({ brand: 'Murata', category: '040301', name: RESONATOR, popularity: 0.38, packageName: 'SMD3213-3P', from: 14, to: 20, ppm: 5000, price: 0.65, pack: 3000, loads: [[15, 'V530000R0'], [33, 'V550000R0']], mpn: (f, l) => `CSTNE${letterM(f)}${l}`, only: [14.3, 14.7, 16, 18.4, 20] }),
    crystals({ brand: 'Murata', category: '040301', name: RESONATOR, popularity: 0.38, packageName: 'SMD4520-3P', from: 4, to: 8, ppm: 5000, price: 0.72, pack: 3000, loads: [[15, 'G53-R0'], [39, 'G55-R0']], mpn: (f, l) => `CSTCR${letterM(f)}${l}`, only: [4, 4.19, 4.91, 5, 6, 6.14, 7.37] }),
    crystals({ brand: 'Murata', category: '040301', name: RESONATOR, popularity: 0.34, packageName: 'SIP-3', from: 3.5, to: 20, ppm: 5000, price: 0.55, pack: 1000, loads: [[15, 'G53-B0'], [47, 'G56-B0']], mpn: (f, l) => `CSTLS${letterM(f)}${l}`, only: [3.58, 3.64, 4, 4.19, 5, 6, 7.37, 8, 8.38, 9.83, 10], range: [-20, 80] }),
    ...watchCrystals(),
  ];
}

