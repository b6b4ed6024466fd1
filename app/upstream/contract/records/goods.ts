import * as v from 'valibot';
import { LIST_SORTS } from '../../../domain/catalogue/list-params';
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
});
export type WireGoods = v.InferOutput<typeof goods>;

/** The maximum number of results that a list shows. To see other results, the visitor narrows the search. */
export const RESULT_LIMIT = 1000;

/** Limits of a search: `choices` is the maximum number of entries of a list; the others are maximum lengths of texts, in characters. */
export const SEARCH_LIMITS = { keyword: 200, brand: 100, catalogCode: 40, packageName: 60, choices: 50 } as const;

export const searchPayload = v.object({
  keyword: v.optional(v.pipe(text, v.maxLength(SEARCH_LIMITS.keyword))),
  brand: v.optional(v.pipe(v.array(v.pipe(text, v.maxLength(SEARCH_LIMITS.brand))), v.maxLength(SEARCH_LIMITS.choices))),
  catalogCode: v.optional(v.pipe(text, v.maxLength(SEARCH_LIMITS.catalogCode))),
  packageName: v.optional(v.pipe(v.array(v.pipe(text, v.maxLength(SEARCH_LIMITS.packageName))), v.maxLength(SEARCH_LIMITS.choices))),
  attributes: v.optional(
    v.pipe(
      v.array(
        v.object({
          key: v.pipe(text, v.maxLength(60)),
          values: v.optional(v.pipe(v.array(v.pipe(text, v.maxLength(100))), v.maxLength(50))),
          min: v.optional(v.number()),
          max: v.optional(v.number()),
        }),
      ),
      v.maxLength(20),
    ),
  ),
  inStock: v.optional(flag),
  quantity: v.optional(v.pipe(count, v.minValue(1))),
  sort: v.optional(v.picklist(LIST_SORTS)),
  pageNo: v.optional(v.pipe(count, v.minValue(1))),
  pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100))),
});

export const searchAnswer = v.object({
  /** `agent`: whether the mall is an agent of this brand. */
  brands: v.array(v.object({ ...texts('name'), count, agent: v.optional(flag) })),
  catalogs: v.array(
    v.object({ code: text, parentCode: v.optional(v.nullable(text)), ...texts('name'), count }),
  ),
  page: v.object({
    pageNo: count,
    pageSize: count,
    total: count,
    totalPage: count,
    rows: rowsOf(goods),
  }),
});

export const getGoods = call({
  name: 'goods/{id}', group: 'goods', method: 'GET', path: 'goods/{id}', policy: 'catalogue',
  payload: v.object({ id: v.pipe(text, v.maxLength(PRODUCT_ID_LIMIT)) }), data: goods, summary: 'Product detail',
});

export const searchGoods = call({
  name: 'goods/search', group: 'goods', method: 'POST', path: 'goods/search', policy: 'search',
  payload: searchPayload, data: searchAnswer,
  summary: 'Search; without conditions its catalogs and brands are the category tree and the brand list',
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
  name: 'recommendGoodsConfig/qryRecommendGoodsDetail', group: 'goods', method: 'POST', policy: 'catalogue',
  path: 'recommendGoodsConfig/qryRecommendGoodsDetail',
  payload: v.object({ recommendGoodsId: v.pipe(text, v.maxLength(60)) }),
  data: v.object({ ...recommended.entries, goods: rowsOf(goods) }), summary: 'One recommendation with its goods',
});
