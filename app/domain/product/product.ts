/** The trade's record of a part, in the field names of section 3. Texts are in the reader's language. */

import type { Tier } from '../money/price-tiers';

/** A delivery on its way: so many pieces on that day (`YYYY-MM-DD`). */
export interface InTransitDelivery {
  num: number;
  date: string;
}

/** `GT0` and `GT1` are first-party goods, `GT2` comes from a third party. */
export type GoodsType = 'GT0' | 'GT1' | 'GT2';

/** `'T'` is yes, everything else no. */
export type Flag = 'T' | 'F';

/** What decides price, quantity and availability. */
export interface TradeTerms {
  stock: number;
  moq?: number;
  mpq?: number;
  /** Step between admissible quantities. */
  perAddQuantity?: number;
  /** 1: above `mpq` the step is `mpq`. */
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
  /** Days until delivery, third-party goods only. */
  deliveryCycle?: number;
}

/** The figures that change by the minute; streamed behind the page. */
export type LiveFigures = Pick<TradeTerms, 'stock' | 'onWayNum' | 'onWayDetailList'>;

/** One parameter of a part. `number` is in SI units where the value is one. */
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
  /** Names of its maker in all languages, on its own page and in offers of it: there makers are compared. */
  brandNames?: string[];
  name: string;
  description: string;
  /** Code of its deepest catalogue level, `3_031207`. */
  catalogueCode: string;
  packageName: string;
  attributes: Attribute[];
  datasheetUrl?: string;
  /** JSON text: array of `{photoUrl}`, the first is the main image. */
  images: string;
  supplierCode?: string;
}
