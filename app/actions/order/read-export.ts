import * as v from 'valibot';
import { exportFile } from '../../upstream/contract/records/export';
import type { FileWanted } from '../../upstream/exported-file';
import type { PostedForm } from '../form/posted-form';

/** The fields of a form that select the data of an export, by their names in the call. */
const FIELDS = { format: 'format', orderNo: 'orderNo', status: 'status', time: 'time', keyword: 'keyword', bomNo: 'bomNo', shareKey: 'share', goal: 'goal' } as const;

/** Reads the form `POST /export/:what` (app/routes/README.md, "Downloads"). @returns the wanted file, or an HTTP status if the form is invalid */
export function readExportForm(what: string, form: PostedForm): FileWanted | 404 | 422 {
  const filled = Object.entries(FIELDS).map(([name, field]) => [name, form.text(field).trim()] as const).filter(([, value]) => value !== '');
  const read = v.safeParse(exportFile.payload, { what, ...Object.fromEntries(filled) });
  // A record that the form does not name, or names in a way that none is named, is answered like an address that does not exist.
  if (!read.success) return read.issues.some((issue) => SELECTING.has(v.getDotPath(issue) ?? '')) ? 404 : 422;
  return read.output.what === 'bom' && read.output.bomNo === undefined && read.output.shareKey === undefined ? 404 : read.output;
}

/** The fields that name a record. */
const SELECTING: ReadonlySet<string> = new Set(['what', 'orderNo', 'bomNo', 'shareKey']);
