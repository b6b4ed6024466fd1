/** Tables with difficult cells, and readers for the written files. */
import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import type { Cell, CellKind, Sheet } from '../../functions/mall/export/sheet/sheet';

/** Texts that programs may read as something else. */
const TRICKY = [
  '=1+1', '=cmd|\' /C calc\'!A0', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1', '\n=1', '＝1+1', '＋1', '－1', '＠a', ' =1', "'=1", '=', '-', '--', '+', '@',
  'x;=1+1;y', 'a;  -5', 'X7R; -55…125 °C', "x;-1+cmd|' /C calc'!A0",  'a\t@b', '0022272021', '1E5', '1e5', '0x10', 'MAR12', '2026-11-22', '1/2', '12:30', '00', '.5', '1,000', '1.0', 'TRUE', 'NULL', '#REF!', '9007199254740993', '12345678901234567890',
  '', ' ', '  two  spaces ', 'a,b;c\td', '"quoted"', 'a""b', '"', "'", 'line\nend', 'line\r\nend', 'line\rend', '</t></is>', '<f>1+1</f>', ']]>', '&amp;', '_x0041_', '_X000d_', '_x004',
  '电阻 10 kΩ ±1%', '贴片电容，100nF', '４７０Ω', '😀🇨🇳👩‍🔧', '𠮷野家', 'é', 'Ωµ', 'مرحبا', '\u202eevil', '\ufeff', '\u200b', '\u00a0', '\u2028', '\u0000', '\u0001', '\u001f', '\u007f', '\u0085',
  '\ufffe', '\uffff', '\ud800', '\udc00x', 'x\ud83d', '\ufffd', 'constructor', '__proto__',
];

const letter = fc.oneof(fc.integer({ min: 0, max: 0x2ff }), fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0x10000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
const text = fc.oneof(
  fc.constantFrom(...TRICKY),
  fc.string({ unit: letter, maxLength: 12 }),
  fc.tuple(fc.constantFrom(...TRICKY), fc.string({ unit: letter, maxLength: 4 })).map((parts) => parts.join('')),
);
const whole = fc.oneof(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.maxSafeInteger()).map(String);
/** Decimal text of amounts, from millionths to more digits than a spreadsheet keeps. */
const decimal = fc.tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 6 }))
  .map(([units, cut, decimals]) => fixed(units / 10n ** BigInt(cut), decimals));

function fixed(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${units < 0n ? '-' : ''}${whole}${decimals ? `.${digits.slice(-decimals)}` : ''}`;
}

const KINDS: readonly CellKind[] = ['text', 'text', 'text', 'text', 'number', 'price', 'text', 'amount', 'text', 'text'];
const HEADS = KINDS.map((kind, at) => `${kind} ${at} 列`);
const ARBITRARIES: Record<CellKind, fc.Arbitrary<string>> = { text, number: whole, price: decimal, amount: decimal };

/** Rows of ten cells. */
export function rowsOf(count: number): fc.Arbitrary<Cell[][]> {
  // The part number is never empty, because readers of workbooks leave out rows without cells.
  const row = fc.tuple(...KINDS.map((kind, at) => (at === 0 ? text.map((cell) => cell || 'x') : fc.option(ARBITRARIES[kind], { freq: 20 }))));
  return fc.array(row, { minLength: count, maxLength: count });
}

export function sheetWith(rows: ReadonlyArray<readonly Cell[]>): Sheet {
  return { name: '订单', columns: KINDS.map((kind, at) => ({ kind, head: HEADS[at] ?? '', width: 12 })), rows: each(rows) };
}

async function* each<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

/** The kind of a column; columns count from 0. */
export function kindOf(column: number): CellKind {
  return KINDS[column] ?? 'text';
}

export async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(stream).arrayBuffer());
}

/** The entries of a ZIP file as text, by its central directory. */
export function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const parts = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameLength, extraLength, commentLength] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)];
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const data = file.subarray(from, from + size);
    parts.set(name, (file.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : data).toString('utf8'));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return parts;
}
