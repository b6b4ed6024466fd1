import type { GoodsType } from '~/domain/product/product';

interface Kinds {
  text: string;
  number: number;
  'number or null': number | null;
  'goods type': GoodsType;
}

/** The columns of `goods` that the wire needs, and the type of each. */
const COLUMNS = {
  rank: 'number', id: 'text', mpn: 'text', brand_id: 'number', category: 'text',
  name_cn: 'text', name_en: 'text', description_cn: 'text', description_en: 'text',
  package: 'text', attributes: 'text', datasheet_url: 'text', images: 'text',
  stock: 'number', moq: 'number', mpq: 'number', step: 'number', step_type: 'number',
  tiers: 'text', has_discount: 'number', ordering: 'number', ordering_days: 'number',
  in_transit: 'text', delivery_cn: 'text', delivery_en: 'text',
  goods_type: 'goods type', delivery_days: 'number or null', supplier: 'text',
} as const satisfies Record<string, keyof Kinds>;

/** A product: a row of `goods` with every column that the wire needs. */
export type ProductRow = { -readonly [C in keyof typeof COLUMNS]: Kinds[(typeof COLUMNS)[C]] };

/** The columns of a {@link ProductRow} in SQL. */
export const PRODUCT_COLUMNS = Object.keys(COLUMNS).map((name) => `goods.${name}`).join(', ');
