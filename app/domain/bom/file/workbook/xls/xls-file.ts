import { CellCollector } from '../../cell-collector';
import { FILE_FAULT, type FileFault } from '../../file-fault';
import { unsupported } from '../../file-kind';
import { FILE_LIMITS } from '../../file-limits';
import { checkRecords } from './biff-records';
import { readCompoundFile, type CompoundFile } from './compound-file';
import { writeCompoundFile } from './compound-writer';
import { plainNumber, shownDate } from '../shown-value';
import { workbookOf, type Workbook } from '../workbook';
import { UNPACKS_TOO_LARGE } from '../../limit-faults';

const WORKBOOK = 'Workbook';

/** Reads the sheets of an XLS file of Excel 97 to 2003, the hidden ones last. The library gets the workbook alone, without embedded files and macros. */
export async function readXlsFile(bytes: Uint8Array): Promise<Workbook | FileFault> {
  const container = readCompoundFile(bytes);
  if ('code' in container) return container;
  const fault = foreignFault(container);
  if (fault) return fault;
  const stream = container.stream(WORKBOOK);
  if (!stream) return { code: FILE_FAULT.truncated };
  if (stream.length > FILE_LIMITS.unpacked) return UNPACKS_TOO_LARGE;
  const checked = checkRecords(stream);
  if ('code' in checked) return checked;
  const { readXls } = await import('../hucre-reading');
  const workbook = await readXls(writeCompoundFile(WORKBOOK, stream)).catch(() => null);
  if (workbook?.sheets.length !== checked.length) return { code: FILE_FAULT.truncated };
  const collector = new CellCollector();
  for (const visibility of ['visible', 'hidden'] as const) {
    for (const [at, { name, rows }] of workbook.sheets.entries()) if (checked[at]?.visibility === visibility) addSheet(name, rows, collector);
  }
  return workbookOf('xls', collector);
}

function foreignFault({ names }: CompoundFile): FileFault | null {
  if (names.has('EncryptedPackage') || names.has('EncryptionInfo')) return { code: FILE_FAULT.passwordProtected };
  if (names.has(WORKBOOK)) return null;
  if (names.has('Book')) return { code: FILE_FAULT.excel95 };
  return unsupported(names.has('WordDocument') ? 'doc' : 'office');
}

/** @param rows - with holes where the sheet has no row */
function addSheet(name: string, rows: ReadonlyArray<readonly unknown[] | undefined>, collector: CellCollector): void {
  collector.startSheet(name);
  rows.forEach((cells, at) => cells?.forEach((value, column) => collector.add(at + 1, column, shownCell(value))));
}

function shownCell(value: unknown): string {
  if (typeof value === 'number') return plainNumber(value);
  if (value instanceof Date) return shownDate(value);
  return typeof value === 'boolean' ? String(value).toUpperCase() : typeof value === 'string' ? value : '';
}
