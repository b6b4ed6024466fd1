import * as v from 'valibot';
import { exportFile } from '../../upstream/contract/records/export';
import type { FileWanted } from '../../upstream/trade';
import type { PostedForm } from '../form/posted-form';

/** The fields that select the data of an export. */
const FIELDS = ['format', 'orderNo', 'status', 'time', 'keyword'] as const;

/** Reads the form `POST /export/:what` (app/routes/README.md, "Downloads"). @returns the wanted file, or an HTTP status if the form is invalid */
export function readExportForm(what: string, form: PostedForm): FileWanted | 404 | 422 {
  const filled = FIELDS.map((name) => [name, form.text(name).trim()] as const).filter(([, value]) => value !== '');
  const read = v.safeParse(exportFile.payload, { what, ...Object.fromEntries(filled) });
  if (read.success) return read.output;
  // An invalid kind of export or order number is answered like an address that does not exist.
  return read.issues.some((issue) => ['what', 'orderNo'].includes(v.getDotPath(issue) ?? '')) ? 404 : 422;
}
