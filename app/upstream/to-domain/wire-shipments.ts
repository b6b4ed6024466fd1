import type { InferOutput } from 'valibot';
import type { PlannedShipment } from '../../domain/order/shipping/planned-shipments';
import type { shipments } from '../contract/records/cart';

export function toShipments(wire: InferOutput<typeof shipments> | undefined): PlannedShipment[] {
  return (wire ?? []).map(({ date = null, partner, supplierCode = '', lines }) => ({
    day: date, supplier: partner === 'T' ? supplierCode : null,
    lines: lines.map(({ goodsId: productId, qty: quantity }) => ({ productId, quantity })),
  }));
}
