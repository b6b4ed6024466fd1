import { findHelpItem, type HelpMenuItem, LINKED_ARTICLES } from '~/domain/portal/help-menu';
import { isRecord } from '~/domain/numbers/reading';
import type { FileEntry } from './content-rows';
import type { NoteFault } from './faults';

const VARIANTS = ['PC', 'PC_EN'] as const;

/** Notes the articles that pages link to, and that a visitor of one of the site variants would not find. @param help - the entries of the file */
export function checkLinkedArticles(help: readonly FileEntry[], fault: NoteFault): void {
  const lacking = VARIANTS.map((variant) => {
    const menu = help.filter(({ clientType }) => typeof clientType !== 'string' || clientType === variant).map(menuItem);
    return { variant, ids: LINKED_ARTICLES.filter((id) => !findHelpItem(menu, id)) };
  });
  for (const id of LINKED_ARTICLES) {
    const variants = lacking.filter(({ ids }) => ids.includes(id)).map(({ variant }) => variant);
    if (variants.length > 0) fault(['help'], `has no visible article ${id}${variants.length === 1 ? ` for ${variants[0]}` : ''}, to which pages link`);
  }
}

/** What the menu reads of an entry. */
function menuItem(entry: FileEntry): HelpMenuItem {
  const { menuId, parentMenuId, showFlag, children } = entry;
  return {
    menuId: String(menuId), name: '',
    ...(typeof parentMenuId === 'string' ? { parentMenuId } : {}),
    ...(typeof showFlag === 'string' ? { showFlag } : {}),
    ...(Array.isArray(children) ? { children: children.filter(isRecord).map(menuItem) } : {}),
  };
}
