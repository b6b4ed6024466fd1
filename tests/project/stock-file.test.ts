/** Stock lists as spreadsheets and programs write them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { xlsxStream } from '../../functions/mall/export/sheet/xlsx-sheet';
import { readStockFile } from '../../scripts/lib/desk/stock-file';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-stock-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a stock list', () => {
  test.each([
    ['JSON', 'stock.json', JSON.stringify([{ goodsId: 'A', stock: 5, prices: [[1, 0.02], [100, '0.01']] }, { mpn: 'B', Manufacturer: 'TI', Qty: '7' }])],
    ['JSON lines', 'stock.jsonl', '{"id":"A","stock":5,"prices":[{"min":1,"price":0.02},{"min":100,"price":"0.01"}]}\n{"part number":"B","brand":"TI","stock":"7"}\n'],
    ['CSV', 'stock.csv', '\ufeffProduct ID;Part Number;Brand;Stock;Prices;Note\nA;;;5;"1:0.02; 100:0.01";x\n;B;TI;7;;\n'],
  ])('is read as %s', async (_, name, text) => {
    const path = join(folder, name);
    await writeFile(path, text);
    const { rows, faults } = await readStockFile(path);
    expect(faults).toEqual([]);
    expect(rows.map(({ line: _line, ...row }) => row)).toEqual([
      { goodsId: 'A', stock: 5, rangePrice: [{ min: 1, price: '0.02' }, { min: 100, price: '0.01' }] }, { mpn: 'B', brand: 'TI', stock: 7 },
    ]);
  });

  test('is read as a workbook, as spreadsheets write it', async () => {
    const path = join(folder, 'stock.xlsx');
    const text = (head: string) => ({ head, kind: 'text' as const, width: 20 });
    const stream = xlsxStream({
      name: 'Stock', columns: [text('Part number'), { head: 'Stock', kind: 'number', width: 20 }, text('Prices')],
      rows: async function* () {
        yield ['A', '12000', '1:0.02; 100:0.01'];
        yield [null, null, null];
        yield ['B', null, '1:1'];
      }(),
    });
    await writeFile(path, Buffer.from(await new Response(stream).arrayBuffer()));
    expect(await readStockFile(path)).toEqual({
      rows: [
        { line: 2, mpn: 'A', stock: 12_000, rangePrice: [{ min: 1, price: '0.02' }, { min: 100, price: '0.01' }] }, { line: 4, mpn: 'B', rangePrice: [{ min: 1, price: '1' }] },
      ],
      faults: [],
    });
  });

  test('tells every fault of every line, and refuses a file that names no part or sets nothing', async () => {
    const path = join(folder, 'faults.csv');
    await writeFile(path, 'mpn,stock,prices\nA,-1,1:x\nB,2.5,\nC\nD,1,0:1\n');
    expect((await readStockFile(path)).faults).toEqual([
      { line: 2, field: 'stock', reason: 'must not be negative' }, { line: 2, field: 'prices', reason: 'must be pairs of quantity and price, such as 1:0.12; 100:0.1' },
      { line: 3, field: 'stock', reason: 'must be a whole number' }, { line: 4, field: '', reason: 'has 1 cells instead of 3' }, { line: 5, field: 'prices', reason: 'must be at least 1' },
    ]);
    for (const [text, words] of [['stock\n1\n', / has no column goodsId, sku or mpn/], ['mpn,stok\nA,1\n', / has neither a column stock nor a column prices$/], ['mpn,stock\n', / has no lines$/]] as const) {
      await writeFile(path, text);
      await expect(readStockFile(path)).rejects.toThrow(words);
    }
    await expect(readStockFile(join(folder, 'none.csv'))).rejects.toThrow(/^There is no file /);
  });
});
