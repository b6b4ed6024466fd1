import { describe, expect, test } from 'vitest';
import { readBomFile, readBomText } from '~/domain/bom/file/read-bom-file';
import { processorTimeUntil } from '../../../fixtures/processor-time';
import { faultOf, latin1, utf16 } from './readings';
import { xls, label, xlsx } from './workbook/made-workbooks';

const MEGABYTE = 1024 * 1024;

describe('what a file is', () => {
  test.each([
    ['nothing', '', 'empty'], ['blanks', ' \r\n\t;;\n', 'empty'], ['a PNG image', latin1('\x89PNG\r\n\x1a\n'), 'image'], ['a JPEG image', latin1('\xff\xd8\xff\xe0'), 'image'],
    ['a GIF image', 'GIF89a...', 'image'], ['a WEBP image', 'RIFF1234WEBP', 'image'], ['a bitmap', latin1('BM\x10\0\0\0\0\0\0\0'), 'image'],
    ['an SVG image', '<?xml version="1.0"?><svg/>', 'image'], ['a PDF file', '%PDF-1.7\n', 'pdf'], ['bytes', Uint8Array.from({ length: 3_000 }, (_, at) => (at * at * 7) % 256), 'notText'],
    ['zeros', new Uint8Array(100), 'notText'], ['a web page', '<!DOCTYPE html><table><tr><td>1</table>', 'unsupported'], ['XML', '<?xml version="1.0"?><export/>', 'unsupported'],
    ['formatted text', '{\\rtf1 a}', 'unsupported'], ['a packed file', latin1('\x1f\x8b\x08\0'), 'unsupported'],
  ])('%s', async (_, content, fault) => {
    expect(await faultOf(content)).toBe(fault);
  });

  test('the first bytes decide, not the name', async () => {
    expect(await readBomFile(xlsx('<row><c><v>1</v></c></row>'), 'bom.csv')).toMatchObject({ ok: true, file: { kind: 'xlsx' } });
    expect(await readBomFile(xls([{ name: 'A', records: [label(0, 0, 'x')] }]), 'bom.xlsx')).toMatchObject({ ok: true, file: { kind: 'xls' } });
    expect(await readBomFile(latin1('a\tb\n1\t2'), 'bom.xls')).toMatchObject({ ok: true, file: { kind: 'text', delimiter: '\t' } });
    expect(await readBomFile(utf16('\ufeffa\tb\n1\t2', true), 'bom.csv')).toMatchObject({ ok: true, file: { kind: 'text', encoding: 'utf-16le', delimiter: '\t' } });
  });

  test('rows keep their numbers, blank ones are left out', async () => {
    expect(await readBomFile(latin1('Ref,Value\n\n , \nR1,"1\n2"\nR2,3,\n'), 'dir/b\nom.csv')).toEqual({
      ok: true, encodings: [],
      file: {
        name: 'bom.csv', kind: 'text', encoding: 'utf-8', delimiter: ',',
        sheets: [{ name: '', rows: [{ row: 1, cells: ['Ref', 'Value'] }, { row: 4, cells: ['R1', '1\n2'] }, { row: 5, cells: ['R2', '3'] }] }],
      },
    });
  });

  test('what has control characters only is blank, such as the end mark of old programs', async () => {
    const reading = await readBomFile(latin1('Part;Qty\r\nLM358;5;\x1a\r\n\x1a'), 'a.csv');
    expect(reading.ok && reading.file.sheets[0]?.rows.map(({ cells }) => cells)).toEqual([['Part', 'Qty'], ['LM358', '5']]);
    expect(await readBomFile(latin1('\x1a'), 'a.csv')).toMatchObject({ ok: false, fault: { code: 'empty' } });
  });

  test('cells have no control characters and no lone surrogates', () => {
    const lines = 'a,b\n'.repeat(300);
    expect(readBomText(`${lines}x\x01y,\ud800z\x7f`)).toMatchObject({ ok: true, file: { name: '', sheets: [{ rows: expect.arrayContaining([{ row: 301, cells: ['x y', '\ufffdz'] }]) }] } });
  });

  test('pasted text is read in the same way', () => {
    expect(readBomText('')).toEqual({ ok: false, fault: { code: 'empty' } });
    expect(readBomText('<html>')).toEqual({ ok: false, fault: { code: 'unsupported', values: { kind: 'html' } } });
    expect(readBomText('\ufeffRef\tQty\nR1\t1')).toMatchObject({ ok: true, encodings: [], file: { name: '', kind: 'text', delimiter: '\t', sheets: [{ rows: [{ cells: ['Ref', 'Qty'] }, {}] }] } });
  });
});

describe('limits', () => {
  const rows = (count: number, row: string): string => `${row}\n`.repeat(count);

  test.each([
    ['20,000 rows', rows(20_000, 'a,b'), 'none'], ['20,001 rows', rows(20_001, 'a,b'), 'tooManyRows'], ['blank rows', rows(100_000, ',') + 'a,b', 'none'],
    ['200 columns', 'a,'.repeat(200), 'none'], ['201 columns', 'a,'.repeat(201), 'tooManyColumns'], ['100,000 blank columns', `a,b\n${','.repeat(100_000)}`, 'none'],
    ['too many cells', rows(5_100, 'a,'.repeat(100)), 'tooManyCells'], ['too many cells with the blank ones', rows(5_100, `${','.repeat(99)}a`), 'tooManyCells'],
    ['a long cell', `a,${'b'.repeat(32_767)}`, 'none'], ['a cell that is too long', `a,${'b'.repeat(32_768)}`, 'cellTooLong'],
  ])('%s', async (_, text, fault) => {
    expect(await faultOf(text)).toBe(fault);
  });

  test('the values tell the limit', async () => {
    expect(await readBomFile(new Uint8Array(10 * MEGABYTE + 1), '')).toEqual({ ok: false, fault: { code: 'tooLarge', values: { megabytes: 10 } } });
    expect(readBomText('a'.repeat(10 * MEGABYTE + 1))).toEqual({ ok: false, fault: { code: 'tooLarge', values: { megabytes: 10 } } });
    expect(readBomText(rows(20_001, 'a,b'))).toEqual({ ok: false, fault: { code: 'tooManyRows', values: { limit: 20_000 } } });
    expect(readBomText(`a,b\nc,${'d'.repeat(40_000)}`)).toEqual({ ok: false, fault: { code: 'cellTooLong', values: { row: 2, limit: 32_767 } } });
  });

  test.each(['"', '""a\n', ',""x', ',', '1 x 2\n', '--- ---\n', '\x80'])('10 MB of %j take less than 2 s', async (piece) => {
    const bytes = latin1(piece.repeat(Math.floor((10 * MEGABYTE) / piece.length)));
    expect(await processorTimeUntil(() => readBomFile(bytes, ''))).toBeLessThan(2_000);
  });
});
