import { GOODS_TYPE } from '~/domain/product/product';
import * as v from 'valibot';
import { flag } from '~/upstream/contract/base/fields';
import { tiers } from '~/upstream/contract/records/goods';

/** What an order keeps of a product, as JSON in its line, independent of the catalogue. */
export const lineSnapshot = v.object({
  brandNameCn: v.string(), brandNameEn: v.string(), descriptionCn: v.string(), descriptionEn: v.string(),
  hasDiscount: v.picklist(['T', 'F']), goodsType: v.picklist(Object.values(GOODS_TYPE)),
  photoUrl: v.optional(v.string()), supplierCode: v.optional(v.string()),
  // Older orders have neither.
  rangePrice: v.optional(tiers), orderGoodsFlagTemp: v.optional(flag),
});

export type LineSnapshot = v.InferOutput<typeof lineSnapshot>;
