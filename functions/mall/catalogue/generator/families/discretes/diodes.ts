/** Rectifiers, Schottky diodes, Zener diodes and bridges: part numbers with letters or codes for the voltage. */
import type { Draft, Series } from '../../series';
import { signalDiodes } from '../option-families';

/** The letters for the voltages of rectifiers, up to 1,000 V. */
const LETTERS: ReadonlyArray<readonly [letter: string, volts: number]> = [
  ['A', 50], ['B', 100], ['D', 200], ['G', 400], ['J', 600], ['K', 800], ['M', 1000],
];
/** The voltages of leaded rectifiers whose numbers end in 1 to 7. */
const DIGITS = [50, 100, 200, 400, 600, 800, 1000] as const;

interface Row {
  mpn: string;
  volts: number;
  packageName: string;
  amperes: number;
  forward: number;
  price: number;
  pack: number;
  popularity: number;
  recovery?: number;
}

function rectifier(brand: string, category: string, name: readonly [string, string], popularity: number, rows: Iterable<Row>): Series {
  return {
    brand, category, name, packaging: 'small', popularity,
    *products(): Iterable<Draft> {
      for (const row of rows) {
        yield {
          mpn: row.mpn, packageName: row.packageName,
          attributes: {
            voltage: row.volts, current: row.amperes, forward_voltage: row.forward,
            ...(row.recovery ? { recovery_time: row.recovery } : {}), temperature_min: -55, temperature_max: 150,
          },
          price: row.price, pack: row.pack, popularity: row.popularity,
        };
      }
    },
  };
}

type Body = readonly [packageName: string, pack: number, price: number];
const SMA: Body = ['SMA', 5000, 0.055];
const SMB: Body = ['SMB', 3000, 0.11];
const SMC: Body = ['SMC', 3000, 0.2];
const DO41: Body = ['DO-41', 5000, 0.05];
const DO201: Body = ['DO-201AD', 1250, 0.16];

/** The rows of a series with a letter for each voltage. */
function lettered(base: string, amperes: number, forward: number, [packageName, pack, price]: Body, end: string, cost: number, recovery?: number, most = 1000): Row[] {
  return LETTERS.filter(([, volts]) => volts <= most).map(([letter, volts]) => ({
    mpn: `${base}${letter}${end}`, volts, packageName, amperes, forward, price: price * cost * (1 + amperes / 12), pack,
    popularity: letter === 'M' || (letter === 'J' && most === 600) ? 1 : letter === 'J' || letter === 'G' ? 0.7 : 0.45, ...(recovery ? { recovery } : {}),
  }));
}

/** The rows of a series with consecutive numbers for the voltages, such as `1N4001` to `1N4007`. */
function numbered(base: string, first: number, amperes: number, forward: number, [packageName, pack, price]: Body, end: string, cost: number, recovery?: number, volts: readonly number[] = DIGITS): Row[] {
  return volts.map((one, index) => ({
    mpn: `${base}${first + index}${end}`, volts: one, packageName, amperes, forward, price: price * cost * (1 + amperes / 12), pack,
    popularity: index === volts.length - 1 ? 1 : one === 400 || one === 600 ? 0.7 : 0.45, ...(recovery ? { recovery } : {}),
  }));
}

/** The rows of a Schottky series. In `SS34`, 3 stands for 3 A and 4 for 40 V. */
function schottky(base: string, amperes: number, [packageName, pack, price]: Body, end: string, cost: number): Row[] {
  return [20, 30, 40, 50, 60, 80, 100, 150, 200].map((volts) => ({
    mpn: `${base}${amperes}${volts / 10}${end}`, volts, packageName, amperes, forward: volts <= 40 ? 0.55 : volts <= 60 ? 0.7 : 0.85,
    price: price * cost * (1 + amperes / 7), pack, popularity: volts === 40 ? 1 : volts === 60 || volts === 100 ? 0.75 : 0.5,
  }));
}

const GENERAL = ['整流二极管', 'General purpose rectifier'] as const;
const FAST = ['快恢复二极管', 'Fast recovery rectifier'] as const;
const ULTRA = ['超快恢复二极管', 'Ultrafast rectifier'] as const;
const SCHOTTKY = ['肖特基二极管', 'Schottky rectifier'] as const;

/** Maker, ending of chip types, ending of leaded types, price as a multiple of the cheapest maker's price, popularity. */
const MAKERS: ReadonlyArray<readonly [brand: string, chip: string, leaded: string, cost: number, popularity: number]> = [
  ['MDD', '', '', 1, 0.6], ['CJ', 'F', '', 1.05, 0.42], ['Yangjie', '', '', 1, 0.42], ['LRC', '', '', 0.95, 0.34], ['Diodes Incorporated', '-13-F', '-T', 2.4, 0.48],
  ['Vishay', '-E3/61T', '-E3/54', 3, 0.46], ['PANJIT', '_R1_00001', '', 1.4, 0.34], ['MCC', '-TP', '-TP', 1.9, 0.34], ['SMC Diode', 'TR', '', 1.6, 0.32], ['Good-Ark', '', '', 0.92, 0.28],
];

function makersSeries(): Series[] {
  return MAKERS.flatMap(([brand, chip, leaded, cost, popularity]) => {
    const wide = brand === 'MDD' || brand === 'Diodes Incorporated' || brand === 'Vishay' || brand === 'Yangjie';
    const general = [
      ...lettered('S1', 1, 1.1, SMA, chip, cost), ...lettered('S2', 2, 1.15, SMB, chip, cost), ...lettered('S3', 3, 1.15, SMC, chip, cost),
      ...numbered('1N400', 1, 1, 1.1, DO41, leaded, cost), ...numbered('1N540', 1, 3, 1.1, DO201, leaded, cost, undefined, [100, 200, 300, 400, 500, 600, 800, 1000]),
      ...(brand === 'MDD' || brand === 'CJ' || brand === 'Yangjie' ? numbered('M', 1, 1, 1.1, SMA, '', cost * 0.9) : []),
      ...(wide ? lettered('S5', 5, 1.15, SMC, chip, cost) : []),
    ];
    const fast = [
      ...lettered('RS1', 1, 1.3, SMA, chip, cost, 250e-9), ...lettered('RS2', 2, 1.3, SMB, chip, cost, 250e-9), ...lettered('RS3', 3, 1.3, SMC, chip, cost, 250e-9),
      ...numbered('FR10', 1, 1, 1.3, DO41, leaded, cost, 150e-9), ...(wide ? numbered('FR20', 1, 2, 1.3, ['DO-15', 3000, 0.09], leaded, cost, 150e-9) : []), ...numbered('FR30', 1, 3, 1.3, DO201, leaded, cost, 150e-9),
    ];
    const ultra = [
      ...lettered('US1', 1, 1.7, SMA, chip, cost, 75e-9), ...(wide ? lettered('US2', 2, 1.7, SMB, chip, cost, 75e-9) : []), ...(wide ? lettered('US3', 3, 1.7, SMC, chip, cost, 75e-9) : []),
      ...lettered('ES1', 1, 1.25, SMA, chip, cost, 35e-9, 600), ...lettered('ES2', 2, 1.25, SMB, chip, cost, 35e-9, 600), ...lettered('ES3', 3, 1.25, SMC, chip, cost, 35e-9, 600),
      ...numbered('UF400', 1, 1, 1.7, DO41, leaded, cost * 1.3, 75e-9),
      ...(wide ? numbered('HER10', 1, 1, 1.7, DO41, leaded, cost * 1.2, 75e-9, [50, 100, 200, 300, 400, 600, 800, 1000]) : []),
      ...(wide ? numbered('HER30', 1, 3, 1.7, DO201, leaded, cost * 1.2, 75e-9, [50, 100, 200, 300, 400, 600, 800, 1000]) : []),
      ...(wide ? numbered('SF1', 1, 1, 1.25, DO41, leaded, cost * 1.2, 35e-9, [50, 100, 150, 200, 300, 400, 500, 600]) : []),
    ];
    const small = brand === 'Diodes Incorporated' ? 'B' : brand === 'CJ' || brand === 'Good-Ark' ? 'SK' : 'SS';
    const chipSchottky = [
      ...(small === 'B' ? [] : schottky(small, 1, SMA, brand === 'CJ' ? '' : chip, cost)), ...(small === 'B' ? [] : schottky(small, 2, wide ? SMA : SMB, brand === 'CJ' ? '' : chip, cost)),
      ...(small === 'B' ? [] : schottky(small, 3, brand === 'MDD' ? SMA : SMC, brand === 'CJ' ? '' : chip, cost)), ...(small === 'B' ? [] : schottky(small, 5, brand === 'MDD' ? SMA : SMC, brand === 'CJ' ? '' : chip, cost)),
    ];
    const leadedSchottky = [
      ...numbered('1N58', 17, 1, 0.45, DO41, leaded, cost * 1.3, undefined, [20, 30, 40]), ...numbered('1N58', 20, 3, 0.5, DO201, leaded, cost * 1.3, undefined, [20, 30, 40]),
      ...(wide ? [40, 60, 100].map((volts): Row => ({ mpn: `SB${5}${volts / 10}${leaded}`, volts, packageName: 'DO-201AD', amperes: 5, forward: 0.6, price: 0.3 * cost, pack: 1250, popularity: 0.6 })) : []),
      ...(wide ? [40, 60, 100].map((volts): Row => ({ mpn: `SR3${volts / 10}${leaded}`, volts, packageName: 'DO-201AD', amperes: 3, forward: 0.6, price: 0.22 * cost, pack: 1250, popularity: 0.5 })) : []),
    ];
    return [
      rectifier(brand, '050301', GENERAL, popularity, general), rectifier(brand, '050302', FAST, popularity * 0.9, fast), rectifier(brand, '050303', ULTRA, popularity * 0.95, ultra),
      rectifier(brand, '050201', SCHOTTKY, popularity, chipSchottky), rectifier(brand, '050202', SCHOTTKY, popularity * 0.8, leadedSchottky),
    ].filter((series) => [...series.products()].length > 0);
  });
}

/** Schottky diodes with Diodes Incorporated's own numbers, such as `B340A-13-F`. */
function diodesSchottky(): Series {
  const rows = [20, 30, 40, 50, 60].flatMap((volts) => [
    { mpn: `B1${volts}-13-F`, volts, packageName: 'SMA', amperes: 1, forward: 0.5, price: 0.34, pack: 5000, popularity: volts === 40 ? 1 : 0.6 },
    { mpn: `B2${volts}A-13-F`, volts, packageName: 'SMA', amperes: 2, forward: 0.5, price: 0.42, pack: 5000, popularity: volts === 40 ? 0.9 : 0.55 },
    { mpn: `B3${volts}A-13-F`, volts, packageName: 'SMA', amperes: 3, forward: 0.5, price: 0.52, pack: 5000, popularity: volts === 40 ? 1 : 0.6 },
    { mpn: `B3${volts}-13-F`, volts, packageName: 'SMC', amperes: 3, forward: 0.5, price: 0.7, pack: 3000, popularity: volts === 40 ? 0.8 : 0.5 },
    { mpn: `B5${volts}C-13-F`, volts, packageName: 'SMC', amperes: 5, forward: 0.55, price: 0.82, pack: 3000, popularity: volts === 40 ? 0.8 : 0.5 },
  ]);
  return rectifier('Diodes Incorporated', '050201', SCHOTTKY, 0.45, rows);
}

/** Pairs of Schottky diodes in TO-220 and TO-220F, such as `MBR20100CT`. */
function powerSchottky(): Series[] {
  const makers = [['MDD', 1, 0.4], ['Yangjie', 1, 0.34], ['SMC Diode', 1.7, 0.3], ['CJ', 1, 0.3]] as const;
  return makers.map(([brand, cost, popularity]) => rectifier(brand, '050202', ['肖特基整流对管', 'Dual Schottky rectifier'], popularity, [10, 16, 20, 30, 40].flatMap((amperes) =>
    [45, 60, 100, 150, 200].flatMap((volts): Row[] => [
      { mpn: `MBR${amperes}${volts}CT`, volts, packageName: 'TO-220', amperes, forward: volts > 60 ? 0.85 : 0.7, price: (0.5 + amperes * 0.035) * cost, pack: 50, popularity: volts === 100 ? 0.9 : 0.6 },
      { mpn: `MBRF${amperes}${volts}CT`, volts, packageName: 'TO-220F', amperes, forward: volts > 60 ? 0.85 : 0.7, price: (0.55 + amperes * 0.035) * cost, pack: 50, popularity: volts === 100 ? 0.6 : 0.4 },
    ]))));
}

const ZENER = [2.0, 2.2, 2.4, 2.7, 3.0, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1, 10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75];
const WANTED = new Set([3.3, 3.6, 5.1, 5.6, 6.8, 8.2, 10, 12, 15, 18, 24]);
const zenerCode = (volts: number) => (volts < 10 ? volts.toFixed(1).replace('.', 'V') : String(volts));

interface ZenerPlan {
  brand: string;
  popularity: number;
  packageName: string;
  watts: number;
  pack: number;
  price: number;
  from?: number;
  to?: number;
  tolerance?: number;
  mpn: (code: string, index: number, volts: number) => string;
  /** Volts of products with consecutive numbers. */
  values?: readonly number[];
}

function zener(plan: ZenerPlan): Series {
  const chip = !/^DO-/.test(plan.packageName);
  return {
    brand: plan.brand, category: chip ? '050401' : '050402', name: ['稳压二极管', 'Zener diode'], packaging: 'small', popularity: plan.popularity,
    *products() {
      for (const [index, volts] of (plan.values ?? ZENER.filter((one) => one >= (plan.from ?? 2.4) && one <= (plan.to ?? 75))).entries()) {
        yield {
          mpn: plan.mpn(zenerCode(volts), index, volts), packageName: plan.packageName,
          attributes: { zener_voltage: volts, tolerance: plan.tolerance ?? 5, power: plan.watts, temperature_min: -55, temperature_max: 150 },
          price: plan.price, pack: plan.pack, popularity: WANTED.has(volts) ? 1 : 0.5,
        };
      }
    },
  };
}

/** Volts of 1N4728A to 1N4761A. */
const JEDEC_1W = [3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1, 10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75];
/** Volts of the numbers from 1N5221B and MMSZ5221B on. */
const JEDEC_HALF = [2.4, 2.5, 2.7, 2.8, 3.0, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.0, 6.2, 6.8, 7.5, 8.2, 8.7, 9.1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 27, 28, 30, 33, 36, 39, 43, 47];
/** Volts of the numbers from 1SMA5913B on. */
const JEDEC_SMA = [3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1, 10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68];
/** Volts of the numbers from 1N5333B on. */
const JEDEC_5W = [3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.0, 6.2, 6.8, 7.5, 8.2, 8.7, 9.1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 27, 28, 30, 33, 36, 39, 43, 47, 51];

function zeners(): Series[] {
  return [
    zener({ brand: 'Diodes Incorporated', popularity: 0.5, packageName: 'SOD-123', watts: 0.5, pack: 3000, price: 0.12, to: 51, mpn: (c) => `BZT52C${c}-7-F` }),
    zener({ brand: 'Diodes Incorporated', popularity: 0.45, packageName: 'SOD-323', watts: 0.2, pack: 3000, price: 0.13, to: 39, mpn: (c) => `BZT52C${c}S-7-F` }),
    zener({ brand: 'MDD', popularity: 0.5, packageName: 'SOD-123', watts: 0.5, pack: 3000, price: 0.045, to: 75, mpn: (c) => `BZT52C${c}` }),
    zener({ brand: 'MDD', popularity: 0.42, packageName: 'SOD-323', watts: 0.2, pack: 3000, price: 0.045, to: 43, mpn: (c) => `BZT52C${c}S` }),
    zener({ brand: 'CJ', popularity: 0.45, packageName: 'SOD-123', watts: 0.5, pack: 3000, price: 0.05, to: 43, mpn: (c) => `BZT52C${c}` }),
    zener({ brand: 'CJ', popularity: 0.36, packageName: 'SOT-23', watts: 0.3, pack: 3000, price: 0.06, to: 39, mpn: (c) => `BZX84C${c}` }),
    zener({ brand: 'Nexperia', popularity: 0.5, packageName: 'SOT-23', watts: 0.25, pack: 3000, price: 0.11, mpn: (c) => `BZX84-C${c},215` }),
    zener({ brand: 'Nexperia', popularity: 0.36, packageName: 'SOT-23', watts: 0.25, pack: 3000, price: 0.15, tolerance: 2, mpn: (c) => `BZX84-B${c},215` }),
    zener({ brand: 'Nexperia', popularity: 0.42, packageName: 'SOD-323', watts: 0.3, pack: 3000, price: 0.12, mpn: (c) => `BZX384-C${c},115` }),
    zener({ brand: 'Nexperia', popularity: 0.34, packageName: 'SOD-523', watts: 0.3, pack: 3000, price: 0.16, mpn: (c) => `BZX585-C${c},115` }),
    zener({ brand: 'Nexperia', popularity: 0.36, packageName: 'LL-34', watts: 0.5, pack: 2500, price: 0.14, mpn: (c) => `BZV55-C${c},115` }),
    zener({ brand: 'Nexperia', popularity: 0.34, packageName: 'DO-35', watts: 0.5, pack: 10000, price: 0.13, mpn: (c) => `BZX79-C${c},133` }),
    zener({ brand: 'onsemi', popularity: 0.45, packageName: 'SOT-23', watts: 0.25, pack: 3000, price: 0.13, mpn: (c) => `BZX84C${c}LT1G` }),
    zener({ brand: 'Vishay', popularity: 0.34, packageName: 'DO-35', watts: 0.5, pack: 10000, price: 0.15, mpn: (c) => `BZX55C${c}-TAP` }),
    zener({ brand: 'Vishay', popularity: 0.34, packageName: 'DO-41', watts: 1.3, pack: 5000, price: 0.22, from: 3.3, mpn: (c) => `BZX85C${c}-TAP` }),
    zener({ brand: 'LRC', popularity: 0.36, packageName: 'SOD-323', watts: 0.2, pack: 3000, price: 0.05, to: 39, mpn: (c) => `LBZT52C${c}T1G` }),
    zener({ brand: 'Good-Ark', popularity: 0.36, packageName: 'SOD-123', watts: 0.5, pack: 3000, price: 0.042, mpn: (c) => `MM1Z${c}` }),
    zener({ brand: 'Good-Ark', popularity: 0.32, packageName: 'SOD-323', watts: 0.2, pack: 3000, price: 0.042, to: 43, mpn: (c) => `MM3Z${c}` }),
    zener({ brand: 'onsemi', popularity: 0.42, packageName: 'SOD-123', watts: 0.5, pack: 3000, price: 0.14, values: JEDEC_HALF, mpn: (_, i) => `MMSZ${5221 + i}BT1G` }),
    zener({ brand: 'Diodes Incorporated', popularity: 0.4, packageName: 'SOD-123', watts: 0.5, pack: 3000, price: 0.13, values: JEDEC_HALF, mpn: (_, i) => `MMSZ${5221 + i}B-7-F` }),
    zener({ brand: 'Diodes Incorporated', popularity: 0.36, packageName: 'SOT-23', watts: 0.35, pack: 3000, price: 0.13, values: JEDEC_HALF, mpn: (_, i) => `MMBZ${5221 + i}B-7-F` }),
    zener({ brand: 'onsemi', popularity: 0.4, packageName: 'DO-41', watts: 1, pack: 3000, price: 0.17, values: JEDEC_1W, mpn: (_, i) => `1N${4728 + i}A` }),
    zener({ brand: 'Vishay', popularity: 0.38, packageName: 'DO-41', watts: 1.3, pack: 5000, price: 0.18, values: JEDEC_1W, mpn: (_, i) => `1N${4728 + i}A-TR` }),
    zener({ brand: 'MDD', popularity: 0.38, packageName: 'DO-41', watts: 1, pack: 5000, price: 0.09, values: JEDEC_1W, mpn: (_, i) => `1N${4728 + i}A` }),
    zener({ brand: 'onsemi', popularity: 0.34, packageName: 'DO-35', watts: 0.5, pack: 5000, price: 0.12, values: JEDEC_HALF, mpn: (_, i) => `1N${5221 + i}B` }),
    zener({ brand: 'onsemi', popularity: 0.36, packageName: 'SMA', watts: 1.5, pack: 5000, price: 0.34, values: JEDEC_SMA, mpn: (_, i) => `1SMA${5913 + i}BT3G` }),
    zener({ brand: 'onsemi', popularity: 0.34, packageName: 'SMB', watts: 3, pack: 2500, price: 0.45, values: JEDEC_SMA, mpn: (_, i) => `1SMB${5913 + i}BT3G` }),
    zener({ brand: 'MDD', popularity: 0.34, packageName: 'SMA', watts: 1, pack: 5000, price: 0.1, values: JEDEC_1W, mpn: (_, i) => `SMA${4728 + i}A` }),
    zener({ brand: 'onsemi', popularity: 0.32, packageName: 'DO-201AD', watts: 5, pack: 1500, price: 0.85, values: JEDEC_5W, mpn: (_, i) => `1N${5333 + i}BRLG` }),
  ];
}

function bridges(): Series[] {
  const makers = [['MDD', 1, 0.5], ['Yangjie', 1, 0.38], ['SMC Diode', 1.5, 0.28]] as const;
  const chipNames = ['贴片整流桥', 'SMD bridge rectifier'] as const;
  const leadedNames = ['插件整流桥', 'Through-hole bridge rectifier'] as const;
  const volts = [100, 200, 400, 600, 800, 1000];
  return makers.flatMap(([brand, cost, popularity]) => {
    const row = (mpn: string, one: number, packageName: string, amperes: number, price: number, pack: number): Row => ({ mpn, volts: one, packageName, amperes, forward: 1, price: price * cost, pack, popularity: one === 1000 ? 1 : one === 600 ? 0.8 : 0.45 });
    const chip = [
      ...volts.map((one) => row(`MB${one / 100}S`, one, 'MBS', 0.5, 0.13, 3000)), ...volts.map((one) => row(`MB${one / 100}F`, one, 'MBF', 0.5, 0.12, 5000)),
      ...volts.map((one) => row(`ABS${one / 100}`, one, 'ABS', 1, 0.15, 5000)), ...volts.map((one) => row(`DF${String(one / 100).padStart(2, '0')}S`, one, 'DFS', 1, 0.22, 1500)),
      ...[50, ...volts].map((one, index) => row(`DB10${index + 1}S`, one, 'DBS', 1, 0.2, 1500)), ...volts.map((one) => row(`ABS2${one / 100}`, one, 'ABS', 2, 0.22, 3000)),
    ];
    const leaded = [
      ...[50, ...volts].map((one, index) => row(`DB10${index + 1}`, one, 'DB', 1, 0.2, 50)), ...[2, 3].flatMap((amperes) => volts.map((one) => row(`KBP${amperes}${String(one / 100).padStart(2, '0')}`, one, 'KBP', amperes, 0.35 + amperes * 0.06, 50))),
      ...[4, 6, 8, 10, 15, 25].flatMap((amperes) => volts.map((one) => row(`GBU${amperes}${String(one / 100).padStart(2, '0')}`, one, 'GBU', amperes, 0.8 + amperes * 0.07, 20))),
      ...[10, 15, 25, 35].flatMap((amperes) => volts.map((one) => row(`GBJ${amperes}${String(one / 100).padStart(2, '0')}`, one, 'GBJ', amperes, 1.4 + amperes * 0.08, 15))),
      ...[15, 25, 35, 50].flatMap((amperes) => volts.map((one) => row(`KBPC${amperes}${String(one / 100).padStart(2, '0')}`, one, 'KBPC', amperes, 4 + amperes * 0.1, 50))),
    ];
    return [rectifier(brand, '050501', chipNames, popularity, chip), rectifier(brand, '050502', leadedNames, popularity * 0.85, leaded)];
  });
}

export function diodes(): Series[] {
  return [
    ...makersSeries(), diodesSchottky(), ...powerSchottky(), ...zeners(), ...bridges(),
    ...signalDiodes(),
  ];
}
