import * as v from 'valibot';
import { allRows, call, nothing } from '../base/call';
import { count, decimal, flag, listOf, multiplier, optionalText, rows, text, texts } from '../base/fields';

export interface WireHelpItem {
  menuId: string;
  parentMenuId?: string | null | undefined;
  name?: string | undefined; nameCn?: string | undefined; nameEn?: string | undefined;
  content?: string | undefined; contentCn?: string | undefined; contentEn?: string | undefined;
  showFlag?: 'T' | 'F' | undefined;
  sort?: number | undefined;
  children?: WireHelpItem[] | undefined;
}

export const helpFields = {
  menuId: text,
  parentMenuId: v.optional(v.nullable(text)),
  ...texts('name'),
  ...texts('content'),
  showFlag: v.optional(flag),
  sort: v.optional(count),
  children: v.optional(v.array(v.lazy((): v.GenericSchema<WireHelpItem> => helpItem))),
};

export const helpItem: v.GenericSchema<WireHelpItem> = v.object(helpFields);

const menuItem = v.object({ menuId: text, ...texts('name'), linkUrl: optionalText, newWindow: v.optional(flag) });

export const listHelp = call({
  name: 'helpCenter/qryHelpCenterConfigByPage', group: 'content', method: 'POST', policy: 'content',
  path: 'helpCenter/qryHelpCenterConfigByPage', payload: allRows, data: rows(helpItem), summary: 'Help-centre menu',
});

export const listHotWords = call({
  name: 'wordConfig/qryWordConfigByPage', group: 'content', method: 'POST', policy: 'content',
  path: 'wordConfig/qryWordConfigByPage', payload: allRows,
  data: rows(v.object({ ...texts('word'), linkUrl: optionalText })), summary: 'Hot search words',
});

export const listMenu = call({
  name: 'menuConfig/qryMenuConfigByPage', group: 'content', method: 'POST', policy: 'content',
  path: 'menuConfig/qryMenuConfigByPage', payload: allRows,
  data: rows(v.object({ ...menuItem.entries, children: v.optional(v.array(menuItem)) })), summary: 'Header menu',
});

export const getSearchWord = call({
  name: 'wordConfig/getSearchWord', group: 'content', method: 'POST', policy: 'content',
  path: 'wordConfig/getSearchWord', payload: nothing, data: text, summary: 'Search placeholder',
});

export const getDictionaries = call({
  name: 'programCenter/qryAllDic', group: 'content', method: 'GET', policy: 'content',
  path: 'programCenter/qryAllDic', payload: nothing,
  data: v.record(text, v.array(v.object({ code: text, ...texts('name') }))), summary: 'All dictionaries',
});

export const getDiscountRule = call({
  name: 'disCount/getDoubleTwelveDisCountInfo', group: 'content', method: 'GET', policy: 'content',
  path: 'disCount/getDoubleTwelveDisCountInfo', payload: nothing,
  data: v.nullable(v.object({
    itemList: listOf(v.object({ amount: decimal, discount: multiplier })),
    startTime: optionalText, endTime: optionalText,
  })),
  summary: 'The double-twelve discount rule; null without a sale',
});

export const listBanners = call({
  name: 'bannerConfig/qryAdsConfigForPortal', group: 'content', method: 'POST', policy: 'content',
  path: 'bannerConfig/qryAdsConfigForPortal',
  payload: v.object({ clientType: v.optional(v.picklist(['PC', 'PC_EN'])) }),
  data: rows(v.object({ bannerId: text, ...texts('title'), photoUrl: optionalText, linkUrl: optionalText })),
  summary: 'Banners; clientType is PC by default',
});

export const listFloors = call({
  name: 'floorConfig/qryFloorConfigList', group: 'content', method: 'GET', policy: 'content',
  path: 'floorConfig/qryFloorConfigList', payload: nothing,
  data: rows(v.object({
    floorId: text, ...texts('name'), catalogCode: optionalText, recommendGoodsId: optionalText,
    links: v.optional(v.array(v.object({ ...texts('name'), linkUrl: text }))),
  })),
  summary: 'Floors of the home page',
});

export const listNotices = call({
  name: 'noticeConfig/qryNoticeConfigList', group: 'content', method: 'GET', policy: 'content',
  path: 'noticeConfig/qryNoticeConfigList', payload: nothing,
  data: rows(v.object({ noticeId: text, ...texts('title'), ...texts('content'), publishTime: optionalText })),
  summary: 'Notices',
});

export const listFriendlyLinks = call({
  name: 'friendlyLinkConfig/qryFriendlyLinkConfigList', group: 'content', method: 'GET', policy: 'content',
  path: 'friendlyLinkConfig/qryFriendlyLinkConfigList', payload: nothing,
  data: rows(v.object({ ...texts('name'), linkUrl: text })), summary: 'Links to partners',
});

export const getPopup = call({
  name: 'popupConfig/getUniqueEffectivePopup', group: 'content', method: 'GET', policy: 'content',
  path: 'popupConfig/getUniqueEffectivePopup', payload: nothing,
  data: v.nullable(v.object({
    popupId: text, ...texts('title'), ...texts('content'), photoUrl: optionalText, linkUrl: optionalText,
    startTime: optionalText, endTime: optionalText,
  })),
  summary: 'The one effective popup, or null',
});
