/** Merges rows that name the same part (README, "Lines"). */

import type { BomLine } from '../bom';
import { BOM_STORE } from '../bom-policies';
import { addWarnings, quantityWarnings } from './line-warnings';

interface Group {
  line: BomLine;
  designators: Set<string>;
}

/**
 * Merges lines whose part is the same and that have designators: the first row stays, designators and quantities are added. Lists with a row for each designator become
 * as short as others. The lines are numbered from 1.
 */
export function mergeLines(lines: readonly BomLine[]): BomLine[] {
  const groups: Group[] = [];
  const known = new Map<string, Group>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = key === null ? undefined : known.get(key);
    if (group && canJoin(group, line)) {
      for (const one of line.designators) group.designators.add(one);
      const quantity = group.line.quantity === null || line.quantity === null ? null : group.line.quantity + line.quantity;
      group.line = { ...group.line, quantity, warnings: addWarnings(group.line.warnings, line.warnings) };
    } else {
      const added = { line, designators: new Set(line.designators) };
      groups.push(added);
      if (key !== null && !group) known.set(key, added);
    }
  }
  return groups.map(({ line, designators }, index) => ({ ...line, line: index + 1, designators: [...designators], warnings: joinedWarnings(line, designators.size) }));
}

/** What says that two rows mean the same part. `null` if a row says too little. */
function keyOf({ designators, mpn, brand, code, value, package: outline, text, skip, alternates }: BomLine): string | null {
  const [first] = designators;
  if (first === undefined || [mpn, code, value].every((one) => one === '')) return null;
  // 100 may be ohms or picofarads, so without a number the letters count.
  const letters = mpn === '' && code === '' ? /^\D*/.exec(first)?.[0] ?? '' : '';
  return JSON.stringify([letters, mpn, brand, code, value, outline, text, skip, alternates]);
}

function canJoin({ designators }: Group, line: BomLine): boolean {
  return designators.size + line.designators.length <= BOM_STORE.designators && line.designators.every((one) => !designators.has(one));
}

/** One warning about the quantity, where rows had some. */
function joinedWarnings({ warnings, quantity }: BomLine, designators: number): BomLine['warnings'] {
  const others = warnings.filter(({ code }) => code !== 'quantityDiffers');
  return others.length === warnings.length ? warnings : [...quantityWarnings(quantity, designators), ...others];
}
