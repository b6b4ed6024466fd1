import * as v from 'valibot';
import { BOM_GOALS } from '../../../domain/bom/bom';
import { EXPORTS, type ExportFormat } from '../../../domain/order/export-kinds';
import { call } from '../base/call';
import { cartKey } from './cart';
import { listOrders, orderNo } from './order';
import { bomKey, bomNo, shareKey } from './stored-bom';

/** The media type of each format. */
export const FILE_TYPES: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

const { status, time, keyword } = listOrders.payload.entries;

/**
 * The call that answers with a file in the language of the request: bytes with their media type and `content-disposition`. A refusal
 * is an envelope of type `application/json`.
 */
export const exportFile = call({
  name: 'export/exportFile', group: 'order', method: 'POST', path: 'export/exportFile', policy: 'never',
  payload: v.variant('what', [
    v.object({ what: v.literal('cart'), format: v.picklist(EXPORTS.cart), cartKey: v.optional(cartKey) }),
    v.object({ what: v.literal('orders'), format: v.picklist(EXPORTS.orders), status, time, keyword }),
    v.object({ what: v.literal('order'), format: v.picklist(EXPORTS.order), orderNo }),
    v.object({ what: v.literal('invoice'), format: v.picklist(EXPORTS.invoice), orderNo }),
    v.object({
      what: v.literal('bom'), format: v.picklist(EXPORTS.bom), bomKey: v.optional(bomKey), bomNo: v.optional(bomNo), shareKey: v.optional(shareKey),
      /** In place of the stored one. */
      goal: v.optional(v.picklist(BOM_GOALS)),
    }),
  ]),
  data: v.never(),
  summary: 'The cart, orders, an order or its invoice, or a bill of materials by its number or the key of its link, as a file; of an order PDF is its confirmation',
});
