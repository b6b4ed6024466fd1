/** Reads stock lists: CSV, JSON and workbooks (scripts/README.md, "Stock and prices"). */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import * as v from 'valibot';
import { readBomFile } from '../../../app/domain/bom/file/read-bom-file';
import { ORDER_LIMITS } from '../../../app/domain/order/order-policies';
import type { setStock } from '../../../app/upstream/contract/records/desk/desk';
import { decimal } from '../../../app/upstream/contract/base/fields';
import { MOST_STOCK_LINES } from '../../../app/upstream/contract/records/desk/desk';
import { Misread, pairsOf, readPair, readWhole, text, whole } from '../../../functions/mall/catalogue/importing/fields';
import { fileRecords } from '../../../functions/mall/catalogue/importing/files/open-file';
import type { FileLine } from '../../../functions/mall/catalogue/importing/import-catalogue';

type StockRow = v.InferInput<typeof setStock.payload>['rows'][number];

/** A line that cannot be read. */
export interface StockFault {
  line: number;
  /** The column; empty for the whole line. */
  field: string;
  reason: string;
}

/** The names that columns may have, without blanks, dashes and letter case. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  goodsId: ['goodsid', 'id', 'productid', 'partid'],
  sku: ['sku', 'ownnumber', 'code'],
  mpn: ['mpn', 'partnumber', 'manufacturerpartnumber', 'mfrpartnumber'],
  brand: ['brand', 'manufacturer', 'mfr'],
  stock: ['stock', 'quantity', 'qty', 'pieces'],
  prices: ['prices', 'price', 'tiers', 'rangeprice'],
};
const FIELD_OF = new Map(Object.entries(COLUMNS).flatMap(([field, names]) => names.map((name) => [name, field] as const)));

const WORKBOOK = /^\.(?:xlsx|xls|ods)$/;

const prices = pairsOf((entry): { min: number; price: string } => {
  const [min, price] = readPair(entry, ['min', 'price']);
  const amount = String(price).trim();
  if (!v.is(decimal, amount)) throw new Misread(`must be pairs of quantity and price, such as 1:0.12; 100:0.1`);
  return { min: readWhole(min, 1), price: amount };
});

const record = v.object({
  goodsId: v.optional(text(40)), sku: v.optional(text(100)), mpn: v.optional(text(ORDER_LIMITS.partNumber)), brand: v.optional(text(100)),
  stock: v.optional(v.pipe(whole(0), v.maxValue(ORDER_LIMITS.pieces, `must be at most ${ORDER_LIMITS.pieces}`))),
  prices: v.optional(prices),
});

/**
 * Reads a stock list.
 * @returns the lines that can be read, and every fault of the others
 * @throws Error if the file cannot be read, has no line, too many lines, or no column for the part or for what is set
 */
export async function readStockFile(file: string): Promise<{ rows: StockRow[]; faults: StockFault[] }> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const rows: StockRow[] = [];
  const faults: StockFault[] = [];
  const fields = new Set<string>();
  let lines = 0;
  for await (const one of linesOf(file)) {
    lines += 1;
    if (lines > MOST_STOCK_LINES) throw new Error(`${file} has more than ${MOST_STOCK_LINES} lines. Cut it into several files`);
    if ('fault' in one) {
      faults.push({ line: one.line, field: '', reason: one.fault });
      continue;
    }
    const named = namedFields(one.record);
    for (const field of Object.keys(named)) fields.add(field);
    const read = v.safeParse(record, named);
    if (read.success) {
      const { prices: rangePrice, ...rest } = read.output;
      rows.push({ line: one.line, ...rest, ...(rangePrice ? { rangePrice } : {}) });
    } else faults.push(...read.issues.map((issue) => ({ line: one.line, field: v.getDotPath(issue) ?? '', reason: issue.message })));
  }
  if (lines === 0) throw new Error(`${file} has no lines`);
  if (!['goodsId', 'sku', 'mpn'].some((field) => fields.has(field))) throw new Error(`${file} has no column goodsId, sku or mpn, which names the part`);
  if (!['stock', 'prices'].some((field) => fields.has(field))) throw new Error(`${file} has neither a column stock nor a column prices`);
  return { rows, faults };
}

function linesOf(file: string): AsyncIterable<FileLine> {
  const ending = extname(file).toLowerCase();
  if (WORKBOOK.test(ending)) return workbookLines(file);
  return ending === '.json' ? jsonLines(file) : fileRecords([file]);
}

/** The lines of the first sheet below the names of its columns. */
async function* workbookLines(file: string): AsyncIterable<FileLine> {
  const reading = await readBomFile(new Uint8Array(await readFile(file)), file);
  if (!reading.ok) throw new Error(`${file} cannot be read (${reading.fault.code}). Save it as CSV`);
  const [head, ...rows] = reading.file.sheets[0]?.rows ?? [];
  for (const { row, cells } of rows) {
    if (cells.some((cell) => cell.trim() !== '')) yield { file, line: row, record: Object.fromEntries((head?.cells ?? []).map((name, at) => [name, ungrouped(cells[at] ?? '')])) };
  }
}

/** A number as workbooks show it, without the commas between its thousands. */
function ungrouped(cell: string): string {
  return /^\d{1,3}(?:,\d{3})+$/.test(cell) ? cell.replaceAll(',', '') : cell;
}

/** The entries of a JSON list, numbered from 1; or JSON lines. */
async function* jsonLines(file: string): AsyncIterable<FileLine> {
  const content = await readFile(file, 'utf8');
  if (!content.trimStart().startsWith('[')) return yield* fileRecords([file]);
  let list: unknown;
  try {
    list = JSON.parse(content);
  } catch {
    throw new Error(`${file} is no JSON`);
  }
  if (Array.isArray(list)) for (const [at, entry] of list.entries()) yield { file, line: at + 1, record: entry };
}

/** The fields of a record under our names. Empty cells, and columns that are not needed, are left out. */
function namedFields(given: unknown): Record<string, unknown> {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return {};
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]): Array<[string, unknown]> => {
    const field = FIELD_OF.get(name.toLowerCase().replace(/[\s_.-]/g, ''));
    return field === undefined || value === '' || value === null || value === undefined ? [] : [[field, value]];
  }));
}
