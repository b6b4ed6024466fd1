import * as v from 'valibot';
import { EXPORTS, type ExportFormat } from '../../../domain/order/export';
import { call } from '../base/call';
import { cartKey } from './cart';
import { listOrders, orderNo } from './order';

/** The media type of each format; a file is answered with the one that was asked for. */
export const FILE_TYPES: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

const { status, time, keyword } = listOrders.payload.entries;

/**
 * The call that answers a file: bytes under its media type with `content-disposition`, in the language of the request. A refusal
 * is an envelope as ever, told by its type `application/json`.
 */
export const exportFile = call({
  name: 'export/exportFile', group: 'order', method: 'POST', path: 'export/exportFile', policy: 'never',
  payload: v.variant('what', [
    v.object({ what: v.literal('cart'), format: v.picklist(EXPORTS.cart), cartKey: v.optional(cartKey) }),
    v.object({ what: v.literal('orders'), format: v.picklist(EXPORTS.orders), status, time, keyword }),
    v.object({ what: v.literal('order'), format: v.picklist(EXPORTS.order), orderNo }),
    v.object({ what: v.literal('invoice'), format: v.picklist(EXPORTS.invoice), orderNo }),
  ]),
  data: v.never(),
  summary: 'The cart, orders, an order or its invoice as a file; of an order PDF is its confirmation',
});
