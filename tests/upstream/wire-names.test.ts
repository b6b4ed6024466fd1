/** The names on the wire, written down a second time: renaming one breaks every other upstream. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { allRows } from '~/upstream/contract/base/call';
import { envelope } from '~/upstream/contract/base/envelope';
import { CALLS, PUBLIC_FILE_PATH } from '~/upstream/contract/calls';
import { cart } from '~/upstream/contract/records/cart';
import * as content from '~/upstream/contract/records/content';
import { exportFile } from '~/upstream/contract/records/export';
import * as goods from '~/upstream/contract/records/goods';
import { orderLine } from '~/upstream/contract/records/order';
import { listProvinces, listRegionChildren } from '~/upstream/contract/records/region';
import { searchAnswer } from '~/upstream/contract/records/search';
import { addActionLog } from '~/upstream/contract/records/portal/tracking';
import * as user from '~/upstream/contract/records/user';

const ADDRESSES = [
  ['POST', 'user/logout'], ['POST', 'user/getLoginInfo'], ['POST', 'user/loginWithPassword'], ['POST', 'user/loginWithValidCode'],
  ['POST', 'helpCenter/qryHelpCenterConfigByPage'], ['POST', 'wordConfig/qryWordConfigByPage'], ['POST', 'menuConfig/qryMenuConfigByPage'],
  ['POST', 'wordConfig/getSearchWord'], ['POST', 'region/qryChinaProvinceList'], ['POST', 'region/qryChildrenRegionByCode'],
  ['POST', 'userActionLog/addActionLog'], ['GET', 'disCount/getDoubleTwelveDisCountInfo'], ['GET', 'goods/{id}'], ['POST', 'goods/search'],
  ['POST', 'goods/thdSearch'], ['GET', 'recommendGoodsConfig/qryRecommendGoodsList'], ['POST', 'recommendGoodsConfig/qryRecommendGoodsDetail'],
  ['POST', 'feedback/saveFeedback'], ['GET', 'programCenter/qryAllDic'], ['POST', 'bannerConfig/qryAdsConfigForPortal'],
  ['GET', 'floorConfig/qryFloorConfigList'], ['GET', 'noticeConfig/qryNoticeConfigList'], ['GET', 'friendlyLinkConfig/qryFriendlyLinkConfigList'],
  ['GET', 'popupConfig/getUniqueEffectivePopup'], ['GET', 'user/getImgValidCode'],
] as const;

/** Expects that a schema keeps every field of a record: an unknown field would be dropped. */
function expectKept(schema: v.GenericSchema, record: unknown): void {
  expect(v.parse(schema, record)).toEqual(record);
}

/** Expects that a record is refused without the field. */
function expectNeeded(schema: v.GenericSchema, record: object, field: string): void {
  expect(v.is(schema, Object.fromEntries(Object.entries(record).filter(([name]) => name !== field)))).toBe(false);
}

describe('the address of a call', () => {
  test.each(ADDRESSES)('%s %s', (method, path) => {
    expect(CALLS.filter((call) => call.path === path).map((call) => call.method)).toEqual([method]);
  });

  test('of public files and of exported files', () => {
    expect(PUBLIC_FILE_PATH).toBe('store/publicDownloadByUrl');
    expect(exportFile.method).toBe('POST');
  });
});

describe('the fields of a record', () => {
  const PRODUCT = {
    id: 'F1', mpn: 'LM358', images: '[{"photoUrl":"/a.png"}]', stock: 7, moq: 1, mpq: 10, perAddQuantity: 5, perAddType: 1,
    rangePrice: [{ min: 1, price: '0.5' }], hasDiscount: 'T', orderGoodsFlag: 'T', orderGoodsFlag1: 'T', orderGoodsCycle: 14,
    onWayNum: 10, onWayDetailList: [{ num: 10, date: '2026-12-01' }], deliveryEn: 'In stock', goodsType: 'GT2', deliveryCycle: 9,
  };

  test('an envelope has code, data and message', () => {
    expectKept(envelope, { code: '0', data: { a: 1 }, message: 'x' });
  });

  test('a user has a userCode', () => {
    expectKept(user.user, { userCode: 'U1' });
  });

  test('a product', () => {
    expectKept(goods.goods, PRODUCT);
  });

  test('a line of a cart has its quantity, and the price tiers and the mark of the product', () => {
    const line = { goodsId: 'F1', mpn: 'LM358', goods: PRODUCT, cartNum: 5, selected: 'T' };
    expectKept(cart.entries.lines, [line]);
    expectNeeded(cart.entries.lines.item, line, 'cartNum');
  });

  test('a line of an order has its quantity, price tiers, mark and ordering mode', () => {
    const line = {
      goodsId: 'F1', mpn: 'LM358', goodsType: 'GT0', qty: 5, unitPrice: '0.5', amount: '2.5', discountAmount: '2.5', hasDiscount: 'T',
      rangePrice: [{ min: 1, price: '0.5' }], orderGoodsFlagTemp: 'T', orderNum: 0, refundNum: 0, refundable: [],
    };
    expectKept(orderLine, line);
    for (const field of ['qty', 'hasDiscount']) expectNeeded(orderLine, line, field);
  });

  test('a rule of the double-twelve sale has tiers of a threshold and a multiplier', () => {
    const rule = { itemList: [{ amount: '500', discount: '0.95' }] };
    expectKept(content.getDiscountRule.data, rule);
    expectNeeded(content.getDiscountRule.data, rule, 'itemList');
  });

  test('the answer of a search has brands, categories and a page', () => {
    const page = { pageNo: 1, pageSize: 20, total: 1, totalPage: 1, rows: [PRODUCT] };
    const answer = { brands: [{ name: 'TI', count: 1 }], catalogs: [{ code: '1_01', name: 'R', count: 1 }], page };
    expectKept(searchAnswer, answer);
    for (const field of ['brands', 'catalogs', 'page']) expectNeeded(searchAnswer, answer, field);
    for (const field of ['pageNo', 'pageSize', 'total', 'totalPage']) expectNeeded(searchAnswer.entries.page, page, field);
  });

  test('a recommendation has its id, and is asked for by it', () => {
    expectKept(goods.listRecommended.data, { rows: [{ recommendGoodsId: 'power', name: 'Power' }] });
    expectKept(goods.getRecommended.payload, { recommendGoodsId: 'power' });
  });

  test('partners are asked for one part number in a list, and for a supplier', () => {
    expectKept(goods.searchPartners.payload, { terms: ['LM358'], supplierCode: 'S1' });
    expect([{ terms: [] }, { terms: ['a', 'b'] }, { terms: 'a' }, {}].filter((payload) => v.is(goods.searchPartners.payload, payload))).toEqual([]);
  });

  test('an entry of the help centre has its id, its parent, its flag and its children', () => {
    expectKept(content.helpItem, { menuId: 'a', parentMenuId: 'b', showFlag: 'T', children: [{ menuId: 'c', showFlag: 'F' }] });
  });

  test('a region has a code, and its children are asked for by it', () => {
    for (const call of [listProvinces, listRegionChildren]) expectKept(call.data, { rows: [{ regionCode: '1-44' }] });
    expectKept(listRegionChildren.payload, { regionCode: '1-44' });
  });

  test('a sign-in has a password or a code, the wish to stay signed in, and one language', () => {
    const login = { account: 'a@b.example', isAutomatic: 'F', lang: 'zh_cn' };
    expectKept(user.loginWithPassword.payload, { ...login, password: 'secret' });
    expectKept(user.loginWithValidCode.payload, { ...login, validCode: '123456' });
    for (const wrong of [{ lang: 'en' }, { isAutomatic: 'yes' }]) {
      expect(v.is(user.loginWithPassword.payload, { ...login, password: 'secret', ...wrong })).toBe(false);
    }
  });

  test('lists in pages are asked for all rows: page and size are −1', () => {
    for (const call of [content.listHelp, content.listHotWords, content.listMenu]) {
      expectKept(call.payload, { pageNo: -1, pageSize: -1 });
      expect(v.is(call.payload, { pageNo: 1, pageSize: 20 })).toBe(false);
      expectKept(call.data, { rows: [] });
    }
    expectKept(allRows, { pageNo: -1, pageSize: -1 });
  });

  test('the search word is a text', () => {
    expect(['LM358', '', 7, null, {}].map((word) => v.is(content.getSearchWord.data, word))).toEqual([true, true, false, false, false]);
  });

  test('banners are asked for by the variant of the site, or without it', () => {
    expect([{}, { clientType: 'PC' }, { clientType: 'PC_EN' }, { clientType: 'en' }].map((payload) => v.is(content.listBanners.payload, payload))).toEqual([true, true, true, false]);
  });

  test('an event of a visitor, with the channel as it is misspelt', () => {
    const event = {
      eventName: 'visit', eventType: 'PAGE_JUMP', eventParam: '{}', source: 'farad', screenSize: '1440*900', channnelId: 'wx', extParam: '{}',
      currentUrl: '/brand', createTime: 1_790_000_000_000, lastUrl: '/', leaveTime: 1_790_000_001_000,
    };
    expectKept(addActionLog.payload, event);
    for (const field of ['eventName', 'eventType', 'source', 'currentUrl', 'createTime']) expectNeeded(addActionLog.payload, event, field);
    expect(['PAGE_VISIT', 'BUTTON_CLICK', 'CLICK'].map((eventType) => v.is(addActionLog.payload, { ...event, eventType }))).toEqual([true, true, false]);
  });
});
