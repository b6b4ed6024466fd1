/** A bill of materials with a line in each state, its matches, and its view. */

import { readBomQuery } from '~/domain/bom/address/bom-address';
import type { Bom, BomLine } from '~/domain/bom/bom';
import { buildCurve } from '~/domain/bom/build/build-curve';
import { buildSizes } from '~/domain/bom/build/build-sizes';
import { planBom } from '~/domain/bom/build/plan';
import type { LineMatch, MatchCandidate, Tick } from '~/domain/bom/match/match-records';
import type { Attribute, Product } from '~/domain/product/product';
import type { Language } from '~/domain/text/language';
import { bomView, type BomViewInput } from '~/components/bom/bom-view';
import type { BomView } from '~/components/bom/view/view-records';
import { sampleProduct, SNAPSHOT_AT } from './screens';

export const TODAY = '2026-11-20';

const TIERS = [{ min: 1, price: '0.12' }, { min: 100, price: '0.1039' }, { min: 1000, price: '0.083' }];

export function part(mpn: string, brand: string, description: string, packageName: string, drawing: string, over: Partial<Product> = {}): Product {
  return sampleProduct({
    id: `G-${mpn}`, mpn, brand, description, packageName, stock: 154_500, moq: 10, mpq: 1000, perAddQuantity: 10, rangePrice: TIERS,
    images: JSON.stringify([{ photoUrl: `/package/${drawing}.svg` }]), ...over,
  });
}

export function attribute(key: string, name: string, value: string, number?: number): Attribute {
  return { key, name, value, ...(number === undefined ? {} : { number }) };
}

export function bomLine(line: number, over: Partial<BomLine> = {}): BomLine {
  return {
    line, row: line + 3, designators: [], quantity: null, code: '', mpn: '', brand: '', value: '', package: '', text: '', alternates: [], skip: null,
    warnings: [], cells: [], edited: [], choice: null, ordered: null, ...over,
  };
}

const agrees = (field: string, has: string, asked = has): Tick => ({ field, tick: 'agrees', asked, has });
const candidate = (product: Product, rung: MatchCandidate<Product>['rung'], ticks: Tick[]): MatchCandidate<Product> => ({ product, rung, ticks });
const numbered = (prefix: string, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${from + index}`);

const diode = (volts: number, amps: number, drop: string) => [
  attribute('voltage', 'Reverse voltage', `${volts} V`, volts), attribute('current', 'Current', `${amps} A`, amps), attribute('forward_voltage', 'Forward voltage', `${drop} V`, Number(drop)),
];
const SS34 = part('SS34', 'MDD', 'Schottky diode, 40 V, 3 A, 0.55 V, SMA', 'SMA', 'sma', { attributes: diode(40, 3, '0.55') });
const B5819W = part('B5819W', 'CJ', 'Schottky diode, 40 V, 1 A, 0.6 V, SOD-123', 'SOD-123', 'sod-123', { attributes: diode(40, 1, '0.6'), stock: 61_200, rangePrice: [{ min: 1, price: '0.0612' }] });
const SS54 = part('SS54', 'MDD', 'Schottky diode, 40 V, 5 A, 0.55 V, SMA', 'SMA', 'sma', { attributes: diode(40, 5, '0.55'), stock: 88_000, rangePrice: [{ min: 1, price: '0.1642' }] });
const LM358 = part('LM358DR', 'Texas Instruments', 'Dual op-amp, 3–32 V, 700 kHz, SOIC-8', 'SOIC-8', 'soic-8', { stock: 11_857, moq: 1, perAddQuantity: 1, rangePrice: [{ min: 1, price: '0.3794' }] });
const LM358B = part('LM358DR2G', 'onsemi', 'Dual op-amp, 3–32 V, 1 MHz, SOIC-8', 'SOIC-8', 'soic-8', { stock: 4200, moq: 1, perAddQuantity: 1, rangePrice: [{ min: 1, price: '0.412' }] });
const RESISTOR = part('RC0603FR-0710KL', 'YAGEO', 'Chip resistor, 10 kΩ, ±1%, 0.1 W, 0603', '0603', 'r-0603', {
  stock: 1_167_868, moq: 100, perAddQuantity: 100, rangePrice: [{ min: 100, price: '0.01287' }],
  attributes: [attribute('resistance', 'Resistance', '10 kΩ', 10_000), attribute('tolerance', 'Tolerance', '±1%', 1)],
});
const CAPACITOR = part('CL10B104KB8NNNC', 'Samsung Electro-Mechanics', 'MLCC, 100 nF, ±10%, 50 V, X7R, 0603', '0603', 'c-0603', {
  stock: 51_665, moq: 100, perAddQuantity: 100, rangePrice: [{ min: 100, price: '0.0273' }, { min: 4000, price: '0.011' }],
  attributes: [attribute('capacitance', 'Capacitance', '100 nF', 1e-7), attribute('voltage', 'Voltage', '50 V', 50)],
});
const CHIP = part('STM32F103C8T6', 'STMicroelectronics', 'MCU, Cortex-M3, 72 MHz, 64 KB, LQFP-48', 'LQFP-48', 'lqfp-48', { stock: 2880, moq: 1, perAddQuantity: 1, rangePrice: [{ min: 1, price: '7.325' }] });
const CRYSTAL = part('X322516MLB4SI', 'YXC', 'Crystal, 16 MHz, ±10 ppm, 9 pF, 3225', '3225', 'crystal-3225', {
  stock: 148, moq: 1, perAddQuantity: 1, onWayNum: 3000, onWayDetailList: [{ num: 3000, date: '2026-11-30' }], rangePrice: [{ min: 1, price: '0.389' }],
});
const MOSFET = part('AO3400A', 'AOS', 'MOSFET, N, 30 V, 5.7 A, 26 mΩ, SOT-23', 'SOT-23', 'sot-23', {
  stock: 38_000, moq: 1, perAddQuantity: 1, onWayNum: 24_000, onWayDetailList: [{ num: 24_000, date: '2026-12-16' }], rangePrice: [{ min: 1, price: '0.2502' }],
});

export const LINES: BomLine[] = [
  bomLine(1, { designators: numbered('C', 1, 12), quantity: 12, mpn: 'CL10B104KB8NNNC', value: '100n', package: '0603', text: '25 V' }),
  bomLine(2, { designators: ['D1', 'D2'], quantity: 2, mpn: 'SS34', package: 'SOD-123' }),
  bomLine(3, { designators: numbered('R', 9, 12), quantity: 4, value: '10k', package: '0603' }),
  bomLine(4, { designators: ['U1'], quantity: 1, mpn: 'STM32F103C8T6' }),
  bomLine(5, { designators: ['U2'], quantity: 1, mpn: 'LM358', package: 'SO8' }),
  bomLine(6, { designators: ['U4'], quantity: 1, mpn: 'TLV9062IDR-X', text: 'dual opamp' }),
  bomLine(7, { designators: ['Y1'], quantity: 1, mpn: 'X322516MLB4SI' }),
  bomLine(8, { designators: ['Q1', 'Q2'], quantity: 2, mpn: 'AO3400A' }),
  bomLine(9, { designators: ['Q7'], quantity: 1, mpn: 'AO3400A', warnings: [{ code: 'duplicateDesignator', designator: 'Q7', other: 8 }] }),
  bomLine(10, { designators: numbered('H', 1, 4), quantity: 4, value: 'MountingHole_3.2mm', skip: 'mechanical' }),
  bomLine(11, { designators: ['R20'], quantity: 1, value: '0R', package: '0603', skip: 'dnp' }),
];

export const MATCHES: ReadonlyMap<number, LineMatch<Product>> = new Map<number, LineMatch<Product>>([
  [1, { line: 1, state: 'matched', rung: 'number', doubts: [], candidates: [candidate(CAPACITOR, 'number', [
    agrees('mpn', CAPACITOR.mpn), agrees('capacitance', '100 nF'), { field: 'voltage', tick: 'better', asked: '25 V', has: '50 V' }, agrees('package', '0603'),
  ])] }],
  [2, { line: 2, state: 'check', rung: 'number', doubts: [], candidates: [
    candidate(SS34, 'number', [agrees('mpn', 'SS34'), { field: 'package', tick: 'contradicts', asked: 'SOD-123', has: 'SMA' }]),
    candidate(B5819W, 'values', [{ field: 'mpn', tick: 'contradicts', asked: 'SS34', has: 'B5819W' }, agrees('package', 'SOD-123')]),
    candidate(SS54, 'values', [{ field: 'mpn', tick: 'contradicts', asked: 'SS34', has: 'SS54' }, { field: 'package', tick: 'contradicts', asked: 'SOD-123', has: 'SMA' }]),
  ] }],
  [3, { line: 3, state: 'check', rung: 'values', doubts: [], candidates: [candidate(RESISTOR, 'values', [
    agrees('resistance', '10 kΩ'), agrees('package', '0603'), { field: 'tolerance', tick: 'better', asked: '±5%', has: '±1%', assumed: true },
  ])] }],
  [4, { line: 4, state: 'matched', rung: 'number', doubts: [], candidates: [candidate(CHIP, 'number', [agrees('mpn', CHIP.mpn)])] }],
  [5, { line: 5, state: 'several', rung: 'number', doubts: [], candidates: [
    candidate(LM358, 'number', [{ field: 'mpn', tick: 'notStated', asked: 'LM358', has: 'LM358DR' }, agrees('package', 'SOIC-8', 'SO8')]),
    candidate(LM358B, 'number', [{ field: 'mpn', tick: 'notStated', asked: 'LM358', has: 'LM358DR2G' }, agrees('package', 'SOIC-8', 'SO8')]),
  ] }],
  [6, { line: 6, state: 'not_found', rung: null, doubts: [], candidates: [] }],
  [7, { line: 7, state: 'matched', rung: 'number', doubts: [], candidates: [candidate(CRYSTAL, 'number', [agrees('mpn', CRYSTAL.mpn)])] }],
  [8, { line: 8, state: 'matched', rung: 'number', doubts: [], candidates: [candidate(MOSFET, 'number', [agrees('mpn', 'AO3400A')])] }],
  [9, { line: 9, state: 'matched', rung: 'number', doubts: [], candidates: [candidate(MOSFET, 'number', [agrees('mpn', 'AO3400A')])] }],
  [10, { line: 10, state: 'skipped', rung: null, doubts: [], candidates: [] }],
  [11, { line: 11, state: 'skipped', rung: null, doubts: [], candidates: [] }],
]);

export function sampleBom(over: Partial<Bom> = {}): Bom {
  return {
    bomNo: 'B1', name: 'motor-driver-v3', version: 3, updateTime: '2026-11-23 04:21:09', saved: false,
    source: { name: 'motor-driver-v3.csv', kind: 'text', encoding: 'utf-16le', delimiter: ';', sheets: ['motor-driver-v3'] },
    mapping: {
      sheet: 'motor-driver-v3', header: { first: 3, last: 3 },
      columns: (['designators', 'mpn', 'quantity', 'text', 'package', 'other'] as const).map((field, index) => ({ index, name: field, field, confidence: 1 })),
    },
    repairs: [
      { id: '14:1', row: 14, field: 'mpn', before: '4.7E+12', after: '4700000000000', kind: 'exponent', undone: false },
      { id: '22:4', row: 22, field: 'package', before: '603', after: '0603', kind: 'leadingZero', undone: false },
      { id: '31:3', row: 31, field: 'value', before: '01. Jun', after: '1.6', kind: 'date', undone: true },
    ],
    lines: LINES,
    settings: { sets: 120, loss: '0', minLoss: { tiny: 0, small: 0, large: 0 }, goal: 'cheapest' },
    ...over,
  };
}

interface ViewOver extends Partial<Pick<BomViewInput, 'matches' | 'complete'>> {
  bom?: Partial<Bom>;
  search?: string;
  language?: Language;
}

/** The view of the sample, or of a changed one, with everything computed as the shop computes it. */
export function sampleView({ bom: changed = {}, matches = MATCHES, complete = true, search = 'no=B1', language = 'en' }: ViewOver = {}): BomView {
  const bom = sampleBom(changed);
  const input = { lines: bom.lines, matches, settings: bom.settings, today: TODAY };
  const plan = planBom(input);
  return bomView({
    bom, matches, plan, sizes: buildSizes(input, [50, 120, 500]), curve: buildCurve(input, plan), query: readBomQuery(search), language, complete, at: SNAPSHOT_AT, today: TODAY,
  });
}

/** A bill of many lines, which repeat the lines of the sample. */
export function longBom(count: number): { bom: Partial<Bom>; matches: ReadonlyMap<number, LineMatch<Product>> } {
  const lines = Array.from({ length: count }, (_, index) => {
    const { designators, ...line } = LINES[index % LINES.length] ?? bomLine(1);
    return { ...line, line: index + 1, row: index + 4, designators: designators.map((one) => `${one}${index + 100}`), warnings: [] };
  });
  const matches = new Map(lines.flatMap(({ line }) => {
    const match = MATCHES.get(((line - 1) % LINES.length) + 1);
    return match ? [[line, { ...match, line, candidates: match.candidates.map((one) => ({ ...one, product: { ...one.product, id: `${one.product.id}-${line}` } })) }] as const] : [];
  }));
  return { bom: { lines }, matches };
}
