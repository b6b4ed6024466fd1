import { describe, expect, test } from 'vitest';
import { PASTED_SAMPLE } from '~/domain/bom/bom-example';
import { readBomText } from '~/domain/bom/file/read-bom-file';
import { readLines } from '~/domain/bom/lines/read-lines';
import { recogniseBom } from '~/domain/bom/table/recognise-bom';
import { fileOf } from '../file/readings';

/** What the lines of a pasted text say: number of designators, quantity, code or part number, description; `null`: no bill of materials. */
function linesOf(text: string) {
  const file = fileOf(readBomText(text));
  const mapping = recogniseBom(file);
  const [sheet] = file.sheets;
  return mapping && sheet ? readLines(sheet, mapping, new Set()).lines.map(({ designators, quantity, code, mpn, text: said }) => [designators.length, quantity, code || mpn, said]) : null;
}

describe('pasted lists of designators', () => {
  test.each<[string, string, Array<[number, number, string, string]>]>([
    ['the sample of the page', PASTED_SAMPLE, [[12, 12, '', '100nF 50V X7R 0603'], [2, 2, '', '10k 1% 0603'], [0, 2, 'LM358DR', '']]],
    ['blanks, and lines of part number and quantity', 'R1, R2, R5-R8  10k 1% 0603\nU1  STM32F103C8T6\n100 x NE555DR', [[6, 6, '', '10k 1% 0603'], [1, 1, 'STM32F103C8T6', ''], [0, 100, 'NE555DR', '']]],
    ['tabs, order codes, and words behind a number', 'R1\t10k 1% 0603\nU1\tC8734\nQ1,Q2\tAO3400A, SOT-23', [[1, 1, '', '10k 1% 0603'], [1, 1, 'C8734', ''], [2, 2, 'AO3400A', 'SOT-23']]],
    ['colons and equals signs', 'R1, R2: 10k 1% 0603\nC1 = 100nF', [[2, 2, '', '10k 1% 0603'], [1, 1, '', '100nF']]],
    ['single blanks', 'R1 10k 0603\nR3 R4 R7-R9 4k7 1%\nD1 LED red\nU1 STM32F103C8T6', [[1, 1, '', '10k 0603'], [5, 5, '', '4k7 1%'], [1, 1, '', 'LED red'], [1, 1, 'STM32F103C8T6', '']]],
    ['one line', 'C1-C4  100nF', [[4, 4, '', '100nF']]],
    ['a heading', 'Parts\nR1  10k\nJ1  USB receptacle', [[1, 1, '', '10k'], [1, 1, '', 'USB receptacle']]],
  ])('%s', (_, text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  test.each([
    ['seats', 'A1  Smith\nB2  Jones\nC3  Brown'],
    ['a log', 'E1  10:15:03 server started\nE2  10:16:09 slow query\nE3  10:17:44 server stopped'],
    ['lamps and screws', 'E27 LED bulb 9W\nE14 LED bulb 5W\nM3 screw 20mm'],
    ['prose about parts', 'Dear all,\nR1 is burnt. Please replace C1 and C2.\nWe need them by Monday.\nRegards'],
  ])('%s are none', (_, text) => {
    expect(linesOf(text)).toBeNull();
  });

  test('tables whose cells are padded with blanks stay tables', () => {
    expect(['R1  ,10k,0603\nC1  ,1u,0402', 'R1,  10k,  0603\nC1,  1u,  0402', 'R1 R2 R3,10k,0603\nC1,10u,0805', 'R1   10k   0603\nC1   100n  0402\nC2   1u    0402', 'Ref\tValue\nR1\t10k'].map((text) => fileOf(readBomText(text)).delimiter))
      .toEqual([',', ',', ',', 'fixed', '\t']);
  });

  test('part numbers that begin with usual letters keep their quantity, and a size is none', () => {
    expect(linesOf('S8050  25\nLM7805  3')).toEqual([[0, 25, 'S8050', ''], [0, 3, 'LM7805', '']]);
    expect(fileOf(readBomText('LM358 10\nNE555 5\nNE556 5\nNE557 5\n10k 0603')).sheets[0]?.rows.at(-1)?.cells).toEqual(['10k 0603']);
  });
});
