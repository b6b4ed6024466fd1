/** The help centre's menu. */

import { readRecords } from '../numbers/reading';

/** An entry of the help menu. */
export interface HelpMenuItem {
  menuId: string;
  parentMenuId?: string | null;
  name: string;
  content?: string;
  /** `'T'`: visible. */
  showFlag?: string;
  children?: HelpMenuItem[];
}

/** An entry whose children are those that are shown. */
export interface HelpMenuSection extends HelpMenuItem {
  children: HelpMenuItem[];
}

/**
 * Keeps only top-level items with at least one child with `showFlag` `'T'`, and of their children those.
 * Children may be nested, or stand in the list beside their parents, or both, which counts once; no list gives no menu.
 */
export function visibleHelpMenu(items: readonly HelpMenuItem[] | null | undefined): HelpMenuSection[] {
  const rows = readRecords(items);
  const ids = new Set(rows.map((item) => item.menuId));
  return rows
    .filter((item) => item.parentMenuId == null || !ids.has(item.parentMenuId))
    .map((item) => {
      const nested = readRecords(item.children);
      const isNested = (row: HelpMenuItem): boolean => nested.some((child) => child.menuId === row.menuId);
      const isBeside = (row: HelpMenuItem): boolean => row.parentMenuId != null && row.parentMenuId === item.menuId;
      const beside = rows.filter((row) => isBeside(row) && !isNested(row));
      return { ...item, children: shown([...nested, ...beside]) };
    })
    .filter((item) => item.children.length > 0);
}

/** The entry that has a page: a group of the visible menu, whatever its own flag, or a visible entry. */
export function findHelpItem(items: readonly HelpMenuItem[], menuId: string): HelpMenuItem | undefined {
  return findWithin([...visibleHelpMenu(items), ...shown(items)], menuId);
}

function findWithin(items: readonly HelpMenuItem[], menuId: string): HelpMenuItem | undefined {
  for (const item of items) {
    const found = item.menuId === menuId ? item : findWithin(shown(item.children), menuId);
    if (found) return found;
  }
  return undefined;
}

/** Those with `showFlag` `'T'`. */
function shown(items: readonly HelpMenuItem[] | undefined): HelpMenuItem[] {
  return readRecords(items).filter(({ showFlag }) => showFlag === 'T');
}
