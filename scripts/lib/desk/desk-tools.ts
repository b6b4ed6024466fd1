/** The parts of the shop that the operator's commands use, as one module. */
import { basename } from 'node:path';
import { CONTENT_STATE_KEY, contentState } from '../../../functions/mall/content/content-state';
import { eventStatement } from '../../../functions/mall/http/operator-journal';
import { inlined } from './remote-state';

export { createMall } from '../../../functions/mall/app';
export { isPrivate } from '../../../functions/mall/http/settings-fault';
export { bindingStore } from '../../../functions/mall/catalogue/loading/store';
export { screenshotType, SCREENSHOT_TYPES } from '../../../app/domain/feedback/screenshot-type';
export { ORDER_STATUS, REFUND_STATUS, REFUND_TYPE } from '../../../app/domain/order/states';
export { placeLines, placeOf } from '../../../app/domain/address/place-text';
export { dictionaryName } from '../../../app/domain/text/dictionary';
export { momentText } from '../../../app/domain/time/moment';
export { spoolInto, writeBackup } from '../backup/backup-file';
export { dump } from '../backup/dump';
export { checkBackup, restoreRows, targetOf } from '../backup/restore';
export { productionState } from './remote-state';
export { fields, safeJson, safeLines, safeText, table } from './print';
export { readStockFile } from './stock-file';

/** The key and the value in KV that announce restored content. @param rows - JSON of its entries */
export function contentStateOf(rows: readonly string[], now: number, timeZone: string): [key: string, value: string] {
  return [CONTENT_STATE_KEY, JSON.stringify(contentState(rows.map((data): object => JSON.parse(data)), String(now), timeZone))];
}

/** The statement that records a restore in the journal. @param file - its path */
export function restoredStatement(operator: string, file: string, now: number): string {
  return inlined(eventStatement(now, operator, 'restore', basename(file), ''));
}
