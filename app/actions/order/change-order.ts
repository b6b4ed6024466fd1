/** The forms of `POST /order_detail/:orderNo` (app/routes/README.md, "Forms"). */
import * as v from 'valibot';
import { readTyped } from '../../domain/numbers/reading';
import type { WantedOutcome } from '../../domain/order/cart-lines';
import type { OrderDetail } from '../../domain/order/order-records';
import { type OrderAnswer, ORDER_INTENTS, type OrderIntent, orderPath, payPath } from '../../domain/order/order-forms';
import { IDEMPOTENCY_KEY, ORDER_LIMITS } from '../../domain/order/order-policies';
import { PRODUCT_ID_LIMIT } from '../../domain/product/product';
import { onlyWrong } from '../../domain/text/form-answer';
import type { Message, Words } from '../../domain/text/message';
import type { Failure } from '../../upstream/failures/upstream-error';
import type { Trade } from '../../upstream/trade';
import type { Session } from '../../session/session';
import { carryOutOwned } from '../form/carry-out';
import { missing, readField } from '../form/form-fields';
import { keptForm, type PostedForm } from '../form/posted-form';
import { INVOICE_FIELDS, invoiceProblems, invoiceTo, readInvoice } from '../account/read-invoice';

/** The result of a posted form. */
export type OrderOutcome =
  /** The form was carried out, or refused as a whole. The page of the order shows the message, if there is one. */
  | { kind: 'flash'; message: Message | null }
  /** The buyer goes on to the payment, or to the cart. */
  | { kind: 'goTo'; path: string; messages: Message[] }
  /** The form is shown again. */
  | { kind: 'again'; answer: OrderAnswer; status: number }
  /** The form names a refund that the order does not have. */
  | { kind: 'missing' };

/** The forms that may wait for sign-in, with their fields. A payment does not wait: the buyer starts it again after sign-in. */
export const orderFields = v.object({
  orderNo: v.string(),
  intent: v.picklist(['cancel', 'receive', 'refund', 'cancelRefund', 'returnShipped', 'invoice', 'again']),
  ...Object.fromEntries(
    ['idempotencyKey', 'goodsId', 'refundType', 'qty', 'reason', 'refundNo', 'carrier', 'trackingNo', ...INVOICE_FIELDS].map((name) => [name, v.optional(v.string())]),
  ),
});

/** The fields of a form that may wait for sign-in; `null` if this form may not wait. */
export function waitingForm(orderNo: string, form: PostedForm): Record<string, string> | null {
  const typed = Object.keys(orderFields.entries).map((name) => [name, form.text(name)]).filter(([, text]) => text);
  const fields = { ...Object.fromEntries(typed), orderNo };
  return v.is(orderFields, fields) ? fields : null;
}

/**
 * Carries out a form that waited for sign-in. The next page is the order, or the page that the form leads to.
 * @returns the result as one message
 * @throws UpstreamError as {@link postOrder}
 */
export async function takeOrderForm(
  fields: v.InferOutput<typeof orderFields>, { trade, session }: { trade: Trade; session: Pick<Session, 'goal'> },
): Promise<Message | null> {
  session.goal = orderPath(fields.orderNo);
  const outcome = await postOrder(trade, fields.orderNo, keptForm(fields));
  switch (outcome.kind) {
    case 'flash':
      return outcome.message;
    case 'goTo':
      session.goal = outcome.path;
      return outcome.messages[0] ?? null;
    case 'again':
      return { kind: 'error', ...(outcome.answer.summary ?? Object.values(outcome.answer.fields)[0] ?? { key: NOT_UNDERSTOOD.key }) };
    default:
      return NOT_UNDERSTOOD;
  }
}

interface Posted {
  trade: Trade;
  order: OrderDetail;
  form: PostedForm;
}

/**
 * Carries out a form of an order, for the signed-in user.
 * @throws UpstreamError if the user has no order or refund with this number, or nobody is signed in
 */
export async function postOrder(trade: Trade, orderNo: string, form: PostedForm): Promise<OrderOutcome> {
  const order = await trade.order(orderNo);
  const name = form.text('intent');
  const intent = ORDER_INTENTS.find((one) => one === name);
  return intent ? INTENTS[intent]({ trade, order, form }) : { kind: 'flash', message: NOT_UNDERSTOOD };
}

const NOT_UNDERSTOOD = { kind: 'error', key: 'account:message.notUnderstood' } as const;

const INTENTS: Record<OrderIntent, (posted: Posted) => Promise<OrderOutcome>> = {
  pay, cancel, refund, cancelRefund, returnShipped, invoice, again, demoStep,
  receive: ({ trade, order }) => carryOutAndFlash('order:message.received', () => trade.confirmReceipt(order.orderNo)),
};

async function pay({ order }: Posted): Promise<OrderOutcome> {
  return { kind: 'goTo', path: payPath(order.payment.paymentNo), messages: [] };
}

/** Cancels the order. If the buyer has paid and the payment is not confirmed yet, refuses. */
async function cancel({ trade, order }: Posted): Promise<OrderOutcome> {
  if (order.paymentPending) return { kind: 'flash', message: { kind: 'error', key: 'order:error.pending' } };
  return carryOutAndFlash('order:message.cancelled', () => trade.cancelOrder(order.orderNo));
}

async function refund({ trade, order, form }: Posted): Promise<OrderOutcome> {
  const { orderNo } = order;
  const values = {
    goodsId: readField(form, 'goodsId', PRODUCT_ID_LIMIT), refundType: form.text('refundType'),
    qty: readField(form, 'qty', TYPED_NUMBER), reason: readField(form, 'reason', 2 * ORDER_LIMITS.reason),
  };
  const line = order.lines.find(({ productId }) => productId === values.goodsId);
  const offered = line?.refundable.find(({ type }) => type === values.refundType);
  const quantity = readTyped(values.qty);
  const most = offered?.quantity ?? Math.max(0, ...(line?.refundable.map((one) => one.quantity) ?? []));
  const valid = quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= most;
  const key = keyOf(form);
  const again = (status: number, fields: Record<string, Words>, summary?: Words): OrderOutcome => ({
    kind: 'again', status, answer: { form: 'refund', values: { ...values, idempotencyKey: key }, fields, ...(summary ? { summary } : {}) },
  });
  if (!line || line.refundable.length === 0) return again(409, {}, { key: 'order:error.notRefundable' });
  const fields = onlyWrong({
    refundType: offered ? null : { key: 'order:error.refundType' },
    qty: valid ? null : { key: 'order:error.qty', values: { most } },
    reason: missing(values.reason, 'order:error.reason')
      ?? (values.reason.length > ORDER_LIMITS.reason ? { key: 'order:error.longReason', values: { most: ORDER_LIMITS.reason } } : null),
  });
  if (!offered || !valid || Object.keys(fields).length > 0) return again(422, fields);
  const { failure } = await carryOutOwned(() =>
    trade.applyRefund({ idempotencyKey: key, orderNo, refundType: offered.type, productId: line.productId, quantity, reason: values.reason }));
  if (failure) return again(failure.status, failure.fields, failure.summary);
  return { kind: 'flash', message: { kind: 'result', key: 'order:message.refundAsked', values: { mpn: line.mpn } } };
}

/** The maximum length of a typed number, in characters. */
const TYPED_NUMBER = 64;

async function cancelRefund({ trade, order, form }: Posted): Promise<OrderOutcome> {
  const refundNo = refundOf(order, form);
  return refundNo === null ? { kind: 'missing' } : carryOutAndFlash('order:message.refundCancelled', () => trade.cancelRefund(refundNo));
}

async function returnShipped({ trade, order, form }: Posted): Promise<OrderOutcome> {
  const refundNo = refundOf(order, form);
  if (refundNo === null) return { kind: 'missing' };
  const values = { carrier: readField(form, 'carrier'), trackingNo: readField(form, 'trackingNo') };
  const tooLong = (name: 'carrier' | 'trackingNo'): Words | null => (
    values[name].length > ORDER_LIMITS[name] ? { key: `order:error.long.${name}`, values: { most: ORDER_LIMITS[name] } } : null
  );
  const fields = onlyWrong({
    carrier: missing(values.carrier, 'order:error.carrier') ?? tooLong('carrier'),
    trackingNo: missing(values.trackingNo, 'order:error.trackingNo') ?? tooLong('trackingNo'),
  });
  return submit('returnShipped', { ...values, refundNo }, fields, 'order:message.returnShipped', () =>
    trade.shipReturn(refundNo, values.carrier, values.trackingNo));
}

/** The number of the refund that a form names; `null` if the order has no refund with this number. */
function refundOf({ refunds }: OrderDetail, form: PostedForm): string | null {
  const wanted = form.text('refundNo');
  return refunds.find(({ refundNo }) => refundNo === wanted)?.refundNo ?? null;
}

async function invoice({ trade, order, form }: Posted): Promise<OrderOutcome> {
  const values = readInvoice(form);
  const { country } = order.address;
  return submit('invoice', { ...values }, invoiceProblems(values, 'always', country), 'order:message.invoiceAsked', () =>
    trade.applyInvoice(order.orderNo, invoiceTo(country, values)));
}

async function again({ trade, order }: Posted): Promise<OrderOutcome> {
  const { value: outcomes, failure } = await carryOutOwned(() => trade.buyAgain(order.orderNo));
  return failure ? refused(failure) : { kind: 'goTo', path: '/shopping_cart', messages: messagesOf(outcomes) };
}

/** Messages name at most this many of the products that could not be added to the cart. */
const NAMED = 5;

function messagesOf(outcomes: readonly WantedOutcome[]): Message[] {
  const added = outcomes.filter(({ outcome }) => outcome === 'added').length;
  const left = outcomes.filter(({ outcome }) => outcome !== 'added');
  const named = left.slice(0, NAMED).map(({ partNumber: mpn, reason }): Message => (
    { kind: 'notice', key: 'order:message.notAgain', values: { mpn, reason } }
  ));
  return [
    ...(added > 0 ? [{ kind: 'result' as const, key: 'order:message.again', values: { count: added } }] : []),
    ...named,
    ...(left.length > NAMED ? [{ kind: 'notice' as const, key: 'order:message.moreNotAgain', values: { count: left.length - NAMED } }] : []),
  ];
}

async function demoStep({ trade, order, form }: Posted): Promise<OrderOutcome> {
  const wanted = { step: form.text('step'), refundNo: form.text('refundNo') };
  const found = order.demoSteps.find(({ step, refundNo }) => step === wanted.step && refundNo === wanted.refundNo);
  if (!found) return { kind: 'flash', message: { kind: 'error', key: 'order:error.step' } };
  return carryOutAndFlash(`order:demo.done.${found.step}`, () => trade.demoStep(found.step, order.orderNo, found.refundNo));
}

async function submit(
  form: OrderAnswer['form'], values: Record<string, string>, fields: Record<string, Words>, done: string, work: () => Promise<unknown>,
): Promise<OrderOutcome> {
  const again = (status: number, wrong: Record<string, Words>, summary?: Words): OrderOutcome => (
    { kind: 'again', status, answer: { form, values, fields: wrong, ...(summary ? { summary } : {}) } }
  );
  if (Object.keys(fields).length > 0) return again(422, fields);
  const { failure } = await carryOutOwned(work);
  return failure ? again(failure.status, failure.fields, failure.summary) : { kind: 'flash', message: { kind: 'result', key: done } };
}

async function carryOutAndFlash(key: string, work: () => Promise<unknown>): Promise<OrderOutcome> {
  const { failure } = await carryOutOwned(work);
  return failure ? refused(failure) : { kind: 'flash', message: { kind: 'result', key } };
}

function refused({ summary, fields }: Failure): OrderOutcome {
  const words = summary ?? Object.values(fields)[0];
  return { kind: 'flash', message: words ? { kind: 'error', ...words } : null };
}

/** The idempotency key that the page put into the form; a new key if the form has no valid one. */
export function keyOf(form: PostedForm): string {
  const key = form.text('idempotencyKey');
  return IDEMPOTENCY_KEY.test(key) ? key : crypto.randomUUID();
}
