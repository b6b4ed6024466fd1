/** The key under which a confirmed choice is remembered (README, "Remembered choices"). */

import { normalisePartNumber } from '../../values/part-number';
import type { WantedLine } from './match-records';

/** The maximum length of a key, in characters. Longer lines are not remembered. */
export const LONGEST_CHOICE_KEY = 300;

/**
 * What a line asks for, spelt in one way. Two lines with the same key ask for the same part. Empty if the line says too little, or more than 300
 * characters.
 */
export function choiceKey({ code, mpn, brand, value, package: packageName, text }: Pick<WantedLine, 'code' | 'mpn' | 'brand' | 'value' | 'package' | 'text'>): string {
  const words = [brand, value, packageName, text].map((one) => one.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' '));
  const key = [normalisePartNumber(code), normalisePartNumber(mpn), ...words].join('|');
  return /[^|]/.test(key) && key.length <= LONGEST_CHOICE_KEY ? key : '';
}
