import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileRecords } from '../../functions/mall/catalogue/importing/files/open-file';
import { importLines } from '../fixtures/mall/import';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

const good = (index: number) => ({ mpn: `GOOD-${index}`, brand: 'Acme', category: '3_010101', prices: [{ min: 1, price: 1 }] });

/** A broken line, and the reason with which it is listed. */
const BROKEN: ReadonlyArray<(index: number) => readonly [line: string | Uint8Array, reason: string]> = [
  (index) => [JSON.stringify(good(index)).slice(0, -5), 'is no JSON'],
  (index) => [JSON.stringify({ ...good(index), stock: 'plenty' }), 'must be a number'],
  (index) => [JSON.stringify({ ...good(index), mpn: `A\u0007${index}` }), 'has control characters or broken characters'],
  () => [JSON.stringify(good(0)), 'is there twice: GOOD-0 of Acme'],
  (index) => [JSON.stringify({ ...good(index), description: 'x'.repeat(index < 40 ? 1_000_000 : 5_000) }), 'has more than 4,000 characters'],
  (index) => [JSON.stringify({ ...good(index), prices: { min: 1 } }), 'must be a list'],
  () => ['[1, 2]', 'must be a JSON object'],
  () => [Uint8Array.of(0x22, 0xff, 0xfe, 0x22), 'is no UTF-8'],
];

test('of a file with 1,000 broken lines the good ones are loaded, and the others listed with their lines', async () => {
  const pieces: Array<string | Uint8Array> = [`${JSON.stringify(good(0))}\n`];
  const expected: Array<[line: number, reason: string]> = [];
  let line = 1;
  for (let index = 1; index <= 1_000; index++) {
    const [text = '', reason = ''] = BROKEN[index % BROKEN.length]?.(index) ?? [];
    pieces.push(text, `\n${JSON.stringify(good(index + 10_000))}\n\n`);
    expected.push([line + 1, reason]);
    line += 3;
  }
  const bytes = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  const file = await fileOf('parts.jsonl.gz', gzipSync(bytes));
  const { products, rejects, read, rejected } = await importLines(fileRecords([file]));
  expect(rejects.map(({ line: at, reason }) => [at, reason])).toEqual(expected);
  expect(rejects.every((one) => one.file === file)).toBe(true);
  expect([products.length, read, rejected]).toEqual([1_001, 1_001, 1_000]);
});

test('a line of any length is skipped', async () => {
  const file = await fileOf('long.jsonl', `${JSON.stringify(good(1))}\n"${'x'.repeat(9_000_000)}"\n${JSON.stringify(good(2))}`);
  const { products, rejects } = await importLines(fileRecords([file]));
  expect([products.length, rejects.map(({ line, reason }) => `${line}: ${reason}`)]).toEqual([2, ['2: has more than 4,000,000 bytes']]);
});

test('an incomplete gzip file ends the import', async () => {
  const whole = gzipSync(Array.from({ length: 5_000 }, (_, index) => JSON.stringify(good(index))).join('\n'));
  const file = await fileOf('cut.jsonl.gz', whole.subarray(0, whole.length / 2));
  await expect(importLines(fileRecords([file]))).rejects.toThrow('cut.jsonl.gz cannot be read');
});

test.each([[',', 'a.csv'], [';', 'b.csv'], ['\t', 'c.tsv.gz']])('CSV with %j is read, with attributes and prices in cells', async (delimiter, name) => {
  const rows = [
    ['mpn', 'brand', 'category', 'attributes.Resistance', 'prices', 'stock', 'hasDiscount'],
    ['R1', '"Acme, ""Inc."""', 'Resistors > Chip resistors', '4k7Ω', delimiter === ';' ? '1:0.2' : '1:0.2; 100:0.1', '12', 'yes'],
    ['R2', 'Acme Inc', 'Resistors > Chip resistors', '', '', 'none', ''],
    ['R3', 'too few cells'],
    ['R4', 'ACME INC', 'Resistors > Chip resistors', '', '', '', ''],
  ].map((cells) => cells.join(delimiter)).join('\r\n');
  const text = `\uFEFF${rows}\r\n`;
  const { products, rejects } = await importLines(fileRecords([await fileOf(name, name.endsWith('.gz') ? gzipSync(text) : text)]));
  const byNumber = new Map(products.map((product) => [product.mpn, product]));
  expect(byNumber.get('R1')).toMatchObject({ brand: 'Acme, "Inc."', category: '2_0101', attributes: { resistance: 4700 }, stock: 12, hasDiscount: true });
  expect(byNumber.get('R1')?.tiers[0]).toEqual([1, 200_000]);
  expect(byNumber.get('R4')?.brand).toBe('Acme, "Inc."');
  expect(rejects.map(({ line, field, reason }) => `${line} ${field}: ${reason}`)).toEqual(['3 stock: must be a number', '4 : has 2 cells instead of 7']);
});
