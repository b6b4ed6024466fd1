/** The faults of files that are larger than the limits. */

import { FILE_FAULT, type FileFault } from './file-fault';
import { FILE_LIMITS } from './file-limits';

const MEGABYTE = 1024 * 1024;

export const TOO_LARGE: FileFault = { code: FILE_FAULT.tooLarge, values: { megabytes: FILE_LIMITS.bytes / MEGABYTE } };
export const TOO_MANY_ROWS: FileFault = { code: FILE_FAULT.tooManyRows, values: { limit: FILE_LIMITS.rows } };
export const TOO_MANY_COLUMNS: FileFault = { code: FILE_FAULT.tooManyColumns, values: { limit: FILE_LIMITS.columns } };
export const TOO_MANY_CELLS: FileFault = { code: FILE_FAULT.tooManyCells, values: { limit: FILE_LIMITS.cells } };
export const TOO_MANY_SHEETS: FileFault = { code: FILE_FAULT.tooManySheets, values: { limit: FILE_LIMITS.sheets } };
export const UNPACKS_TOO_LARGE: FileFault = { code: FILE_FAULT.unpacksTooLarge, values: { megabytes: FILE_LIMITS.unpacked / MEGABYTE } };
