import * as v from 'valibot';
import * as abroad from '~/upstream/contract/records/portal/abroad';
import * as articles from '~/upstream/contract/records/portal/article';
import * as contract from '~/upstream/contract/records/content';
import type { WireHelpItem } from '~/upstream/contract/records/content';
import { handle } from '../http/route';
import { mallDictionary } from './dictionary';
import { readDiscount, selectDiscount } from './discount-rule';
import { findEntry, listEntries } from './entries';
import type { ContentData } from './store';

export const contentRoutes = [
  handle(contract.listHelp, async (_, context) => ({
    rows: visibleHelp((await listEntries(context, 'help')).map(unplaced)),
  })),
  handle(contract.listHotWords, async (_, context) => ({ rows: (await listEntries(context, 'hotWord')).map(unplaced) })),
  handle(contract.listMenu, async (_, context) => ({ rows: (await listEntries(context, 'menu')).map(unplaced) })),
  handle(contract.getSearchWord, async (_, context) => {
    const [word] = await listEntries(context, 'searchWord');
    return word?.[context.language]?.trim() ?? '';
  }),
  handle(contract.getDictionaries, async (_, { bindings }) => v.parse(contract.getDictionaries.data, mallDictionary(bindings))),
  // A past sale is not sent. A future sale is sent with its dates.
  handle(contract.getDiscountRule, async (_, context) => readDiscount(await context.queries.all<ContentData>(selectDiscount()), context)),
  handle(contract.listBanners, async ({ clientType = 'PC' }, context) => ({
    rows: (await listEntries(context, 'banner', clientType)).map(unplaced),
  })),
  handle(contract.listFloors, async (_, context) => ({ rows: (await listEntries(context, 'floor')).map(unplaced) })),
  handle(contract.listNotices, async (_, context) => ({ rows: (await listEntries(context, 'notice')).map(unplaced) })),
  handle(contract.listFriendlyLinks, async (_, context) => ({ rows: (await listEntries(context, 'friendlyLink')).map(unplaced) })),
  handle(contract.getPopup, async (_, context) => {
    const [popup] = await listEntries(context, 'popup');
    return popup ? v.parse(contract.getPopup.data, popup) : null;
  }),
  handle(abroad.listFreight, async (_, context) => ({ rows: await listEntries(context, 'freight') })),
  handle(abroad.listRates, async (_, context) => ({ rows: await listEntries(context, 'rate') })),
  handle(articles.getArticle, async ({ articleKey }, context) => {
    const article = await findEntry(context, 'article', articleKey);
    return article ? unplaced(article) : null;
  }),
  handle(articles.listArticles, async (_, context) => ({
    rows: (await listEntries(context, 'article')).map((article) => v.parse(articles.listArticles.data.entries.rows.item, article)),
  })),
];

/** An entry without the fields that say for whom and when it is. */
function unplaced<T extends { clientType?: unknown; startTime?: unknown; endTime?: unknown }>(
  { clientType: _, startTime: _start, endTime: _end, ...entry }: T,
): Omit<T, 'clientType' | 'startTime' | 'endTime'> {
  return entry;
}

/** The help menu without what no page shows: hidden articles, and hidden entries of the top level that have no visible article. */
function visibleHelp(items: readonly WireHelpItem[]): WireHelpItem[] {
  const parents = new Set(items.filter(isShown).map(({ parentMenuId }) => parentMenuId));
  return items
    .map((item) => (item.children ? { ...item, children: shownWithin(item.children) } : item))
    .filter((item) => isShown(item) || (!item.parentMenuId && (Boolean(item.children?.length) || parents.has(item.menuId))));
}

function shownWithin(items: readonly WireHelpItem[]): WireHelpItem[] {
  return items.filter(isShown).map((item) => (item.children ? { ...item, children: shownWithin(item.children) } : item));
}

function isShown({ showFlag }: WireHelpItem): boolean {
  return showFlag === 'T';
}
