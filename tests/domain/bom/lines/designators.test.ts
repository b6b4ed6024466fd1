import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designatorRanges } from '~/domain/bom/designator-ranges';
import { expandDesignators } from '~/domain/bom/lines/designators';
import { processorTime } from '../../../fixtures/processor-time';
import { check, unicode } from '../../property';

const expanded = (text: string) => expandDesignators(text).designators.join(' ');

describe('lists of designators are read', () => {
  it.each([
    ['R1,R2;R3 R4', 'R1 R2 R3 R4'],
    ['C4, C3, C2, ', 'C4 C3 C2'],
    ['C1↵C2↵C3', 'C1 C2 C3'],
    ['R1、R2，R3', 'R1 R2 R3'],
    ['[R1, R2]', 'R1 R2'],
    ['R1 & R2 + R3', 'R1 R2 R3'],
    ['R1, R1, R2', 'R1 R2'],
    ['', ''],
    [' , ;', ''],
    ['R1-R5', 'R1 R2 R3 R4 R5'],
    ['R1–R3', 'R1 R2 R3'],
    ['R1 - R3, R7', 'R1 R2 R3 R7'],
    ['R1~R3', 'R1 R2 R3'],
    ['R1-R1', 'R1'],
    ['D33-36', 'D33 D34 D35 D36'],
    ['R5 to R8', 'R5 R6 R7 R8'],
    ['R5->R7', 'R5 R6 R7'],
    ['D2..5', 'D2 D3 D4 D5'],
    ['R1至R3', 'R1 R2 R3'],
    ['R1 to R3 R7', 'R1 R2 R3 R7'],
    ['R08-R10', 'R08 R09 R10'],
    ['r1-R3', 'r1 r2 r3'],
    ['C17/18/19', 'C17 C18 C19'],
    ['C11,12,13', 'C11 C12 C13'],
    ['J1, 5, 7-9', 'J1 J5 J7 J8 J9'],
    ['R2.1, C0_1', 'R2.1 C0_1'],
    ['C0_1-C0_3', 'C0_1 C0_2 C0_3'],
    ['J1-1–J1-3', 'J1-1 J1-2 J1-3'],
    ['Rs1,R28B,R28A', 'Rs1 R28B R28A'],
  ])('%s', (text, list) => {
    expect(expanded(text.replaceAll('↵', '\n'))).toBe(list);
  });

  it('names stay whole', () => {
    expect(expandDesignators('USB Type A').designators).toEqual(['USB Type A']);
    expect(expandDesignators('VIN,5V_OUT,Audio L/R').designators).toEqual(['VIN', '5V_OUT', 'Audio L/R']);
    expect(expandDesignators('+,—').designators).toEqual(['+', '—']);
    expect(expandDesignators('SW1-A, A to D').designators).toEqual(['SW1-A', 'A to D']);
  });

  it('a range has equal letters, rises, and is not too long', () => {
    expect(expanded('R5-R1')).toBe('R5-R1');
    expect(expanded('R1-C5')).toBe('R1-C5');
    expect(expandDesignators('R1-R500').designators).toHaveLength(500);
    expect(expandDesignators('R1-R501, R7')).toEqual({ designators: ['R7'], tooLong: ['R1-R501'] });
  });

  it('a list has a limit', () => {
    expect(expandDesignators('R1-R10, C1, C2-C3', 10)).toEqual({ designators: expandDesignators('R1-R10').designators, tooLong: ['C1', 'C2-C3'] });
  });
});

describe('lists of designators are written', () => {
  it('with ranges of three or more', () => {
    expect(designatorRanges(['R12', 'R9', 'R11', 'R10', 'C1', 'C2']).join(', ')).toBe('C1, C2, R9–R12');
    expect(designatorRanges(['R1', 'R2', 'R3', 'R5']).join(' ')).toBe('R1–R3 R5');
    expect(designatorRanges([]).join(', ')).toBe('');
  });

  const designator = fc.tuple(fc.constantFrom('R', 'C', 'LED', 'C0_', 'J1.', 'ГР'), fc.integer({ min: 1, max: 1_200 })).map(([letters, number]) => letters + String(number));

  it('property: and read back as the same set', () => {
    check(fc.uniqueArray(designator, { maxLength: 60 }), (list) => {
      const { designators, tooLong } = expandDesignators(designatorRanges(list).join(', '));
      expect(new Set(designators)).toEqual(new Set(list));
      expect(tooLong).toEqual([]);
    });
    const long = Array.from({ length: 1_300 }, (_, index) => `R${index + 1}`);
    expect(expandDesignators(designatorRanges(long).join(', ')).designators).toEqual(long);
  });

  it('property: any text is read, and what is read can be written and read again', () => {
    check(unicode, (text) => {
      const { designators } = expandDesignators(text);
      expect(expandDesignators(designators.join('\n')).designators.length).toBeLessThanOrEqual(500 * Math.max(1, designators.length));
    });
  });
});

it('long texts are read quickly', () => {
  for (const unit of ['(', ' ', 'R1-', '–', 'R1 ', '\u0301', ',', '9', 'R9999-', ' to ', 'R1-R400,', '／', '"']) {
    expect(processorTime(() => expandDesignators(unit.repeat(32_000 / unit.length)))).toBeLessThan(500);
  }
});
