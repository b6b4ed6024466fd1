import type { Language } from '../../domain/text/language';
import { GOODS_SOURCE_SET, GOODS_TYPE, type GoodsType, type LiveFigures, type Product } from '../../domain/product/product';
import type { WireGoods } from '../contract/records/goods';
import { textOf } from './text';

/** Turns a record of the wire into a product, in the reader's language (README, "Wire names"). */
export function toProduct(goods: WireGoods, language: Language): Product {
  return {
    id: goods.id,
    mpn: goods.mpn,
    brand: textOf(goods, 'brandName', language),
    name: textOf(goods, 'goodsName', language),
    description: textOf(goods, 'description', language),
    catalogueCode: goods.catalogCode ?? '',
    packageName: goods.packageName ?? '',
    attributes: (goods.attributes ?? []).map((attribute) => ({
      key: attribute.key,
      name: textOf(attribute, 'name', language),
      value: textOf(attribute, 'value', language),
      ...(attribute.number === undefined ? {} : { number: attribute.number }),
      ...(attribute.unit ? { unit: attribute.unit } : {}),
    })),
    ...(isWebAddress(goods.datasheetUrl) ? { datasheetUrl: goods.datasheetUrl } : {}),
    images: goods.images ?? '[]',
    ...toLiveFigures(goods),
    ...defined('moq', goods.moq),
    ...defined('mpq', goods.mpq),
    ...defined('perAddQuantity', goods.perAddQuantity),
    ...defined('perAddType', goods.perAddType),
    rangePrice: goods.rangePrice ?? [],
    hasDiscount: goods.hasDiscount ?? 'F',
    orderGoodsFlag: goods.orderGoodsFlag ?? 'F',
    orderGoodsFlag1: goods.orderGoodsFlag1 ?? 'F',
    ...defined('orderGoodsCycle', goods.orderGoodsCycle),
    delivery: textOf(goods, 'delivery', language),
    goodsType: toGoodsType(goods.goodsType),
    ...defined('deliveryCycle', goods.deliveryCycle),
    ...(goods.supplierCode ? { supplierCode: goods.supplierCode } : {}),
  };
}

/** The result of {@link toProduct}, with all names of the maker, so that makers can be compared. */
export function toComparedProduct(goods: WireGoods, language: Language): Product {
  const names = [goods.brandNameCn, goods.brandNameEn, goods.brandName].flatMap((name) => name || []);
  return { ...toProduct(goods, language), brandNames: [...new Set(names)] };
}

/** The figures that change within minutes. */
export function toLiveFigures(goods: Pick<WireGoods, 'stock' | 'onWayNum' | 'onWayDetailList'>): LiveFigures {
  return {
    stock: goods.stock,
    onWayNum: goods.onWayNum ?? 0,
    onWayDetailList: goods.onWayDetailList ?? [],
  };
}

/** `T02` means partner goods, `T01` the mall's own goods (README, "Wire names"). */
function toGoodsType(type: WireGoods['goodsType']): GoodsType {
  if (type === GOODS_SOURCE_SET.own) return GOODS_TYPE.own;
  if (type === GOODS_SOURCE_SET.partner) return GOODS_TYPE.partner;
  return type;
}

/** Whether a text is a web address. Only web addresses become links. */
function isWebAddress(url: string | undefined): url is string {
  return url !== undefined && /^https?:\/\//i.test(url);
}

function defined<K extends string>(key: K, value: number | undefined): { [P in K]?: number } {
  return value === undefined ? {} : single(key, value);
}
function single<K extends string>(key: K, value: number): { [P in K]?: number };
function single(key: string, value: number): Record<string, number> {
  return { [key]: value };
}
