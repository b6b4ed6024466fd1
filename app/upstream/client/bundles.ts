import type { Call } from '../contract/base/call';
import * as content from '../contract/records/content';
import * as goods from '../contract/records/goods';
import { searchGoods, WHOLE_CATALOGUE } from '../contract/records/search';

/** Snapshots that are stored as one entry, because pages need them together (README, "Near the visitor"): those of every page, and those of the home page. */
export type BundleName = 'page' | 'home';

const MEMBERS = new Map<string, BundleName>([
  ...[
    content.listMenu, content.listHotWords, content.getSearchWord, content.listHelp, content.listFriendlyLinks, content.getDictionaries, content.getDiscountRule,
  ].map(({ name }) => [name, 'page'] as const),
  ...[
    content.listBanners, content.listFloors, content.listNotices, content.getPopup, goods.listRecommended, goods.getRecommended,
  ].map(({ name }) => [name, 'home'] as const),
]);

/** The bundle that a read belongs to, if any. Of all searches, only the one that counts the whole catalogue does. */
export function bundleOf({ name }: Pick<Call, 'name'>, payload: unknown): BundleName | undefined {
  if (name === searchGoods.name) return isWholeCatalogue(payload) ? 'page' : undefined;
  return MEMBERS.get(name);
}

function isWholeCatalogue(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && Object.keys(payload).length === WHOLE_LENGTH
    && Object.entries(WHOLE_CATALOGUE).every(([name, value]) => Reflect.get(payload, name) === value);
}

const WHOLE_LENGTH = Object.keys(WHOLE_CATALOGUE).length;
