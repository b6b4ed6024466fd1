import type { AddressFields } from '../domain/account/account-records';
import { filledFields } from '../domain/address/address-fields';
import type { Language } from '../domain/text/language';
import type { Cart, WantedOutcome } from '../domain/order/cart-lines';
import { LISTED_LINES } from '../domain/order/order-list';
import type { AccountCredit, AccountPeriod, DemoStep, Invoice, InvoiceDetails, OrderDetail, OrderPage, OrderTab, PaymentPage, PaymentWay, PayWay, Refund, TimeFilter } from '../domain/order/order-records';
import type { ShortageWish } from '../domain/order/order-policies';
import type { PaymentMethod, RefundType } from '../domain/order/states';
import type { UpstreamClient } from './client/client';
import * as carts from './contract/records/cart';
import type { Data } from './contract/base/call';
import * as operator from './contract/records/operator';
import * as orders from './contract/records/order';
import * as payments from './contract/records/payment';
import type { Download } from './client/download';
import { ifSupported } from './failures/upstream-error';
import { downloadInTurn, type FileTurn, type FileWanted } from './exported-file';
import { answerOf, linesOfRows, ROWS_OF_LINE, type TradeSubject, type TradeTurns } from './failures/in-turn';
import { toCart, toWanted } from './to-domain/cart';
import { toAccountCredit, toAccountPeriod, toInvoice, toOrderDetail, toOrderPage, toPaymentPage, toPaymentWay, toRefund } from './to-domain/order';

/** What the browser stores about a visitor's cart. */
export interface CartCookieValue {
  /** The key of the anonymous cart; absent if there is no anonymous cart. */
  key?: string | undefined;
  /** The number of lines in the cart. */
  lines: number;
  /** The eligible total when the cart was last read; absent if the cart has changed since, or was not read. Only the strip of the sale shows it. */
  eligible?: string | undefined;
}

/** The cookie `cart`. Setting `value` writes the cookie. */
export interface CartCookie {
  value: CartCookieValue;
}

/** The data of a new order. */
export interface OrderForm {
  idempotencyKey: string;
  /** The lines that the page showed, which the cart must still have; absent for the selected lines of the cart. */
  lines?: Array<{ productId: string; quantity: number; partRef?: string }>;
  /** The amount that the page showed. */
  amount?: string;
  addressId?: string;
  address?: AddressFields;
  payMethod: PaymentMethod;
  invoiceTitle?: string;
  taxNo?: string;
  customerOrderNo?: string;
  shortage: ShortageWish;
  remark?: string;
}

/** An order that was placed. */
export interface PlacedOrder {
  orderNo: string;
  /** The payment that the order waits for; `null` if there is no payment, or if it is not known. */
  paymentNo: string | null;
}

/** A refund to request. */
export interface RefundForm {
  idempotencyKey: string;
  orderNo: string;
  refundType: RefundType;
  productId: string;
  quantity: number;
  reason: string;
}

/** The way to pay that a buyer has chosen, and the pages of the shop to which a provider leads afterwards. */
export interface ChosenWay {
  payBy: PayWay;
  paidUrl: string;
  cancelUrl: string;
}

interface OrderQuery {
  status: OrderTab;
  time: TimeFilter;
  keyword: string;
  pageNo: number;
  pageSize: number;
}

/** The calls for cart, orders and payments of a visitor. Their answers are never stored. */
export type Trade = ReturnType<typeof createTrade>;

/** @throws UpstreamError from every method */
export function createTrade(client: UpstreamClient, language: Language, cartCookie: CartCookie, turns: TradeTurns, fileTurn: FileTurn) {
  /** A cart that is being read. The page and its shell need the same one, and reading merges the anonymous cart into a user's. */
  let reading: Promise<Data<typeof carts.readCart>> | undefined;
  const owner = () => (cartCookie.value.key === undefined ? {} : { cartKey: cartCookie.value.key });

  /** An answer without a key means that there is no anonymous cart any more. */
  function keep({ cartKey, lines, eligible }: { cartKey?: string | undefined; lines: number; eligible?: string }): void {
    cartCookie.value = { lines, ...(cartKey === undefined ? {} : { key: cartKey }), ...(eligible === undefined ? {} : { eligible }) };
  }

  /** @returns the part number of the product that was changed, if the upstream sends it */
  function changed(answer: Data<typeof carts.addToCart>): string | undefined {
    keep(answer);
    return answer.mpn;
  }

  function wanted(answer: Data<typeof carts.quickOrder>): WantedOutcome[] {
    keep(answer);
    return answer.rows.map((row) => toWanted(row, language));
  }

  const readPeriod = () => answerOf(
    turns.read('orders', (answer) => linesOfRows(ROWS_OF_LINE.due)({ rows: answer.orders }), () => client.readOwn(orders.getAccountPeriod, {})), language,
  );

  /** Makes a call that changes as many lines as a cart has, and so many of them are known before. */
  const changing = <T>(lines: number, call: () => Promise<T>): Promise<T> => answerOf(turns.change(ofCart(lines), () => lines, call, lines), language);

  return {
    /** The cart with present figures. For a signed-in user, this call merges the anonymous cart into the user's. */
    async cart(): Promise<Cart> {
      reading ??= answerOf(turns.read(ofCart(cartCookie.value.lines), ({ lines }) => lines.length, () => client.readOwn(carts.readCart, owner())), language).finally(() => (reading = undefined));
      const answer = await reading;
      keep({ cartKey: answer.cartKey, lines: answer.lines.length, eligible: answer.totals.eligible });
      return toCart(answer, language);
    },
    /** @returns the part number of the product, if the upstream sends it */
    async addToCart(productId: string, quantity: number): Promise<string | undefined> {
      return changed(await client.send(carts.addToCart, { ...owner(), goodsId: productId, cartNum: quantity }));
    },
    async setQuantity(productId: string, quantity: number): Promise<void> {
      changed(await changing(1, () => client.send(carts.setCartNum, { ...owner(), goodsId: productId, cartNum: quantity })));
    },
    /** Sets the buyer's own part number of a line. @param partRef - empty: removes it */
    async setPartRef(productId: string, partRef: string): Promise<void> {
      changed(await changing(1, () => client.send(carts.setPartRef, { ...owner(), goodsId: productId, ...(partRef ? { partRef } : {}) })));
    },
    /** @returns the part number, if only one product was removed and the upstream sends it */
    async removeFromCart(productIds: string[]): Promise<string | undefined> {
      return changed(await changing(productIds.length, () => client.send(carts.removeFromCart, { ...owner(), goodsIds: productIds })));
    },
    /** Selects these products and no others. Who ticks one line sends all that are ticked, so what has changed counts, and not what is sent. */
    async selectInCart(productIds: string[]): Promise<void> {
      const select = () => client.send(carts.selectInCart, { ...owner(), goodsIds: productIds });
      changed(await answerOf(turns.select((answer) => answer.changed ?? 1, select), language));
    },
    async clearCart(): Promise<void> {
      changed(await changing(cartCookie.value.lines, () => client.send(carts.clearCart, owner())));
    },
    /** Adds pieces of many products, at most as many as a cart holds. Each line is added or says why not. */
    async addBatch(lines: ReadonlyArray<{ productId: string; quantity: number; partRef?: string }>): Promise<WantedOutcome[]> {
      const sent = lines.map(({ productId, quantity, partRef }) => ({ goodsId: productId, cartNum: quantity, ...(partRef ? { partRef } : {}) }));
      return wanted(await changing(sent.length, () => client.send(carts.addBatch, { ...owner(), lines: sent })));
    },
    async quickOrder(lines: Array<{ partNumber: string; quantity: number }>): Promise<WantedOutcome[]> {
      return wanted(await changing(lines.length, () => client.send(carts.quickOrder, { ...owner(), lines })));
    },

    /** Places an order for the signed-in user. The lines of the order are removed from the cart. */
    async placeOrder({ lines, address, ...form }: OrderForm): Promise<PlacedOrder> {
      const payload = {
        ...form, ...(address ? { address: filledFields(address) } : {}),
        ...(lines ? { fromCart: 'T' as const, lines: lines.map(({ productId, quantity, partRef }) => ({ goodsId: productId, qty: quantity, ...(partRef === undefined ? {} : { partRef }) })) } : {}),
      };
      const { orderNo, paymentNo = null } = await changing(lines?.length ?? cartCookie.value.lines, () => client.send(orders.createOrder, payload));
      return { orderNo, paymentNo };
    },
    async orders(query: OrderQuery): Promise<OrderPage> {
      const { keyword, ...rest } = query;
      const call = () => client.readOwn(orders.listOrders, { ...rest, mostLines: LISTED_LINES, ...(keyword ? { keyword } : {}) });
      return toOrderPage(await answerOf(turns.read('orders', linesOfList, call), language), language);
    },
    async order(orderNo: string): Promise<OrderDetail> {
      return toOrderDetail(await answerOf(turns.read('orders', ({ lines, refunds }) => lines.length + Math.ceil(refunds.length / ROWS_OF_LINE.refundsOfOrder), () => client.readOwn(orders.getOrder, { orderNo })), language), language);
    },
    async cancelOrder(orderNo: string): Promise<void> {
      await client.send(orders.cancelOrder, { orderNo });
    },
    async confirmReceipt(orderNo: string): Promise<void> {
      await client.send(orders.confirmReceipt, { orderNo });
    },
    async buyAgain(orderNo: string): Promise<WantedOutcome[]> {
      return wanted(await answerOf(turns.change('orders', (answer) => answer?.rows.length ?? 0, () => client.send(orders.buyAgain, { orderNo })), language));
    },
    /** The credit of the user. */
    async accountCredit(): Promise<AccountCredit> {
      return toAccountCredit(await readPeriod());
    },
    /** The credit of the user, and the orders that are due. */
    async accountPeriod(): Promise<AccountPeriod> {
      return toAccountPeriod(await readPeriod());
    },

    async applyRefund({ productId, quantity, ...form }: RefundForm): Promise<{ refundNo: string; amount: string }> {
      return client.send(orders.applyRefund, { ...form, goodsId: productId, qty: quantity });
    },
    async cancelRefund(refundNo: string): Promise<void> {
      await client.send(orders.cancelRefund, { refundNo });
    },
    async shipReturn(refundNo: string, carrier: string, trackingNo: string): Promise<void> {
      await client.send(orders.shipReturn, { refundNo, carrier, trackingNo });
    },
    async refunds(): Promise<Refund[]> {
      const { rows } = await answerOf(turns.read('orders', linesOfRows(ROWS_OF_LINE.refunds), () => client.readOwn(orders.listRefunds, {})), language);
      return rows.map((refund) => toRefund(refund, language));
    },
    /** Outside of China a company may have no tax number. */
    async applyInvoice(orderNo: string, invoice: { invoiceTitle: string; taxNo?: string }): Promise<void> {
      await client.send(orders.applyInvoice, { orderNo, ...invoice });
    },
    async invoices(): Promise<Invoice[]> {
      return (await answerOf(turns.read('orders', linesOfRows(ROWS_OF_LINE.invoices), () => client.readOwn(orders.listInvoices, {})), language)).rows.map(toInvoice);
    },

    /** What is remembered for the next invoice; `null` if the upstream remembers nothing. */
    async invoiceDetails(): Promise<InvoiceDetails | null> {
      const found = await ifSupported(client.readOwn(orders.getInvoiceDetails, {}));
      return found && { invoiceTitle: found.invoiceTitle ?? '', taxNo: found.taxNo ?? '' };
    },
    /** Changes what is remembered for the next invoice. Empty texts: it is forgotten. */
    async saveInvoiceDetails({ invoiceTitle, taxNo }: Pick<InvoiceDetails, 'invoiceTitle'> & Partial<InvoiceDetails>): Promise<void> {
      await client.send(orders.saveInvoiceDetails, invoiceTitle ? { invoiceTitle, ...(taxNo ? { taxNo } : {}) } : {});
    },

    /** Downloads the cart, orders, an order or an invoice. */
    download(wanted: FileWanted): Promise<Download> {
      return downloadInTurn(client, wanted.what === 'cart' ? { ...wanted, ...owner() } : wanted, fileTurn, language);
    },

    /** Starts the payment of an order. @param chosen - absent: in the usual way @returns how the buyer pays */
    async startPayment(orderNo: string, idempotencyKey: string, chosen?: ChosenWay): Promise<PaymentWay> {
      const { paymentNo, payUrl } = await client.send(payments.startPayment, { orderNo, idempotencyKey, ...chosen });
      return toPaymentWay(paymentNo, payUrl);
    },
    async payment(paymentNo: string): Promise<PaymentPage> {
      return toPaymentPage(await client.readOwn(payments.getPayment, { paymentNo }));
    },
    /** The payment of a buyer who comes back from the provider, which is asked about it. */
    async returnedPayment(paymentNo: string): Promise<PaymentPage> {
      return toPaymentPage(await client.send(payments.getPayment, { paymentNo, returned: 'T' }));
    },
    async testPayment(paymentNo: string, outcome: (typeof payments.TEST_OUTCOMES)[number]): Promise<void> {
      await client.send(payments.testPayment, { paymentNo, outcome });
    },
    /** Passes a callback of the payment provider on, unchanged. */
    async paymentCallback(body: string, timestamp: string, signature: string): Promise<void> {
      await client.send(payments.paymentCallback, { body, timestamp, signature });
    },
    /** Passes a callback of Stripe on, unchanged. */
    async stripeCallback(body: string, signature: string): Promise<void> {
      await client.send(payments.stripeCallback, { body, signature });
    },

    /** Takes a step of the mall, in a demonstration. */
    async demoStep(step: DemoStep, orderNo: string, refundNo: string): Promise<void> {
      switch (step) {
        case 'ship':
          await client.send(operator.shipOrder, { orderNo, ...DEMO_PARCEL });
          return;
        case 'approveRefund':
        case 'rejectRefund':
          await client.send(operator.auditRefund, { refundNo, approve: step === 'approveRefund' ? 'T' : 'F' });
          return;
        case 'receiveReturn':
          await client.send(operator.receiveReturn, { refundNo, accept: 'T' });
      }
    },
  };
}

/** A cart with more lines than this takes longer than a page. */
const SHORT_CART = 200;

function ofCart(lines: number): TradeSubject {
  return lines > SHORT_CART ? 'longCart' : 'cart';
}

/** An order of a list takes as long as so many lines of a cart, and besides each of its lines a fourth of one. */
const LIST_ORDER = { lines: 2, ofLine: 1 / 4 } as const;

function linesOfList({ page }: Data<typeof orders.listOrders>): number {
  return Math.ceil(page.rows.reduce((sum, { lines }) => sum + LIST_ORDER.lines + lines.length * LIST_ORDER.ofLine, 0));
}

/** The parcel of a demonstration. */
const DEMO_PARCEL = { carrier: 'SF', trackingNo: 'DEMO000000001' } as const;
