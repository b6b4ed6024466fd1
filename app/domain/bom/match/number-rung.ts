/** How sure two spellings of a part number name one part (README, "Matching"). */

import type { Rung } from './match-records';

/** The rung of a product whose number has the same letters and digits. Maxim's plus sign and Linear's number sign tell parts apart, other separators do not. */
export function rungOfNumber(typed: string, mpn: string): Rung {
  // A number with Chinese words is a description.
  if (/\p{Script=Han}/u.test(mpn)) return 'words';
  const fold = (text: string) => text.normalize('NFKC').trim().toUpperCase();
  if (fold(typed) === fold(mpn)) return 'number';
  const marks = (text: string) => text.replace(/[^+#]/g, '');
  return marks(typed) === marks(mpn) ? 'separators' : 'packing';
}
