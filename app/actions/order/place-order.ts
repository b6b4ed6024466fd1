/** The form `POST /confirm_order` (app/routes/README.md, "Forms"). */
import * as v from 'valibot';
import type { AddressFields } from '../../domain/account/account-records';
import { HOME_COUNTRY } from '../../domain/address/countries';
import { taxCountries } from '../../domain/address/tax-number';
import { filledInvoice } from '../../domain/order/checkout';
import { CONFIRM_PATH, partRefField, type ConfirmAnswer } from '../../domain/order/order-forms';
import { IDEMPOTENCY_KEY, ORDER_LIMITS, SHORTAGE_WISHES, type ShortageWish } from '../../domain/order/order-policies';
import { OWN_NUMBER_LENGTH, ownNumberProblem, readOwnNumber } from '../../domain/order/own/own-number';
import { readShownLines, shownLinesText, type ShownLine } from '../../domain/order/lines/shown-lines';
import type { InvoiceDetails } from '../../domain/order/order-records';
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
import { INVOICE_FIELDS, invoiceProblems, invoiceTo, readInvoice } from '../account/read-invoice';

interface Visit {
  account: Account;
  trade: Trade;
}

/** Checkout with the entered fields. */
interface FilledIn {
  answer: ConfirmAnswer;
  regions: RegionsBelow;
}

/** The result of a posted order. */
export type ConfirmOutcome =
  | ({ kind: 'placed' } & PlacedOrder)
  /** The form is shown again. */
  | ({ kind: 'again'; status: number } & FilledIn)
  /** There is nothing to order. */
  | { kind: 'nothing'; words: Words }
  /** The user is no longer signed in. */
  | ({ kind: 'signIn' } & SignInReason);

const METHODS: readonly PaymentMethod[] = Object.values(PAYMENT_METHOD);

/** The fields that are kept: what the buyer entered, and what the page showed. */
const FIELDS = [
  'idempotencyKey', 'lines', 'amount', 'addressId', ...ADDRESS_FIELDS, 'paymentMethod', ...INVOICE_FIELDS, 'customerOrderNo', 'shortage', 'remark',
] as const;

/** The fields that are kept until sign-in: these, and those of {@link partRefField}. */
export const confirmFields = v.objectWithRest(Object.fromEntries(FIELDS.map((name) => [name, v.optional(v.string())])), v.string());

/** The room for an order that waits for sign-in, in bytes of its JSON. With more, its own part numbers are left out, and those of the cart count. */
const WAITING_BYTES = 1_000;

/** The fields to keep until sign-in. The makers' part numbers are left out, because the cookie has no room for them. */
export function waitingOrder(form: PostedForm): Record<string, string> {
  const shown = readShownLines(form.text('lines'));
  const fields = {
    ...Object.fromEntries(FIELDS.map((name) => [name, form.text(name)]).filter(([, text]) => text)),
    ...(shown ? { lines: shownLinesText(shown.map((line) => ({ ...line, mpn: '' }))) } : {}),
  };
  const whole = { ...fields, ...Object.fromEntries(readPartRefs(form, shown ?? [])) };
  return new TextEncoder().encode(JSON.stringify(whole)).byteLength <= WAITING_BYTES ? whole : fields;
}

/** Reopens checkout with an order that waited for sign-in, so that the buyer sees the order before placing it. @returns the message for checkout */
export async function reopenOrder(fields: OrderDraft, { session }: { session: Pick<Session, 'goal' | 'reopenOrder'> }): Promise<Message> {
  session.goal = CONFIRM_PATH;
  session.reopenOrder(fields);
  return { kind: 'notice', key: 'order:message.notPlacedYet' };
}

/** Checkout, filled in with an order that was not placed. */
export function reopened(account: Account, fields: OrderDraft): Promise<FilledIn> {
  return filledIn(account, readConfirm(keptForm(fields)), {});
}

/**
 * Places an order for the signed-in user. The mall computes the amounts. The posted amounts are only compared with them.
 * @throws errors that do not come from the upstream
 */
export async function postConfirm(visit: Visit, form: PostedForm): Promise<ConfirmOutcome> {
  const read = readConfirm(form);
  if (form.text('intent') === 'region') {
    Object.assign(read.values, await refilled(visit, read));
    return again(200, {});
  }
  const country = await countryOf(visit, read);
  Object.assign(read.problems, invoiceProblems(read.invoice, 'if any', country));
  if (read.invoice.invoiceTitle) Object.assign(read.order, invoiceTo(country, read.invoice));
  if (Object.keys(read.problems).length > 0 || read.stale) {
    return again(422, read.problems, read.stale ? { key: 'order:error.stale' } : undefined);
  }
  const { value: placed, failure } = await carryOut(() => visit.trade.placeOrder(read.order));
  if (placed) {
    const { orderNo } = placed;
    const isUnnamed = read.order.payMethod === PAYMENT_METHOD.payNow && placed.paymentNo === null;
    const paymentNo = isUnnamed ? await paymentOf(visit, orderNo) : placed.paymentNo;
    // The lines of the order are no longer in the cart, so the header needs the new count. If the cart cannot be read, the order is still placed.
    await carryOut(() => visit.trade.cart());
    return { kind: 'placed', orderNo, paymentNo };
  }
  const { status, fields, summary, missing, startOver } = failure;
  if (failure.signIn) return { kind: 'signIn', ...reasonToSignIn(failure) };
  // The only record that can be missing is the address.
  if (summary && missing === 'record') return again(422, { addressId: summary });
  if (summary && (startOver || status === 409) && await isCartEmpty(visit)) return { kind: 'nothing', words: summary };
  if (startOver) delete read.values['idempotencyKey'];
  return again(status, fields, summary);

  async function again(code: number, wrong: Record<string, Words>, saying?: Words): Promise<ConfirmOutcome> {
    return { kind: 'again', status: code, ...(await filledIn(visit.account, read, wrong, saying)) };
  }
}

/** The country to which the order goes. The addresses are read only where an invoice needs to know it. */
async function countryOf({ account }: Visit, { order: { addressId }, address, invoice }: ReadOrder): Promise<string> {
  if (addressId === undefined) return address.country;
  if (!invoice.invoiceTitle && !invoice.taxNo) return HOME_COUNTRY;
  const { value: addresses = [] } = await carryOut(() => account.addresses());
  return addresses.find(({ id }) => id === addressId)?.country ?? HOME_COUNTRY;
}

/** The fields of the invoice that still have what is remembered, as they are filled in for the country that was chosen without script. What was typed stays. */
async function refilled({ trade }: Visit, { address: { country }, invoice }: ReadOrder): Promise<Partial<InvoiceDetails>> {
  if (!invoice.invoiceTitle && !invoice.taxNo) return {};
  const { value: remembered } = await carryOut(() => trade.invoiceDetails());
  if (!remembered) return {};
  const filled = filledInvoice(country, { ...remembered, taxCountries: taxCountries(remembered.taxNo, [country]) });
  return Object.fromEntries(INVOICE_FIELDS.filter((name) => invoice[name] === remembered[name]).map((name) => [name, filled[name]]));
}

/** Reads the number of the payment from the order; `null` if the order cannot be read. */
async function paymentOf({ trade }: Visit, orderNo: string): Promise<string | null> {
  const { value: order } = await carryOut(() => trade.order(orderNo));
  return order?.payment.paymentNo ?? null;
}

async function filledIn(
  account: Account, { values, shown, amount, address }: ReadOrder, fields: Record<string, Words>, summary?: Words,
): Promise<FilledIn> {
  return { regions: await regionsOf(account, address), answer: { values, fields, shown, amount, ...(summary ? { summary } : {}) } };
}

/** Whether no selected line of the cart can be ordered. */
async function isCartEmpty({ trade }: Visit): Promise<boolean> {
  const { value: cart } = await carryOut(() => trade.cart());
  return cart?.totals.lines === 0;
}

interface ReadOrder {
  values: Record<string, string>;
  problems: Record<string, Words>;
  /** Whether a hidden field is missing or malformed, so the form cannot come from a page of this shop. */
  stale: boolean;
  /** The order without its invoice. */
  order: OrderForm;
  invoice: InvoiceDetails;
  address: AddressFields;
  shown: ConfirmAnswer['shown'];
  amount: string | null;
}

function readConfirm(form: PostedForm): ReadOrder {
  const key = form.text('idempotencyKey');
  const [addressId, address, invoice] = [readField(form, 'addressId', ADDRESS_ID), readAddress(form), readInvoice(form)];
  const remark = readField(form, 'remark', REMARK_READ);
  const customerOrderNo = readOwn(form, 'customerOrderNo');
  const payMethod = METHODS.find((one) => one === form.text('paymentMethod'));
  // Without this field the first choice counts.
  const shortage: ShortageWish | undefined = form.has('shortage') ? SHORTAGE_WISHES.find((one) => one === form.text('shortage')) : SHORTAGE_WISHES[0];
  const [lines, amount] = [form.text('lines'), form.text('amount')];
  const shown = lines === '' ? null : readShownLines(lines);
  const known = IDEMPOTENCY_KEY.test(key);
  const partRefs = readPartRefs(form, shown ?? []);
  return {
    address, shown, invoice,
    amount: isAmount(amount) ? amount : null,
    stale: !known || (lines !== '' && shown === null) || (amount !== '' && !isAmount(amount)),
    values: {
      addressId, ...address, ...invoice, ...Object.fromEntries(partRefs), customerOrderNo, remark, paymentMethod: payMethod ?? '', shortage: shortage ?? '',
      ...(known ? { idempotencyKey: key } : {}),
    },
    problems: onlyWrong({
      ...(addressId ? {} : addressProblems(address)),
      paymentMethod: payMethod ? null : { key: 'order:error.paymentMethod' },
      ...Object.fromEntries((shown ?? []).map(({ productId, mpn }) => {
        const field = partRefField(productId);
        return [field, ownProblem('partRef', partRefs.get(field) ?? '', { mpn: mpn || productId })];
      })),
      customerOrderNo: ownProblem('customerOrderNo', customerOrderNo),
      shortage: shortage ? null : { key: 'order:error.shortage' },
      remark: remark.length > ORDER_LIMITS.remark ? { key: 'order:error.remark', values: { most: ORDER_LIMITS.remark } } : null,
    }),
    order: {
      idempotencyKey: key,
      ...(shown ? { lines: shown.map(({ productId, quantity }) => ({ productId, quantity, ...partRefOf(productId, partRefs) })) } : {}),
      ...(amount ? { amount } : {}),
      ...(addressId ? { addressId } : { address }),
      payMethod: payMethod ?? PAYMENT_METHOD.payNow,
      ...(customerOrderNo ? { customerOrderNo } : {}),
      shortage: shortage ?? 'ship',
      ...(remark ? { remark } : {}),
    },
  };
}

/** The buyer's own part numbers of the shown lines, by their fields. A form without these fields leaves the numbers of the cart. */
function readPartRefs(form: PostedForm, shown: readonly ShownLine[]): ReadonlyMap<string, string> {
  const fields = shown.map(({ productId }) => partRefField(productId)).filter((field) => form.has(field));
  return new Map(fields.map((field) => [field, readOwn(form, field)]));
}

function partRefOf(productId: string, partRefs: ReadonlyMap<string, string>): { partRef?: string } {
  const partRef = partRefs.get(partRefField(productId));
  return partRef === undefined ? {} : { partRef };
}

function readOwn(form: PostedForm, field: string): string {
  return readOwnNumber(readField(form, field));
}

function ownProblem(name: 'customerOrderNo' | 'partRef', number: string, values = {}): Words | null {
  const problem = ownNumberProblem(number);
  return problem && { key: `order:error.${name}.${problem}`, values: { ...values, most: OWN_NUMBER_LENGTH } };
}

/** The maximum length of the id of an address, in characters. */
const ADDRESS_ID = 50;
/** The number of characters that are read of a remark, so that the form can show a remark that is too long again. */
const REMARK_READ = 2 * ORDER_LIMITS.remark;

function isAmount(text: string): boolean {
  return /^\d{1,15}(?:\.\d{1,12})?$/.test(text);
}
