import { assertDiscount } from '~/domain/sale/discount';
import type { ContentKind } from '../store';
import { DEFAULT_FREIGHT, DEFAULT_RATES } from './default-abroad';
import { DEFAULT_ARTICLES } from './articles/default-articles';
import { DEFAULT_BANNERS } from './default-banners';
import { DEFAULT_DISCOUNT, DEFAULT_LOTTERY, DEFAULT_POPUP } from './default-campaign';
import { DEFAULT_RECOMMENDED } from './default-floors';
import { DEFAULT_HELP } from './default-help';
import { DEFAULT_FRIENDLY_LINKS, DEFAULT_HOT_WORDS, DEFAULT_MENU, DEFAULT_SEARCH_WORD } from './default-menu';
import { DEFAULT_NOTICES } from './default-notices';

/** An entry of the default content. The fields of `data` have their wire names. */
export interface ContentEntry {
  kind: ContentKind;
  id: string;
  data: unknown;
}

/** The default content except the floors, because their links depend on the catalogue. */
export function defaultContent(): ContentEntry[] {
  return [
    ...DEFAULT_MENU.map((data) => ({ kind: 'menu' as const, id: data.menuId, data })),
    ...DEFAULT_HOT_WORDS.map(([wordCn, wordEn]) => ({ kind: 'hotWord' as const, id: wordEn, data: { wordCn, wordEn } })),
    { kind: 'searchWord', id: 'placeholder', data: DEFAULT_SEARCH_WORD },
    ...DEFAULT_HELP.map((data) => ({ kind: 'help' as const, id: data.menuId, data })),
    ...DEFAULT_BANNERS.map((data) => ({ kind: 'banner' as const, id: data.bannerId, data })),
    ...DEFAULT_NOTICES.map((data) => ({ kind: 'notice' as const, id: data.noticeId, data })),
    ...DEFAULT_FRIENDLY_LINKS.map((data) => ({ kind: 'friendlyLink' as const, id: data.linkUrl, data })),
    ...DEFAULT_ARTICLES.map((data) => ({ kind: 'article' as const, id: data.articleKey, data })),
    { kind: 'popup', id: DEFAULT_POPUP.popupId, data: DEFAULT_POPUP },
    { kind: 'discount', id: 'double-twelve', data: accepted(DEFAULT_DISCOUNT) },
    { kind: 'lottery', id: DEFAULT_LOTTERY.lotteryId, data: DEFAULT_LOTTERY },
    ...DEFAULT_FREIGHT.map((data) => ({ kind: 'freight' as const, id: data.zoneId, data })),
    ...DEFAULT_RATES.map((data) => ({ kind: 'rate' as const, id: data.currency, data })),
    ...DEFAULT_RECOMMENDED.map((data) => ({ kind: 'recommend' as const, id: data.recommendGoodsId, data })),
  ];
}

/** Returns a discount rule unchanged if all its discounts are valid. @throws RangeError if one is not valid */
function accepted<T extends { itemList: ReadonlyArray<{ discount: unknown }> }>(rule: T): T {
  for (const { discount } of rule.itemList) assertDiscount(discount);
  return rule;
}
