/** Short names and words of a line. */

import type { BomLine } from '~/domain/bom/bom';
import { designatorRanges } from '~/domain/bom/designator-ranges';
import { NAMED_LINES, type LineName, type SeveralLines } from './view-records';

/** A name has at most so many characters, unless its first designators are longer. */
const LONGEST_NAME = 36;
/** So many designators of a line are named, on screen and on paper. Files and the fields of the line have all of them. */
export const NAMED = 2_000;
/** The words of a file are cut after so many characters. */
const LONGEST_SAID = 90;

/** A line with its name, and the designators that have no room in it. */
export type NamedLine = LineName & { others: string };

/** The names of the lines of a bill, each made when it is first needed: of a long one, few are shown. */
export class LineNames {
  readonly #lines: ReadonlyMap<number, BomLine>;
  readonly #known = new Map<number, NamedLine>();

  constructor(lines: readonly BomLine[]) {
    this.#lines = new Map(lines.map((line) => [line.line, line]));
  }

  /** The name of a line by its number. It has no designators if there is no such line. */
  of(number: number): NamedLine {
    const line = this.#lines.get(number);
    const name = this.#known.get(number) ?? (line ? nameOf(line) : { line: number, designators: '', others: '' });
    this.#known.set(number, name);
    return name;
  }

  /** The name of a line alone. */
  short(line: number): LineName {
    return { line, designators: this.of(line).designators };
  }

  /** Several lines by their numbers, which are in order. */
  ofSeveral(numbers: readonly number[]): SeveralLines {
    return { count: numbers.length, first: numbers.slice(0, NAMED_LINES).map((line) => this.short(line)) };
  }
}

/** The first designators of a line in short, and the ones that have no room. */
export function nameOf({ line, designators }: BomLine): NamedLine {
  const ranges = designatorRanges(designators.slice(0, NAMED));
  let [name = '', ...rest] = ranges;
  while (rest[0] !== undefined && name.length + rest[0].length + 2 <= LONGEST_NAME) {
    name = `${name}, ${rest[0]}`;
    rest = rest.slice(1);
  }
  return { line, designators: name, others: rest.join(', ') + (designators.length > NAMED ? ' …' : '') };
}

/** What the file says about the part: the number or the value, the package, then the description. */
export function saidOf({ code, mpn, brand, value, package: packageName, text }: BomLine): string {
  const part = [mpn || code || value, mpn ? brand : '', packageName].filter(Boolean).join(' ');
  const rest = [mpn || code ? value : '', text].filter((one) => one && !part.includes(one));
  const said = [part, ...rest].filter(Boolean).join(', ');
  return said.length > LONGEST_SAID ? `${said.slice(0, LONGEST_SAID - 1).trimEnd()}…` : said;
}

/** The words with which a line is searched in the catalogue. */
export function searchOf({ mpn, value, package: packageName, text }: BomLine): string {
  return (mpn || [value, packageName].filter(Boolean).join(' ') || text).slice(0, LONGEST_SAID);
}
