/** The record of a product, with the field names of the trade (README, "Product fields"). Texts are in the reader's language. */

import type { Tier } from '../money/price-tiers';

/** The maximum length of a product's id, in characters. */
export const PRODUCT_ID_LIMIT = 100;

/** A delivery in transit: `num` pieces arrive on `date` (`YYYY-MM-DD`). */
export interface InTransitDelivery {
  num: number;
  date: string;
}

/** Who sells a product: the mall, its second shop X, or a partner. */
export const GOODS_TYPE = { own: 'GT0', ownX: 'GT1', partner: 'GT2' } as const;
export type GoodsType = (typeof GOODS_TYPE)[keyof typeof GOODS_TYPE];

/** A shorter set of codes for who sells a product. */
export const GOODS_SOURCE_SET = { own: 'T01', partner: 'T02' } as const;

/** `'T'` means yes; any other value means no. */
export type Flag = 'T' | 'F';

/** The fields that decide price, quantity and availability. */
export interface TradeTerms {
  stock: number;
  moq?: number;
  mpq?: number;
  /** The step between quantities that can be bought. */
  perAddQuantity?: number;
  /** 1: the step is `mpq` if the start is above `mpq`. */
  perAddType?: number;
  rangePrice: Tier[];
  hasDiscount: Flag;
  orderGoodsFlag: Flag;
  orderGoodsFlag1?: Flag;
  orderGoodsFlagTemp?: Flag;
  /** Lead time of the ordering mode in days. */
  orderGoodsCycle?: number;
  onWayNum: number;
  onWayDetailList: InTransitDelivery[];
  delivery?: string;
  goodsType: GoodsType;
  /** Days until delivery; partner goods only. */
  deliveryCycle?: number;
}

/** The figures that change within minutes. They are streamed after the page. */
export type LiveFigures = Pick<TradeTerms, 'stock' | 'onWayNum' | 'onWayDetailList'>;

/** One parameter of a product. `number` is the value in SI units, if it is a number. */
export interface Attribute {
  key: string;
  name: string;
  value: string;
  number?: number;
  unit?: string;
}

export interface Product extends TradeTerms {
  id: string;
  mpn: string;
  brand: string;
  /** The maker's names in all languages. Present only if makers are compared: on the product's page and in offers. */
  brandNames?: string[];
  name: string;
  description: string;
  /** Code of the product's category on the deepest level, for example `3_031207`. */
  catalogueCode: string;
  packageName: string;
  attributes: Attribute[];
  datasheetUrl?: string;
  /** JSON text: a list of `{photoUrl}`; the first is the main picture. */
  images: string;
  supplierCode?: string;
}
