import type { Product } from '~/domain/product/product';
import type { Language } from '~/domain/text/language';
import { dayOf } from '~/domain/time/moment';
import type { CatalogueFacts } from '../../goods/facts';
import type { ProductRow } from '../../goods/store';
import { toWire } from '../../goods/wire';
import type { MallContext } from '../../http/route';
import { textIn } from '../text/text-in';

/** Makes a function that reads each product once: many lines may have the same one. */
export function productReader(facts: CatalogueFacts, { bindings, language, now, timeZone }: MallContext): (row: ProductRow) => Product {
  const today = dayOf(now, timeZone);
  const known = new Map<string, Product>();
  return (row) => {
    const product = known.get(row.id) ?? plannedProduct(row, facts, today, language, bindings.PRODUCT);
    known.set(row.id, product);
    return product;
  };
}

/** A product with the terms on which it is bought, in the language of the request. Descriptions, attributes and pictures are left out. */
function plannedProduct(row: ProductRow, facts: CatalogueFacts, today: string, language: Language, prefix: string): Product {
  const goods = toWire({ ...row, attributes: '{}', images: '[]' }, facts, today, prefix);
  const { rangePrice = [], hasDiscount = 'F', orderGoodsFlag = 'F', onWayNum = 0, onWayDetailList = [] } = goods;
  return {
    id: row.id, mpn: row.mpn, brand: textIn(goods, 'brandName', language), name: '', description: '', catalogueCode: row.category, packageName: row.package,
    attributes: [], images: '[]', stock: row.stock, moq: row.moq, mpq: row.mpq, perAddQuantity: row.step, perAddType: row.step_type, goodsType: row.goods_type,
    rangePrice, hasDiscount, orderGoodsFlag, onWayNum, onWayDetailList,
    ...(row.ordering ? { orderGoodsCycle: row.ordering_days } : {}), ...(row.delivery_days === null ? {} : { deliveryCycle: row.delivery_days }),
  };
}
