/** Film, disc, safety and leaded ceramic capacitors, supercapacitors and arrays. */
import type { Draft, Series } from '../../series';
import { listedFilmCapacitors } from '../option-families';
import { E12, E6, code3, grid, parseAll, valuePopularity, type Preferred } from '../../values';

interface Plan {
  brand: string;
  category: string;
  name: readonly [string, string];
  popularity: number;
  tolerance: number;
  dielectric: string;
  /** Volts, values, base price in yuan, additional yuan for each µF, and the code of the voltage in the part number. */
  rows: ReadonlyArray<readonly [volts: number, values: readonly Preferred[], base: number, perMicro: number, code: string]>;
  mpn: (one: Preferred, code: string) => string;
  packageName: (one: Preferred, volts: number) => string;
}

function film(plan: Plan): Series {
  return {
    brand: plan.brand, category: plan.category, name: plan.name, packaging: 'small', popularity: plan.popularity,
    *products(): Iterable<Draft> {
      for (const [volts, values, base, perMicro, code] of plan.rows) {
        for (const one of values) {
          yield {
            mpn: plan.mpn(one, code), packageName: plan.packageName(one, volts),
            attributes: { capacitance: one.value, tolerance: plan.tolerance, voltage: volts, dielectric: plan.dielectric, temperature_min: -40, temperature_max: 105 },
            price: Number((base + perMicro * one.value * 1e6).toPrecision(4)), pack: 500, popularity: valuePopularity(one),
          };
        }
      }
    },
  };
}

const pico = (one: Preferred) => code3(one, -12);
const pitch = (small: string, middle: string, large: string) => (one: Preferred, volts: number) => {
  const charge = one.value * volts ** 1.4;
  return charge < 2.5e-4 ? small : charge < 1.6e-3 ? middle : large;
};
const BOX = pitch('P=7.5mm', 'P=10mm', 'P=15mm');

const PP = ['CBB 金属化聚丙烯电容', 'Metallised polypropylene film capacitor'] as const;
const PET = ['涤纶薄膜电容', 'Metallised polyester film capacitor'] as const;
const X2 = ['X2 安规薄膜电容', 'X2 safety film capacitor'] as const;
const DISC = ['瓷片电容', 'Ceramic disc capacitor'] as const;
const DISC_VALUES = grid(E12, 100e-12, 4.7e-9);

export function filmCapacitors(): Series[] {
  return [
    film({ brand: 'TDK', category: '020501', name: PP, popularity: 0.34, tolerance: 5, dielectric: 'PP', rows: [[630, grid(E6, 10e-9, 470e-9), 1.1, 5, '6'], [1000, grid(E6, 1e-9, 100e-9), 1.2, 9, '0']], mpn: (v, c) => `B32652A${c}${pico(v)}J000`, packageName: () => 'P=15mm' }),
    film({ brand: 'Panasonic', category: '020502', name: PET, popularity: 0.38, tolerance: 10, dielectric: 'PET', rows: [[100, grid(E12, 10e-9, 1e-6), 0.5, 1.6, '1'], [250, grid(E12, 10e-9, 1e-6), 0.55, 2.2, '2'], [400, grid(E12, 10e-9, 1e-6), 0.6, 3, '4'], [630, grid(E12, 1e-9, 470e-9), 0.65, 4, '6']], mpn: (v, c) => `ECQE${c}${pico(v)}KF`, packageName: BOX }),
    film({ brand: 'TDK', category: '020502', name: PET, popularity: 0.4, tolerance: 10, dielectric: 'PET', rows: [[63, grid(E6, 1e-9, 1e-6), 0.3, 1, '0'], [100, grid(E6, 1e-9, 1e-6), 0.32, 1.3, '1'], [250, grid(E6, 1e-9, 220e-9), 0.35, 2.6, '3'], [400, grid(E6, 1e-9, 100e-9), 0.38, 4, '6']], mpn: (v, c) => `B32529C${c}${pico(v)}K000`, packageName: () => 'P=5mm' }),
    film({ brand: 'TDK', category: '020503', name: X2, popularity: 0.4, tolerance: 20, dielectric: 'X2 PP', rows: [[305, grid(E6, 10e-9, 100e-9), 0.55, 4, '1'], [305, grid(E6, 10e-9, 1e-6), 0.8, 3.2, '2'], [305, grid(E6, 220e-9, 2.2e-6), 1.1, 3, '3'], [305, grid(E6, 470e-9, 4.7e-6), 2, 3, '4']], mpn: (v, c) => `B3292${c}C3${pico(v)}M000`, packageName: (v) => (v.value < 1e-7 ? 'P=10mm' : v.value < 6e-7 ? 'P=15mm' : 'P=22.5mm') }),
    film({ brand: 'Panasonic', category: '020503', name: X2, popularity: 0.38, tolerance: 20, dielectric: 'X2 PP', rows: [[275, grid(E6, 10e-9, 2.2e-6), 0.9, 3.4, 'M'], [275, grid(E6, 10e-9, 2.2e-6), 1, 3.6, 'K']], mpn: (v, c) => `ECQUAAF${pico(v)}${c}`, packageName: (v) => (v.value < 6e-7 ? 'P=15mm' : 'P=22.5mm') }),
    film({ brand: 'TDK', category: '020104', name: DISC, popularity: 0.36, tolerance: 10, dielectric: 'B', rows: [[1000, DISC_VALUES, 0.14, 30, '3A'], [2000, DISC_VALUES, 0.17, 40, '3D'], [3000, DISC_VALUES, 0.22, 50, '3F']], mpn: (v, c) => `CK45-B${c}D${pico(v)}KYNNA`, packageName: (_, volts) => (volts > 2500 ? 'P=7.5mm' : 'P=5mm') }),
    film({ brand: 'TDK', category: '020104', name: DISC, popularity: 0.3, tolerance: 5, dielectric: 'SL', rows: [[1000, grid(E12, 10e-12, 330e-12), 0.14, 100, '3A'], [2000, grid(E12, 10e-12, 220e-12), 0.17, 150, '3D']], mpn: (v, c) => `CC45SL${c}D${pico(v)}JYNNA`, packageName: () => 'P=5mm' }),
    film({ brand: 'Vishay', category: '020105', name: ['Y2 安规瓷片电容', 'Y2 safety ceramic capacitor'], popularity: 0.4, tolerance: 20, dielectric: 'Y5U', rows: [[300, parseAll('1n 1.5n 2.2n 3.3n 4.7n'), 0.42, 120, '29 31 35 41 49']], mpn: (v, c) => `VY2${pico(v)}M${c.split(' ')[parseAll('1n 1.5n 2.2n 3.3n 4.7n').findIndex((one) => one.value === v.value)]}Y5US63V7`, packageName: () => 'P=7.5mm' }),
    film({ brand: 'Vishay', category: '020105', name: ['Y1 安规瓷片电容', 'Y1 safety ceramic capacitor'], popularity: 0.38, tolerance: 20, dielectric: 'Y5U', rows: [[500, parseAll('1n 1.5n 2.2n 3.3n 4.7n'), 0.75, 200, '35 41 47 57 63']], mpn: (v, c) => `VY1${pico(v)}M${c.split(' ')[parseAll('1n 1.5n 2.2n 3.3n 4.7n').findIndex((one) => one.value === v.value)]}Y5UQ63V0`, packageName: () => 'P=10mm' }),
    film({ brand: 'TDK', category: '020105', name: ['Y1 安规瓷片电容', 'Y1 safety ceramic capacitor'], popularity: 0.36, tolerance: 10, dielectric: 'B', rows: [[250, grid(E6, 100e-12, 1e-9), 0.35, 150, 'B2GA']], mpn: (v, c) => `CD45-${c}${pico(v)}K-NKA`, packageName: () => 'P=10mm' }),
    film({ brand: 'TDK', category: '020105', name: ['Y1 安规瓷片电容', 'Y1 safety ceramic capacitor'], popularity: 0.36, tolerance: 20, dielectric: 'E', rows: [[250, parseAll('1n 1.5n 2.2n 3.3n 4.7n'), 0.4, 120, 'E2GA']], mpn: (v, c) => `CD45-${c}${pico(v)}M-NKA`, packageName: () => 'P=10mm' }),
    film({ brand: 'KEMET', category: '020106', name: ['独石电容', 'Radial multilayer ceramic capacitor'], popularity: 0.36, tolerance: 10, dielectric: 'X7R', rows: [[50, grid(E12, 1e-9, 1e-6), 0.5, 1.2, '5'], [100, grid(E12, 1e-9, 220e-9), 0.6, 3, '1']], mpn: (v, c) => `C320C${pico(v)}K${c}R5TA`, packageName: () => 'P=5.08mm' }),
    film({ brand: 'Vishay', category: '020106', name: ['独石电容', 'Radial multilayer ceramic capacitor'], popularity: 0.36, tolerance: 10, dielectric: 'X7R', rows: [[50, grid(E12, 1e-9, 100e-9), 0.22, 1.5, 'F5'], [100, grid(E12, 1e-9, 100e-9), 0.26, 2.2, 'H5']], mpn: (v, c) => `K${pico(v)}K10X7R${c}TL2`, packageName: () => 'P=2.54mm' }),
    film({ brand: 'Murata', category: '020106', name: ['独石电容', 'Radial multilayer ceramic capacitor'], popularity: 0.34, tolerance: 10, dielectric: 'X7R', rows: [[50, grid(E6, 1e-9, 470e-9), 0.7, 1.4, '1H'], [100, grid(E6, 1e-9, 100e-9), 0.8, 2.4, '2A']], mpn: (v, c) => `RDER7${c}${pico(v)}K0P1H03B`, packageName: () => 'P=2.5mm' }),
    film({ brand: 'YAGEO', category: '020102', name: ['高压贴片陶瓷电容', 'High voltage multilayer ceramic capacitor'], popularity: 0.36, tolerance: 10, dielectric: 'X7R', rows: [[250, grid(E12, 220e-12, 22e-9), 0.03, 12, '0603KRX7RYBB'], [250, grid(E12, 470e-12, 47e-9), 0.05, 9, '0805KRX7RYBB'], [500, grid(E12, 220e-12, 10e-9), 0.06, 30, '0805KKX7RBBB'], [1000, grid(E12, 220e-12, 10e-9), 0.11, 40, '1206KKX7RCBB'], [2000, grid(E12, 220e-12, 2.2e-9), 0.16, 140, '1206KKX7RDBB']], mpn: (v, c) => `CC${c}${pico(v)}`, packageName: (_, volts) => (volts === 250 ? '0805' : volts === 500 ? '0805' : '1206') }),
    film({ brand: 'FH', category: '020102', name: ['高压贴片陶瓷电容', 'High voltage multilayer ceramic capacitor'], popularity: 0.36, tolerance: 10, dielectric: 'X7R', rows: [[200, grid(E12, 220e-12, 22e-9), 0.03, 8, '0805B@K201NT'], [500, grid(E12, 220e-12, 10e-9), 0.05, 20, '0805B@K501NT'], [1000, grid(E12, 220e-12, 10e-9), 0.09, 30, '1206B@K102NT'], [2000, grid(E12, 220e-12, 4.7e-9), 0.12, 70, '1206B@K202NT']], mpn: (v, c) => c.replace('@', pico(v)), packageName: (_, volts) => (volts <= 500 ? '0805' : '1206') }),
    film({ brand: 'Walsin', category: '020102', name: ['高压贴片陶瓷电容', 'High voltage multilayer ceramic capacitor'], popularity: 0.34, tolerance: 10, dielectric: 'X7R', rows: [[500, grid(E12, 220e-12, 10e-9), 0.055, 22, '0805B@K501CT'], [1000, grid(E12, 220e-12, 10e-9), 0.1, 32, '1206B@K102CT'], [2000, grid(E12, 220e-12, 2.2e-9), 0.13, 75, '1206B@K202CT']], mpn: (v, c) => c.replace('@', pico(v)), packageName: (_, volts) => (volts <= 500 ? '0805' : '1206') }),
    film({ brand: 'YAGEO', category: '020701', name: ['贴片排容', 'Capacitor array'], popularity: 0.3, tolerance: 10, dielectric: 'X7R', rows: [[50, grid(E6, 1e-9, 47e-9), 0.12, 3, '9'], [16, parseAll('100n'), 0.2, 1, '7']], mpn: (v, c) => `CA0612KRX7R${c}BB${pico(v)}`, packageName: () => '0603x4' }),
    film({ brand: 'YAGEO', category: '020701', name: ['贴片排容', 'Capacitor array'], popularity: 0.28, tolerance: 5, dielectric: 'C0G', rows: [[50, grid(E6, 10e-12, 470e-12), 0.14, 100, '9']], mpn: (v, c) => `CA0612JRNPO${c}BN${pico(v)}`, packageName: () => '0603x4' }),
    ...listedFilmCapacitors(),
  ];
}
