import * as v from 'valibot';
import { isSameAmount } from '~/domain/numbers/decimal-text';
import { ORDER_STATUS, PAYMENT_METHOD } from '~/domain/order/states';
import type { AddressFields } from '~/domain/account/account-records';
import { orderProvinceCode } from '~/domain/account/region-codes';
import { filledFields } from '~/domain/address/address-fields';
import { HOME_COUNTRY, isAbroad } from '~/domain/address/countries';
import { readTaxNumber, taxNumberLike } from '~/domain/address/tax-number';
import { createOrder } from '~/upstream/contract/records/order';
import { CODES } from '~/upstream/contract/base/envelope';
import { addressesOf, keepAddress } from '../address/store';
import { checkedAddress } from '../address/checked';
import { hasLines, removeOrdered, type CartQuantity } from '../cart/store';
import { sql, type Statement } from '../db/queries';
import { badPayload, notFound, Refusal } from '../http/refusal';
import { regionNames } from '../region/store';
import type { MallContext } from '../http/route';
import { NEW_BUYER } from '../user/limits/trade-policies';
import type { AccountRow } from '../user/store/accounts';
import { assertInTransaction, runTransaction, type Conflict } from '../db/transaction';
import { MESSAGES } from './messages';
import { explainHeld } from './new-buyer';
import { validateOrder, type ValidOrder } from './validate-order';
import { withFreightTo, zoneOfAddress } from './order-freight';
import { KeyTaken } from '../trade/idempotent';
import { busy } from '../trade/owned-orders';
import { mostUnpaid, placeStatements, type WireAddress } from './place-statements';

type Payload = Omit<v.InferOutput<typeof createOrder.payload>, 'idempotencyKey'>;
type Answer = v.InferOutput<typeof createOrder.data>;

/** How often an order is tried while others buy the same products. */
const TRIES = 8;

/**
 * Places an order for a user.
 * @param record - makes the statements that store the answer under the idempotency key, in the same transaction
 * @throws Refusal that says what is wrong; no order is placed then
 */
export async function placeOrder(
  context: MallContext, account: AccountRow, payload: Payload, record: (answer: Answer) => Statement[],
): Promise<Answer> {
  const { queries } = context;
  const { address, keep } = await addressOf(context, account, payload);
  const taxNo = checkInvoice(payload, address.country ?? HOME_COUNTRY);
  const zone = await zoneOfAddress(queries, address);
  const partRefs = new Map((payload.lines ?? []).flatMap(({ goodsId, partRef }) => (partRef === undefined ? [] : [[goodsId, partRef]])));
  for (let tries = 0; tries < TRIES; tries++) {
    const valid = await validateOrder(context, account.user_code, payload.lines).catch(async (error: unknown) => {
      // Another page may have ordered what is in stock.
      if (payload.fromCart && error instanceof Refusal && !(await isInCart(context, account.user_code, payload.lines))) throw cartChanged();
      throw error;
    });
    const order = zone ? { ...valid, amounts: withFreightTo(zone, valid, address) } : valid;
    if (payload.amount !== undefined && !isSameAmount(payload.amount, order.amounts.payable)) {
      const { payable, freight } = order.amounts;
      throw new Refusal(CODES.changed, freight === undefined ? MESSAGES.pricesChanged(payable) : MESSAGES.costsWithFreight(payable, freight));
    }
    const { orderNo, paymentNo, statements } = placeStatements(context, order, {
      userCode: account.user_code, payMethod: payload.payMethod, address, shortage: payload.shortage,
      remark: payload.remark ?? '', invoiceTitle: payload.invoiceTitle ?? '', taxNo,
      customerOrderNo: payload.customerOrderNo ?? '', partRefs,
    });
    const { payable } = order.amounts;
    const answer: Answer = payload.payMethod === PAYMENT_METHOD.onAccount
      ? { orderNo, orderStatus: ORDER_STATUS.preparing, payable }
      : { orderNo, orderStatus: ORDER_STATUS.pendingPayment, payable, paymentNo };
    const conflict = await runTransaction(queries, [
      ...record(answer), ...(payload.fromCart ? [assertInCart(account.user_code, order)] : []), ...statements, ...keep, removeOrdered(account.user_code, cartLinesOf(order)),
    ]);
    if (conflict === null) return answer;
    explain(conflict, order);
    if (conflict === 'held') await explainHeld(context, account.user_code, order.lines);
  }
  throw busy();
}

/** The lines of an order as they stand in a cart. */
function cartLinesOf({ lines }: ValidOrder): CartQuantity[] {
  return lines.map(({ product, qty }) => ({ productId: product.id, qty }));
}

/** Ends the transaction with the rule `state` if the cart does not have the lines of the order: another page may have ordered them. */
function assertInCart(cartId: string, order: ValidOrder): Statement {
  const { condition, values } = hasLines(cartId, cartLinesOf(order));
  return assertInTransaction('state', condition, ...values);
}

async function isInCart({ queries }: MallContext, cartId: string, lines: Payload['lines'] = []): Promise<boolean> {
  const { condition, values } = hasLines(cartId, lines.map(({ goodsId, qty }) => ({ productId: goodsId, qty })));
  return (await queries.first<{ has: 0 | 1 }>(sql(`SELECT ${condition} AS has`, ...values)))?.has === 1;
}

function cartChanged(): Refusal {
  return new Refusal(CODES.changed, MESSAGES.cartChanged);
}

/** @throws Refusal or KeyTaken if another try cannot succeed */
function explain(conflict: Conflict, { isNewBuyer }: ValidOrder): void {
  if (conflict === 'key') throw new KeyTaken();
  if (conflict === 'state') throw cartChanged();
  if (conflict === 'unpaid') throw new Refusal(CODES.full, MESSAGES.tooManyUnpaid(mostUnpaid(isNewBuyer)));
  if (conflict === 'owed') throw new Refusal(CODES.full, MESSAGES.owesTooMuch(Number(NEW_BUYER.unpaidAmount)));
  if (conflict === 'often') throw new Refusal(CODES.tooMany, isNewBuyer ? MESSAGES.newBuyerTooOften : MESSAGES.tooOften);
  if (conflict === 'credit') throw new Refusal(CODES.credit, MESSAGES.creditExceeded);
}

/**
 * Checks that an invoice has both a title and a tax number of the country, or neither. Outside of China a company may have no number.
 * @param country - to which the order goes
 * @returns the number in its usual form; empty if there is none
 * @throws Refusal that names the wrong field
 */
export function checkInvoice({ invoiceTitle = '', taxNo = '' }: Pick<Payload, 'invoiceTitle' | 'taxNo'>, country: string): string {
  if (taxNo === '') {
    if (invoiceTitle !== '' && !isAbroad({ country })) throw badPayload('taxNo', MESSAGES.missing);
    return '';
  }
  if (invoiceTitle.trim() === '') throw badPayload('invoiceTitle', MESSAGES.missing);
  const read = readTaxNumber(taxNo, country);
  if (read === null) throw badPayload('taxNo', MESSAGES.noTaxNumber(taxNumberLike(country)));
  return read;
}

async function addressOf(
  context: MallContext, { user_code }: AccountRow, { addressId, address }: Payload,
): Promise<{ address: WireAddress; keep: Statement[] }> {
  const { queries } = context;
  if (address) {
    const fields = await checkedAddress(queries, address);
    return { address: await toOrderAddress(context, fields), keep: keepAddress(user_code, crypto.randomUUID(), fields) };
  }
  const found = addressId === undefined ? undefined : (await addressesOf(queries, user_code)).find((one) => one.addressId === addressId);
  if (!found) throw notFound(MESSAGES.noAddress);
  return { address: await toOrderAddress(context, found), keep: [] };
}

async function toOrderAddress({ queries }: MallContext, fields: AddressFields): Promise<WireAddress> {
  if (isAbroad(fields)) return filledFields(fields);
  const { name, phone, province, city, district, detail } = fields;
  return { name, phone, province: orderProvinceCode(province), city, district, detail, ...(await regionNames(queries, fields)) };
}
