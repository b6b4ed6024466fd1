/** Part numbers with placeholders, as files of series write them: `SMAJ{volts}{ending}`. */
import * as v from 'valibot';

const PLACEHOLDER = /\{(\w*)\}/g;

export interface MpnForms<T> {
  /** A cell with a part number whose placeholders are all among the forms. */
  cell: v.GenericSchema<string, string>;
  /** The part number of one product. */
  write: (mpn: string, one: T) => string;
}

/** Part numbers whose placeholders are replaced by what the form of that name writes. */
export function mpnForms<T>(forms: Readonly<Record<string, (one: T) => string>>): MpnForms<T> {
  const unknown = (mpn: string) => [...mpn.matchAll(PLACEHOLDER)].find(([, name = '']) => !Object.hasOwn(forms, name))?.[0];
  return {
    cell: v.pipe(v.string(), v.nonEmpty('is empty'), v.check((mpn) => unknown(mpn) === undefined, ({ input }) => `no such placeholder: ${unknown(input) ?? ''}`)),
    write: (mpn, one) => mpn.replace(PLACEHOLDER, (text, name: string) => forms[name]?.(one) ?? text),
  };
}
