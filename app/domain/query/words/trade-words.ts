/** Words of the trade that mean the same. They are spelt as `foldPhrase` spells them. */

/** Words that say nothing about a product. */
export const NOISE = new Set(['and', 'or', 'of', 'the', 'for', 'with', 'a', 'an', 'at', 'in', 'on', 'to', '的', '和', '与', '或', '个', '/', '-']);

/** Letters that stand for a component before its value: `R 10k`, `C 100n`. */
export const DESIGNATORS = new Map([['r', 'resistor'], ['c', 'capacitor'], ['l', 'inductor']]);

/** Number words for the channels of a circuit. */
export const CHANNEL_WORDS = new Map([
  ['single', 1], ['dual', 2], ['triple', 3], ['quad', 4], ['hex', 6], ['octal', 8],
  ['单路', 1], ['双路', 2], ['双通道', 2], ['双', 2], ['三路', 3], ['四路', 4], ['四通道', 4], ['六路', 6], ['八路', 8],
]);

/** A count with its unit: `4 pin`, `4P`, `40 针`, `2 channel`, `8 路`, `12 bit`; of a header `2x20`, positions in all rows. */
export const COUNTS: ReadonlyArray<readonly [pattern: RegExp, key: string]> = [
  [/^(\d{1,3})(?:\s*(?:-\s*)?(?:pins?|pos|positions?|poles?|ways?|contacts?|位|针|芯|脚|孔)|\s?p)$/i, 'positions'],
  [/^([12])\s*[x×*]\s*(\d{1,2})\s*(?:pins?|p|位|针)?$/i, 'positions'],
  [/^(\d{1,2})\s*(?:-\s*)?(?:channels?|ch|路|通道)$/i, 'channels'],
  [/^(\d{1,2})\s*(?:-\s*)?(?:rows?|排)$/i, 'rows'],
  [/^(\d{1,2})\s*(?:-\s*)?bits?$/i, 'resolution'],
];

/** Components that a count can describe. A count that is not here describes all. */
export const COUNTED: ReadonlyMap<string, readonly string[]> = new Map([
  ['positions', ['connector', 'relay']],
  ['resolution', ['converter']],
]);
