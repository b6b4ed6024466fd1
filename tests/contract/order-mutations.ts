import * as v from 'valibot';
import { edit, idle, put, rows, type Mutation } from './mutation-tools';

const DETAIL = 'order/qryOrderDetail';
const LIST = 'order/qryOrderList';
const CREATE = 'order/createOrder';
const START = 'payment/startPayment';

const line = v.looseObject({ qty: v.number(), amount: v.string(), discountAmount: v.string() });
const summary = v.looseObject({ orderNo: v.string(), lines: v.array(line) });
const detail = v.looseObject({ ...summary.entries, total: v.string(), refunds: v.array(v.unknown()), events: v.array(v.looseObject({ subject: v.string() })) });
const page = v.looseObject({
  page: v.looseObject({ totalPage: v.number(), rows: v.array(summary) }), counts: v.array(v.looseObject({ count: v.number() })),
});

/** Edits the data of all successful answers of a call. */
function editData<S extends v.GenericSchema>(
  call: string, schema: S, title: string, change: (data: v.InferOutput<S>) => void, ...kinds: string[]
): Mutation {
  return edit(call, title, (text) => {
    const body = v.parse(v.looseObject({ data: v.unknown() }), JSON.parse(text));
    const read = v.safeParse(schema, body.data);
    if (!read.success) return text;
    change(read.output);
    return JSON.stringify({ ...body, data: read.output });
  }, ...kinds);
}

const more = (amount: string) => String(Number(amount) + 1);
/** Puts a new number into each answer. */
function fresh(field: string) {
  let made = 0;
  return (text: string) => text.replace(new RegExp(`"${field}":"[^"]*"`), () => `"${field}":"X${(made += 1)}"`);
}

const STRAY = {
  refundNo: 'R1', orderNo: 'F1', refundType: 'T01', refundStatus: 'S01', goodsId: 'x', mpn: 'x', qty: 1, amount: '1', reason: 'x',
  createTime: '2026-01-01T00:00:00Z', cancellable: 'T',
};

const idleFor = (call: string, data: string, unknown: string, ...kinds: string[]) => idle(call, data, 'anonymous', `refuse ${unknown}`, ...kinds);

function ofOrders(mutation: Mutation): Mutation {
  return { ...mutation, group: 'order' };
}

/** Other calls depend on each of these. */
export const ORDER_MUTATIONS = [
  edit(
    CREATE, 'success for any payload', put(/"code":"ERR[^"]*"/, '"code":"0"'), 'anonymous', 'refuse unknown goodsId', 'refuse malformed idempotencyKey',
    'refuse unknown payMethod', 'refuse no address', 'refuse quantity that cannot be bought', 'refuse amount that differs from the mall’s',
    'refuse lines that the cart does not have',
    'refuse idempotencyKey of another order',
  ),
  edit(CREATE, 'another number each time', fresh('orderNo'), 'same key'),
  edit(CREATE, 'one number for all', put(/"orderNo":"[^"]*","orderStatus":"[^"]*"/, '"orderNo":"X","orderStatus":"P0W"'), 'other key', 'orderStatus'),
  {
    ...edit(START, 'another number each time', fresh('paymentNo')),
    faults: [`${START}: once`, 'payment/qryPayment: refused'],
  },
  idleFor('payment/testPayment', 'null', 'unknown paymentNo', 'paid', 'refuse completed payment'),
  {
    ...idle('order/cancelOrder', 'null'),
    faults: [
      ...['anonymous', 'refuse unknown orderNo', 'closed', 'refuse closed order'].map((kind) => `order/cancelOrder: ${kind}`),
      `${START}: refuse closed order`, 'invoice/applyInvoice: refuse closed order',
    ],
  },
  {
    ...idle('invoice/applyInvoice', 'null'),
    faults: [
      ...['anonymous', 'refuse unknown orderNo', 'refuse taxNo of two digits', 'refuse closed order', 'applied', 'refuse second application']
        .map((kind) => `invoice/applyInvoice: ${kind}`),
      'invoice/qryInvoiceList: listed',
    ],
  },
  {
    ...idle('refund/applyRefund', '{"refundNo":"R1","amount":"1"}'),
    faults: [
      ...[
        'anonymous', 'refuse unknown orderNo', 'refuse more pieces than were ordered', 'refuse return before receipt',
        'refuse idempotencyKey of another refund', 'refuse more pieces than are left',
      ].map((kind) => `refund/applyRefund: ${kind}`),
      'refund/qryRefundList: listed', 'refund/cancelRefund: refused', 'refund/cancelRefund: refundStatus',
    ],
  },
  {
    ...edit('refund/applyRefund', 'another number each time', fresh('refundNo'), 'same key'),
    faults: ['refund/applyRefund: same key', 'refund/qryRefundList: listed', 'refund/cancelRefund: refused', 'refund/cancelRefund: refundStatus'],
  },
  idleFor('refund/shipReturn', 'null', 'unknown refundNo', 'refundStatus', 'refuse return that is shipped'),
  idleFor('order/confirmReceipt', 'null', 'unknown orderNo', 'received', 'refuse completed order'),
].map(ofOrders);

/** Independent of each other. */
export const ORDER_CALL_MUTATIONS = [
  editData(DETAIL, detail, 'amounts that do not add up', (order) => {
    Object.assign(order, { total: more(order.total), saving: '3.21', refunded: '999999999', shipments: [{ lines: [{ goodsId: 'X', qty: 1 }] }] });
    for (const one of order.lines) Object.assign(one, { discountAmount: more(one.discountAmount), refundNum: one.qty + 1, brandNameCn: '', brandNameEn: '' });
  }, 'total', 'saving', 'refunded', 'payable', 'shipments', 'lines.discountAmount', 'lines.qty', 'text lines[].brandName'),
  editData(DETAIL, detail, 'another order', (order) => {
    Object.assign(order, { orderNo: 'X', payable: more(String(order['payable'])), refunds: [...order.refunds, STRAY], address: Object.assign({}, order['address'], { detail: 'elsewhere' }) });
    for (const one of order.lines) Object.assign(one, { qty: one.qty + 1 });
  }, 'orderNo', 'payment', 'placed', 'payable', 'saving', 'refunds', 'address', 'lines', 'lines.amount'),
  editData(DETAIL, detail, 'impossible events', ({ events }) => {
    for (const event of events) Object.assign(event, event.subject === 'order' ? { fromStatus: 'P0F', toStatus: 'P0R', createTime: '2099-01-01T00:00:00Z' } : {});
  }, 'events.order', 'events.move', 'events.last'),
  edit(DETAIL, 'success for anybody', put(/"code":"ERR[^"]*"/, '"code":"0"'), 'anonymous', 'refuse unknown orderNo'),
  editData(LIST, page, 'another sort order and other sums', ({ page: { rows: orders }, counts }) => {
    for (const one of orders.reverse()) Object.assign(one, { orderStatus: 'P0R', dueTime: '2099-01-01T00:00:00Z' });
    for (const one of counts) one.count += 1;
  }, 'order', 'counts', 'payUntil', 'dueTime'),
  editData(LIST, page, 'an order twice', (answer) => answer.page.rows.unshift(...answer.page.rows.slice(0, 1)), 'unique rows.orderNo', 'page'),
  edit(LIST, 'fewer lines than orders have', (text) => text.replaceAll(/"lineCount":\d+/g, '"lineCount":0'), 'lineCount'),
  edit(LIST, 'no rows', rows(() => []), 'page', 'listed'),
  edit(START, 'success for any payload', put(/"code":"ERR[^"]*"/, '"code":"0"'), 'anonymous', 'refuse unknown orderNo', 'refuse closed order'),
  idleFor('refund/cancelRefund', 'null', 'unknown refundNo', 'refundStatus', 'refuse cancelled refund'),
  editData('payment/qryPayment', v.looseObject({ payment: v.looseObject({ amount: v.string() }) }), 'another amount, and not open', (data) => {
    data.payment.amount = more(data.payment.amount);
    data['open'] = 'F';
  }, 'amount', 'open'),
  edit('payment/qryPayment', 'another payment', put(/"paymentNo":"/, '"paymentNo":"X'), 'payment'),
  idle('payment/callback', 'null', 'refuse forged signature', 'refuse callback without signature'),
  idle('payment/stripeCallback', 'null', 'refuse forged signature'),
  edit('invoice/qryInvoiceList', 'without invoice numbers', put(/"invoiceNo":"[^"]*",/g, ''), 'invoiceNo'),
  edit('invoice/qryInvoiceList', 'another title', put(/"invoiceTitle":"/g, '"invoiceTitle":"X'), 'listed'),
  { ...edit('invoice/qryInvoiceDetails', 'another title', put(/"invoiceTitle":"/g, '"invoiceTitle":"X')), faults: ['invoice/saveInvoiceDetails: kept'] },
  idle('invoice/saveInvoiceDetails', 'null', 'anonymous', 'refuse a tax number alone', 'kept'),
  edit('refund/qryRefundList', 'none cancellable', put(/"cancellable":"T"/g, '"cancellable":"F"'), 'cancellable'),
  edit('refund/qryRefundList', 'a row twice', rows((all) => [...all, ...all]), 'unique refundNo'),
  edit('refund/qryRefundList', 'no rows', rows(() => []), 'listed'),
  edit('accountPeriod/qryAccountPeriod', 'wrong amounts', put(/"used":"[^"]*","free":"[^"]*","overdue":"[^"]*"/, '"used":"1","free":"7","overdue":"1"'), 'used', 'free', 'overdue'),
  idleFor('order/buyAgain', '{"lines":1,"rows":[]}', 'unknown orderNo', 'rows', 'listed'),
  idle(
    'export/exportFile', 'null', 'anonymous', 'refuse unknown format', 'refuse unknown what', 'refuse unknown orderNo as order',
    'refuse unknown orderNo as invoice', 'refuse unknown bomNo', 'refuse unknown shareKey', 'content-type', 'content-disposition', 'cache-control', 'bytes',
  ),
].map(ofOrders);

const MALL = ['refuse caller without the operator key', 'refuse unknown record'] as const;

function ofOperators(mutation: Mutation): Mutation {
  return { ...mutation, group: 'operator' };
}

/** The operator's calls answer success to everybody and do nothing, or hide what was done. Later steps of a return depend on each of these. */
export const OPERATOR_MUTATIONS = [
  idle('operator/shipOrder', 'null', ...MALL, 'shipped', 'refuse shipped order'),
  idle('operator/auditRefund', 'null', ...MALL, 'refundStatus', 'refuse decided refund'),
  idle('operator/receiveReturn', 'null', ...MALL, 'refundStatus', 'refuse return that is received'),
  { ...editData(DETAIL, detail, 'nothing refunded', (order) => Object.assign(order, { refunded: '0' })), faults: ['operator/receiveReturn: refunded'] },
].map(ofOperators);

/** The operator's calls answer success to everybody and do nothing. These do not depend on each other. */
export const OPERATOR_CALL_MUTATIONS = [
  idle('operator/who', '{"kind":"order","number":"F1"}', MALL[0]),
  idle('operator/recordPayment', 'null', ...MALL, 'refuse payment recorded by a buyer'),
  ...['qryPayouts', 'qryOrders', 'qryRefunds', 'qryEvents'].map((name) => idle(`operator/${name}`, '{"page":{"pageNo":1,"pageSize":20,"total":0,"totalPage":0,"rows":[]}}', MALL[0])),
  idle('operator/qryOrder', 'null', MALL[0]),
  idle('operator/signOutAccount', '{"signIns":0,"devices":0}', MALL[0]),
  idle('operator/setStock', '{"faults":[],"parts":0}', MALL[0]),
  idle('operator/payoutSent', 'null', MALL[0]),
  idle('operator/qryOutbox', '{"page":{"pageNo":1,"pageSize":20,"total":0,"totalPage":0,"rows":[]}}', MALL[0]),
  idle('operator/retryMail', 'null', MALL[0]),
  idle('operator/qryDifferences', '{"page":{"pageNo":1,"pageSize":20,"total":0,"totalPage":0,"rows":[]}}', MALL[0]),
  idle('operator/settleDifference', 'null', MALL[0]),
].map(ofOperators);
