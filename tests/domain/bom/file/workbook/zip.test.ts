import { describe, expect, test } from 'vitest';
import { readBomFile } from '~/domain/bom/file/read-bom-file';
import { processorTimeUntil } from '../../../../fixtures/processor-time';
import { faultOf } from '../readings';
import { xlsx, zip } from './made-workbooks';

const MEGABYTE = 1024 * 1024;
const ROW = '<row><c><v>1</v></c></row>';

/** A copy in which the entries of the directory are changed. @param change - gets the view, and where an entry begins */
function withDirectory(bytes: Uint8Array, change: (view: DataView, at: number, index: number) => void): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  let index = 0;
  for (let at = 0; at + 46 < copy.length; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    change(view, at, index);
    index += 1;
  }
  return copy;
}

const AT = { flags: 8, method: 10, crc: 16, packed: 20, size: 24, nameLength: 28, start: 42 };

describe('S25: ZIP files', () => {
  const good = xlsx(ROW);

  test('the unchanged file is read', async () => {
    expect(await faultOf(good)).toBe('none');
    expect(await faultOf(withDirectory(good, () => undefined))).toBe('none');
  });

  test.each<[string, (view: DataView, at: number, index: number) => void, string]>([
    ['a size that is too small', (view, at) => view.setUint32(at + AT.size, 3, true), 'unsafe'],
    ['a size that is too large', (view, at) => view.setUint32(at + AT.size, view.getUint32(at + AT.size, true) + 1, true), 'truncated'],
    ['a size beyond the limit', (view, at) => view.setUint32(at + AT.size, 5 * MEGABYTE, true), 'unpacksTooLarge'],
    ['another check sum', (view, at) => view.setUint32(at + AT.crc, 1, true), 'truncated'],
    ['encryption', (view, at) => view.setUint16(at + AT.flags, 1, true), 'passwordProtected'],
    ['an unknown method', (view, at) => view.setUint16(at + AT.method, 14, true), 'unsafe'],
    ['ZIP64', (view, at) => view.setUint32(at + AT.size, 0xffffffff, true), 'unsafe'],
    ['parts that overlap', (view, at, index) => index > 0 && view.setUint32(at + AT.start, 0, true), 'unsafe'],
    ['a part outside of the file', (view, at) => view.setUint32(at + AT.start, 0x7fffffff, true), 'truncated'],
    ['a part where none begins', (view, at) => view.setUint32(at + AT.start, 5, true), 'truncated'],
  ])('refuses %s', async (_, change, fault) => {
    expect(await faultOf(withDirectory(good, change))).toBe(fault);
  });

  test('refuses the same name twice', async () => {
    const twice = zip({ '[Content_Types].xml': 'a', '[Content_Types].xm1': 'b' });
    expect(await faultOf(withDirectory(twice, (view, at) => view.setUint8(at + 46 + 18, 'l'.charCodeAt(0))))).toBe('unsafe');
  });

  test.each([10, 100, 500, 1_000])('refuses a file that is cut after %i bytes', async (length) => {
    expect(await faultOf(good.subarray(0, length))).toBe('truncated');
  });

  test.each([
    ['a bomb of 64 MB', xlsx('', { sheets: [{ name: 'A', xml: 'a'.repeat(64 * MEGABYTE) }] })],
    ['many parts', zip(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`part${at}`, 'x'])))],
    ['sheets that are large only together', xlsx('', { sheets: Array.from({ length: 5 }, (_, at) => ({ name: `S${at}`, xml: `<worksheet><sheetData>${ROW}</sheetData></worksheet>${' '.repeat(MEGABYTE)}` })) })],
  ])('refuses %s within 2 s', async (_, bytes) => {
    const refuse = async () => expect(await readBomFile(bytes, '')).toEqual({ ok: false, fault: { code: 'unpacksTooLarge', values: { megabytes: 4 } } });
    expect(await processorTimeUntil(refuse)).toBeLessThan(2_000);
  });

  test('parts that are not needed may be large', async () => {
    expect(await faultOf(xlsx(ROW, { others: { 'xl/media/image1.png': new Uint8Array(6 * MEGABYTE), 'xl/vbaProject.bin': new Uint8Array(6 * MEGABYTE) } }))).toBe('none');
  });

  test.each([
    ['docx', { '[Content_Types].xml': '', 'word/document.xml': '' }], ['pptx', { '[Content_Types].xml': '', 'ppt/presentation.xml': '' }],
    ['xlsb', { '[Content_Types].xml': '', 'xl/workbook.bin': '' }], ['numbers', { 'Index/Document.iwa': '' }], ['archive', { 'a.csv': '1,2' }],
    ['odt', { mimetype: 'application/vnd.oasis.opendocument.text' }],
  ])('names %s', async (kind, parts) => {
    expect(await readBomFile(zip(parts), '')).toEqual({ ok: false, fault: { code: 'unsupported', values: { kind } } });
  });
});
