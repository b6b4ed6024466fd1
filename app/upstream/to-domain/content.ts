import { DICTIONARY, dictionaryName, type DictionaryType, type Names } from '../../domain/text/dictionary';
import type { Language } from '../../domain/text/language';
import { readMoment } from '../../domain/time/written-moment';
import type {
  Article, Banner, Floor, FriendlyLink, HelpItem, HotWord, MenuLink, Notice, Popup,
} from '../../domain/portal/portal';
import type { DiscountRule } from '../../domain/sale/discount';
import type { Data } from '../contract/base/call';
import type * as article from '../contract/records/portal/article';
import type * as content from '../contract/records/content';
import type { WireHelpItem } from '../contract/records/content';
import type { listRecommended } from '../contract/records/goods';
import { textOf } from './text';

type Row<T extends { rows: unknown[] }> = T['rows'][number];
type WireMenu = Row<Data<typeof content.listMenu>>;

export function toMenu(rows: WireMenu[], language: Language): MenuLink[] {
  return rows.map((row) => ({
    id: row.menuId,
    name: textOf(row, 'name', language),
    url: toLink(row.linkUrl),
    newWindow: row.newWindow === 'T',
    children: toMenu(row.children ?? [], language),
  }));
}

export function toHotWords(rows: Array<Row<Data<typeof content.listHotWords>>>, language: Language): HotWord[] {
  return rows.map((row) => ({ word: textOf(row, 'word', language), url: toLink(row.linkUrl) }));
}

export function toHelpMenu(rows: WireHelpItem[], language: Language): HelpItem[] {
  return rows
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    .map((row) => ({
      menuId: row.menuId,
      parentMenuId: row.parentMenuId || null,
      name: textOf(row, 'name', language),
      content: textOf(row, 'content', language),
      showFlag: row.showFlag ?? 'F',
      children: toHelpMenu(row.children ?? [], language),
    }));
}

export function toFriendlyLinks(
  rows: Array<Row<Data<typeof content.listFriendlyLinks>>>, language: Language,
): FriendlyLink[] {
  return rows.map((row) => ({ name: textOf(row, 'name', language), url: toLink(row.linkUrl) }));
}

export function toBanners(rows: Array<Row<Data<typeof content.listBanners>>>, language: Language): Banner[] {
  return rows.map((row) => ({
    id: row.bannerId,
    title: textOf(row, 'title', language),
    photoUrl: row.photoUrl ?? '',
    url: toLink(row.linkUrl),
  }));
}

export function toFloors(rows: Array<Row<Data<typeof content.listFloors>>>, language: Language): Floor[] {
  return rows.map((row) => ({
    id: row.floorId,
    name: textOf(row, 'name', language),
    catalogueCode: row.catalogCode ?? '',
    recommendationId: row.recommendGoodsId ?? '',
    links: (row.links ?? []).map((link) => ({ name: textOf(link, 'name', language), url: toLink(link.linkUrl) })),
  }));
}

/** If no floors are configured, each recommendation becomes a floor. */
export function toRecommendedFloors(rows: Array<Row<Data<typeof listRecommended>>>, language: Language): Floor[] {
  return rows.map((row) => ({
    id: row.recommendGoodsId,
    name: textOf(row, 'name', language),
    catalogueCode: '',
    recommendationId: row.recommendGoodsId,
    links: [],
  }));
}

/** Notices, the newest first. A time without an offset is in the shop's zone; notices without a readable time come last. */
export function toNotices(rows: Array<Row<Data<typeof content.listNotices>>>, language: Language, timeZone: string): Notice[] {
  const notices = rows.map((row) => ({
    id: row.noticeId,
    title: textOf(row, 'title', language),
    content: textOf(row, 'content', language),
    publishTime: row.publishTime ?? '',
  }));
  const timeOf = ({ publishTime }: Notice) => readMoment(publishTime, timeZone) ?? -Infinity;
  return notices.toSorted((a, b) => timeOf(b) - timeOf(a) || 0);
}

/** A time without an offset is in the shop's zone; an unreadable time sets no limit. */
export function toPopup(popup: Data<typeof content.getPopup>, language: Language, timeZone: string): Popup | null {
  if (!popup) return null;
  return {
    id: popup.popupId,
    title: textOf(popup, 'title', language),
    content: textOf(popup, 'content', language),
    photoUrl: popup.photoUrl ?? '',
    url: toLink(popup.linkUrl),
    ...toPeriod(popup, timeZone),
  };
}

export function toArticle(row: Row<Data<typeof article.listArticles>>, language: Language): Article {
  return { key: row.articleKey, title: textOf(row, 'title', language), content: textOf(row, 'content', language), photoUrl: row.photoUrl ?? '' };
}

/** Names of codes in the reader's language: the upstream's names, or the shop's own if there are none (app/domain/README.md, "Dictionary"). */
export function toNames<T extends DictionaryType>(wire: Data<typeof content.getDictionaries>, types: readonly T[], language: Language): Names<T>;
export function toNames(wire: Data<typeof content.getDictionaries>, types: readonly DictionaryType[], language: Language): Partial<Names> {
  return Object.fromEntries(types.map((type) => {
    const ours = DICTIONARY[type].map(({ code }) => [code, dictionaryName(type, code, language)]);
    const theirs = [...inherited(wire, type), ...(wire[type] ?? [])].map((entry) => [entry.code, textOf(entry, 'name', language)]).filter(([, name]) => name);
    return [type, Object.fromEntries([...ours, ...theirs])];
  }));
}

/** The filter of orders uses the names of the order states, unless it has its own names. */
function inherited(wire: Data<typeof content.getDictionaries>, type: DictionaryType) {
  return type === 'orderFilter' ? wire.orderStatus ?? [] : [];
}

/** The rule has no tiers if there is no sale. A time without an offset is in the shop's zone; an unreadable time sets no limit. */
export function toDiscountRule(rule: Data<typeof content.getDiscountRule>, timeZone: string): DiscountRule {
  return { itemList: rule?.itemList ?? [], ...toPeriod(rule ?? {}, timeZone) };
}

function toPeriod({ startTime = '', endTime = '' }: { startTime?: string | undefined; endTime?: string | undefined }, timeZone: string) {
  return { startsAt: readMoment(startTime, timeZone, 'start'), endsAt: readMoment(endTime, timeZone, 'end') };
}

/** A link from data: a web address or a path of this site. Any other link is dropped (functions/SECURITY.md, "Output"). */
function toLink(url: string | undefined): string {
  if (url === undefined) return '';
  if (/^https?:\/\/[^\s]+$/i.test(url)) return url;
  return /^\/(?![/\\])[^\s\\]*$/.test(url) ? url : '';
}
