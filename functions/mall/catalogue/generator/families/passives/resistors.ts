/** Resistors other than plain chip resistors: shunts, leaded resistors, arrays, trimmers and MELF resistors. */
import type { Draft, Series, PackagingClass } from '../../series';
import { E12, E24, E6, E96, code3, code4, grid, letterCode, parseAll, preferred, valuePopularity, type Preferred } from '../../values';

interface Plan {
  brand: string;
  category: string;
  name: readonly [string, string];
  popularity: number;
  tolerance: number;
  /** Package, watts, pieces in a pack, price in yuan, code in the part number. */
  bodies: ReadonlyArray<readonly [packageName: string, watts: number, pack: number, price: number, code: string]>;
  values: readonly Preferred[];
  mpn: (one: Preferred, code: string) => string;
  packaging?: PackagingClass;
  drawing?: string;
  extra?: Record<string, number | string>;
}

function resistors(plan: Plan): Series {
  return {
    brand: plan.brand, category: plan.category, name: plan.name, packaging: plan.packaging ?? 'chip', popularity: plan.popularity,
    *products(): Iterable<Draft> {
      for (const [packageName, power, pack, price, code] of plan.bodies) {
        for (const one of plan.values) {
          yield {
            mpn: plan.mpn(one, code), packageName,
            attributes: { resistance: one.value, tolerance: plan.tolerance, power, ...plan.extra, temperature_min: -55, temperature_max: 155 },
            price, pack, popularity: valuePopularity(one) * (one.value >= 10 && one.value <= 1e6 ? 1 : 0.8), drawing: plan.drawing,
          };
        }
      }
    },
  };
}

const SHUNTS = parseAll('1m 2m 3m 4m 5m 6m 7m 8m 10m 12m 15m 18m 20m 22m 25m 30m 33m 39m 40m 47m 50m 56m 68m 75m 82m 100m');
const LOW_SHUNTS = SHUNTS.filter(({ value }) => value <= 0.0201);
const LOW = grid(E24, 0.1, 0.91);
const THROUGH = grid(E24, 1, 1e7);
const PRECISE = grid(E96, 10, 1e6);
const SHUNT = ['合金采样电阻', 'Metal alloy current sense resistor'] as const;

/** The code of a shunt: below 10 mΩ in milliohms with L as decimal point (`4L00`), otherwise in ohms with R (`R010`). */
const shuntCode = (one: Preferred) => (one.value < 0.01 ? `${(one.value * 1e3).toFixed(3).replace('.', 'L')}`.slice(0, 5) : `R${one.value.toFixed(4).slice(2)}`);
const zeroPoint = (one: Preferred) => `0R${String(one.value).slice(2)}`;
/** Uniroyal's code for leaded 5 % resistors: a zero, two digits and a power of ten. J stands for 10^-1. */
const leaded5 = (one: Preferred) => (one.value >= 10 ? `0${code3(one)}` : `0${String(Math.round(one.value * 10)).padStart(2, '0')}J`);
const leaded1 = (one: Preferred) => {
  const code = code4(one);
  return /R/.test(code) ? `${code.replace('R', '')}${code.indexOf('R') === 2 ? 'J' : 'K'}` : code;
};
/** The value in Vishay's MELF part numbers: three digits and a power of ten. 9 and 8 stand for 10^-1 and 10^-2. */
const melf = (one: Preferred) => {
  const code = code4(one);
  return /R/.test(code) ? `${code.replace('R', '')}${code.indexOf('R') === 2 ? '9' : '8'}` : code;
};
/** The values of trimmers begin with 1, 2 or 5. */
const TRIM = [10, 20, 50].flatMap((digits) => [0, 1, 2, 3, 4].map((power) => preferred(digits, power))).concat(preferred(100, 4)).sort((a, b) => a.value - b.value);
const trimCode = (one: Preferred) => code3(one);

export function resistorSeries(): Series[] {
  return [
    resistors({ brand: 'Vishay', category: '010201', name: SHUNT, popularity: 0.4, tolerance: 1, values: SHUNTS, bodies: [['1206', 0.25, 4000, 1.5, '1206'], ['2010', 0.5, 4000, 1.6, '2010'], ['2512', 1, 2000, 1.55, '2512']], mpn: (v, c) => `WSL${c}${shuntCode(v)}FEA` }),
    resistors({ brand: 'Vishay', category: '010201', name: SHUNT, popularity: 0.3, tolerance: 1, values: SHUNTS, bodies: [['1206', 0.5, 4000, 1.8, '1206'], ['2512', 2, 2000, 1.9, '2512']], mpn: (v, c) => `WSL${c}${shuntCode(v)}FEA18` }),
    resistors({ brand: 'YAGEO', category: '010201', name: SHUNT, popularity: 0.5, tolerance: 1, values: SHUNTS, bodies: [['0805', 0.25, 5000, 0.32, '0805FRF07'], ['1206', 0.5, 4000, 0.36, '1206FRF7W'], ['2010', 0.5, 4000, 0.6, '2010FKF07'], ['2512', 1, 4000, 0.52, '2512FKF07']], mpn: (v, c) => `PE${c}${zeroPoint(v)}L` }),
    resistors({ brand: 'YAGEO', category: '010201', name: SHUNT, popularity: 0.42, tolerance: 1, values: LOW_SHUNTS, bodies: [['1206', 1, 4000, 0.38, '1206FRF47'], ['2512', 2, 4000, 0.62, '2512FKF7W'], ['2512', 3, 4000, 0.75, '2512FKF7T']], mpn: (v, c) => `PA${c}${zeroPoint(v)}E` }),
    resistors({ brand: 'Milliohm', category: '010201', name: SHUNT, popularity: 0.45, tolerance: 1, values: LOW_SHUNTS, bodies: [['2512', 2, 4000, 0.32, '2W'], ['2512', 3, 4000, 0.38, '3W']], mpn: (v, c) => `LR2512D-${c}-${Math.round(v.value * 1e3)}mR-1%` }),
    resistors({ brand: 'Bourns', category: '010201', name: SHUNT, popularity: 0.35, tolerance: 1, values: LOW_SHUNTS.filter((v) => v.value <= 0.01), bodies: [['2512', 3, 4000, 1.1, '']], mpn: (v) => `CRE2512-FZ-R${v.value.toFixed(3).slice(2)}E-3` }),
    resistors({ brand: 'ROHM', category: '010201', name: SHUNT, popularity: 0.3, tolerance: 1, values: LOW_SHUNTS.filter((v) => v.value <= 0.01), bodies: [['2512', 2, 2000, 1.5, '100HZ'], ['1206', 1, 5000, 1.4, '18EZ']], mpn: (v, c) => `PMR${c}PFV${(v.value * 1e3).toFixed(2).replace('.', 'L').slice(0, 4)}`.replace(/10L0$/, '10L') }),
    resistors({ brand: 'YAGEO', category: '010202', name: ['厚膜低阻值电阻', 'Low ohm thick film resistor'], popularity: 0.5, tolerance: 1, values: LOW, bodies: [['0402', 0.0625, 10000, 0.02, '0402FR-07'], ['0603', 0.1, 5000, 0.02, '0603FR-07'], ['0805', 0.125, 5000, 0.025, '0805FR-07'], ['1206', 0.25, 5000, 0.035, '1206FR-07'], ['2010', 0.75, 4000, 0.12, '2010FK-07'], ['2512', 1, 4000, 0.15, '2512FK-07']], mpn: (v, c) => `RL${c}${zeroPoint(v)}L` }),
    resistors({ brand: 'UNI-ROYAL', category: '010202', name: ['厚膜低阻值电阻', 'Low ohm thick film resistor'], popularity: 0.45, tolerance: 1, values: LOW, bodies: [['0603', 0.1, 5000, 0.012, '0603WAF'], ['0805', 0.125, 5000, 0.016, '0805W8F'], ['1206', 0.25, 5000, 0.02, '1206W4F'], ['2512', 1, 4000, 0.09, '25121WF']], mpn: (v, c) => `${c}${String(Math.round(v.value * 1e3))}LT${c.startsWith('25') ? '4' : '5'}E` }),
    resistors({ brand: 'YAGEO', category: '010301', name: ['碳膜电阻', 'Carbon film resistor'], popularity: 0.4, tolerance: 5, values: THROUGH, bodies: [['Axial 2.4x6.3mm', 0.25, 5000, 0.022, '25'], ['Axial 3.3x9mm', 0.5, 5000, 0.045, '50']], mpn: (v, c) => `CFR-${c}JB-52-${letterCode(v)}` }),
    resistors({ brand: 'UNI-ROYAL', category: '010301', name: ['碳膜电阻', 'Carbon film resistor'], popularity: 0.42, tolerance: 5, values: THROUGH.filter((v) => v.value <= 1e6), bodies: [['Axial 2.2x6.5mm', 0.25, 5000, 0.018, '0W4J'], ['Axial 3.3x9mm', 0.5, 2000, 0.035, '0W2J'], ['Axial 4.5x11.5mm', 1, 1000, 0.07, '01SJ']], mpn: (v, c) => `CFR${c}${leaded5(v)}A${c === '0W4J' || c === '0W2J' ? '50' : '10'}` }),
    resistors({ brand: 'YAGEO', category: '010302', name: ['金属膜电阻', 'Metal film resistor'], popularity: 0.48, tolerance: 1, values: PRECISE, bodies: [['Axial 2.4x6.3mm', 0.25, 5000, 0.033, '-25FBF52-']], mpn: (v, c) => `MFR${c}${letterCode(v)}` }),
    resistors({ brand: 'YAGEO', category: '010302', name: ['金属膜电阻', 'Metal film resistor'], popularity: 0.35, tolerance: 1, values: grid(E24, 10, 1e6), bodies: [['Axial 2.4x6.3mm', 0.5, 5000, 0.05, '50SFTE52-'], ['Axial 2.4x6.3mm', 0.25, 5000, 0.034, '-25FTE52-']], mpn: (v, c) => `MFR${c}${letterCode(v)}` }),
    resistors({ brand: 'UNI-ROYAL', category: '010302', name: ['金属膜电阻', 'Metal film resistor'], popularity: 0.45, tolerance: 1, values: grid(E24, 10, 1e6), bodies: [['Axial 2.2x6.5mm', 0.25, 5000, 0.025, '0W4F'], ['Axial 3.3x9mm', 0.5, 2000, 0.045, '0W2F'], ['Axial 3.5x9.5mm', 1, 1000, 0.07, '01SF'], ['Axial 4x11.5mm', 2, 1000, 0.11, '02SF']], mpn: (v, c) => `MFR${c}${leaded1(v)}A${c.startsWith('0W') ? '50' : '10'}` }),
    resistors({ brand: 'UNI-ROYAL', category: '010303', name: ['金属氧化膜电阻', 'Metal oxide film resistor'], popularity: 0.35, tolerance: 5, values: grid(E24, 1, 1e5), bodies: [['Axial 3.3x9mm', 1, 1000, 0.07, '01SJ'], ['Axial 4.5x11.5mm', 2, 1000, 0.1, '02SJ'], ['Axial 5x15.5mm', 3, 1000, 0.16, '03SJ']], mpn: (v, c) => `MOR${c}${leaded5(v)}A10`, packaging: 'small' }),
    resistors({ brand: 'YAGEO', category: '010303', name: ['金属氧化膜电阻', 'Metal oxide film resistor'], popularity: 0.32, tolerance: 5, values: grid(E24, 1, 1e5), bodies: [['Axial 3.3x9mm', 1, 1000, 0.09, '1WSJT-52-'], ['Axial 4.5x11.5mm', 2, 1000, 0.15, '2WSJT-73-'], ['Axial 5x15.5mm', 3, 1000, 0.22, '3WSJT-73-']], mpn: (v, c) => `RSF${c}${letterCode(v)}`, packaging: 'small' }),
    resistors({ brand: 'YAGEO', category: '010304', name: ['水泥电阻', 'Cement resistor'], popularity: 0.35, tolerance: 5, values: grid(E12, 0.1, 1000), bodies: [['22x10mm', 5, 500, 0.5, '500JB'], ['48x10mm', 10, 250, 0.95, '10AJB']], mpn: (v, c) => `SQP${c}-${letterCode(v)}`, packaging: 'small' }),
    resistors({ brand: 'UNI-ROYAL', category: '010305', name: ['绕线电阻', 'Wirewound resistor'], popularity: 0.3, tolerance: 5, values: grid(E24, 1, 1000), bodies: [['Axial 4.5x11.5mm', 2, 1000, 0.16, '02SJ'], ['Axial 5.5x15.5mm', 3, 1000, 0.24, '03SJ']], mpn: (v, c) => `KNP${c}${leaded5(v)}A10`, packaging: 'small' }),
    resistors({ brand: 'YAGEO', category: '010401', name: ['贴片排阻', 'Chip resistor array'], popularity: 0.42, tolerance: 5, values: grid(E24, 10, 1e6), bodies: [['0402x4', 0.0625, 10000, 0.018, '124'], ['0603x4', 0.0625, 5000, 0.022, '164']], mpn: (v, c) => `YC${c}-JR-07${letterCode(v)}L`, extra: { channels: 4 } }),
    resistors({ brand: 'UNI-ROYAL', category: '010401', name: ['贴片排阻', 'Chip resistor array'], popularity: 0.45, tolerance: 5, values: grid(E24, 10, 1e6), bodies: [['0402x4', 0.0625, 10000, 0.016, '4D02WGJ'], ['0603x4', 0.0625, 5000, 0.018, '4D03WGJ']], mpn: (v, c) => `${c}${leaded5(v)}${c.startsWith('4D02') ? 'TCE' : 'T5E'}`, extra: { channels: 4 } }),
    resistors({ brand: 'Bourns', category: '010401', name: ['贴片排阻', 'Chip resistor array'], popularity: 0.35, tolerance: 5, values: grid(E24, 10, 1e6), bodies: [['0603x4', 0.0625, 5000, 0.09, '16']], mpn: (v, c) => `CAY${c}-${code3(v)}J4LF`, extra: { channels: 4 } }),
    resistors({ brand: 'Bourns', category: '010402', name: ['直插排阻', 'SIP resistor network'], popularity: 0.32, tolerance: 2, values: grid(E6, 100, 1e6), bodies: [['SIP-6', 0.2, 200, 0.9, '4606'], ['SIP-8', 0.2, 200, 1.1, '4608'], ['SIP-10', 0.2, 200, 1.3, '4610']], mpn: (v, c) => `${c}X-101-${code3(v)}LF`, packaging: 'small' }),
    resistors({ brand: 'FH', category: '010402', name: ['直插排阻', 'SIP resistor network'], popularity: 0.36, tolerance: 5, values: grid(E12, 100, 1e6), bodies: [['SIP-5', 0.125, 1000, 0.16, '05'], ['SIP-9', 0.125, 1000, 0.22, '09']], mpn: (v, c) => `A${c}-${code3(v)}JP`, packaging: 'small' }),
    ...(['3296W-1', '3296X-1', '3296Y-1', '3296P-1'] as const).map((type, index) => resistors({ brand: 'Bourns', category: '010501', name: ['多圈精密可调电阻', 'Multiturn trimmer potentiometer'], popularity: 0.5 - index * 0.07, tolerance: 10, values: TRIM, bodies: [['9.5x4.8mm', 0.5, 50, 3.4, '']], mpn: (v) => `${type}-${trimCode(v)}LF`, packaging: 'piece' })),
    ...(['3362P-1', '3362W-1', '3386P-1', '3306F-1', '3314J-1'] as const).map((type, index) => resistors({ brand: 'Bourns', category: '010501', name: ['单圈可调电阻', 'Single turn trimmer potentiometer'], popularity: 0.42 - index * 0.05, tolerance: type.startsWith('33') ? 10 : 20, values: TRIM, bodies: [['7x6.6mm', 0.5, 50, 1.7, '']], mpn: (v) => `${type}-${trimCode(v)}${type === '3314J-1' ? 'E' : type === '3306F-1' ? '' : 'LF'}`, packaging: 'piece' })),
    resistors({ brand: 'Bourns', category: '010502', name: ['旋转电位器', 'Rotary potentiometer'], popularity: 0.36, tolerance: 20, values: TRIM.filter((v) => v.value >= 1000), bodies: [['9x11mm', 0.05, 120, 5.6, 'PTV09A-4020U-B'], ['9x11mm', 0.05, 120, 5.8, 'PTV09A-4025F-B'], ['17x18mm', 0.2, 80, 9.5, 'PDB181-K420K-']], mpn: (v, c) => `${c}${trimCode(v)}${c.startsWith('PDB') ? 'B' : ''}`, packaging: 'piece' }),
    resistors({ brand: 'Vishay', category: '010601', name: ['晶圆电阻', 'MELF metal film resistor'], popularity: 0.32, tolerance: 1, values: grid(E24, 1, 1e6), bodies: [['MELF-0204', 0.4, 3000, 0.22, '0204'], ['MELF-0207', 1, 2000, 0.34, '0207']], mpn: (v, c) => `MM${c === '0204' ? 'A' : 'B'}${c}0C${melf(v)}FB${c === '0204' ? '3' : '2'}00` }),
  ];
}
