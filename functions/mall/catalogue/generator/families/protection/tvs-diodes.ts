/** TVS diodes over their stand-off and breakdown voltages, and diodes against electrostatic discharge. */
import { esdDiodes } from '../option-families';
import type { Draft, Series } from '../../series';

/** Stand-off and clamping volts of the SMxJ grid. */
const STANDOFF = `5/9.2 6/10.3 6.5/11.2 7/12 7.5/12.9 8/13.6 8.5/14.4 9/15.4 10/17 11/18.2 12/19.9 13/21.5 14/23.2 15/24.4 16/26 17/27.6
18/29.2 20/32.4 22/35.5 24/38.9 26/42.1 28/45.4 30/48.4 33/53.3 36/58.1 40/64.5 43/69.4 45/72.7 48/77.4 51/82.4 54/87.1 58/93.6 60/96.8
64/103 70/113 75/121 78/126 85/137 90/146 100/162 110/177 120/193 130/209 150/243 160/259 170/275 180/292 200/324 220/356 250/405
300/486 350/567 400/648 440/713`;
/** Breakdown, stand-off and clamping volts of the grid of P6KE and its kin. */
const BREAKDOWN = `6.8/5.8/10.5 7.5/6.4/11.3 8.2/7.02/12.1 9.1/7.78/13.4 10/8.55/14.5 11/9.4/15.6 12/10.2/16.7 13/11.1/18.2 15/12.8/21.2
16/13.6/22.5 18/15.3/25.2 20/17.1/27.7 22/18.8/30.6 24/20.5/33.2 27/23.1/37.5 30/25.6/41.4 33/28.2/45.7 36/30.8/49.9 39/33.3/53.9
43/36.8/59.3 47/40.2/64.8 51/43.6/70.1 56/47.8/77 62/53/85 68/58.1/92 75/64.1/103 82/70.1/113 91/77.8/125 100/85.5/137 110/94/152
120/102/165 130/111/179 150/128/207 160/136/219 170/145/234 180/154/246 200/171/274 220/185/328 250/214/344 300/256/414 350/300/482
400/342/548 440/376/602`;

const WANTED: Record<number, number> = { 5: 1, 12: 1, 15: 0.95, 24: 1, 33: 0.95, 36: 0.85, 58: 0.85, 6.8: 0.9, 30: 0.8, 18: 0.75, 26: 0.7, 28: 0.75, 440: 0.5, 400: 0.5, 200: 0.5 };

interface Plan {
  brand: string;
  category: string;
  popularity: number;
  watts: number;
  packageName: string;
  pack: number;
  price: number;
  /** Part number with `{}` for the volts and `[]` for A or CA. */
  number: string;
  /** Numbered by breakdown instead of stand-off voltage. */
  breakdown?: boolean;
  from?: number;
  to: number;
  /** Decimal point as a letter, and no `.0` behind whole volts. */
  point?: string;
  /** Endings for one and for both directions. */
  ends?: readonly string[];
}

function tvs(plan: Plan): Series {
  const ends = plan.ends ?? ['A', 'CA'];
  return {
    brand: plan.brand, category: plan.category, name: ['瞬态抑制二极管', 'TVS diode'], packaging: 'small', popularity: plan.popularity,
    *products(): Iterable<Draft> {
      for (const row of (plan.breakdown ? BREAKDOWN : STANDOFF).split(/\s+/)) {
        const numbers = row.split('/').map(Number);
        const [volts = 0] = numbers;
        const clamping = numbers.at(-1) ?? 0;
        const standoff = numbers.at(-2) ?? 0;
        if (volts < (plan.from ?? 0) || volts > plan.to) continue;
        const text = plan.point ? String(volts).replace('.', plan.point) : plan.breakdown || volts >= 10 ? String(volts) : volts.toFixed(1);
        for (const [index, end] of ends.entries()) {
          const both = index === 1;
          yield {
            mpn: plan.number.replace('{}', text).replace('[]', end), packageName: plan.packageName,
            attributes: {
              standoff_voltage: standoff, clamping_voltage: clamping, peak_pulse_power: plan.watts, directions: both ? 2 : 1,
              temperature_min: -55, temperature_max: plan.packageName.startsWith('DO-') ? 175 : 150,
            },
            name: both ? ['双向瞬态抑制二极管', 'Bidirectional TVS diode'] : ['单向瞬态抑制二极管', 'Unidirectional TVS diode'],
            price: Number((plan.price * (standoff > 100 ? 1.3 : 1) * (both ? 1.06 : 1)).toPrecision(3)),
            pack: plan.pack, popularity: (WANTED[volts] ?? 0.45) * (standoff > 60 ? 0.6 : 1),
          };
        }
      }
    },
  };
}

const S400 = { category: '070101', watts: 400, packageName: 'SMA', pack: 5000 };
const S600 = { category: '070102', watts: 600, packageName: 'SMB', pack: 3000 };
const S1500 = { category: '070103', watts: 1500, packageName: 'SMC', pack: 3000 };
const S3000 = { category: '070103', watts: 3000, packageName: 'SMC', pack: 3000 };
const S5000 = { category: '070103', watts: 5000, packageName: 'SMC', pack: 3000 };
const S200 = { category: '070101', watts: 200, packageName: 'SOD-123FL', pack: 3000 };
const A400 = { category: '070101', watts: 400, packageName: 'DO-41', pack: 5000 };
const A600 = { category: '070102', watts: 600, packageName: 'DO-15', pack: 4000 };
const A1500 = { category: '070103', watts: 1500, packageName: 'DO-201AD', pack: 1200 };
const CAR = { category: '070104', packageName: 'DO-218AB', pack: 750 };

/** Maker, popularity, relative price, volts to, and the numbers for SMA, SMB and SMC. */
const GRID: ReadonlyArray<readonly [brand: string, popularity: number, cost: number, to: number, a: string, b: string, c: string]> = [
  ['Littelfuse', 0.7, 2.6, 440, 'SMAJ{}[]', 'SMBJ{}[]', 'SMCJ{}[]'],
  ['Bourns', 0.5, 2.3, 440, 'SMAJ{}[]', 'SMBJ{}[]', 'SMCJ{}[]'],
  ['Vishay', 0.48, 2.9, 188, 'SMAJ{}[]-E3/61', 'SMBJ{}[]-E3/52', 'SMCJ{}[]-E3/57T'],
  ['STMicroelectronics', 0.5, 2.4, 188, 'SMAJ{}[]-TR', 'SMBJ{}[]-TR', 'SMCJ{}[]-TR'],
  ['Diodes Incorporated', 0.46, 2.2, 200, 'SMAJ{}[]-13-F', 'SMBJ{}[]-13-F', 'SMCJ{}[]-13-F'],
  ['MCC', 0.36, 1.7, 170, 'SMAJ{}[]-TP', 'SMBJ{}[]-TP', 'SMCJ{}[]-TP'],
  ['PANJIT', 0.36, 1.5, 220, 'P4SMAJ{}[]_R1_00001', 'P6SMBJ{}[]_R1_00001', '1.5SMCJ{}[]_R1_00001'],
  ['onsemi', 0.42, 2.6, 78, '1SMA{}[]T3G', '1SMB{}[]T3G', '1SMC{}[]T3G'],
  ['Brightking', 0.46, 1.4, 440, 'SMAJ{}[]', 'SMBJ{}[]', 'SMCJ{}[]'],
  ['MDD', 0.52, 1, 440, 'SMAJ{}[]', 'SMBJ{}[]', 'SMCJ{}[]'],
  ['Yangjie', 0.4, 1, 170, 'SMAJ{}[]', 'SMBJ{}[]', 'SMCJ{}[]'],
  ['Good-Ark', 0.3, 1.05, 170, 'SMAJ{}[]', 'SMBJ{}[]', 'SMCJ{}[]'],
  ['LRC', 0.3, 0.95, 78, 'SMAJ{}[]T3G', 'SMBJ{}[]T3G', 'SMCJ{}[]T3G'],
];

const LEADED: ReadonlyArray<readonly [brand: string, popularity: number, cost: number, to: number, four: string, six: string, fifteen: string]> = [
  ['Littelfuse', 0.45, 2.4, 440, 'P4KE{}[]', 'P6KE{}[]', '1.5KE{}[]'],
  ['Vishay', 0.4, 2.7, 440, 'P4KE{}[]-E3/54', 'P6KE{}[]-E3/54', '1.5KE{}[]-E3/54'],
  ['STMicroelectronics', 0.36, 2.4, 440, '', 'P6KE{}[]', '1.5KE{}[]'],
  ['MCC', 0.28, 1.6, 400, 'P4KE{}[]-TP', 'P6KE{}[]-TP', '1.5KE{}[]-TP'],
  ['Brightking', 0.34, 1.4, 440, 'P4KE{}[]', 'P6KE{}[]', '1.5KE{}[]'],
  ['MDD', 0.36, 1, 440, 'P4KE{}[]', 'P6KE{}[]', '1.5KE{}[]'],
];

/** All TVS and ESD protection series. */
export function tvsDiodes(): Series[] {
  return [
    ...GRID.flatMap(([brand, popularity, cost, to, a, b, c]) => {
      const common = { brand, to, from: brand === 'onsemi' ? 5 : undefined };
      return [
        tvs({ ...common, ...S400, popularity, price: 0.12 * cost, number: a }),
        tvs({ ...common, ...S600, popularity, price: 0.17 * cost, number: b }),
        tvs({ ...common, ...S1500, popularity: popularity * 0.8, price: 0.36 * cost, number: c }),
      ];
    }),
    ...LEADED.flatMap(([brand, popularity, cost, to, four, six, fifteen]) => [
      ...(four ? [tvs({ ...A400, brand, popularity: popularity * 0.8, price: 0.15 * cost, number: four, breakdown: true, to })] : []),
      tvs({ ...A600, brand, popularity, price: 0.2 * cost, number: six, breakdown: true, to }),
      tvs({ ...A1500, brand, popularity, price: 0.55 * cost, number: fifteen, breakdown: true, to }),
    ]),
    ...[['Littelfuse', 0.4, 2.6, 200, ''] as const, ['Vishay', 0.34, 2.9, 200, '-E3/'] as const, ['MDD', 0.32, 1, 440, ''] as const].flatMap(([brand, popularity, cost, to, end]) => [
      ...(end ? [] : [tvs({ ...S400, brand, popularity, price: 0.12 * cost, number: 'P4SMA{}[]', breakdown: true, to })]),
      tvs({ ...S600, brand, popularity, price: 0.18 * cost, number: `P6SMB{}[]${end && `${end}52`}`, breakdown: true, to }),
      tvs({ ...S1500, brand, popularity, price: 0.38 * cost, number: `1.5SMC{}[]${end && `${end}57T`}`, breakdown: true, to }),
    ]),
    tvs({ ...S600, brand: 'onsemi', popularity: 0.34, price: 0.5, number: 'P6SMB{}[]T3G', breakdown: true, to: 200 }),
    tvs({ ...S1500, brand: 'onsemi', popularity: 0.32, price: 1, number: '1.5SMC{}[]T3G', breakdown: true, to: 91, ends: ['A'] }),
    tvs({ ...S600, brand: 'STMicroelectronics', popularity: 0.4, price: 0.45, number: 'SM6T{}[]', breakdown: true, point: 'V', to: 220 }),
    tvs({ ...S1500, brand: 'STMicroelectronics', popularity: 0.36, price: 1, number: 'SM15T{}[]', breakdown: true, point: 'V', to: 220 }),
    tvs({ ...S3000, brand: 'Littelfuse', popularity: 0.44, price: 1.7, number: 'SMDJ{}[]', to: 170 }),
    tvs({ ...S3000, brand: 'Bourns', popularity: 0.36, price: 1.5, number: 'SMLJ{}[]', to: 170 }),
    tvs({ ...S3000, brand: 'Brightking', popularity: 0.36, price: 0.9, number: 'SMDJ{}[]', to: 440 }),
    tvs({ ...S3000, brand: 'MDD', popularity: 0.36, price: 0.7, number: 'SMDJ{}[]', to: 170 }),
    tvs({ ...S5000, brand: 'Littelfuse', popularity: 0.44, price: 2.6, number: '5.0SMDJ{}[]', from: 10, to: 170 }),
    tvs({ ...S5000, brand: 'Bourns', popularity: 0.34, price: 2.4, number: '5.0SMDJ{}[]', from: 10, to: 170 }),
    tvs({ ...S5000, brand: 'Brightking', popularity: 0.34, price: 1.3, number: '5.0SMDJ{}[]', from: 10, to: 170 }),
    tvs({ ...S5000, brand: 'MDD', popularity: 0.34, price: 1.05, number: '5.0SMDJ{}[]', from: 10, to: 170 }),
    ...[['Littelfuse', 0.46, 0.3, 'SMF{}[]'] as const, ['MDD', 0.44, 0.08, 'SMF{}[]'] as const, ['CJ', 0.38, 0.09, 'SMF{}[]'] as const, ['Brightking', 0.34, 0.12, 'SMF{}[]'] as const, ['Vishay', 0.34, 0.4, 'SMF{}[]-E3-08'] as const]
      .map(([brand, popularity, price, number]) => tvs({ ...S200, brand, popularity, price, number, to: 58, ends: brand === 'Vishay' ? ['A'] : undefined })),
    tvs({ ...CAR, brand: 'Vishay', popularity: 0.36, watts: 3600, price: 8.5, number: 'SM5S{}[]HE3_A/I', from: 10, to: 36, ends: ['A'] }),
    tvs({ ...CAR, brand: 'Vishay', popularity: 0.36, watts: 4600, price: 9.2, number: 'SM6S{}[]HE3_A/I', from: 10, to: 36, ends: ['A'] }),
    tvs({ ...CAR, brand: 'Vishay', popularity: 0.44, watts: 6600, price: 10.5, number: 'SM8S{}[]HE3_A/I', from: 10, to: 43, ends: ['A'] }),
    tvs({ ...CAR, brand: 'Littelfuse', popularity: 0.36, watts: 6600, price: 9.5, number: 'SLD8S{}[]', from: 10, to: 43, ends: ['A'] }),
    tvs({ ...CAR, brand: 'MDD', popularity: 0.34, watts: 6600, price: 3.2, number: 'SM8S{}[]', from: 10, to: 43, ends: ['A'] }),
    tvs({ ...CAR, brand: 'Yangjie', popularity: 0.3, watts: 6600, price: 3.3, number: 'SM8S{}[]', from: 10, to: 43 }),
    ...[['TPSMA6L{}[]', 'SMA', 600, 1.1] as const, ['TPSMB{}[]', 'SMB', 600, 1.3] as const, ['TPSMC{}[]', 'SMC', 1500, 2.6] as const]
      .map(([number, packageName, watts, price]) => tvs({ category: '070104', packageName, watts, pack: 3000, brand: 'Littelfuse', popularity: 0.34, price, number, breakdown: watts !== 600 || packageName === 'SMB', from: 10, to: packageName === 'SMA' ? 75 : 82 })),
    ...esdDiodes(),
  ];
}
