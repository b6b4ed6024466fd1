/** Rectifiers, Schottky and Zener diodes, bridges: letter and voltage codes over their grids. */
import type { Draft, Series } from '../../series';
import { tableSeries } from '../../readers/table-series';

/** The letters of rectifiers to 1,000 V. */
const LETTERS: ReadonlyArray<readonly [letter: string, volts: number]> = [
  ['A', 50], ['B', 100], ['D', 200], ['G', 400], ['J', 600], ['K', 800], ['M', 1000],
];
/** The last digit of leaded rectifiers. */
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

function rectifier(brand: string, category: string, name: readonly [string, string], popularity: number, rows: Iterable<Row>, hot: Record<string, number> = {}): Series {
  return {
    brand, category, name, packaging: 'small', popularity,
    *parts(): Iterable<Draft> {
      for (const row of rows) {
        yield {
          mpn: row.mpn, packageName: row.packageName,
          attributes: {
            voltage: row.volts, current: row.amperes, forward_voltage: row.forward,
            ...(row.recovery ? { recovery_time: row.recovery } : {}), temperature_min: -55, temperature_max: 150,
          },
          price: row.price, pack: row.pack, popularity: row.popularity, hot: hot[row.mpn],
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

/** A series with one letter a voltage. */
function lettered(base: string, amperes: number, forward: number, [packageName, pack, price]: Body, end: string, cost: number, recovery?: number, most = 1000): Row[] {
  return LETTERS.filter(([, volts]) => volts <= most).map(([letter, volts]) => ({
    mpn: `${base}${letter}${end}`, volts, packageName, amperes, forward, price: price * cost * (1 + amperes / 12), pack,
    popularity: letter === 'M' || (letter === 'J' && most === 600) ? 1 : letter === 'J' || letter === 'G' ? 0.7 : 0.45, ...(recovery ? { recovery } : {}),
  }));
}

/** A series with a running digit a voltage, `1N4001` to `1N4007`. */
function numbered(base: string, first: number, amperes: number, forward: number, [packageName, pack, price]: Body, end: string, cost: number, recovery?: number, volts: readonly number[] = DIGITS): Row[] {
  return volts.map((one, index) => ({
    mpn: `${base}${first + index}${end}`, volts: one, packageName, amperes, forward, price: price * cost * (1 + amperes / 12), pack,
    popularity: index === volts.length - 1 ? 1 : one === 400 || one === 600 ? 0.7 : 0.45, ...(recovery ? { recovery } : {}),
  }));
}

/** `SS34`: amperes and tens of volts. */
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

/** Maker, ending of chip types, ending of leaded types, price against the cheapest, popularity. */
const MAKERS: ReadonlyArray<readonly [brand: string, chip: string, leaded: string, cost: number, popularity: number]> = [
  ['MDD', '', '', 1, 0.6], ['CJ', 'F', '', 1.05, 0.42], ['Yangjie', '', '', 1, 0.42], ['LRC', '', '', 0.95, 0.34], ['Diodes Incorporated', '-13-F', '-T', 2.4, 0.48],
  ['Vishay', '-E3/61T', '-E3/54', 3, 0.46], ['PANJIT', '_R1_00001', '', 1.4, 0.34], ['MCC', '-TP', '-TP', 1.9, 0.34], ['SMC Diode', 'TR', '', 1.6, 0.32], ['Good-Ark', '', '', 0.92, 0.28],
];

function makersSeries(): Series[] {
  return MAKERS.flatMap(([brand, chip, leaded, cost, popularity]) => {
    const hot: Record<string, number> = brand === 'MDD' ? { SS34: 5, SS14: 28, SS54: 48, M7: 30, '1N4007': 42, US1M: 92 } : {};
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
      rectifier(brand, '050301', GENERAL, popularity, general, hot), rectifier(brand, '050302', FAST, popularity * 0.9, fast), rectifier(brand, '050303', ULTRA, popularity * 0.95, ultra, hot),
      rectifier(brand, '050201', SCHOTTKY, popularity, chipSchottky, hot), rectifier(brand, '050202', SCHOTTKY, popularity * 0.8, leadedSchottky),
    ].filter((series) => [...series.parts()].length > 0);
  });
}

/** Diodes Incorporated's own Schottky numbers: `B340A-13-F`. */
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

/** TO-220 pairs: `MBR20100CT`. */
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
  /** Values with a running number. */
  values?: readonly number[];
}

function zener(plan: ZenerPlan): Series {
  const chip = !/^DO-/.test(plan.packageName);
  return {
    brand: plan.brand, category: chip ? '050401' : '050402', name: ['稳压二极管', 'Zener diode'], packaging: 'small', popularity: plan.popularity,
    *parts() {
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

/** 1N4728A … 1N4761A, and 1N5221B and MMSZ5221B onwards. */
const JEDEC_1W = [3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1, 10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75];
const JEDEC_HALF = [2.4, 2.5, 2.7, 2.8, 3.0, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.0, 6.2, 6.8, 7.5, 8.2, 8.7, 9.1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 27, 28, 30, 33, 36, 39, 43, 47];
/** 1SMA5913B onwards and 1N5333B onwards. */
const JEDEC_SMA = [3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1, 10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68];
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

/** Bridges: base, first volts code and amperes. */
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
    return [rectifier(brand, '050501', chipNames, popularity, chip, brand === 'MDD' ? { MB10S: 88 } : {}), rectifier(brand, '050502', leadedNames, popularity * 0.85, leaded)];
  });
}

const BRANDS = { N: 'Nexperia', O: 'onsemi', D: 'Diodes Incorporated', V: 'Vishay', M: 'MDD', C: 'CJ', S: 'STMicroelectronics', I: 'Infineon', W: 'Wolfspeed', R: 'ROHM', L: 'LRC', P: 'PANJIT', T: 'Toshiba' };

/** All series of this file. */
export function diodes(): Series[] {
  return [
    ...makersSeries(), diodesSchottky(), ...powerSchottky(), ...zeners(), ...bridges(),
    ...tableSeries(SMALL, { category: '050101', packaging: 'small', brands: BRANDS }),
    ...tableSeries(POWER, { category: '050201', packaging: 'small', brands: BRANDS }),
  ];
}

const SMALL = `
1N4148 | M | 开关二极管 | Switching diode | v=100 i=0.15 vf=1 trr=4n | W@8:SOD-123:3000:0.036 WS@60:SOD-323:3000:0.038 WT:SOD-523:3000:0.045 -:DO-35:5000:0.035 | 0.95
1N4148 | D | 开关二极管 | Switching diode | v=100 i=0.15 vf=1 trr=4n | W-7-F:SOD-123:3000:0.11 WS-7-F:SOD-323:3000:0.11 WT-7:SOD-523:3000:0.14 | 0.75
1N4148 | V | 开关二极管 | Switching diode | v=75 i=0.15 vf=1 trr=4n | W-E3-08:SOD-123:3000:0.14 WS-E3-08:SOD-323:3000:0.14 TR:DO-35:10000:0.09 -TAP:DO-35:10000:0.09 | 0.65
1N4148 | C | 开关二极管 | Switching diode | v=75 i=0.15 vf=1 trr=4n | W:SOD-123:3000:0.04 WS:SOD-323:3000:0.042 WT:SOD-523:3000:0.05 | 0.7
1N4448 | D | 开关二极管 | Switching diode | v=75 i=0.25 vf=0.72 trr=4n | W-7-F:SOD-123:3000:0.12 WS-7-F:SOD-323:3000:0.12 HWS-7-F:SOD-323:3000:0.15 | 0.45
LL4148 | M | 开关二极管 | Switching diode | v=100 i=0.15 vf=1 trr=4n | -:LL-34:2500:0.035 | 0.75
LL4148 | V | 开关二极管 | Switching diode | v=75 i=0.15 vf=1 trr=8n | -GS08:LL-34:2500:0.1 -GS18:LL-34:10000:0.09 | 0.5
BAV99 | N | 串联开关二极管 | Dual series switching diode | v=100 i=0.215 vf=1.25 trr=4n ch=2 | ,215:SOT-23:3000:0.1 W,115:SOT-323:3000:0.13 S,115:SOT-363:3000:0.18 | 0.75
BAV99 | O | 串联开关二极管 | Dual series switching diode | v=70 i=0.215 vf=1.25 trr=6n ch=2 | LT1G:SOT-23:3000:0.12 WT1G:SOT-323:3000:0.16 | 0.6
BAV99 | D | 串联开关二极管 | Dual series switching diode | v=75 i=0.3 vf=1.25 trr=4n ch=2 | -7-F:SOT-23:3000:0.12 W-7-F:SOT-323:3000:0.14 DW-7-F:SOT-363:3000:0.22 | 0.5
BAV99 | C | 串联开关二极管 | Dual series switching diode | v=70 i=0.2 vf=1.25 trr=6n ch=2 | -:SOT-23:3000:0.045 W:SOT-323:3000:0.06 | 0.6
BAV70 | N | 共阴开关二极管 | Dual common cathode switching diode | v=100 i=0.215 vf=1.25 trr=4n ch=2 | ,215:SOT-23:3000:0.1 W,115:SOT-323:3000:0.13 S,115:SOT-363:3000:0.18 | 0.6
BAV70 | O | 共阴开关二极管 | Dual common cathode switching diode | v=70 i=0.2 vf=1.25 trr=6n ch=2 | LT1G:SOT-23:3000:0.12 WT1G:SOT-323:3000:0.15 | 0.45
BAV70 | C | 共阴开关二极管 | Dual common cathode switching diode | v=70 i=0.2 vf=1.25 trr=6n ch=2 | -:SOT-23:3000:0.045 W:SOT-323:3000:0.06 | 0.45
BAW56 | N | 共阳开关二极管 | Dual common anode switching diode | v=90 i=0.215 vf=1.25 trr=4n ch=2 | ,215:SOT-23:3000:0.1 W,115:SOT-323:3000:0.13 | 0.5
BAW56 | C | 共阳开关二极管 | Dual common anode switching diode | v=70 i=0.2 vf=1.25 trr=6n ch=2 | -:SOT-23:3000:0.045 W:SOT-323:3000:0.06 | 0.42
BAS16 | N | 开关二极管 | Switching diode | v=100 i=0.215 vf=1.25 trr=4n | ,215:SOT-23:3000:0.09 W,115:SOT-323:3000:0.12 H,115:SOD-123:3000:0.13 J,115:SOD-323:3000:0.13 | 0.55
BAS16 | O | 开关二极管 | Switching diode | v=100 i=0.2 vf=1.25 trr=6n | LT1G:SOT-23:3000:0.1 HT1G:SOD-323:3000:0.11 XV2T1G:SOD-523:3000:0.15 | 0.45
BAS21 | N | 高压开关二极管 | High voltage switching diode | v=250 i=0.2 vf=1 trr=50n | ,215:SOT-23:3000:0.12 H,115:SOD-123:3000:0.14 J,115:SOD-323:3000:0.14 | 0.45
BAS21 | O | 高压开关二极管 | High voltage switching diode | v=250 i=0.2 vf=1 trr=50n | LT1G:SOT-23:3000:0.13 HT1G:SOD-323:3000:0.14 | 0.4
BAS316 | N | 开关二极管 | Switching diode | v=100 i=0.25 vf=1.25 trr=4n | ,115:SOD-323:3000:0.08 ,135:SOD-323:10000:0.075 | 0.45
BAS321 | N | 高压开关二极管 | High voltage switching diode | v=250 i=0.25 vf=1 trr=50n | ,115:SOD-323:3000:0.12 | 0.36
BAV21W | D | 高压开关二极管 | High voltage switching diode | v=250 i=0.4 vf=1 trr=50n | -7-F:SOD-123:3000:0.12 S-7-F:SOD-323:3000:0.13 | 0.42
BAV21W | M | 高压开关二极管 | High voltage switching diode | v=250 i=0.2 vf=1.25 trr=50n | -:SOD-123:3000:0.045 S:SOD-323:3000:0.045 | 0.42
MMBD4148 | O | 开关二极管 | Switching diode | v=100 i=0.2 vf=1 trr=4n | -:SOT-23:3000:0.13 SE:SOT-23:3000:0.14 CC:SOT-23:3000:0.14 CA:SOT-23:3000:0.14 | 0.4
MMBD914 | O | 开关二极管 | Switching diode | v=100 i=0.2 vf=1 trr=4n | LT1G:SOT-23:3000:0.1 LT3G:SOT-23:10000:0.09 | 0.4
BAS116 | N | 低漏电开关二极管 | Low leakage switching diode | v=75 i=0.215 vf=1.25 trr=800n | ,215:SOT-23:3000:0.18 H,115:SOD-123:3000:0.2 | 0.36
## 050203
BAT54 | N | 小信号肖特基二极管 | Small signal Schottky diode | v=30 i=0.2 vf=0.8 trr=5n | ,215:SOT-23:3000:0.12 A,215:SOT-23:3000:0.12 C,215:SOT-23:3000:0.12 S,215@90:SOT-23:3000:0.12 W,115:SOT-323:3000:0.15 CW,115:SOT-323:3000:0.15 SW,115:SOT-323:3000:0.15 H,115:SOD-123:3000:0.17 J,115:SOD-323:3000:0.17 | 0.7
BAT54 | O | 小信号肖特基二极管 | Small signal Schottky diode | v=30 i=0.2 vf=0.8 trr=5n | LT1G:SOT-23:3000:0.14 ALT1G:SOT-23:3000:0.14 CLT1G:SOT-23:3000:0.14 SLT1G:SOT-23:3000:0.14 HT1G:SOD-323:3000:0.15 T1G:SOD-123:3000:0.16 | 0.55
BAT54 | D | 小信号肖特基二极管 | Small signal Schottky diode | v=30 i=0.2 vf=0.8 trr=5n | -7-F:SOT-23:3000:0.15 A-7-F:SOT-23:3000:0.15 C-7-F:SOT-23:3000:0.15 S-7-F:SOT-23:3000:0.15 WS-7-F:SOD-323:3000:0.16 | 0.48
BAT54 | C | 小信号肖特基二极管 | Small signal Schottky diode | v=30 i=0.2 vf=0.8 trr=5n | -:SOT-23:3000:0.05 A:SOT-23:3000:0.05 C:SOT-23:3000:0.05 S:SOT-23:3000:0.05 W:SOT-323:3000:0.06 WS:SOD-323:3000:0.06 | 0.6
BAT46 | S | 小信号肖特基二极管 | Small signal Schottky diode | v=100 i=0.15 vf=0.45 | JFILM:SOD-323:3000:0.32 ZFILM:SOD-123:3000:0.32 | 0.42
BAT46W | M | 小信号肖特基二极管 | Small signal Schottky diode | v=100 i=0.15 vf=0.45 | -:SOD-123:3000:0.09 S:SOD-323:3000:0.09 | 0.42
BAT43W | M | 小信号肖特基二极管 | Small signal Schottky diode | v=30 i=0.2 vf=0.45 | -:SOD-123:3000:0.08 S:SOD-323:3000:0.08 | 0.4
BAT60A | I | 小信号肖特基二极管 | Small signal Schottky diode | v=10 i=3 vf=0.4 | E6327HTSA1:SOD-323:3000:0.62 | 0.32
BAS40 | N | 小信号肖特基二极管 | Small signal Schottky diode | v=40 i=0.12 vf=1 | ,215:SOT-23:3000:0.13 -04,215:SOT-23:3000:0.13 -05,215:SOT-23:3000:0.13 -06,215:SOT-23:3000:0.13 W,115:SOT-323:3000:0.16 | 0.42
BAS70 | N | 小信号肖特基二极管 | Small signal Schottky diode | v=70 i=0.07 vf=1 | ,215:SOT-23:3000:0.13 -04,215:SOT-23:3000:0.13 -05,215:SOT-23:3000:0.13 -06,215:SOT-23:3000:0.13 | 0.4
RB751 | R | 小信号肖特基二极管 | Small signal Schottky diode | v=30 i=0.03 vf=0.37 | V-40TE-17:SOD-323:3000:0.12 S-40TE61:SOD-523:3000:0.12 | 0.42
RB520S30 | N | 小信号肖特基二极管 | Small signal Schottky diode | v=30 i=0.2 vf=0.6 | ,115:SOD-523:3000:0.12 | 0.4
RB521S30 | O | 小信号肖特基二极管 | Small signal Schottky diode | v=30 i=0.2 vf=0.5 | T1G:SOD-523:3000:0.1 | 0.4
SD103 | D | 小信号肖特基二极管 | Small signal Schottky diode | v=40 i=0.35 vf=0.37 trr=10n | AW-7-F:SOD-123:3000:0.18 AWS-7-F:SOD-323:3000:0.18 BW-7-F:SOD-123:3000:0.18 CW-7-F:SOD-123:3000:0.18 | 0.38
1SS | T | 小信号肖特基二极管 | Small signal Schottky diode | v=40 i=0.1 vf=0.54 | 357,H3F:SOD-323:3000:0.2 367,H3F:SOD-323:3000:0.2 389,L3F:SOD-523:8000:0.2 | 0.32
SDM03 | D | 小信号肖特基二极管 | Small signal Schottky diode | v=30 i=0.03 vf=0.37 | U40-7:SOD-523:3000:0.22 MT40-7-F:SOT-26:3000:0.4 | 0.28
`;

const POWER = `
B581 | C | 肖特基二极管 | Schottky rectifier | v=40 i=1 vf=0.6 | 7W:SOD-123:3000:0.06 8W:SOD-123:3000:0.06 9W@35:SOD-123:3000:0.06 9WS:SOD-323:3000:0.065 | 0.75
B581 | M | 肖特基二极管 | Schottky rectifier | v=40 i=1 vf=0.6 | 7W:SOD-123:3000:0.055 8W:SOD-123:3000:0.055 9W:SOD-123:3000:0.055 9WS:SOD-323:3000:0.06 | 0.6
DSK | M | 肖特基二极管 | Schottky rectifier | v=40 i=1 vf=0.55 | 12:SOD-123:3000:0.05 14:SOD-123:3000:0.05 16:SOD-123:3000:0.055 110:SOD-123:3000:0.06 24:SOD-123:3000:0.08 26:SOD-123:3000:0.085 34:SOD-123:3000:0.09 36:SOD-123:3000:0.1 | 0.42
MBR05 | O | 肖特基二极管 | Schottky rectifier | v=20 i=0.5 vf=0.385 | 20LT1G:SOD-123:3000:0.22 20LT3G:SOD-123:10000:0.2 30T1G:SOD-123:3000:0.22 40T1G:SOD-123:3000:0.22 | 0.55
MBR120 | O | 肖特基二极管 | Schottky rectifier | v=20 i=1 vf=0.34 | VLSFT1G:SOD-123:3000:0.42 LSFT1G:SOD-123:3000:0.42 ESFT1G:SOD-123:3000:0.4 | 0.4
MBR130 | O | 肖特基二极管 | Schottky rectifier | v=30 i=1 vf=0.38 | T1G:SOD-123:3000:0.34 LSFT1G:SOD-123:3000:0.36 T3G:SOD-123:10000:0.32 | 0.4
MBRA | O | 肖特基二极管 | Schottky rectifier | v=40 i=1 vf=0.55 | 130LT3G:SMA:5000:0.4 140T3G:SMA:5000:0.4 160T3G:SMA:5000:0.45 210LT3G:SMA:5000:0.5 340T3G:SMA:5000:0.62 | 0.45
MBRS | O | 肖特基二极管 | Schottky rectifier | v=40 i=1 vf=0.55 | 120T3G:SMB:2500:0.42 130LT3G:SMB:2500:0.44 140T3G:SMB:2500:0.42 190T3G:SMB:2500:0.55 1100T3G:SMB:2500:0.56 230LT3G:SMB:2500:0.6 240LT3G:SMB:2500:0.62 260T3G:SMB:2500:0.66 320T3G:SMC:2500:0.75 330T3G:SMC:2500:0.75 340T3G:SMC:2500:0.72 360T3G:SMC:2500:0.85 540T3G:SMC:2500:0.95 | 0.5
STPS | S | 肖特基二极管 | Schottky rectifier | v=40 i=1 vf=0.5 | 140A:SMA:5000:0.55 160A:SMA:5000:0.55 1L30A:SMA:5000:0.6 1L40A:SMA:5000:0.6 1H100A:SMA:5000:0.62 2L30A:SMA:5000:0.7 2L40U:SMB:2500:0.75 2H100A:SMA:5000:0.75 340U:SMB:2500:0.85 3L40S:SMC:2500:0.95 3L60S:SMC:2500:0.98 3H100U:SMB:2500:0.95 5L40:DO-201AD:1900:1.2 5H100B-TR:TO-252:2500:1.6 | 0.45
PMEG | N | 低压降肖特基二极管 | Low forward voltage Schottky rectifier | v=40 i=1 vf=0.5 | 2005EH,115:SOD-123:3000:0.3 2010EA,115:SOD-323:3000:0.32 2010AEH,115:SOD-123:3000:0.36 3005EB,115:SOD-523:3000:0.28 3010EH,115:SOD-123:3000:0.34 3010ER,115:SOD-123W:3000:0.36 3020EP,115:SOD-128:3000:0.45 3030EP,115:SOD-128:3000:0.52 3050EP,115:SOD-128:3000:0.62 4005EH,115:SOD-123:3000:0.32 4010EH,115:SOD-123:3000:0.36 4010ER,115:SOD-123W:3000:0.38 4030EP,115:SOD-128:3000:0.55 4050EP,115:SOD-128:3000:0.65 6010CEH,115:SOD-123:3000:0.4 6010ER,115:SOD-123W:3000:0.42 6020EP,115:SOD-128:3000:0.52 6030EP,115:SOD-128:3000:0.6 10010ELR-QX:SOD-123W:3000:0.5 10020ELRX:SOD-123W:3000:0.6 | 0.45
RB | R | 肖特基二极管 | Schottky rectifier | v=40 i=1 vf=0.5 | 160M-30TR:SOD-123:3000:0.42 160MM-40TR:SOD-123:3000:0.4 168MM-40TR:SOD-123:3000:0.42 060MM-30TR:SOD-123:3000:0.42 070MM-30TR:SOD-123:3000:0.45 050LAM-30TR:SOD-128:3000:0.6 056LAM-40TR:SOD-128:3000:0.62 | 0.32
## 050303
MURS | O | 超快恢复二极管 | Ultrafast rectifier | v=600 i=1 vf=1.25 trr=75n | 120T3G:SMB:2500:0.5 140T3G:SMB:2500:0.55 160T3G:SMB:2500:0.55 220T3G:SMB:2500:0.6 260T3G:SMB:2500:0.65 320T3G:SMC:2500:0.85 340T3G:SMC:2500:0.95 360T3G:SMC:2500:0.98 | 0.45
MURA | O | 超快恢复二极管 | Ultrafast rectifier | v=600 i=1 vf=1.25 trr=75n | 105T3G:SMA:5000:0.42 110T3G:SMA:5000:0.42 120T3G:SMA:5000:0.45 140T3G:SMA:5000:0.45 160T3G:SMA:5000:0.46 215T3G:SMA:5000:0.5 220T3G:SMA:5000:0.5 240T3G:SMA:5000:0.55 | 0.38
MUR | O | 超快恢复二极管 | Ultrafast rectifier | v=600 i=4 vf=1.28 trr=75n | 120G:DO-41:1000:0.6 160G:DO-41:1000:0.65 160RLG:DO-41:5000:0.6 420G:DO-201AD:500:1.1 460G:DO-201AD:500:1.2 460RLG:DO-201AD:1500:1.15 1100EG:DO-41:1000:0.9 4100EG:DO-201AD:500:1.8 820G:TO-220AC:50:2.6 860G:TO-220AC:50:2.8 1520G:TO-220AC:50:3.2 1560G:TO-220AC:50:3.3 1620CTG:TO-220:50:3.2 1660CTG:TO-220:50:3.6 3020PTG:TO-247:30:8.5 3060PTG:TO-247:30:9.2 | 0.4
STTH | S | 超快恢复二极管 | Ultrafast rectifier | v=600 i=5 vf=1.3 trr=50n | 1L06A:SMA:5000:0.75 1R06A:SMA:5000:0.75 102A:SMA:5000:0.7 110A:SMA:5000:0.8 112A:SMA:5000:0.85 2R06U:SMB:2500:0.95 2L06U:SMB:2500:0.95 3R06S:SMC:2500:1.2 3R02S:SMC:2500:1.1 302S:SMC:2500:1.1 5L06B-TR:TO-252:2500:1.9 5R06B-TR:TO-252:2500:1.9 8R06D:TO-220AC:50:2.9 8L06D:TO-220AC:50:2.9 8S06D:TO-220AC:50:3.1 12R06D:TO-220AC:50:3.9 15R06D:TO-220AC:50:4.6 30R06W:TO-247:30:9.5 30L06W:TO-247:30:9.5 6006W:TO-247:30:15 | 0.36
BYV | N | 超快恢复二极管 | Ultrafast rectifier | v=600 i=8 vf=1.3 trr=50n | 25G-600,127:TO-220AC:50:2.4 29-500,127:TO-220AC:50:2.8 32E-200,127:TO-220:50:3 34-600,127:TO-220:50:4 | 0.26
## 050601
C3D | W | 碳化硅肖特基二极管 | SiC Schottky diode | v=600 i=6 vf=1.5 | 02060E:TO-252:75:6.8 03060A:TO-220AC:50:8.2 04060A:TO-220AC:50:9.5 04060E:TO-252:75:9.2 06060A:TO-220AC:50:12 06060G:TO-263:50:12 08060A:TO-220AC:50:15 10060A:TO-220AC:50:18 10065A:TO-220AC:50:19 16065D:TO-247:30:29 20060D:TO-247:30:36 | 0.34
C4D | W | 碳化硅肖特基二极管 | SiC Schottky diode | v=1200 i=10 vf=1.5 | 02120A:TO-220AC:50:12 02120E:TO-252:75:12 05120A:TO-220AC:50:22 08120A:TO-220AC:50:32 10120A:TO-220AC:50:38 10120D:TO-247:30:39 15120A:TO-220AC:50:52 20120D:TO-247:30:68 40120D:TO-247:30:128 | 0.32
STPSC | S | 碳化硅肖特基二极管 | SiC Schottky diode | v=650 i=10 vf=1.45 | 4H065B-TR:TO-252:2500:7 6H065B-TR:TO-252:2500:9.2 6H065D:TO-220AC:50:9.5 8H065B-TR:TO-252:2500:12 8H065D:TO-220AC:50:12 10H065D:TO-220AC:50:14 10H065B-TR:TO-252:2500:14 10065D:TO-220AC:50:13 12H065D:TO-220AC:50:17 20H065CW:TO-247:30:28 10H12D:TO-220AC:50:26 20H12D:TO-220AC:50:45 | 0.3
IDH | I | 碳化硅肖特基二极管 | SiC Schottky diode | v=650 i=10 vf=1.25 | 04G65C6XKSA1:TO-220AC:50:8.6 06G65C6XKSA1:TO-220AC:50:11 08G65C6XKSA1:TO-220AC:50:14 10G65C6XKSA1:TO-220AC:50:17 12G65C6XKSA1:TO-220AC:50:20 16G65C6XKSA1:TO-220AC:50:26 20G65C6XKSA1:TO-220AC:50:32 10G120C5XKSA1:TO-220AC:50:34 | 0.28
SCS2 | R | 碳化硅肖特基二极管 | SiC Schottky diode | v=650 i=10 vf=1.35 | 06AGC:TO-220AC:50:13 08AGC:TO-220AC:50:16 10AGC:TO-220AC:50:19 12AGC:TO-220AC:50:22 15AGC:TO-220AC:50:27 20AGC:TO-220AC:50:35 20AE2C:TO-247:30:38 30AE2C:TO-247:30:55 40AE2C:TO-247:30:72 | 0.26
`;
