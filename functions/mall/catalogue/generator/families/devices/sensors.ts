/** Thermistors, and digital and analogue temperature sensors. */
import { temperatureSensors } from '../option-families';
import type { Draft, Series } from '../../series';
import { E12, E6, code3, grid, parseAll, valuePopularity, type Preferred } from '../../values';

interface Ntc {
  brand: string;
  popularity: number;
  /** Package, its code in the part number, values in ohms, B value, price in yuan, pieces in a reel. */
  bodies: ReadonlyArray<readonly [packageName: string, code: string, values: readonly Preferred[], b: number, price: number, pack: number]>;
  /** Tolerance in percent, and its letter in the part number. */
  tolerances: ReadonlyArray<readonly [percent: number, letter: string]>;
  mpn: (value: string, letter: string, code: string, b: number) => string;
  leaded?: boolean;
}

const FJ = [[1, 'F'], [5, 'J']] as const;
const FHJ = [[1, 'F'], [3, 'H'], [5, 'J']] as const;

function thermistors({ brand, popularity, bodies, tolerances, mpn, leaded = false }: Ntc): Series {
  return {
    brand, category: '160101', name: leaded ? ['插件 NTC 热敏电阻', 'Leaded NTC thermistor'] : ['贴片 NTC 热敏电阻', 'Chip NTC thermistor'], packaging: 'small', popularity,
    *products(): Iterable<Draft> {
      for (const [packageName, code, values, b, price, pack] of bodies) {
        for (const one of values) {
          for (const [tolerance, letter] of tolerances) {
            yield {
              mpn: mpn(code3(one), letter, code, b), packageName,
              attributes: { resistance: one.value, tolerance, b_value: b, temperature_min: -40, temperature_max: leaded ? 105 : 125 },
              price: price * (tolerance < 2 ? 1.5 : tolerance < 4 ? 1.15 : 1), pack, popularity: valuePopularity(one) * (one.value === 1e4 ? 1 : one.value === 1e5 ? 0.85 : 0.5),
            };
          }
        }
      }
    },
  };
}

export function sensors(): Series[] {
  return [
    thermistors({ brand: 'Murata', popularity: 0.55, tolerances: FJ, bodies: [['0402', '15XH', parseAll('10k'), 3380, 0.09, 10000], ['0603', '18XH', parseAll('10k'), 3380, 0.1, 4000], ['0402', '15WB', parseAll('47k'), 4050, 0.09, 10000], ['0603', '18WB', parseAll('47k'), 4050, 0.1, 4000], ['0402', '15WF', parseAll('100k'), 4250, 0.09, 10000], ['0603', '18WF', parseAll('100k'), 4250, 0.1, 4000], ['0402', '15XW', parseAll('22k 33k'), 3950, 0.1, 10000], ['0201', '03XH', parseAll('10k'), 3380, 0.12, 15000], ['0201', '03WF', parseAll('100k'), 4250, 0.12, 15000], ['0805', '21XV', parseAll('10k'), 3900, 0.16, 4000], ['0603', '18XQ', parseAll('1k'), 3650, 0.12, 4000], ['0603', '18WM', parseAll('220k'), 4485, 0.13, 4000], ['0603', '18XV', parseAll('10k'), 3900, 0.12, 4000]], mpn: (v, l, c) => `NCP${c}${v}${l}${c.startsWith('03') ? '05RL' : c.startsWith('21') ? '03RA' : c.startsWith('18') ? '03RB' : '03RC'}` }),
    thermistors({ brand: 'TDK', popularity: 0.42, tolerances: FHJ, bodies: [['0402', '104', parseAll('10k'), 3380, 0.1, 10000], ['0603', '163', parseAll('10k'), 3380, 0.11, 4000], ['0805', '204', parseAll('10k'), 3435, 0.16, 4000]], mpn: (v, l, c) => `NTCG${c}JF${v}${l}T1${c === '104' ? 'S' : ''}` }),
    thermistors({ brand: 'TDK', popularity: 0.36, tolerances: FHJ, bodies: [['0402', '104', parseAll('47k 100k'), 4250, 0.11, 10000], ['0603', '164', parseAll('22k 33k 47k 68k 100k 150k 220k'), 4250, 0.12, 4000]], mpn: (v, l, c) => `NTCG${c}KF${v}${l}T1` }),
    thermistors({ brand: 'Vishay', popularity: 0.36, leaded: true, tolerances: [[2, 'G'], [3, 'H'], [5, 'J']], bodies: [['Bead', '100E3', grid(E6, 1e3, 470e3), 3977, 1.1, 1000]], mpn: (v, l, c) => `NTCLE${c}${v}${l}B0` }),
    thermistors({ brand: 'Vishay', popularity: 0.34, tolerances: FHJ, bodies: [['0402', '0402E3', grid(E6, 1e4, 1e5), 3950, 0.2, 10000], ['0603', '0603E3', grid(E6, 2.2e3, 470e3), 3940, 0.22, 4000], ['0805', '0805E3', grid(E6, 2.2e3, 470e3), 3940, 0.3, 4000]], mpn: (v, l, c) => `NTCS${c}${v}${l}XT` }),
    ...[3380, 3435, 3950, 4100].map((b) => thermistors({ brand: 'Sunlord', popularity: 0.46, tolerances: FHJ, bodies: [['0402', '1005X', grid(E6, 1e3, 220e3), b, 0.035, 10000], ['0603', '1608X', grid(E6, 1e3, 470e3), b, 0.035, 4000], ['0805', '2012X', grid(E6, 1e3, 220e3), b, 0.06, 4000]], mpn: (v, l, c) => `SDNT${c}${v}${l}${b}FTF` })),
    ...[3380, 3435, 3950].map((b) => thermistors({ brand: 'FH', popularity: 0.4, tolerances: FJ, bodies: [['0402', '1005', grid(E6, 1e3, 100e3), b, 0.03, 10000], ['0603', '1608', grid(E6, 1e3, 220e3), b, 0.03, 4000], ['0805', '2012', grid(E6, 1e3, 100e3), b, 0.05, 4000]], mpn: (v, l, c) => `CMFB${v}${l}${b}${c === '1005' ? 'H' : c === '1608' ? 'F' : 'E'}ANT` })),
    thermistors({ brand: 'TDK', popularity: 0.34, leaded: true, tolerances: [[1, 'F'], [3, 'H']], bodies: [['Bead', '57861S0', parseAll('2k 3k 5k 10k 30k'), 3988, 3.6, 1000], ['Bead', '57891M0', parseAll('1k 2.2k 4.7k 10k 22k 47k 100k'), 3950, 1.4, 1000]], mpn: (v, l, c) => `B${c}${v}${l}0${c.startsWith('578610') || c.includes('861') ? '40' : '00'}` }),
    thermistors({ brand: 'Nanjing Shiheng', popularity: 0.38, leaded: true, tolerances: FHJ, bodies: [['Bead', 'MF52A', grid(E12, 1e3, 220e3).filter((one) => [10, 20, 22, 33, 47, 50, 68, 15].includes(one.digits)), 3950, 0.1, 1000], ['Bead', 'MF52D', parseAll('5k 10k 50k 100k'), 3435, 0.14, 1000], ['Axial', 'MF58', parseAll('5k 10k 50k 100k 200k'), 3950, 0.16, 1000]], mpn: (v, l, c, b) => `${c}${v}${l}${b}` }),
    ...temperatureSensors(),
  ];
}
