/** Part numbers written with alternatives, as a shell writes file names. */

/**
 * All texts of a pattern, in order: `BC8{46,47}{A,B}` gives four, `{,TR}` gives one without and one
 * with the ending. Braces do not nest.
 */
export function braces(pattern: string): string[] {
  const open = pattern.indexOf('{');
  if (open < 0) return [pattern];
  const close = pattern.indexOf('}', open);
  if (close < 0) throw new Error(`a brace stays open: ${pattern}`);
  const head = pattern.slice(0, open);
  const tails = braces(pattern.slice(close + 1));
  return pattern.slice(open + 1, close).split(',').flatMap((one) => tails.map((tail) => `${head}${one}${tail}`));
}

/** All texts of patterns separated by blanks. */
export function bracesAll(patterns: string): string[] {
  return patterns.split(/\s+/).filter(Boolean).flatMap(braces);
}
