/** Keeps what a person has done to lines when they are read again (README, "Lines"). */

import type { BomLine, EditableField } from '../bom';
import { quantityWarnings, withDuplicates } from './line-warnings';

/**
 * The new lines with what a person has edited, chosen, ordered and left out in the lines before. Lines belong together by their first row. What belongs to
 * no new line is dropped.
 */
export function keepEdits(lines: BomLine[], before: readonly BomLine[]): BomLine[] {
  const byRow = new Map(before.map((line) => [line.row, line] as const));
  const kept = lines.map((line) => {
    const old = byRow.get(line.row);
    return old && isTouched(old) ? withEdits(line, old) : line;
  });
  return withDuplicates(kept);
}

function isTouched({ edited, choice, ordered, skip }: BomLine): boolean {
  return edited.length > 0 || choice !== null || ordered !== null || skip === 'person';
}

function withEdits(line: BomLine, old: BomLine): BomLine {
  const fields = Object.fromEntries(old.edited.map((field) => [field, old[field]])) as Partial<Pick<BomLine, EditableField>>;
  const merged: BomLine = { ...line, ...fields, edited: old.edited, choice: old.choice, ordered: old.ordered, skip: skipOf(line, old) };
  if (!old.edited.includes('designators') && !old.edited.includes('quantity')) return merged;
  const others = merged.warnings.filter(({ code }) => code !== 'quantityDiffers' && (code !== 'quantityUnreadable' || !old.edited.includes('quantity')));
  return { ...merged, warnings: [...quantityWarnings(merged.quantity, merged.designators.length), ...others] };
}

/** A line that a person has chosen a product for, or ordered, is bought even if its words say otherwise. */
function skipOf(line: BomLine, old: BomLine): BomLine['skip'] {
  if (old.skip === 'person') return 'person';
  return old.skip === null && (old.choice !== null || old.ordered !== null) ? null : line.skip;
}
