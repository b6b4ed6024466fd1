import { strToU8, zipSync } from 'fflate';
import { writeCompoundFile } from '~/domain/bom/file/workbook/xls/compound-writer';

/** A ZIP file with texts or bytes. */
export function zip(parts: Record<string, string | Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part])));
}

interface XlsxOptions {
  /** By name, with the attributes of the sheet. */
  sheets?: ReadonlyArray<{ name: string; xml: string; attributes?: string }>;
  strings?: string;
  styles?: string;
  workbook?: string;
  others?: Record<string, string | Uint8Array>;
}

/** An XLSX file with parts that are written here as XML. */
export function xlsx(rows: string, { sheets = [{ name: 'One', xml: `<worksheet><sheetData>${rows}</sheetData></worksheet>` }], strings = '', styles = '', workbook = '', others = {} }: XlsxOptions = {}): Uint8Array {
  const relation = (id: string, type: string, target: string): string => `<Relationship Id="${id}" Type="http://example.com/relationships/${type}" Target="${target}"/>`;
  return zip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook>${workbook}<sheets>${sheets.map(({ name, attributes = '' }, at) => `<sheet name="${name}" r:id="s${at}" ${attributes}/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at}.xml`)).join('')}
      ${relation('strings', 'sharedStrings', '/xl/sharedStrings.xml')}${relation('styles', 'styles', 'styles.xml')}</Relationships>`,
    ...Object.fromEntries(sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at}.xml`, xml])),
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    ...others,
  });
}

/** An ODS file with tables that are written here as XML. */
export function ods(tables: string, others: Record<string, string> = {}): Uint8Array {
  return zip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ...others,
  });
}

/** A record of an XLS file: its kind, and its bytes. */
export type XlsRecord = readonly [kind: number, bytes: readonly number[]];

export const u16 = (value: number): number[] => [value & 0xff, value >> 8];
const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(Math.floor(value / 0x10000))];
const f64 = (value: number): number[] => [...new Uint8Array(new Float64Array([value]).buffer)];

export const BEGIN: XlsRecord = [0x809, [...u16(0x600), ...u16(5), ...u16(0), ...u16(0), ...u32(0), ...u32(0)]];
export const END: XlsRecord = [0x0a, []];

/** A cell with a text of Latin-1. */
export const label = (row: number, column: number, text: string): XlsRecord =>
  [0x204, [...u16(row), ...u16(column), ...u16(0), ...u16(text.length), 0, ...[...text].map((character) => character.charCodeAt(0))]];

/** A cell with a number. */
export const number = (row: number, column: number, value: number, style = 0): XlsRecord => [0x203, [...u16(row), ...u16(column), ...u16(style), ...f64(value)]];

export const sheetRecord = (start: number, name: string, visibility = 0): XlsRecord =>
  [0x85, [...u32(start), visibility, 0, name.length, 0, ...[...name].map((character) => character.charCodeAt(0))]];

export function recordBytes(records: readonly XlsRecord[]): Uint8Array {
  const all = new Uint8Array(records.reduce((length, [, bytes]) => length + 4 + bytes.length, 0));
  let at = 0;
  for (const [kind, bytes] of records) {
    all.set(u16(kind), at);
    all.set(u16(bytes.length), at + 2);
    all.set(bytes, at + 4);
    at += 4 + bytes.length;
  }
  return all;
}

interface XlsSheet {
  name: string;
  records: readonly XlsRecord[];
  visibility?: number;
}

/** An XLS file of the version of Excel 97. */
export function xls(sheets: readonly XlsSheet[], globals: readonly XlsRecord[] = []): Uint8Array {
  const begin = (starts: readonly number[]): XlsRecord[] => [BEGIN, ...globals, ...sheets.map(({ name, visibility }, at) => sheetRecord(starts[at] ?? 0, name, visibility)), END];
  const bodies = sheets.map(({ records }) => recordBytes([BEGIN, ...records, END]));
  const starts: number[] = [];
  let length = recordBytes(begin([])).length;
  for (const body of bodies) {
    starts.push(length);
    length += body.length;
  }
  const stream = new Uint8Array(length);
  stream.set(recordBytes(begin(starts)));
  for (const [at, body] of bodies.entries()) stream.set(body, starts[at]);
  return writeCompoundFile('Workbook', stream);
}
