import type { BomFile } from '../../bom';
import type { CellCollector } from '../cell-collector';
import type { FileFault } from '../file-fault';

/** What is read from a workbook. */
export type Workbook = Pick<BomFile, 'kind' | 'sheets'>;

/** The workbook whose cells were collected; a fault if it is empty or larger than the limits. */
export function workbookOf(kind: Workbook['kind'], collector: CellCollector): Workbook | FileFault {
  const sheets = collector.finish();
  return 'code' in sheets ? sheets : { kind, sheets };
}
