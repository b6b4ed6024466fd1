/** What is wrong with the quantities and designators of lines (README, "Lines"). */

import type { BomLine, LineWarning } from '../bom';

/** The most warnings of one kind for a line. */
const MOST_WARNINGS = 20;

/** The warning that a quantity is not the number of the designators; empty if they agree, or one of them is not stated. */
export function quantityWarnings(quantity: number | null, designators: number): LineWarning[] {
  return quantity === null || designators === 0 || quantity === designators ? [] : [{ code: 'quantityDiffers', quantity, designators }];
}

/** Adds warnings to those of a line, up to {@link MOST_WARNINGS} of each kind. */
export function addWarnings(warnings: readonly LineWarning[], added: readonly LineWarning[]): LineWarning[] {
  const counts = new Map<LineWarning['code'], number>();
  return [...warnings, ...added].filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= MOST_WARNINGS;
  });
}

/** The lines with warnings about designators that stand in two lines. Other warnings stay. */
export function withDuplicates(lines: readonly BomLine[]): BomLine[] {
  const first = new Map<string, number>();
  return lines.map((line) => {
    const repeated: LineWarning[] = [];
    for (const designator of line.designators) {
      const other = first.get(designator);
      if (other === undefined) first.set(designator, line.line);
      else if (repeated.length < MOST_WARNINGS) repeated.push({ code: 'duplicateDesignator', designator, other });
    }
    const others = line.warnings.filter(({ code }) => code !== 'duplicateDesignator');
    return repeated.length === 0 && others.length === line.warnings.length ? line : { ...line, warnings: [...others, ...repeated] };
  });
}
