/** A folder of bills of materials with a list of products, `gold.tsv`, that their rows are known to name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BomLine } from '../../app/domain/bom/bom';
import { readBomFile } from '../../app/domain/bom/file/read-bom-file';
import { readLines } from '../../app/domain/bom/lines/read-lines';
import { recogniseBom } from '../../app/domain/bom/table/recognise-bom';
import { normalisePartNumber } from '../../app/domain/values/part-number';

/** A row of a file whose product is known. */
export interface GoldRow {
  file: string;
  /** Its row in the file. */
  row: number;
  /** Whether `cell` is a shop's code or a part number. */
  isCode: boolean;
  cell: string;
  sku: string;
  mpn: string;
  category: string;
  /** Whether code and part number of the row belong to different parts, or its value or package is that of another part. */
  isDoubtful: boolean;
  /** Another part number of the row. */
  other: string;
}

/** A file with the rows of the list, and the lines that are read from it. */
export interface GoldFile {
  name: string;
  rows: GoldRow[];
  lines: BomLine[];
}

/** Reads the list of a folder and all files that it names. A file that is not read as a bill of materials has no lines. */
export async function readGold(folder: string): Promise<GoldFile[]> {
  const [head = '', ...records] = readFileSync(join(folder, 'gold.tsv'), 'utf8').split('\n').filter(Boolean);
  const names = head.split('\t');
  const byFile = new Map<string, GoldRow[]>();
  for (const record of records) {
    const cells = record.split('\t');
    const row = rowOf((name) => cells[names.indexOf(name)] ?? '');
    byFile.set(row.file, [...(byFile.get(row.file) ?? []), row]);
  }
  return Promise.all([...byFile].map(async ([name, rows]) => ({ name, rows, lines: await linesOf(folder, name) })));
}

function rowOf(cell: (name: string) => string): GoldRow {
  return {
    file: cell('file'), row: Number(cell('line') || cell('row')), isCode: cell('kind') === 'LCSC', cell: cell('cell'), sku: cell('sku'), mpn: cell('mpn'), category: cell('category'),
    isDoubtful: cell('agreement') === 'conflict' || cell('remark') !== '', other: cell('other_cell'),
  };
}

async function linesOf(folder: string, name: string): Promise<BomLine[]> {
  const reading = await readBomFile(new Uint8Array(readFileSync(join(folder, name))), name);
  const mapping = reading.ok ? recogniseBom(reading.file) : null;
  const sheet = reading.ok ? reading.file.sheets.find((one) => one.name === mapping?.sheet) : undefined;
  return mapping && sheet ? readLines(sheet, mapping, new Set()).lines : [];
}

/** The line that a row belongs to, and whether the row names an alternate of it; `undefined` if there is none. */
export function lineOf({ cell, row }: GoldRow, lines: readonly BomLine[]): { line: BomLine; isAlternate: boolean } | undefined {
  const number = normalisePartNumber(cell);
  const names = (text: string) => normalisePartNumber(text) === number;
  const isAlternate = ({ mpn, code, value, alternates }: BomLine) => ![mpn, code, value].some(names) && alternates.some((one) => names(one.mpn) || names(one.code));
  const holding = lines.filter((line) => isAlternate(line) || line.cells.some(names));
  // Line ends within cells make rows of a text file differ from its lines, so the nearest one is meant.
  const [line] = holding.sort((a, b) => Math.abs(a.row - row) - Math.abs(b.row - row));
  return line && { line, isAlternate: isAlternate(line) };
}
