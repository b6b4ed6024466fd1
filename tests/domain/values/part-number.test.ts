import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalisePartNumber, splitPackingSuffix } from '~/domain/values/part-number';
import { check, unicode } from '../property';

describe('comparing part numbers', () => {
  test.each([
    ['LM358/NOPB', 'LM358NOPB'], [' bss138pw,115 ', 'BSS138PW115'], ['GRM188R71H104KA93D', 'GRM188R71H104KA93D'], ['µA741', 'UA741'], ['μA741', 'UA741'], ['ＬＭ３５８', 'LM358'], ['MAX232+T', 'MAX232T'], ['—', ''], ['CL10B104KB8NNNC（库存）', 'CL10B104KB8NNNC库存'],
  ])('%s is compared as %s', (number, normal) => {
    expect(normalisePartNumber(number)).toBe(normal);
  });

  test('property: case, width, spaces and punctuation do not matter', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'ABCXYZ0189'), maxLength: 12 });
    const dressed = letters.chain((number) =>
      fc.tuple(
        fc.constant(number),
        fc.array(fc.constantFrom('', '-', '/', ' ', '.', ',', '#', '+', '_'), { minLength: number.length, maxLength: number.length }),
        fc.boolean(),
      ),
    );
    check(dressed, ([number, marks, lower]) => {
      const text = [...number].map((letter, index) => letter + (marks[index] ?? '')).join('');
      expect(normalisePartNumber(lower ? text.toLowerCase() : text)).toBe(number);
    });
  });

  test('property: normalising twice gives the same', () => {
    check(fc.oneof(unicode, fc.string()), (text) => {
      const once = normalisePartNumber(text);
      expect(normalisePartNumber(once)).toBe(once);
    });
  });
});

test('a missing part number has neither a normal form nor a suffix', () => {
  for (const none of [null, undefined, '']) {
    expect(normalisePartNumber(none)).toBe('');
    expect(splitPackingSuffix(none)).toBeNull();
  }
});

test('neither has one of more than 200 characters', () => {
  const number = 'A1'.repeat(100);
  expect(normalisePartNumber(` ${number} `)).toBe(number);
  expect(normalisePartNumber(`${number}A`)).toBe('');
  expect(splitPackingSuffix(`${number.slice(3)}-TP`)?.base).toBe(number.slice(3));
  expect(splitPackingSuffix(`${number}-TP`)).toBeNull();
});

describe('known packing suffixes', () => {
  const PACKED = [
    ['BSS138PW,115', 'BSS138PW', ',115', 'tape and reel'],
    ['74HC595D,112', '74HC595D', ',112', 'tube'],
    ['BC547B,126', 'BC547B', ',126', 'ammo pack'],
    ['LPC1114FBD48,551', 'LPC1114FBD48', ',551', 'tray'],
    ['LT1763CS8#TRPBF', 'LT1763CS8#PBF', '#TRPBF', 'tape and reel'],
    ['LT3042EDD#TRMPBF', 'LT3042EDD#PBF', '#TRMPBF', 'tape and reel'],
    ['LT1013CS8#TR', 'LT1013CS8', '#TR', 'tape and reel'],
    ['MAX232ESE+T', 'MAX232ESE+', '+T', 'tape and reel'],
    ['DS18B20U+T10', 'DS18B20U+', '+T10', 'tape and reel'],
    ['AD8605ARTZ-REEL7', 'AD8605ARTZ', '-REEL7', 'tape and reel'],
    ['AD8605ARTZ-REEL', 'AD8605ARTZ', '-REEL', 'tape and reel'],
    ['AD8628AUJZ-R7', 'AD8628AUJZ', '-R7', 'tape and reel'],
    ['AD8628AUJZ-RL', 'AD8628AUJZ', '-RL', 'tape and reel'],
    ['LD1117S33-TR', 'LD1117S33', '-TR', 'tape and reel'],
    ['2N7002K-T/R', '2N7002K', '-T/R', 'tape and reel'],
    ['MCP1700/TR', 'MCP1700', '/TR', 'tape and reel'],
    ['BZT52C5V1-TP', 'BZT52C5V1', '-TP', 'tape and reel'],
    ['SI2302DS-T1', 'SI2302DS', '-T1', 'tape and reel'],
    ['BAT54C-GS08', 'BAT54C', '-GS08', 'tape and reel'],
    ['SMBJ5.0A-E3/52', 'SMBJ5.0A-E3', '-E3/52', 'tape and reel'],
    ['DF10M-E3/45', 'DF10M-E3', '-E3/45', 'tube'],
    ['GBU8D-E3/51', 'GBU8D-E3', '-E3/51', 'tray'],
    ['P6KE15A-E3/73', 'P6KE15A-E3', '-E3/73', 'ammo pack'],
    ['BAV99-7-F', 'BAV99-F', '-7-F', 'tape and reel'],
    ['DMG2305UX-13', 'DMG2305UX', '-13', 'tape and reel'],
    ['MMBT3904LT1G', 'MMBT3904LG', 'T1G', 'tape and reel'],
    ['LM358DR2G', 'LM358DG', 'R2G', 'tape and reel'],
    ['BSC014N06NSATMA1', 'BSC014N06NS', 'ATMA1', 'tape and reel'],
    ['IPB017N10N5XUMA1', 'IPB017N10N5', 'XUMA1', 'tape and reel'],
    ['NE555 CUT TAPE', 'NE555', ' CUT TAPE', 'cut tape'],
    ['NE555P-CT', 'NE555P', '-CT', 'cut tape'],
    ['NE555P/TUBE', 'NE555P', '/TUBE', 'tube'],
    ['NE555P-TRAY', 'NE555P', '-TRAY', 'tray'],
    ['BC547-AMMO', 'BC547', '-AMMO', 'ammo pack'],
    ['1N4148-BULK', '1N4148', '-BULK', 'bulk'],
    [' bc847b-t ', 'BC847B', '-T', 'tape and reel'],
    ['HSMS-2822-TR1', 'HSMS-2822', '-TR1', 'tape and reel'],
    ['SS14-E3/61T', 'SS14-E3', '-E3/61T', 'tape and reel'],
    ['SS14-E3/5AT', 'SS14-E3', '-E3/5AT', 'tape and reel'],
    ['P6SMB6.8A-E3/5B', 'P6SMB6.8A-E3', '-E3/5B', 'tape and reel'],
    ['NCP1117ST33T3G', 'NCP1117ST33G', 'T3G', 'tape and reel'],
    ['NE555P CUTTAPE', 'NE555P', ' CUTTAPE', 'cut tape'],
    ['4N25-TR', '4N25', '-TR', 'tape and reel'],
  ] as const;

  test.each(PACKED)('%s is %s and %s', (number, base, suffix, packing) => {
    expect(splitPackingSuffix(number)).toEqual({ base, suffix, packing });
  });

  test.each(PACKED)('a suffix is at the end of the number: %s with more after it has none', (number) => {
    expect(splitPackingSuffix(`${number.trim()}/NOPB`)).toBeNull();
  });

  test.each(['LM358', 'NE555P', 'GRM188R71H104KA93D', 'T1G', 'AB-T', 'ABCD-TR', 'A1-TR', '', 'CONN-13', 'LM7805CT', '100,5', 'STM32F103C8T6', 'LM358/NOPB', 'CR0805F839R2G', '174878-7', '1-1825027-7', '5-103908-13', 'ABCDE-TR'])('%s has none', (number) => {
    expect(splitPackingSuffix(number)).toBeNull();
  });

  test('property: base and suffix together are the number, for any text', () => {
    const piece = fc.constantFrom('LM', '358', 'BAV99', '-7', '-F', '-TR', '#TR', 'PBF', ',115', '+T', 'T1G', ' ', '-T', '/');
    check(fc.oneof(fc.string(), fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''))), (text) => {
      const split = splitPackingSuffix(text);
      if (split === null) return;
      const number = text.normalize('NFKC').trim().toUpperCase();
      expect(number.endsWith(split.suffix)).toBe(true);
      expect(split.base.startsWith(number.slice(0, -split.suffix.length))).toBe(true);
    });
  });
});
