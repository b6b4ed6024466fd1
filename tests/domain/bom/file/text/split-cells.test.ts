import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DELIMITERS, splitCells, type Delimiter } from '~/domain/bom/file/text/split-cells';
import { processorTime } from '../../../../fixtures/processor-time';
import { check } from '../../../property';
import { cellsOf, faultOf } from '../readings';

function split(text: string, delimiter: Delimiter = ','): { rows: string[][]; unclosed: number | null } {
  const rows: string[][] = [];
  const unclosed = splitCells(text, delimiter, (row, column, cell) => {
    (rows[row - 1] ??= [])[column] = cell;
    return true;
  });
  return { rows, unclosed };
}

describe('separated cells', () => {
  test.each([
    ['a,b\nc,d', [['a', 'b'], ['c', 'd']]],
    ['a,b\r\nc,d\re,f\ng,h', [['a', 'b'], ['c', 'd'], ['e', 'f'], ['g', 'h']]],
    ['a,,b,', [['a', '', 'b', '']]],
    ['"a,b","c\nd","e ""f"""', [['a,b', 'c\nd', 'e "f"']]],
    ['a, "b, c" ,d', [['a', 'b, c', 'd']]],
    ['2N7002\\,215,x', [['2N7002,215', 'x']]],
  ])('%j', (text, rows) => {
    expect(split(text)).toEqual({ rows, unclosed: null });
  });

  test.each([
    ['an inch sign within a cell', 'screw 1/4" long,4', [['screw 1/4" long', '4']]],
    ['a mark in the midst of a quoted cell', '"3" pipe, long",1', [['3" pipe, long', '1']]],
  ])('%s is no quote', (_, text, rows) => {
    expect(split(text)).toEqual({ rows, unclosed: null });
  });

  test('a quote that is closed nowhere is read as it stands, and the rows behind it stay whole', () => {
    expect(split('a,b\nR1,"10k,1\nR2,1k,2\nR3,"a, b",3')).toEqual({ rows: [['a', 'b'], ['R1', '"10k', '1'], ['R2', '1k', '2'], ['R3', 'a, b', '3']], unclosed: 2 });
    expect(split('R1,"10k\nR2,1k')).toEqual({ rows: [['R1', '"10k'], ['R2', '1k']], unclosed: 1 });
  });

  test('what was written is read', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', ',', ';', '\t', '|', ' ', '\n', '\r'), maxLength: 6 });
    check(fc.tuple(fc.constantFrom(...DELIMITERS), fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })), ([delimiter, rows]) => {
      const text = rows.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter)).join('\n');
      expect(split(text, delimiter)).toEqual({ rows, unclosed: null });
    });
  });

  test('the time is linear, whatever the quotes are', () => {
    for (const piece of ['"', '"a\n', '""a\n', ',""x', '     "', '"a",', '"\n']) {
      const text = piece.repeat(300_000) + '\n"x y';
      expect(processorTime(() => splitCells(text, ',', () => true))).toBeLessThan(2_000);
    }
  });
});

describe('tables of text', () => {
  test('a cut cell of many lines is a fault with its row, a stray quote is none', async () => {
    expect(await faultOf('Ref,Note\nR1,short\nR2,"one\ntwo\nthree\nfour')).toBe('unclosedQuote');
    expect(cellsOf('Ref,Note\nR1,"short\nR2,none')).toEqual([['Ref', 'Note'], ['R1', '"short'], ['R2', 'none']]);
  });

  test('a first line may name the separator', () => {
    expect(cellsOf('sep=;\nRef;Value\nR1, R2;4,7k')).toEqual([['Ref', 'Value'], ['R1, R2', '4,7k']]);
  });
});
