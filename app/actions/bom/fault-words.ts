import type { FileFault } from '../../domain/bom/file/file-fault';
import { FILE_FAULT } from '../../domain/bom/file/file-fault';
import type { Words } from '../../domain/text/message';

/** Says in one sentence what was found in a file, and what to do. */
export function faultWords({ code, values }: FileFault): Words {
  if (code === FILE_FAULT.unsupported) return { key: `bom:file.foreign.${values?.['kind'] ?? 'office'}` };
  return { key: `bom:file.${code}`, ...(values ? { values } : {}) };
}
