import type { WireHelpItem } from '~/upstream/contract/records/content';
import { HELP_DELIVERY } from './help/help-delivery';
import { HELP_FINDING } from './help/help-finding';
import { HELP_ORDERING } from './help/help-ordering';
import { HELP_PRICES } from './help/help-prices';
import { HELP_SITE } from './help/help-site';
import { HELP_STOCK } from './help/help-stock';

const GROUPS = [HELP_FINDING, HELP_PRICES, HELP_STOCK, HELP_ORDERING, HELP_DELIVERY, HELP_SITE];

/** The help centre: groups with their articles, in the shape of the contract. */
export const DEFAULT_HELP: WireHelpItem[] = GROUPS.map((group, index) => ({
  menuId: group.id,
  parentMenuId: null,
  nameCn: group.name[0],
  nameEn: group.name[1],
  showFlag: 'T',
  sort: index + 1,
  children: group.articles.map((article, at) => ({
    menuId: article.id,
    parentMenuId: group.id,
    nameCn: article.name[0],
    nameEn: article.name[1],
    contentCn: article.cn,
    contentEn: article.en,
    showFlag: 'T',
    sort: at + 1,
  })),
}));
