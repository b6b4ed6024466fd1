/** The buyer's own part numbers in a bill of materials. */
import { describe, expect, test } from 'vitest';
import { readBomText } from '~/domain/bom/file/read-bom-file';
import { readLines } from '~/domain/bom/lines/read-lines';
import { partRefsOf, sharedPartRef } from '~/domain/bom/lines/part-refs';
import { recogniseBom } from '~/domain/bom/table/recognise-bom';

function refsOf(text: string): Array<[line: number, number: string]> {
  const reading = readBomText(text);
  const mapping = reading.ok ? recogniseBom(reading.file) : null;
  const [sheet] = reading.ok ? reading.file.sheets : [];
  if (!mapping || !sheet) throw new Error('the text is no table');
  const { lines } = readLines(sheet, mapping, new Set());
  return [...partRefsOf({ mapping, lines })];
}

describe('own part numbers', () => {
  test.each(['Internal P/N', 'Customer Part Number', 'our part no.', 'IPN', 'ERP code', '物料编码', '客户料号'])('stand in a column with the name %s', (name) => {
    expect(refsOf(`Designator,MPN,Qty,${name}\nR1,RC0402FR-0710KL,1,4711-1\nC1,CL05B104KO5NNNC,2, 4711 - 2 \n`)).toEqual([[1, '4711-1'], [2, '4711 - 2']]);
  });

  test.each(['Stock', 'Warehouse', 'Internal notes', 'Supplier part number', 'Customer number', 'Company code', '客户编号', 'Comment'])('do not stand in a column with the name %s', (name) => {
    expect(refsOf(`Designator,MPN,Qty,${name}\nR1,RC0402FR-0710KL,1,4711-1\n`)).toEqual([]);
  });

  test('that are too long are left out', () => {
    expect(refsOf(`Designator,MPN,Qty,IPN\nR1,RC0402FR-0710KL,1,${'4'.repeat(41)}\nC1,CL05B104KO5NNNC,2,\nC2,CL05B104KB5NNNC,2,=4711\n`)).toEqual([[3, '=4711']]);
  });

  test('go with a purchase for several lines if these have one number', () => {
    const refs = new Map([[1, 'A'], [2, 'A'], [3, 'B']]);
    expect([[1], [1, 2, 4], [2, 3], [4]].map((lines) => sharedPartRef(lines, refs))).toEqual(['A', 'A', '', '']);
  });
});
