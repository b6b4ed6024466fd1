import type { BomField, BomLine, BomMapping, Sheet } from '~/domain/bom/bom';
import { columnsOf } from '~/domain/bom/lines/line-columns';
import { readLines } from '~/domain/bom/lines/read-lines';
import { recogniseBom } from '~/domain/bom/table/recognise-bom';

/** A sheet from a text: a row in each line, cells between `|`. Blank rows are left out, as readers of files do. `↵` is a line end within a cell, `¦` a `|`. */
export function sheetOf(text: string, name = 'BOM'): Sheet {
  const rows = text.split('\n').map((line, index) => ({ row: index + 1, cells: line.split('|').map((cell) => cell.trim().replaceAll('↵', '\n').replaceAll('¦', '|')) }));
  return { name, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) };
}

/** The mapping of a text as {@link sheetOf} reads it; `null`: no bill of materials. */
export function mappingOf(text: string): BomMapping | null {
  return recogniseBom({ sheets: [sheetOf(text)], delimiter: ',' });
}

/** The first column of each field. */
export function fieldsOf(mapping: BomMapping | null): Partial<Record<BomField, number>> {
  if (!mapping) return {};
  const fields = ['line', 'designators', 'quantity', 'code', 'mpn', 'brand', 'value', 'package', 'text', 'dnp'] as const;
  return Object.fromEntries(fields.flatMap((field) => columnsOf(mapping, field).slice(0, 1).map(({ index }) => [field, index] as const)));
}

/** The lines and repairs of a text. */
export function read(text: string, undone: readonly string[] = []): ReturnType<typeof readLines> {
  const mapping = mappingOf(text);
  if (!mapping) throw new Error('no bill of materials');
  return readLines(sheetOf(text), mapping, new Set(undone));
}

/** A line with what matters in a test. */
export function lineOf(part: Partial<BomLine>): BomLine {
  return {
    line: 1, row: 2, designators: [], quantity: null, code: '', mpn: '', brand: '', value: '', package: '', text: '', alternates: [], skip: null, warnings: [], cells: [],
    edited: [], choice: null, ordered: null, ...part,
  };
}
