import type { Words } from '../../domain/text/message';
import type { PostedForm } from './posted-form';

/** The maximum length of a field, in characters. */
const FIELD_LIMIT = 500;

/** The text of a field, without outer blanks, cut to `limit` characters. */
export function readField(form: PostedForm, name: string, limit = FIELD_LIMIT): string {
  return form.text(name).trim().slice(0, limit);
}

/** The error of a required field that is empty; `null` if it is filled in. */
export function missing(text: string, key: string): Words | null {
  return text ? null : { key };
}

/** The error of a field with too many characters; `null` if it is short enough. */
export function tooLong<F extends string>(field: F, values: Record<F, string>, most: number): Words | null {
  return values[field].length > most ? { key: `account:tooLong.${field}`, values: { most } } : null;
}
