/** The form `POST /confirm_order` (app/routes/README.md, "Forms"). */
import * as v from 'valibot';
import type { AddressFields } from '../../domain/account/account';
import { CONFIRM_PATH, type ConfirmAnswer } from '../../domain/order/order-forms';
import { IDEMPOTENCY_KEY, ORDER_LIMITS, SHORTAGE_WISHES, type ShortageWish } from '../../domain/order/policies';
import { readShownLines, shownLinesText } from '../../domain/order/shown-lines';
import { PAYMENT_METHOD, type PaymentMethod } from '../../domain/order/states';
import { onlyWrong } from '../../domain/text/form-answer';
import type { Message, Words } from '../../domain/text/message';
import type { Account } from '../../upstream/account';
import type { OrderForm, PlacedOrder, Trade } from '../../upstream/trade';
import { reasonToSignIn, type SignInReason } from '../../session/prompt-sign-in';
import type { Session } from '../../session/session';
import type { OrderDraft } from '../../session/visit-state';
import { ADDRESS_FIELDS, addressProblems, readAddress } from '../account/read-address';
import { regionsOf, type RegionsBelow } from '../account/regions-below';
import { carryOut } from '../form/carry-out';
import { readField } from '../form/form-fields';
import { keptForm, type PostedForm } from '../form/posted-form';
import { INVOICE_FIELDS, invoiceProblems, readInvoice } from './read-invoice';

interface Visit {
  account: Account;
  trade: Trade;
}

/** Checkout with what was entered before. */
interface FilledIn {
  answer: ConfirmAnswer;
  regions: RegionsBelow;
}

/** What became of an order that was sent. */
export type ConfirmOutcome =
  | ({ kind: 'placed' } & PlacedOrder)
  /** To be shown again. */
  | ({ kind: 'again'; status: number } & FilledIn)
  /** There is nothing that could be ordered, or no more. */
  | { kind: 'nothing'; words: Words }
  /** Nobody is signed in any more. */
  | ({ kind: 'signIn' } & SignInReason);

const METHODS: readonly PaymentMethod[] = Object.values(PAYMENT_METHOD);

/** What is kept of the form: what was typed, and what the page showed. */
const FIELDS = [
  'idempotencyKey', 'lines', 'amount', 'addressId', ...ADDRESS_FIELDS, 'paymentMethod', ...INVOICE_FIELDS, 'shortage', 'remark',
] as const;

/** The fields that are kept until sign-in. */
export const confirmFields = v.object(Object.fromEntries(FIELDS.map((name) => [name, v.optional(v.string())])));

/** The form as it is kept until sign-in. Part numbers are left out: the cookie has no room for them. */
export function waitingOrder(form: PostedForm): Record<string, string> {
  const shown = readShownLines(form.text('lines'));
  return {
    ...Object.fromEntries(FIELDS.map((name) => [name, form.text(name)]).filter(([, text]) => text)),
    ...(shown ? { lines: shownLinesText(shown.map((line) => ({ ...line, mpn: '' }))) } : {}),
  };
}

/** Opens checkout with an order that waited: it is not placed before the buyer has seen it once more. @returns what is to be said there */
export async function reopenOrder(fields: OrderDraft, { session }: { session: Pick<Session, 'goal' | 'reopenOrder'> }): Promise<Message> {
  session.goal = CONFIRM_PATH;
  session.reopenOrder(fields);
  return { kind: 'notice', key: 'order:message.notPlacedYet' };
}

/** Checkout with an order that was not placed filled in. */
export function reopened(account: Account, fields: OrderDraft): Promise<FilledIn> {
  return filledIn(account, readConfirm(keptForm(fields)), {});
}

/** Places an order for the signed-in user. What it costs is the mall's business: figures that are posted are only compared. @throws what is no failure of the upstream */
export async function postConfirm(visit: Visit, form: PostedForm): Promise<ConfirmOutcome> {
  const read = readConfirm(form);
  if (form.text('intent') === 'region') return again(200, {});
  if (Object.keys(read.problems).length > 0 || read.stale) {
    return again(422, read.problems, read.stale ? { key: 'order:error.stale' } : undefined);
  }
  const { value: placed, failure } = await carryOut(() => visit.trade.placeOrder(read.order));
  if (placed) {
    const { orderNo } = placed;
    const isUnnamed = read.order.payMethod === PAYMENT_METHOD.payNow && placed.paymentNo === null;
    const paymentNo = isUnnamed ? await paymentOf(visit, orderNo) : placed.paymentNo;
    // Its lines have left the cart: the header needs the new count. Where that cannot be read, the order stands all the same.
    await carryOut(() => visit.trade.cart());
    return { kind: 'placed', orderNo, paymentNo };
  }
  const { status, fields, summary, missing, startOver } = failure;
  if (failure.signIn) return { kind: 'signIn', ...reasonToSignIn(failure) };
  // What was not found can only be the address.
  if (summary && missing === 'record') return again(422, { addressId: summary });
  if (summary && startOver) {
    if (await isCartEmpty(visit)) return { kind: 'nothing', words: summary };
    delete read.values['idempotencyKey'];
  }
  return again(status, fields, summary);

  async function again(code: number, wrong: Record<string, Words>, saying?: Words): Promise<ConfirmOutcome> {
    return { kind: 'again', status: code, ...(await filledIn(visit.account, read, wrong, saying)) };
  }
}

/** The payment of an order, where the upstream did not name it when it took the order; `null`: the order cannot be read. */
async function paymentOf({ trade }: Visit, orderNo: string): Promise<string | null> {
  const { value: order } = await carryOut(() => trade.order(orderNo));
  return order?.payment.paymentNo ?? null;
}

async function filledIn(
  account: Account, { values, shown, amount, address }: ReadOrder, fields: Record<string, Words>, summary?: Words,
): Promise<FilledIn> {
  return { regions: await regionsOf(account, address), answer: { values, fields, shown, amount, ...(summary ? { summary } : {}) } };
}

/** Whether there is nothing chosen in the cart that could be ordered. */
async function isCartEmpty({ trade }: Visit): Promise<boolean> {
  const { value: cart } = await carryOut(() => trade.cart());
  return cart?.totals.lines === 0;
}

interface ReadOrder {
  values: Record<string, string>;
  problems: Record<string, Words>;
  /** Its hidden fields are not those of a page of ours. */
  stale: boolean;
  order: OrderForm;
  address: AddressFields;
  shown: ConfirmAnswer['shown'];
  amount: string | null;
}

function readConfirm(form: PostedForm): ReadOrder {
  const key = form.text('idempotencyKey');
  const [addressId, address, invoice] = [readField(form, 'addressId', ADDRESS_ID), readAddress(form), readInvoice(form)];
  const remark = readField(form, 'remark', REMARK_READ);
  const payMethod = METHODS.find((one) => one === form.text('paymentMethod'));
  // A form that does not ask takes what is the first choice.
  const shortage: ShortageWish | undefined = form.has('shortage') ? SHORTAGE_WISHES.find((one) => one === form.text('shortage')) : SHORTAGE_WISHES[0];
  const [lines, amount] = [form.text('lines'), form.text('amount')];
  const shown = lines === '' ? null : readShownLines(lines);
  const known = IDEMPOTENCY_KEY.test(key);
  return {
    address, shown,
    amount: isAmount(amount) ? amount : null,
    stale: !known || (lines !== '' && shown === null) || (amount !== '' && !isAmount(amount)),
    values: {
      addressId, ...address, ...invoice, remark, paymentMethod: payMethod ?? '', shortage: shortage ?? '',
      ...(known ? { idempotencyKey: key } : {}),
    },
    problems: onlyWrong({
      ...(addressId ? {} : addressProblems(address)),
      paymentMethod: payMethod ? null : { key: 'order:error.paymentMethod' },
      ...invoiceProblems(invoice, 'if any'),
      shortage: shortage ? null : { key: 'order:error.shortage' },
      remark: remark.length > ORDER_LIMITS.remark ? { key: 'order:error.remark', values: { most: ORDER_LIMITS.remark } } : null,
    }),
    order: {
      idempotencyKey: key,
      ...(shown ? { lines: shown.map(({ goodsId, qty }) => ({ goodsId, qty })) } : {}),
      ...(amount ? { amount } : {}),
      ...(addressId ? { addressId } : { address }),
      payMethod: payMethod ?? PAYMENT_METHOD.payNow,
      ...(invoice.invoiceTitle ? invoice : {}),
      shortage: shortage ?? 'ship',
      ...(remark ? { remark } : {}),
    },
  };
}

/** Characters that are read of an address's id. */
const ADDRESS_ID = 50;
/** Characters that are read of a remark, and come back in the form. */
const REMARK_READ = 2 * ORDER_LIMITS.remark;

function isAmount(text: string): boolean {
  return /^\d{1,15}(?:\.\d{1,12})?$/.test(text);
}
