import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPackage, chipSizes, imperialSize, metricSize, packageAliases, samePackage, similarPackages } from '~/domain/values/packages';
import { check } from '../property';

describe('one name for the many spellings', () => {
  test.each([
    ['SOT-23', 'SOT-23'], ['SOT23', 'SOT-23'], ['sot-23-3', 'SOT-23'], ['SOT-23-3L', 'SOT-23'], ['SOT_23', 'SOT-23'], ['SOT 23', 'SOT-23'], ['SOT–23', 'SOT-23'], ['SOT\u201123', 'SOT-23'], ['SOT−23', 'SOT-23'], ['TO-92-3L', 'TO-92'], ['DIP-8L', 'DIP-8'], ['SOT-23(SOT-23-3L)', 'SOT-23'], ['TO-236', 'SOT-23'], ['SOT-23(TO-236)', 'SOT-23'], ['ＳＯＴ－２３', 'SOT-23'],
    ['SOT23-5', 'SOT-23-5'], ['SOT-25', 'SOT-23-5'], ['SC-74A', 'SOT-23-5'], ['SOT-23-6L', 'SOT-23-6'], ['SOT-26', 'SOT-23-6'],
    ['SC70', 'SOT-323'], ['SC-70', 'SOT-323'], ['SC-70(SOT-323)', 'SOT-323'], ['SC70-5', 'SOT-353'], ['SC-70-5', 'SOT-353'], ['SC-88', 'SOT-363'], ['SC-59', 'SOT-346'],
    ['SOT-89-3', 'SOT-89'], ['SOT-223-4', 'SOT-223'], ['TO-252-2(DPAK)', 'TO-252'], ['DPAK', 'TO-252'], ['D2PAK', 'TO-263'], ['D²PAK', 'TO-263'], ['TO220', 'TO-220'], ['TO-220AB', 'TO-220'], ['TO-247AC', 'TO-247'],
    ['DO-214AC', 'SMA'], ['SMA(DO-214AC)', 'SMA'], ['DO-214AC(SMA)', 'SMA'], ['DO-214AA', 'SMB'], ['SMC', 'SMC'], ['LL34', 'SOD-80'], ['MiniMELF', 'SOD-80'], ['DFN1006-2L', 'SOD-882'], ['DO41', 'DO-41'],
    ['SO-8', 'SOIC-8'], ['SOIC8', 'SOIC-8'], ['SOIC-8-150mil', 'SOIC-8'], ['SOIC-8N', 'SOIC-8'], ['SOIC-16-300mil', 'SOIC-16W'], ['SO-16W', 'SOIC-16W'], ['SO-14', 'SOIC-14'], ['PDIP-8', 'DIP-8'], ['DIL14', 'DIP-14'], ['DIP-14L', 'DIP-14'], ['µMAX-8', 'MSOP-8'], ['uMAX-8', 'MSOP-8'], ['µMAX-10', 'MSOP-10'],
    ['SMD3225-4P', 'SMD3225-4P'], ['SMD-3225-4Pin', 'SMD3225-4P'], ['SMD-3225-4P', 'SMD3225-4P'], ['3225-4P', 'SMD3225-4P'], ['CASE-A-3216-18(mm)', 'CASE-A-3216-18'], ['CASE-A', 'CASE-A-3216-18'], ['7343-31', 'CASE-D-7343-31'], ['HC49/US', 'HC-49S'],
    ['Package_TO_SOT_SMD:SOT-23-5', 'SOT-23-5'], ['SOT - 23', 'SOT-23'], ['SMA( DO-214AC )', 'SMA'],
  ])('%s is %s', (text, canonical) => {
    expect(canonicalPackage(text)).toBe(canonical);
    expect(canonicalPackage(canonical)).toBe(canonical);
  });
});

/** Names of one outline: of the standards JEDEC (TO, DO) and JEITA (SC), the usual name, then those of makers. */
const ONE_OUTLINE: ReadonlyArray<readonly [usual: string, ...others: string[]]> = [
  // Transistors and regulators of two to four leads.
  ['SOT-23', 'TO-236', 'TO-236AB'], ['SOT-323', 'SC-70'], ['SOT-346', 'SC-59'], ['SOT-416', 'SC-75'], ['SOT-490', 'SC-89'],
  ['SOT-89', 'TO-243AA', 'SC-62'], ['SOT-143', 'TO-253AA', 'SC-61'], ['SOT-223', 'TO-261AA', 'SC-73'],
  // Five and six leads.
  ['SOT-23-5', 'SC-74A', 'SOT-25', 'SOT-753'], ['SOT-23-6', 'SOT-26'], ['SOT-353', 'SC-88A', 'SC-70-5'], ['SOT-363', 'SC-88', 'SC-70-6'], ['SOT-457', 'SC-74'],
  // Power packages.
  ['TO-251', 'IPAK', 'I-PAK'], ['TO-252', 'DPAK', 'SC-63'], ['TO-263', 'D2PAK', 'DDPAK'], ['TO-220F', 'TO-220FP'], ['TO-247', 'TO-247AC'], ['TO-3P', 'SC-65'], ['TO-92', 'TO-226AA', 'SOT-54'],
  // Diodes.
  ['SMA', 'DO-214AC'], ['SMB', 'DO-214AA'], ['SMC', 'DO-214AB'], ['SOD-323', 'SC-76'], ['SOD-323F', 'SC-90'], ['SOD-523', 'SC-79'],
  ['SOD-80', 'DO-213AA', 'MiniMELF', 'LL-34'], ['MELF', 'DO-213AB', 'LL-41'], ['DO-15', 'DO-204AC'], ['DO-35', 'DO-204AH', 'SOD-27'], ['DO-41', 'DO-204AL', 'SOD-66'],
  // Tantalum cases by their sizes in tenths of a millimetre, and crystals.
  ['CASE-A', '3216-18'], ['CASE-B', '3528-21'], ['CASE-C', '6032-28'], ['CASE-D', '7343-31'], ['CASE-E', '7343-43'],
  ['HC-49S', 'HC-49/US'], ['HC-49S-SMD', 'HC-49/SMD', 'HC-49US-SMD'],
];

describe('names of one outline by different standards', () => {
  test.each(ONE_OUTLINE)('%s is %s', (usual, ...others) => {
    for (const other of others) {
      expect(canonicalPackage(other)).toBe(canonicalPackage(usual));
      expect(samePackage(other, usual)).toBe(true);
    }
  });

  test('these outlines are all different', () => {
    expect(new Set(ONE_OUTLINE.map(([usual]) => canonicalPackage(usual))).size).toBe(ONE_OUTLINE.length);
  });

  test.each(ONE_OUTLINE.filter(([usual]) => !usual.startsWith('CASE')))('%s is shown as the name', (usual) => {
    expect(canonicalPackage(usual.toLowerCase())).toBe(usual);
  });
});

describe('different packages', () => {
  test.each([
    ['SOT-23-5', 'SOT-23'], ['SOT-23-6', 'SOT-23-5'], ['TSOT-23-5', 'SOT-23-5'], ['SOT-323', 'SOT-23'], ['SOT-353', 'SOT-363'], ['SOT-223-5', 'SOT-223'], ['TO-252-5', 'TO-252'], ['TO-263-5', 'TO-263'], ['TO-263-7', 'TO-263'], ['TO-220F', 'TO-220'], ['TO-220-2', 'TO-220'], ['TO-247-4', 'TO-247'],
    ['SOP-8', 'SOIC-8'], ['SOIC-8', 'SOIC-8-208mil'], ['SOIC-16', 'SOIC-16-300mil'], ['SOIC-8', 'SOIC-8-EP'], ['SMAF', 'SMA'], ['SOD-123FL', 'SOD-123'], ['SOD-323F', 'SOD-323'], ['DO-15', 'DO-41'],
    ['LQFP-64(7x7)', 'LQFP-64(10x10)'], ['QFN-16(3x3)', 'QFN-16(4x4)'], ['VSSOP-8', 'MSOP-8'], ['0402x4', '0402'], ['0603', '1608'], ['0603 metric', '0603'], ['CASE-A-3216-16(mm)', 'CASE-A-3216-18'], ['SMD3225-4P', '1210'], ['SMD3225-4P', 'SMD3225-6P'], ['TO-92L', 'TO-92'], ['TO-92(TO-92L)', 'TO-92'], ['SOT-23L', 'SOT-23'], ['CDIP-8', 'DIP-8'], ['HC-49S-SMD', 'HC-49S'], ['SMA(DO-214AB)', 'SMA'],
    ['DFN0603', '0603'], ['DFN1608 metric', '0603'], ['SOT-23(TO-236)-5', 'SOT-23'], ['1005 metric x4', '0402'], ['0402(1005)x4', '0402'], ['R_Array_0402_1005Metric', '0402'],
  ])('%s is not %s', (one, other) => {
    expect(samePackage(one, other)).toBe(false);
    expect(canonicalPackage(one)).not.toBe(canonicalPackage(other));
  });

  test('an unknown name stays unchanged', () => {
    expect(canonicalPackage(' 插件,P=2.54mm ')).toBe('插件,P=2.54mm');
    expect(canonicalPackage('LQFP-48(7x7)')).toBe('LQFP-48(7x7)');
    for (const name of ['PowerDI-123', 'PowerSO-8', 'PowerSO-16W', 'SOIC-16-300mil-EP', 'SPDIP-28', 'PDIP-8-300mil', 'uMAX-8-EP', 'SMD-3225-4P-1.2mm', 'XO-3225-4P']) {
      expect(canonicalPackage(name)).toBe(name);
    }
    for (const none of ['', ' ', null, undefined]) {
      expect(canonicalPackage(none)).toBe('');
      expect(samePackage(none, none)).toBe(false);
    }
    expect(samePackage('LQFP-48(7x7)', 'lqfp48 (7×7)')).toBe(true);
  });

  test('a text of more than 100 characters is unknown, and equal to itself', () => {
    expect(canonicalPackage(`${'x'.repeat(94)}:SC-70`)).toBe('SOT-323');
    const long = `${'x'.repeat(95)}:ＳＣ-70`;
    expect(canonicalPackage(` ${long} `)).toBe(long);
    expect(samePackage(long, long)).toBe(true);
  });
});

describe('chip sizes: imperial unless the text says metric', () => {
  test.each([
    ['0603', '0603'], ['R0603', '0603'], ['C_0603', '0603'], ['LED0805', '0805'], ['SMD 1206', '1206'], ['0603 inch', '0603'], ['0603inch', '0603'], ['0603英制', '0603'],
    ['0603 metric', '0201'], ['0603M', '0201'], ['1608 Metric', '0603'], ['metric 1005', '0402'], ['公制1608', '0603'], ['M1608', '0603'], ['6432 metric', '2512'], ['6332 metric', '2512'],
    ['C_0402_1005Metric', '0402'], ['Capacitor_SMD:C_0402_1005Metric', '0402'], ['R_0603_1608Metric', '0603'], ['0603(1608)', '0603'], ['1608(0603)', '0603'], ['0402/1005', '0402'], ['LED_0201_0603Metric', '0201'], ['01005_0402Metric', '01005'],
    ['1608', '1608'], ['1005', '1005'], ['9999', '9999'], ['0603(0402)', '0603(0402)'], ['9999 metric', '9999 metric'],
  ])('%s is %s', (text, canonical) => {
    expect(canonicalPackage(text)).toBe(canonical);
  });

  test('imperial ↔ metric', () => {
    const sizes = ['008004 0201', '01005 0402', '0201 0603', '0402 1005', '0603 1608', '0805 2012', '1008 2520', '1206 3216', '1210 3225', '1806 4516', '1808 4520', '1812 4532', '1825 4564', '2010 5025', '2220 5750', '2225 5763', '2512 6332', '2920 7451'];
    // Terminals along the long side.
    const reverse = ['0306 0816', '0508 1220', '0612 1632'];
    const table = [...sizes, ...reverse].map((row) => row.split(' '));
    expect(chipSizes().map((size) => [size, metricSize(size)])).toEqual(table.sort());
    for (const [imperial = '', metric = ''] of table) {
      expect(imperialSize(metric)).toBe(imperial);
      expect(packageAliases(imperial)).toEqual([`${metric} metric`]);
    }
    expect([imperialSize('6432'), metricSize('1608'), imperialSize('0805')]).toEqual(['2512', null, null]);
  });

  test('a metric code is its imperial size, hundredths of an inch, in tenths of a millimetre', () => {
    const sides = (code: string) => [Number(code.slice(0, 2)), Number(code.slice(2))];
    for (const imperial of chipSizes().filter((size) => size.length === 4)) {
      const tenths = sides(metricSize(imperial) ?? '');
      sides(imperial).forEach((side, index) => expect(Math.abs(side * 2.54 - (tenths[index] ?? 0))).toBeLessThan(2));
    }
  });
});

test('aliases for search and display', () => {
  expect(packageAliases('SOT-323')).toEqual(['SOT-323-3', 'SC-70', 'SC-70-3']);
  expect(packageAliases('0603')).toEqual(['1608 metric']);
  expect([packageAliases('LL-34')[0], packageAliases('SOIC-8'), packageAliases('SOIC-16W')[0], packageAliases('DIP-14'), packageAliases('MSOP-10')]).toEqual(['SOD-80', ['SO-8'], 'SO-16W', ['PDIP-14', 'DIL-14'], ['uMAX-10']]);
  expect([packageAliases('unknown'), packageAliases('')]).toEqual([[], []]);
  expect(['SOIC-8', 'SOIC-16W', 'MSOP-8', 'SOT-23', 'unknown'].map(similarPackages)).toEqual([['SOP-8'], ['SOP-16W'], ['VSSOP-8'], [], []]);
});

test('property: a canonical name is its own canonical name, and an alias names the same package', () => {
  const names = ['SOT-23', 'SOT-353', 'TO-252', 'SMA', 'SOD-80', 'SOIC-8', 'DIP-16', '0402', '2512', 'HC-49S', 'CASE-B-3528-21'];
  const dressed = fc
    .tuple(fc.constantFrom(...names.flatMap((name) => [name, ...packageAliases(name)])), fc.boolean(), fc.constantFrom('-', ' ', '_'), fc.constantFrom('', ' '))
    .map(([name, lower, dash, space]) => [name, space + (lower ? name.toLowerCase() : name).replaceAll('-', dash) + space] as const);
  check(dressed, ([name, text]) => {
    expect(canonicalPackage(text)).toBe(canonicalPackage(name));
    expect(names).toContain(canonicalPackage(text));
  });
});

test('property: finding the canonical name twice gives the same, for any text', () => {
  const piece = fc.constantFrom('SOT', 'SC', 'TO', '-', '23', '70', '5', '(', ')', '0603', 'metric', 'L', 'x', ' ', 'SMA', '贴片', '_', ':');
  check(fc.oneof(fc.string(), fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))), (text) => {
    const once = canonicalPackage(text);
    expect(canonicalPackage(once)).toBe(once);
  });
});
