import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITABLE_FIELDS } from '~/domain/bom/bom';
import { editLine } from '~/domain/bom/lines/edit-line';
import { keepEdits } from '~/domain/bom/lines/keep-edits';
import { check, unicode } from '../../property';
import { lineOf } from '../sheets';

const LINE = lineOf({ designators: ['R1', 'R2'], quantity: 2, value: '10k', mpn: 'RC0402FR-0710KL', choice: '100' });

describe('a person edits a line', () => {
  it('texts are read as in a file', () => {
    expect(editLine(LINE, 'value', ' 4k7 ')).toMatchObject({ value: '4k7', edited: ['value'] });
    expect(editLine(LINE, 'package', 'n.a.')).toMatchObject({ package: '' });
    expect(editLine(LINE, 'text', 'Resistor\n1%')).toMatchObject({ text: 'Resistor 1%' });
    expect(editLine(LINE, 'mpn', '2N7002P\\,215')).toMatchObject({ mpn: '2N7002P,215' });
    expect(editLine(LINE, 'mpn', 'LM358DR|LM358P')).toMatchObject({ mpn: 'LM358DR', alternates: [{ mpn: 'LM358P', brand: '', code: '' }] });
    expect(editLine(LINE, 'code', 'C7950')).toMatchObject({ code: 'C7950' });
    expect(editLine(LINE, 'value', '10k DNP')).toMatchObject({ value: '10k', skip: 'dnp' });
  });

  it('quantities and designators are compared anew', () => {
    expect(editLine(LINE, 'quantity', '5')).toMatchObject({ quantity: 5, warnings: [{ code: 'quantityDiffers', quantity: 5, designators: 2 }] });
    expect(editLine(editLine(LINE, 'quantity', '5'), 'quantity', '2')).toMatchObject({ quantity: 2, warnings: [] });
    expect(editLine(LINE, 'quantity', 'many')).toMatchObject({ quantity: null, warnings: [{ code: 'quantityUnreadable', text: 'many' }] });
    expect(editLine(LINE, 'quantity', '')).toMatchObject({ quantity: 2, warnings: [] });
    expect(editLine(LINE, 'designators', 'R1-R4')).toMatchObject({ designators: ['R1', 'R2', 'R3', 'R4'], quantity: 4, warnings: [] });
    expect(editLine(editLine(LINE, 'quantity', '5'), 'designators', 'R1-R4')).toMatchObject({ quantity: 5, warnings: [{ code: 'quantityDiffers', designators: 4 }] });
    expect(editLine(LINE, 'designators', 'R1-R900')).toMatchObject({ quantity: 2, warnings: [{ code: 'rangeTooLong', text: 'R1-R900' }] });
  });

  it('the choice of a product is taken back when the line means another part', () => {
    for (const field of ['code', 'mpn', 'brand', 'value', 'package', 'text'] as const) expect(editLine(LINE, field, 'X1').choice).toBeNull();
    for (const field of ['designators', 'quantity'] as const) expect(editLine(LINE, field, '3').choice).toBe('100');
  });

  it('each field is listed once', () => {
    expect(editLine(editLine(LINE, 'value', '1k'), 'value', '2k').edited).toEqual(['value']);
  });

  it('property: any text is taken', () => {
    check(fc.tuple(fc.constantFrom(...EDITABLE_FIELDS), unicode), ([field, text]) => {
      const edited = editLine(LINE, field, text);
      expect(edited.edited).toEqual([field]);
      expect({ ...edited, [field]: LINE[field], edited: [], choice: '100', warnings: [], quantity: 2, alternates: [], skip: null }).toEqual(LINE);
    });
  });
});

describe('what a person has done is kept when lines are read again', () => {
  const before = [
    { ...editLine(lineOf({ row: 5, value: '10k' }), 'value', '12k'), choice: '7', ordered: 100 },
    lineOf({ row: 6, line: 2, skip: 'person' }),
    lineOf({ row: 7, line: 3, mpn: 'LM358DR' }),
  ];

  it('by row', () => {
    const again = [lineOf({ row: 6, value: '1u' }), lineOf({ row: 5, line: 2, value: '10k', package: '0603' }), lineOf({ row: 7, line: 3, mpn: 'LM358P' }), lineOf({ row: 9, line: 4 })];
    expect(keepEdits(again, before)).toEqual([
      { ...again[0], skip: 'person' }, { ...again[1], value: '12k', edited: ['value'], choice: '7', ordered: 100 }, again[2], again[3],
    ]);
  });

  it('and quantities are compared anew', () => {
    const old = [editLine(lineOf({ row: 5, designators: ['R1'], quantity: 1 }), 'quantity', '3')];
    const again = [lineOf({ row: 5, designators: ['R1', 'R2', 'R3'], quantity: 3, warnings: [] })];
    expect(keepEdits(again, old)).toMatchObject([{ quantity: 3, warnings: [] }]);
  });

  it('a line that is bought stays so, even if its words say otherwise', () => {
    const again = [lineOf({ row: 5, skip: 'dnp' })];
    expect(keepEdits(again, [lineOf({ row: 5, choice: '7' })])[0]?.skip).toBeNull();
    expect(keepEdits(again, [lineOf({ row: 5 })])[0]?.skip).toBe('dnp');
  });
});
