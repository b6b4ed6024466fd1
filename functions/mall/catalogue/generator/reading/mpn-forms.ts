/** Part numbers with placeholders, as they are written in files of series: `SMAJ{volts}{ending}`. */
import * as v from 'valibot';

const PLACEHOLDER = /\{(\w*)\}/g;

export interface MpnForms<T> {
  /** A cell with a part number. Each of its placeholders must have a form. */
  cell: v.GenericSchema<string, string>;
  /** Writes the part number of one product. */
  write: (mpn: string, one: T) => string;
}

/** Reads and writes part numbers with placeholders. Each placeholder is replaced by the text of the form with the same name. */
export function mpnForms<T>(forms: Readonly<Record<string, (one: T) => string>>): MpnForms<T> {
  const unknown = (mpn: string) => [...mpn.matchAll(PLACEHOLDER)].find(([, name = '']) => !Object.hasOwn(forms, name))?.[0];
  return {
    cell: v.pipe(v.string(), v.nonEmpty('is empty'), v.check((mpn) => unknown(mpn) === undefined, ({ input }) => `no such placeholder: ${unknown(input) ?? ''}`)),
    write: (mpn, one) => mpn.replace(PLACEHOLDER, (text, name: string) => forms[name]?.(one) ?? text),
  };
}
