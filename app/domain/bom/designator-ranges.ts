/** Writes lists of designators in short: `C1–C12, C14`. */

/** A run of at least this many designators is written as a range. */
const SHORTEST_RANGE = 3;
/** The most designators of a range. A longer one is read as a mistake, so it is not written. */
export const LONGEST_RANGE = 500;

const ORDER = new Intl.Collator('en', { numeric: true });
const NUMBERED = /^(.*?[^\d])(\d{1,9})$/;

interface Run {
  prefix: string;
  first: string;
  last: string;
  length: number;
}

/**
 * Designators in their natural order, each once, with runs of three or more as ranges: `C1–C12`, `C14`. Only names that end with a number form runs.
 * Numbers with leading zeros form a run only with numbers of the same length.
 */
export function designatorRanges(designators: readonly string[]): string[] {
  const runs: Run[] = [];
  for (const designator of [...new Set(designators)].sort(ORDER.compare)) {
    const [, prefix = designator, number = ''] = NUMBERED.exec(designator) ?? [];
    const run = runs.at(-1);
    if (run && number && run.prefix === prefix && run.length < LONGEST_RANGE && follows(run.last, number)) {
      run.last = number;
      run.length += 1;
    } else runs.push({ prefix, first: number, last: number, length: 1 });
  }
  return runs.flatMap(writeRun);
}

function writeRun({ prefix, first, last, length }: Run): string[] {
  if (length >= SHORTEST_RANGE) return [`${prefix}${first}–${prefix}${last}`];
  return length === 1 ? [prefix + first] : [prefix + first, prefix + last];
}

function follows(last: string, next: string): boolean {
  if (Number(next) !== Number(last) + 1) return false;
  const padded = last.startsWith('0') || next.startsWith('0');
  return !padded || last.length === next.length;
}
