import { GOODS_TYPE } from '~/domain/product/product';
import * as v from 'valibot';
import { flag } from '~/upstream/contract/base/fields';
import { tiers } from '~/upstream/contract/records/goods';

/** The data of a product that an order line stores as JSON. It does not change when the catalogue changes. */
export const lineSnapshot = v.object({
  brandNameCn: v.string(), brandNameEn: v.string(), descriptionCn: v.string(), descriptionEn: v.string(),
  hasDiscount: v.picklist(['T', 'F']), goodsType: v.picklist(Object.values(GOODS_TYPE)),
  photoUrl: v.optional(v.string()), supplierCode: v.optional(v.string()),
  // Older orders do not have these two fields.
  rangePrice: v.optional(tiers), orderGoodsFlagTemp: v.optional(flag),
});

export type LineSnapshot = v.InferOutput<typeof lineSnapshot>;
