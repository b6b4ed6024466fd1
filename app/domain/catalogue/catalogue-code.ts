/** Codes of the catalogue. It has up to 3 levels; the code of a level is two parts joined by an underscore (README, "Catalogue codes"). */

import type { Category } from './category';

const PARTS_PER_LEVEL = 2;
const LEVELS = 3;

/**
 * The codes of a catalogue path, one for each level: `1_03_2_0312` → `['1_03', '2_0312']`. 2 parts give level 1, 4 parts levels 1 and 2,
 * 6 parts all three. `null` for any other number of parts, or if a part is empty. Does not check whether the codes exist.
 */
export function parseCataloguePath(path: string | null | undefined): string[] | null {
  const parts = typeof path === 'string' ? path.split('_') : [];
  const levels = parts.length / PARTS_PER_LEVEL;
  if (!Number.isInteger(levels) || levels < 1 || levels > LEVELS || parts.includes('')) return null;
  return Array.from({ length: levels }, (_, level) =>
    parts.slice(level * PARTS_PER_LEVEL, (level + 1) * PARTS_PER_LEVEL).join('_'),
  );
}

/** The path of codes from level 1 down: `['1_03', '2_0312']` → `1_03_2_0312`. */
export function formatCataloguePath(codes: readonly string[]): string {
  return codes.join('_');
}

/** The level of a code, 1 to 3; `null` for any other text. */
export function levelOf(code: string): 1 | 2 | 3 | null {
  const level = /^([123])_./.exec(code)?.[1];
  if (level === '1') return 1;
  if (level === '2') return 2;
  return level === '3' ? 3 : null;
}

/** The path from level 1 to a code, as {@link formatCataloguePath} writes it. Empty if the code does not exist. */
export function cataloguePathOf(code: string, categories: readonly Pick<Category, 'code' | 'parentCode'>[]): string {
  return formatCataloguePath(categoryTrail(code, categories).map((level) => level.code));
}

/**
 * The categories from level 1 down to the category with this code. Empty if the code does not exist. The trail goes up to the first parent
 * that is missing, or that is already in the trail.
 */
export function categoryTrail<Level extends Pick<Category, 'code' | 'parentCode'>>(code: string, categories: readonly Level[]): Level[] {
  const trail: Level[] = [];
  let next = categories.find((category) => category.code === code);
  while (next && !trail.includes(next)) {
    trail.unshift(next);
    const { parentCode } = next;
    next = categories.find((category) => category.code === parentCode);
  }
  return trail;
}
