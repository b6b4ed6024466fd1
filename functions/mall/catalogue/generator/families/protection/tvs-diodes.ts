/** TVS diodes over their stand-off and breakdown voltages, and diodes against electrostatic discharge. */
import { patternSeries } from '../../readers/pattern-series';
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
    *parts(): Iterable<Draft> {
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
            pack: plan.pack, popularity: (WANTED[volts] ?? 0.45) * (standoff > 60 ? 0.6 : 1), hot: HOT[plan.number.replace('{}', text).replace('[]', end) + plan.brand],
          };
        }
      }
    },
  };
}

const HOT: Record<string, number> = { 'SMBJ24CALittelfuse': 92, 'SMAJ5.0ALittelfuse': 118 };

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
    ...patternSeries(ESD, { hot: { 'USBLC6-2SC6': 46, 'PESD5V0S1BA,115': 140 }, without: /ESD9C12|NUP2105LT3G-/ }),
  ];
}

const VOLTS = '5V0,vrwm=5 3V3,vrwm=3.3 12V,vrwm=12 15V,vrwm=15 24V,vrwm=24';
const ESD_NAME = 'ESD 保护二极管 | ESD protection diode';
const ARRAY = 'ESD 保护阵列 | ESD protection array';
const DFN1006 = 'SOD-882';

const ESD = `
## 070201
Nexperia | ${ESD_NAME} | PESD{}S1B{} | dir=2 | SOD-323:3000:0.32 | 0.55 | ${VOLTS} | A;115 A;135,#10000 B;115,@SOD-523 L;315,@${DFN1006},#10000
Nexperia | ${ESD_NAME} | PESD{}S1U{} | dir=1 | SOD-323:3000:0.3 | 0.42 | ${VOLTS} | A;115 B;115,@SOD-523 L;315,@${DFN1006},#10000
Nexperia | ${ESD_NAME} | PESD{}L1B{} | dir=2 | SOD-323:3000:0.35 | 0.42 | ${VOLTS} | A;115 A;135,#10000
Nexperia | ${ESD_NAME} | PESD{}U1{} | dir=1 | SOD-523:3000:0.45 | 0.34 | 5V0,vrwm=5 3V3,vrwm=3.3 | BA;115,@SOD-323 BB;115 BL;315,@${DFN1006},#10000 UA;115,@SOD-323 UB;115 UL;315,@${DFN1006},#10000
onsemi | ${ESD_NAME} | ESD9B{}ST5G | dir=2 | SOD-923:8000:0.22 | 0.45 | 5.0,vrwm=5 3.3,vrwm=3.3
onsemi | ${ESD_NAME} | ESD9L{}T5G | dir=1 | SOD-923:8000:0.28 | 0.4 | 5.0S,vrwm=5 3.3S,vrwm=3.3
onsemi | ${ESD_NAME} | ESD9X{}ST5G | dir=1 | SOD-923:8000:0.18 | 0.42 | 5.0,vrwm=5 3.3,vrwm=3.3 7.0,vrwm=7 12,vrwm=12
onsemi | ${ESD_NAME} | ESD5Z{}T{}G | dir=1 | SOD-523:3000:0.16 | 0.42 | 5.0,vrwm=5 3.3,vrwm=3.3 2.5,vrwm=2.5 6.0,vrwm=6 7.0,vrwm=7 12,vrwm=12 | 1 5,#8000
onsemi | ${ESD_NAME} | ESD7{}ST5G | dir=2 | ${DFN1006}:8000:0.34 | 0.32 | L5.0,vrwm=5 551N2,vrwm=3.3 361XN2,vrwm=5 461N2,vrwm=16
onsemi | ${ESD_NAME} | SZESD9B{}ST5G | dir=2 | SOD-923:8000:0.42 | 0.24 | 5.0,vrwm=5 3.3,vrwm=3.3
LRC | ${ESD_NAME} | LESD{}T{}G | dir=2 | SOD-523:3000:0.06 | 0.42 | 5D5.0C,vrwm=5 5D3.3C,vrwm=3.3 5D12C,vrwm=12 8D5.0C,vrwm=5,@SOD-882 8D3.3C,vrwm=3.3,@SOD-882 8D12C,vrwm=12,@SOD-882 3D5.0C,vrwm=5,@SOD-323 3D12C,vrwm=12,@SOD-323 3D24C,vrwm=24,@SOD-323 9D5.0,vrwm=5,@SOD-923 9X5.0,vrwm=5,@SOD-923 | 1 5,#8000
CJ | ${ESD_NAME} | CESD{} | dir=2 | SOD-323:3000:0.06 | 0.4 | 3V3D3,vrwm=3.3 5V0D3,vrwm=5 12VD3,vrwm=12 15VD3,vrwm=15 24VD3,vrwm=24 36VD3,vrwm=36 3V3D5,vrwm=3.3,@SOD-523 5V0D5,vrwm=5,@SOD-523 12VD5,vrwm=12,@SOD-523 24VD5,vrwm=24,@SOD-523 5V0D9,vrwm=5,@SOD-923 3V3D9,vrwm=3.3,@SOD-923 5V0AP,vrwm=5,@SOT-23 12VAP,vrwm=12,@SOT-23 24VAP,vrwm=24,@SOT-23
MDD | ${ESD_NAME} | ESD{}D{} | dir=2 | SOD-323:3000:0.05 | 0.34 | 3V3,vrwm=3.3 5V0,vrwm=5 8V0,vrwm=8 12V,vrwm=12 15V,vrwm=15 24V,vrwm=24 36V,vrwm=36 | 3 3C 5,@SOD-523 5C,@SOD-523 8C,@SOD-882,#10000
Brightking | ${ESD_NAME} | BV{}D{} | dir=2 | SOD-323:3000:0.1 | 0.3 | 03,vrwm=3.3 05,vrwm=5 08,vrwm=8 12,vrwm=12 15,vrwm=15 24,vrwm=24 36,vrwm=36 | C W,@SOD-523 Z,@SOD-882,#10000
Texas Instruments | ${ESD_NAME} | TPD1E{} | dir=2 | ${DFN1006}:10000:0.38 | 0.42 | 10B06DPYR,vrwm=5.5 10B09DPYR,vrwm=9 05U06DPYR,vrwm=5.5 04U04DPYR,vrwm=3.6 6B06DPLR,vrwm=5 0B04DPYR,vrwm=3.6 10B06DPYT,vrwm=5.5,#250 10B09DPYT,vrwm=9,#250 05U06DPYT,vrwm=5.5,#250
Texas Instruments | ${ESD_NAME} | ESD{} | dir=2 | ${DFN1006}:10000:0.3 | 0.32 | 311DPYR,vrwm=3.6 321DPYR,vrwm=3.6 341DPYR,vrwm=3.6 351DPYR,vrwm=3.6 401DPYR,vrwm=24 441DPYR,vrwm=5.5 451DPLR,vrwm=5.5 751DPYR,vrwm=24 761DPYR,vrwm=24
STMicroelectronics | ${ESD_NAME} | ESDA{} | dir=1 | SOD-882:12000:0.4 | 0.36 | LC6-1U2,vrwm=3 7P60-1U1M,vrwm=5 15P60-1U1M,vrwm=12 25P35-1U1M,vrwm=22 13P70-1U1M,vrwm=12 5-1F4,vrwm=5 6V1-1BC6,vrwm=5,@SOT-23-6 14V2-1BF3,vrwm=12
Littelfuse | ${ESD_NAME} | SP{} | dir=2 | ${DFN1006}:10000:0.55 | 0.36 | 1003-01DTG,vrwm=5,@SOD-723 1003-01ETG,vrwm=5 1005-01ETG,vrwm=6 1006-01UTG,vrwm=6 1007-01ETG,vrwm=6 1013-01ETG,vrwm=6 3021-01ETG,vrwm=5 3022-01ETG,vrwm=5.3 1026-01ETG,vrwm=6 1008-01WTG,vrwm=6 1020-01WTG,vrwm=6 1021-01WTG,vrwm=6
Littelfuse | ${ESD_NAME} | SD{}{} | dir=2 | SOD-323:3000:0.42 | 0.34 | 05,vrwm=5 12,vrwm=12 15,vrwm=15 24,vrwm=24 36,vrwm=36 | C-01FTG -01FTG,dir=1
Semtech | ${ESD_NAME} | UCLAMP{} | dir=2 | SLP1006:10000:0.8 | 0.34 | 0511P.TCT,vrwm=5 0501P.TCT,vrwm=5 0571P.TNT,vrwm=5 3301P.TCT,vrwm=3.3 1201P.TCT,vrwm=12 2411ZA.TNT,vrwm=24 3671P.TNT,vrwm=36 2271P.TNT,vrwm=22 1571P.TNT,vrwm=15
Bourns | ${ESD_NAME} | CDSOD323-T{} | dir=1 | SOD-323:3000:0.55 | 0.32 | 05,vrwm=5 05C,vrwm=5,dir=2 08,vrwm=8 08C,vrwm=8,dir=2 12,vrwm=12 12C,vrwm=12,dir=2 15,vrwm=15 15C,vrwm=15,dir=2 24,vrwm=24 24C,vrwm=24,dir=2 36,vrwm=36 36C,vrwm=36,dir=2
Diodes Incorporated | ${ESD_NAME} | D{} | dir=2 | SOD-323:3000:0.28 | 0.3 | 5V0L1B2LP3-7,vrwm=5,@SOD-882 3V3X1B2LP3-7,vrwm=3.3,@SOD-882 5V0S1B2LP-7B,vrwm=5,@SOD-882 5V0L1B2WS-7,vrwm=5 12V0S1U2WS-7,vrwm=12 24V0S1U2WS-7,vrwm=24 5V0H1B2LPQ-7B,vrwm=5,@SOD-882
Infineon | ${ESD_NAME} | ESD{} | dir=2 | TSLP-2:15000:0.42 | 0.3 | 103B102ELE6327XTMA1,vrwm=15 131B1W0201E6327XTSA1,vrwm=5.5 119B1W01005E6327XTSA1,vrwm=5.5 245B1W0201E6327XTSA1,vrwm=5.5 239B1W0201E6327XTSA1,vrwm=22
## 070202
STMicroelectronics | ${ARRAY} | USBLC6-{} | vrwm=5.25 dir=1 | SOT-23-6:3000:0.62 | 0.9 | 2SC6,ch=2 2P6,ch=2,@SOT-666 4SC6,ch=4 2SC6Y,ch=2,*1.6
STMicroelectronics | ${ARRAY} | {} | dir=1 | SOT-23-6:3000:0.8 | 0.4 | ESDA6V1SC5,ch=4,vrwm=5,@SOT-23-5 ESDA6V1SC6,ch=5,vrwm=5 ESDA6V1L,ch=2,vrwm=5.25,@SOT-23 ESDA5V3L,ch=2,vrwm=3,@SOT-23 ESDA14V2L,ch=2,vrwm=12,@SOT-23 ESDA25L,ch=2,vrwm=24,@SOT-23 ESDCAN24-2BLY,ch=2,vrwm=24,@SOT-23 ESDCAN01-2BLY,ch=2,vrwm=24,@SOT-23 ESDCAN03-2BWY,ch=2,vrwm=26.5,@SOT-323 DSL03-010SC6,ch=2,vrwm=10 HSP061-4M10,ch=4,vrwm=3,@DFN-10 DVIULC6-4SC6,ch=4,vrwm=5 DVIULC6-2P6,ch=2,vrwm=5,@SOT-666 SMP75-8,ch=1,vrwm=6,@SMA ESDLIN1524BJ,ch=1,vrwm=24,@SOD-323
Nexperia | ${ARRAY} | PESD{}{} | vrwm=5 dir=1 | SOT-23:3000:0.38 | 0.46 | 5V0S2,vrwm=5,ch=2 3V3S2,vrwm=3.3,ch=2 12VS2,vrwm=12,ch=2 15VS2,vrwm=15,ch=2 24VS2,vrwm=24,ch=2 5V0L2,vrwm=5,ch=2 3V3L2,vrwm=3.3,ch=2 | UT;215 UT;235,#10000
Nexperia | ${ARRAY} | PESD{} | dir=2 | SOT-23:3000:0.55 | 0.5 | 1CAN;215,vrwm=24,ch=2 2CAN;215,vrwm=24,ch=2 1LIN;115,vrwm=15,ch=1,@SOD-323 2IVN24-TR,vrwm=24,ch=2 1IVN24-AX,vrwm=24,ch=1,@SOD-323 1CAN-UX,vrwm=24,ch=2,@SOT-323 2ETH-AX,vrwm=2.5,ch=2 2USB5UV-TR,vrwm=5,ch=2
Nexperia | ${ARRAY} | PRTR5V0U{} | vrwm=5.5 dir=1 | SOT-143B:3000:0.5 | 0.6 | 2X;215,ch=2 2X;235,ch=2,#10000 2AX;215,ch=2 4D;125,ch=4,@SOT-23-6 6AS;118,ch=6,@TSSOP-10 8S;118,ch=8,@TSSOP-10 1T;215,ch=1,@SOT-23 4Y;125,ch=4,@SOT-363
Nexperia | ${ARRAY} | IP4{} | vrwm=5.5 dir=1 | DFN-10:4000:0.9 | 0.36 | 220CZ6;125,ch=4,@SOT-23-6 234CZ6;125,ch=4,@SOT-23-6 283CZ10-TBA;115,ch=4 283CZ10-TBR;115,ch=4 292CZ10-TBR;115,ch=4 285CZ6-TD;132,ch=2,@DFN-6 294CZ10-TBR;115,ch=4
Semtech | ${ARRAY} | RCLAMP{} | vrwm=5 dir=1 | DFN-10:3000:1.3 | 0.5 | 0524P.TCT,ch=4 0524PATCT,ch=4 0502B.TCT,ch=2,@SOT-523 0504F.TCT,ch=4,@SOT-363 0512TQTCT,ch=2,@DFN-6 3324P.TCT,vrwm=3.3,ch=4 2574N.TCT,vrwm=2.5,ch=4 0542T.TCT,ch=2,@DFN-6 0582BQTCT,ch=2,@SOT-523 3374N.TCT,vrwm=3.3,ch=4 3304N.TCT,vrwm=3.3,ch=4 0854P.TCT,ch=4 3346P.TNT,vrwm=3.3,ch=6 0822A.TCT,ch=2,@SOT-143B
Semtech | ${ARRAY} | {} | dir=1 | SOT-23:3000:1.2 | 0.42 | SM712.TCT,vrwm=12,ch=2 SM05.TCT,vrwm=5,ch=2 SM12.TCT,vrwm=12,ch=2 SM15.TCT,vrwm=15,ch=2 SM24.TCT,vrwm=24,ch=2 SM36.TCT,vrwm=36,ch=2 SR05.TCT,vrwm=5,ch=2,@SOT-143 SRV05-4.TCT,vrwm=5,ch=4,@SOT-23-6 SLVU2.8-4.TBT,vrwm=2.8,ch=4,@SOIC-8 LC03-3.3.TBT,vrwm=3.3,ch=2,@SOIC-8 SLVU2.8.TCT,vrwm=2.8,ch=1 SMS05C.TCT,vrwm=5,ch=5,@SOT-23-6 SMS12C.TCT,vrwm=12,ch=5,@SOT-23-6 SMS24C.TCT,vrwm=24,ch=5,@SOT-23-6
Littelfuse | ${ARRAY} | {} | dir=1 | SOT-23:3000:0.9 | 0.4 | SM712-02HTG,vrwm=12,ch=2 SM24CANB-02HTG,vrwm=24,ch=2 SM24CANA-02HTG,vrwm=24,ch=2 SM05-02HTG,vrwm=5,ch=2 SM12-02HTG,vrwm=12,ch=2 SM15-02HTG,vrwm=15,ch=2 SM24-02HTG,vrwm=24,ch=2 SM36-02HTG,vrwm=36,ch=2 SP3003-02XTG,vrwm=6,ch=2,@SOT-363 SP3003-04XTG,vrwm=6,ch=4,@SOT-363 SP0503BAHTG,vrwm=5.5,ch=3,@SOT-143 SP0504BAHTG,vrwm=5.5,ch=4,@SOT-23-5 SP0502BAHTG,vrwm=5.5,ch=2 SP0505BAHTG,vrwm=5.5,ch=5,@SOT-23-6 SP3012-04UTG,vrwm=5,ch=4,@DFN-10 SP3010-04UTG,vrwm=6,ch=4,@DFN-10 SP4020-01FTG,vrwm=2.8,ch=1,@SOD-323 SP03-3.3BTG,vrwm=3.3,ch=2,@SOIC-8 SLVU2.8-4BTG,vrwm=2.8,ch=4,@SOIC-8 SRV05-4HTG,vrwm=5,ch=4,@SOT-23-6 SP2502LBTG,vrwm=2.5,ch=2,@SOIC-8
onsemi | ${ARRAY} | {} | dir=1 | SOT-23:3000:0.5 | 0.42 | NUP2105LT1G,vrwm=24,ch=2 NUP2105LT3G,vrwm=24,ch=2,#10000 NUP3105LT1G,vrwm=32,ch=2 SZNUP2105LT1G,vrwm=24,ch=2 SM05T1G,vrwm=5,ch=2 SM12T1G,vrwm=12,ch=2 SM24T1G,vrwm=24,ch=2 NUP4114UPXV6T1G,vrwm=5.5,ch=4,@SOT-563 NUP2114UCMR6T1G,vrwm=5,ch=2,@SOT-23-6 ESD8104MUTAG,vrwm=3.3,ch=4,@DFN-10 SRDA05-4R2G,vrwm=5,ch=4,@SOIC-8 ESD7004MUTAG,vrwm=5,ch=4,@DFN-10 ESD7104MUTAG,vrwm=5,ch=4,@DFN-10 CM1213A-04SO,vrwm=3.3,ch=4,@SOT-23-6 CM1213A-02SR,vrwm=3.3,ch=2,@SOT-143 SRV05-4MR6T1G,vrwm=5,ch=4,@SOT-23-6 MMQA5V6T1G,vrwm=3,ch=4,@SC-74
Texas Instruments | ${ARRAY} | TPD{} | dir=1 | DFN-10:3000:0.9 | 0.44 | 4E05U06DQAR,vrwm=5.5,ch=4 2E2U06DRLR,vrwm=5.5,ch=2,@SOT-553 2EUSB30DRTR,vrwm=5.5,ch=2,@SOT-1115 4EUSB30DQAR,vrwm=5.5,ch=4 2E001DRLR,vrwm=5.5,ch=2,@SOT-553 2E001DZDR,vrwm=5.5,ch=2,@SOT-143 3E001DRLR,vrwm=5.5,ch=3,@SOT-553 4E001DBVR,vrwm=5.5,ch=4,@SOT-23-6 4E1U06DBVR,vrwm=5.5,ch=4,@SOT-23-6 4E1U06DCKR,vrwm=5.5,ch=4,@SOT-363 4E02B04DQAR,vrwm=3.6,ch=4 6E05U06RVZR,vrwm=5.5,ch=6,@DFN-14 4S012DRYR,vrwm=5.5,ch=4,@DFN-6 12S016PWR,vrwm=5.5,ch=12,@TSSOP-24 6F003DQDR,vrwm=5.5,ch=6,@DFN-12 8F003DQDR,vrwm=5.5,ch=8,@DFN-16
Bourns | ${ARRAY} | CDSOT23-{} | dir=1 ch=2 | SOT-23:3000:0.75 | 0.4 | SM712,vrwm=12 T24CAN,vrwm=24 T24CAN-Q,vrwm=24 T05,vrwm=5 T05C,vrwm=5 T08C,vrwm=8 T12,vrwm=12 T12C,vrwm=12 T15,vrwm=15 T15C,vrwm=15 T24,vrwm=24 T24C,vrwm=24 T36,vrwm=36 T36C,vrwm=36 SRV05-4,vrwm=5,ch=4,@SOT-23-6 0502B,vrwm=5 T03,vrwm=3.3 T03C,vrwm=3.3
LRC | ${ARRAY} | {} | dir=1 | SOT-23:3000:0.14 | 0.34 | LSM712T1G,vrwm=12,ch=2 LNUP2105LT1G,vrwm=24,ch=2 LSRV05-4T1G,vrwm=5,ch=4,@SOT-23-6 LPRTR5V0U2XT1G,vrwm=5.5,ch=2,@SOT-143 LSM05T1G,vrwm=5,ch=2 LSM12T1G,vrwm=12,ch=2 LSM15T1G,vrwm=15,ch=2 LSM24T1G,vrwm=24,ch=2 LRC0502FT1G,vrwm=5,ch=2,@SOT-523 LUSBLC6-2T1G,vrwm=5,ch=2,@SOT-23-6
MDD | ${ARRAY} | {} | dir=1 | SOT-23:3000:0.12 | 0.36 | SM712,vrwm=12,ch=2 SM05,vrwm=5,ch=2 SM12,vrwm=12,ch=2 SM15,vrwm=15,ch=2 SM24,vrwm=24,ch=2 SRV05-4,vrwm=5,ch=4,@SOT-23-6 USBLC6-2SC6,vrwm=5,ch=2,@SOT-23-6 PESD1CAN,vrwm=24,ch=2 NUP2105L,vrwm=24,ch=2 PRTR5V0U2X,vrwm=5.5,ch=2,@SOT-143
`;
