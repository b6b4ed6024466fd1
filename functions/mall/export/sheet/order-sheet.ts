import type { InferInput } from 'valibot';
import { dictionaryName, type Dictionary } from '~/domain/text/dictionary';
import type { Language } from '~/domain/text/language';
import { momentText } from '~/domain/time/moment';
import type { orderSummary } from '~/upstream/contract/records/order';
import { textIn } from '../text/text-in';
import { WORDS } from '../text/messages';
import { sheetOf, type ColumnOf, type Sheet } from './sheet';

type WireOrder = InferInput<typeof orderSummary>;

/** A line with its order. */
interface Line {
  order: WireOrder;
  line: WireOrder['lines'][number];
}

/** The lines of orders as a table. Each row repeats the figures of its order. */
export function orderSheet(
  name: string, orders: Iterable<WireOrder> | AsyncIterable<WireOrder>, language: Language, timeZone: string, dictionary: Dictionary,
): Sheet {
  const { column } = WORDS[language];
  const columns: Array<ColumnOf<Line>> = [
    { head: column.orderNo, kind: 'text', width: 22, cell: ({ order }) => order.orderNo },
    { head: column.customerOrderNo, kind: 'text', width: 22, cell: ({ order }) => order.customerOrderNo ?? null },
    { head: column.ordered, kind: 'text', width: 20, cell: ({ order }) => momentText(Date.parse(order.createTime), timeZone) },
    { head: column.status, kind: 'text', width: 16, cell: ({ order }) => dictionaryName('orderStatus', order.orderStatus, language) },
    { head: column.method, kind: 'text', width: 16, cell: ({ order }) => dictionaryName('paymentMethod', order.payMethod, language, dictionary) },
    { head: column.payment, kind: 'text', width: 12, cell: ({ order }) => dictionaryName('paymentStatus', order.payStatus, language) },
    { head: column.invoice, kind: 'text', width: 12, cell: ({ order }) => dictionaryName('invoiceStatus', order.invoiceStatus, language) },
    { head: column.mpn, kind: 'text', width: 24, cell: ({ line }) => line.mpn },
    { head: column.partRef, kind: 'text', width: 24, cell: ({ line }) => line.partRef ?? null },
    { head: column.brand, kind: 'text', width: 18, cell: ({ line }) => textIn(line, 'brandName', language) },
    { head: column.description, kind: 'text', width: 44, cell: ({ line }) => textIn(line, 'description', language) },
    { head: column.partner, kind: 'text', width: 16, cell: ({ line }) => line.supplierCode ?? null },
    { head: column.quantity, kind: 'number', width: 12, cell: ({ line }) => String(line.qty) },
    { head: column.unitPrice, kind: 'price', width: 16, cell: ({ line }) => line.unitPrice },
    { head: column.amount, kind: 'amount', width: 16, cell: ({ line }) => line.amount },
    { head: column.discounted, kind: 'amount', width: 20, cell: ({ line }) => line.discountAmount },
    { head: column.freight, kind: 'amount', width: 18, cell: ({ order }) => order.freight ?? null },
    { head: column.payable, kind: 'amount', width: 18, cell: ({ order }) => order.payable },
    { head: column.refunded, kind: 'amount', width: 20, cell: ({ order }) => order.refunded },
  ];
  return sheetOf(name, columns, linesOf(orders));
}

async function* linesOf(orders: Iterable<WireOrder> | AsyncIterable<WireOrder>): AsyncGenerator<Line> {
  for await (const order of orders) {
    for (const line of order.lines) yield { order, line };
  }
}
