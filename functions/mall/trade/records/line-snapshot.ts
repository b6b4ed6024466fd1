import { GOODS_TYPE } from '~/domain/product/product';
import * as v from 'valibot';
import { flag } from '~/upstream/contract/base/fields';
import { tiers } from '~/upstream/contract/records/goods';

/** The data of a product that an order line stores as JSON. It does not change when the catalogue changes. */
const lineSnapshot = v.object({
  brandNameCn: v.string(), brandNameEn: v.string(), descriptionCn: v.string(), descriptionEn: v.string(),
  hasDiscount: v.picklist(['T', 'F']), goodsType: v.picklist(Object.values(GOODS_TYPE)),
  photoUrl: v.optional(v.string()), supplierCode: v.optional(v.string()),
  /** The number of days that the partner needs to deliver. */
  deliveryDays: v.optional(v.number()),
  // Older orders do not have these two fields.
  rangePrice: v.optional(tiers), orderGoodsFlagTemp: v.optional(flag),
});

export type LineSnapshot = v.InferOutput<typeof lineSnapshot>;

/** Reads the JSON of an order line. */
export function readSnapshot(json: string): LineSnapshot {
  return v.parse(lineSnapshot, JSON.parse(json));
}
