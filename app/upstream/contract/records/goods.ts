import * as v from 'valibot';
import { GOODS_SOURCE_SET, GOODS_TYPE, PRODUCT_ID_LIMIT } from '../../../domain/product/product';
import { call, nothing } from '../base/call';
import { count, day, decimal, flag, listOf, optionalText, rows, rowsOf, stock, text, texts } from '../base/fields';

export const tier = v.object({ min: count, price: decimal });

/** The maximum number of price tiers of a product. */
const MOST_TIERS = 100;

export const tiers = v.pipe(v.array(tier), v.maxLength(MOST_TIERS));

export const attribute = v.object({
  key: text,
  ...texts('name'),
  ...texts('value'),
  number: v.optional(v.number()),
  unit: optionalText,
});

export const goods = v.object({
  id: text,
  mpn: text,
  ...texts('brandName'),
  ...texts('goodsName'),
  ...texts('description'),
  catalogCode: optionalText,
  packageName: optionalText,
  attributes: v.optional(listOf(attribute)),
  datasheetUrl: optionalText,
  /** JSON text: a list of `{photoUrl}`. */
  images: optionalText,
  stock,
  moq: v.optional(count),
  mpq: v.optional(count),
  perAddQuantity: v.optional(count),
  perAddType: v.optional(count),
  rangePrice: v.optional(tiers),
  hasDiscount: v.optional(flag),
  orderGoodsFlag: v.optional(flag),
  orderGoodsFlag1: v.optional(flag),
  orderGoodsCycle: v.optional(count),
  onWayNum: v.optional(count),
  onWayDetailList: v.optional(listOf(v.object({ num: count, date: day }))),
  ...texts('delivery'),
  goodsType: v.picklist([...Object.values(GOODS_TYPE), ...Object.values(GOODS_SOURCE_SET)]),
  /** Days until delivery, for partner goods only. On the wire the name of the field is `{product}DeliveryCycle`. */
  deliveryCycle: v.optional(count),
  supplierCode: optionalText,
  /** The seller's own number of the product. */
  sku: optionalText,
  /** Grams a piece. */
  weight: v.optional(v.pipe(v.number(), v.minValue(0))),
});
export type WireGoods = v.InferOutput<typeof goods>;

export const getGoods = call({
  name: 'goods/{id}', group: 'goods', method: 'GET', path: 'goods/{id}', policy: 'catalogue',
  payload: v.object({ id: v.pipe(text, v.maxLength(PRODUCT_ID_LIMIT)) }), data: goods, summary: 'Product detail',
});

/** The maximum number of ids in one call of {@link getFigures}. */
export const FIGURES_MOST = 500;

export const getFigures = call({
  name: 'goods/qryFigures', group: 'figures', method: 'POST', path: 'goods/qryFigures', policy: 'live', optional: true,
  payload: v.object({ ids: v.pipe(v.array(v.pipe(text, v.maxLength(PRODUCT_ID_LIMIT))), v.minLength(1), v.maxLength(FIGURES_MOST)) }),
  data: rows(v.pick(goods, ['id', 'stock', 'onWayNum', 'onWayDetailList'])), summary: 'Stock and deliveries of goods; unknown ids are left out',
});

export const searchPartners = call({
  name: 'goods/thdSearch', group: 'goods', method: 'POST', path: 'goods/thdSearch', policy: 'search',
  payload: v.object({
    terms: v.pipe(v.array(v.pipe(text, v.maxLength(200))), v.minLength(1), v.maxLength(1)),
    supplierCode: v.optional(v.pipe(text, v.maxLength(60))),
  }),
  data: rows(goods), summary: 'Third-party goods of a part number',
});

const recommended = v.object({ recommendGoodsId: text, ...texts('name') });

export const listRecommended = call({
  name: 'recommendGoodsConfig/qryRecommendGoodsList', group: 'goods', method: 'GET', policy: 'content',
  path: 'recommendGoodsConfig/qryRecommendGoodsList', payload: nothing, data: rows(recommended),
  summary: 'Recommended products of the home page',
});

export const getRecommended = call({
  name: 'recommendGoodsConfig/qryRecommendGoodsDetail', group: 'goods', method: 'POST', policy: 'catalogue', ofContent: true,
  path: 'recommendGoodsConfig/qryRecommendGoodsDetail',
  payload: v.object({ recommendGoodsId: v.pipe(text, v.maxLength(60)) }),
  data: v.object({ ...recommended.entries, goods: rowsOf(goods) }), summary: 'One recommendation with its goods',
});

/** The maximum number of ids in one page of {@link listGoodsIds}. */
export const IDS_PAGE = 50_000;

export const listGoodsIds = call({
  name: 'goods/qryGoodsIds', group: 'goods', method: 'POST', path: 'goods/qryGoodsIds', policy: 'live', optional: true,
  payload: v.object({
    pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(IDS_PAGE)),
  }),
  data: v.object({ total: count, rows: rowsOf(v.object({ id: text, updateTime: optionalText })) }),
  summary: 'The ids of all goods, page by page, for sitemaps',
});
