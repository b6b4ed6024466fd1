/** The menu of the help centre (README, "Help menu"). */

import { readRecords } from '../numbers/reading';

/** The articles that pages of the shop link to, besides the menu. A content file must have them. */
export const LINKED_ARTICLES = ['privacy', 'terms', 'payment', 'shipping', 'returns'] as const;
export type LinkedArticle = (typeof LINKED_ARTICLES)[number];

/** The article with the switch for usage statistics. */
export const PRIVACY_ARTICLE: LinkedArticle = 'privacy';

/** The address of an article or a group. */
export function helpPath(menuId: string): string {
  return `/help/${encodeURIComponent(menuId)}`;
}

/** An entry of the help menu. */
export interface HelpMenuItem {
  menuId: string;
  parentMenuId?: string | null;
  name: string;
  content?: string;
  /** `'T'` if the entry is visible. */
  showFlag?: string;
  children?: HelpMenuItem[];
}

/** An entry with its visible children. */
export interface HelpMenuSection extends HelpMenuItem {
  children: HelpMenuItem[];
}

/**
 * Keeps the top-level entries that have a visible child (`showFlag` is `'T'`), with their visible children. A child may be nested in its
 * parent, be in the same list as its parent, or both; then it appears once. A value that is not a list gives an empty menu.
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

/** Finds an entry that has a page: a top-level entry of the visible menu, even if its own flag is not `'T'`, or a visible entry. */
export function findHelpItem(items: readonly HelpMenuItem[], menuId: string): HelpMenuItem | undefined {
  return findWithin([...visibleHelpMenu(items), ...shown(items)], menuId);
}

/** The articles before and after an article, through all visible groups. A group has none. */
export function helpNeighbours(menu: readonly HelpMenuSection[], menuId: string): { previous?: HelpMenuItem | undefined; next?: HelpMenuItem | undefined } {
  const articles = menu.flatMap(({ children }) => children);
  const at = articles.findIndex((article) => article.menuId === menuId);
  return at < 0 ? {} : { previous: articles[at - 1], next: articles[at + 1] };
}

function findWithin(items: readonly HelpMenuItem[], menuId: string): HelpMenuItem | undefined {
  for (const item of items) {
    const found = item.menuId === menuId ? item : findWithin(shown(item.children), menuId);
    if (found) return found;
  }
  return undefined;
}

/** The entries with `showFlag` `'T'`. */
function shown(items: readonly HelpMenuItem[] | undefined): HelpMenuItem[] {
  return readRecords(items).filter(({ showFlag }) => showFlag === 'T');
}
