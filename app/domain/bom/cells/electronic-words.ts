/** Words that only electronic parts have. */

import { componentsIn } from '../../query/words/components';
import { kindsOfCell } from './cell-kinds';

/** Whether a word of a text is a value or a package, or some words name a component. */
export function isElectronic(text: string): boolean {
  return text.split(/[\s,;/]+/).some((word) => kindsOfCell(word).some((kind) => kind === 'value' || kind === 'package')) || componentsIn(text).size > 0;
}
