import { describe, expect, it } from 'vitest';
import { headerKey, recogniseBom, recogniseSheet, withField } from '~/domain/bom/table/recognise-bom';
import { mappingOf, sheetOf } from '../sheets';

const TEXT = 'Ref|Qty|Value|Bin\nC1, C2|2|100nF|A12\nR1|1|10k|B07';

describe('a mapping is remembered for its header', () => {
  it('a person gives a column another field', () => {
    const mapping = recogniseSheet(sheetOf(TEXT), { first: 1, last: 1 });
    const changed = mapping && withField(mapping, 3, 'mpn');
    expect(changed?.columns[3]).toMatchObject({ index: 3, name: 'Bin', field: 'mpn', confidence: 1 });
    expect(changed?.columns[0]).toEqual(mapping?.columns[0]);
  });

  it('equal headers have equal keys, others have others', () => {
    const keyOf = (text: string) => headerKey(mappingOf(text) ?? expect.fail());
    expect(keyOf(TEXT)).toBe(keyOf('REF|qty.|value |BIN\nC9|1|1u|Z1\nC8|1|2u|Z2'));
    expect(keyOf(TEXT)).not.toBe(keyOf('Ref|Qty|Value|Box\nC1, C2|2|100nF|A12'));
    expect(keyOf(TEXT)).not.toBe(keyOf('Qty|Ref|Value|Bin\n2|C1, C2|100nF|A12'));
    expect(keyOf('C1|1|100nF|0603\nR1|1|10k|0402')).toBe('');
  });

  it('and used for files with the same header', () => {
    const key = headerKey(mappingOf(TEXT) ?? expect.fail());
    const remembered = (asked: string) => (asked === key ? new Map([[3, 'code' as const]]) : undefined);
    const file = { sheets: [sheetOf('Ref|Qty|Value|Bin\nC5|1|1uF|A99')], delimiter: ',' as const };
    expect(recogniseBom(file, remembered)?.columns[3]).toMatchObject({ field: 'code', confidence: 1 });
    expect(recogniseBom(file)?.columns[3]?.field).not.toBe('code');
  });

  it('even if nothing else says that a table is a bill of materials', () => {
    const text = 'Thing|Amount|Bin\nBracket|2|A12\nCover|1|B07';
    expect(mappingOf(text)).toBeNull();
    const key = headerKey(recogniseSheet(sheetOf(text), { first: 1, last: 1 }) ?? expect.fail());
    const mapping = recogniseBom({ sheets: [sheetOf(text)], delimiter: ',' }, (asked) => (asked === key ? new Map([[0, 'mpn' as const]]) : undefined));
    expect(mapping?.columns[0]?.field).toBe('mpn');
  });
});
