import type { Words } from '../../domain/text/message';
import type { PostedForm } from './posted-form';

/** Characters of a field that are read, and come back in the form. */
const FIELD_LIMIT = 500;

/** A field as it is used: without outer blanks, and cut where nobody means so much. */
export function readField(form: PostedForm, name: string, limit = FIELD_LIMIT): string {
  return form.text(name).trim().slice(0, limit);
}

/** What is said of a field that must be filled in. */
export function missing(text: string, key: string): Words | null {
  return text ? null : { key };
}

/** What is said of a field with more characters than it may have. */
export function tooLong<F extends string>(field: F, values: Record<F, string>, most: number): Words | null {
  return values[field].length > most ? { key: `account:tooLong.${field}`, values: { most } } : null;
}
