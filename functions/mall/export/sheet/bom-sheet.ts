import type { LinePlan } from '~/domain/bom/build/line-plans';
import { FILE_LIMITS } from '~/domain/bom/file/file-limits';
import type { Language } from '~/domain/text/language';
import type { PlannedLine } from '../bom/plan-lines';
import { WORDS } from '../text/messages';
import { sheetOf, type Column, type ColumnOf, type Sheet } from './sheet';

/** The rows of a bill of materials, and the names of the columns of its file. */
interface Filed {
  mapping: { columns: ReadonlyArray<{ index: number; name?: string | undefined }> };
  lines: ReadonlyArray<{ cells?: readonly string[] | undefined }>;
}

/**
 * All lines of a bill of materials as a table, also those that are not bought. The names of its columns are the same in all languages; those of the file follow.
 * Only the first line of a purchase has its quantity and amount, so the amounts add up to the total.
 */
export function bomSheet(planned: Iterable<PlannedLine>, filed: Filed, language: Language): Sheet {
  const words = WORDS[language];
  const columns: Array<ColumnOf<PlannedLine>> = [
    { head: 'line', kind: 'number', width: 8, cell: ({ line }) => String(line.line) },
    { head: 'designators', kind: 'text', width: 28, cell: ({ line }) => line.designators.join(', ') },
    { head: 'quantity', kind: 'number', width: 10, cell: ({ line }) => (line.quantity === null ? null : String(line.quantity)) },
    { head: 'state', kind: 'text', width: 12, cell: ({ state }) => state },
    { head: 'mpn', kind: 'text', width: 24, cell: ({ plan }) => plan.product?.mpn ?? null },
    { head: 'brand', kind: 'text', width: 18, cell: ({ plan }) => plan.product?.brand ?? null },
    { head: 'productId', kind: 'text', width: 14, cell: ({ plan }) => plan.product?.id ?? null },
    { head: 'orderQuantity', kind: 'number', width: 14, cell: (one) => (isFirst(one) ? String(one.plan.purchase?.quantity) : null) },
    { head: 'unitPrice', kind: 'price', width: 12, cell: ({ plan }) => (plan.included ? plan.purchase?.unitPrice ?? null : null) },
    { head: 'amount', kind: 'amount', width: 12, cell: (one) => (isFirst(one) ? one.plan.purchase?.amount ?? null : null) },
    { head: 'reason', kind: 'text', width: 44, cell: reasonOf },
    ...fileColumns(filed),
  ];
  return sheetOf(words.sheet.bom, columns, planned);

  function reasonOf({ line, reason, plan }: PlannedLine): string {
    return line.skip === null ? [reason[language], noteOf(line.line, plan)].filter(Boolean).join(words.bom.space) : words.bom.skipped[line.skip];
  }

  /** What of the purchase its quantity does not tell. */
  function noteOf(line: number, { included, purchase, reason: problem }: LinePlan): string {
    if (!included) return problem === 'notFound' || problem === 'skipped' ? '' : words.bom.out[problem ?? 'refused'];
    const [first = line] = purchase?.lines ?? [];
    return first === line ? '' : words.bom.boughtWith(first);
  }
}

/** Whether a line is bought, and is the first one for which its part is bought. */
function isFirst({ line, plan: { included, purchase } }: PlannedLine): boolean {
  return included && purchase?.lines[0] === line.line;
}

/** The columns of the file, by their place. A column without a name has its number, from 1. */
function fileColumns({ mapping, lines }: Filed): Array<ColumnOf<PlannedLine>> {
  const names = new Map(mapping.columns.map(({ index, name = '' }) => [index, name]));
  const widest = lines.reduce((most, { cells = [] }) => Math.max(most, cells.length), 0);
  const count = Math.min(Math.max(widest, ...[...names.keys()].map((index) => index + 1)), FILE_LIMITS.columns);
  const column: Pick<Column, 'kind' | 'width'> = { kind: 'text', width: 18 };
  return Array.from({ length: count }, (_, index) => ({ ...column, head: `file.${names.get(index) || index + 1}`, cell: ({ line }) => line.cells[index] || null }));
}
