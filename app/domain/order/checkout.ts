/** The lines of a cart that are about to be ordered (README, "Cart and checkout"). Amounts are decimal text in CNY. */

import { isAbroad } from '../address/countries';
import { isThirdParty } from '../product/delivery';
import { dayAfter } from '../time/moment';
import { hasPriceTiers } from '../money/price-tiers';
import { mainImage } from '../product/product-image';
import type { TradeTerms } from '../product/product';
import { isRefusal, quantityError, type QuantityErrorKind } from '../product/quantity';
import { stockOf } from '../product/trade-terms';
import type { Cart, CartLine, CartTotals } from './cart-lines';
import { lastShipDays, type PlannedShipment } from './shipping/planned-shipments';
import type { InvoiceDetails, RememberedInvoice } from './order-records';
import type { FeeType } from './states';

/** When the pieces of a line ship. */
export interface Fulfilment {
  /** The number of pieces from stock, which ship at once. */
  now: number;
  /** The number of pieces above the stock, which are ordered for the buyer. `day` (`YYYY-MM-DD`) is the day by which they arrive. */
  ordered: number;
  day: string | null;
  /** The number of days that a partner needs to deliver; `null` if it is not known, or for the mall's own goods. */
  partnerDays: number | null;
  partner: boolean;
}

/** A line that will be ordered. */
export interface CheckoutLine {
  productId: string;
  mpn: string;
  brand: string;
  description: string;
  /** Address of the product's picture. */
  image: string;
  quantity: number;
  /** The buyer's own part number; empty if there is none. */
  partRef: string;
  unitPrice: string;
  amount: string;
  /** The amount after the discount. */
  discounted: string;
  /** The unit price when the quantity was set, if it differs from `unitPrice`; otherwise `null`. */
  priceBefore: string | null;
  fulfilment: Fulfilment;
}

/** A selected line that cannot be ordered as it is. It stays in the cart. */
export interface BlockedLine {
  productId: string;
  mpn: string;
  problem: QuantityErrorKind | 'gone' | 'noPrice';
}

export interface Checkout {
  /** Whether the buyer can give own numbers. */
  ownNumbers: boolean;
  lines: CheckoutLine[];
  blocked: BlockedLine[];
  /** Lines of the cart that are not selected. */
  others: Array<Pick<CartLine, 'productId' | 'mpn'>>;
  totals: CartTotals;
  /** What ships when, if it is paid today; empty if that is not known. */
  shipments: PlannedShipment[];
}

/** The freight to a country, what is then to be paid, and how many days a parcel takes. */
export interface FreightQuote {
  freight: string;
  shipping: FeeType;
  payable: string;
  days: { least: number; most: number } | null;
}

/** Quotes by the code of a country; `null` for a country to which the parcel is too heavy. The shop sends to no other countries. `null`: not known at present. */
export type FreightQuotes = Readonly<Record<string, FreightQuote | null>> | null;

/** What an order to a country costs: with its freight, or why it cannot be sent there. */
export type Bill =
  | ({ kind: 'good' } & FreightQuote)
  | { kind: 'notSent' | 'tooHeavy' | 'unknown' };

/** What an order to a country costs. @param quotes - as for the whole checkout */
export function billTo(country: string, { payable, shipping }: Pick<CartTotals, 'payable' | 'shipping'>, quotes: FreightQuotes): Bill {
  if (!isAbroad({ country })) return { kind: 'good', payable, shipping, freight: '0', days: null };
  if (!quotes) return { kind: 'unknown' };
  const quote = Object.hasOwn(quotes, country) ? quotes[country] : undefined;
  if (!quote) return { kind: quote === null ? 'tooHeavy' : 'notSent' };
  return { kind: 'good', ...quote };
}

/** What is filled in for the invoice of an order to a country: nothing that would be refused there. In the shop's country an invoice needs a tax number. */
export function filledInvoice(country: string, remembered: RememberedInvoice | null): InvoiceDetails {
  const { invoiceTitle = '', taxNo = '', taxCountries = [] } = remembered ?? {};
  const fits = taxNo !== '' && taxCountries.includes(country);
  return { invoiceTitle: fits || isAbroad({ country }) ? invoiceTitle : '', taxNo: fits ? taxNo : '' };
}

/** The checkout of a cart. @param today - `YYYY-MM-DD` in the shop's zone */
export function checkoutOf({ lines, totals, ownNumbers, shipments }: Cart, today: string): Checkout {
  const chosen = lines.filter(({ selected }) => selected);
  const shipDays = lastShipDays(shipments);
  return {
    totals, ownNumbers, shipments,
    lines: chosen.flatMap((line) => checkoutLine(line, shipDays.get(line.productId) ?? null, today) ?? []),
    blocked: chosen.filter((line) => !line.product || !line.amounts).map((line) => ({ productId: line.productId, mpn: line.mpn, problem: problemOf(line) })),
    others: lines.filter(({ selected }) => !selected).map(({ productId, mpn }) => ({ productId, mpn })),
  };
}

/** @param shipDay - the day by which the last pieces ship, if the upstream says it */
function checkoutLine(line: CartLine, shipDay: string | null, today: string): CheckoutLine | null {
  const { productId, mpn, brand, product, quantity, partRef, addedPrice, amounts } = line;
  if (!product || !amounts) return null;
  const fulfilment = fulfilmentOf(product, quantity, today);
  return {
    productId, mpn, brand, partRef, ...amounts,
    description: product.description || product.name,
    image: mainImage(product.images),
    quantity,
    priceBefore: addedPrice === amounts.unitPrice ? null : addedPrice,
    fulfilment: fulfilment.ordered > 0 ? { ...fulfilment, day: shipDay ?? fulfilment.day } : fulfilment,
  };
}

function problemOf({ product, quantity }: CartLine): BlockedLine['problem'] {
  if (!product) return 'gone';
  const error = quantityError(product, quantity);
  return error !== null && isRefusal(error) && hasPriceTiers(product.rangePrice) ? error : 'noPrice';
}

type Terms = Pick<TradeTerms, 'stock' | 'goodsType'> & Partial<Pick<TradeTerms, 'orderGoodsCycle' | 'deliveryCycle'>>;

/** How a quantity is delivered: pieces in stock at once, the rest after the lead time. @param today - `YYYY-MM-DD` in the shop's zone */
export function fulfilmentOf(product: Terms, quantity: number, today: string): Fulfilment {
  const now = Math.min(quantity, stockOf(product));
  const ordered = quantity - now;
  const partner = isThirdParty(product.goodsType);
  return {
    now, ordered, partner,
    day: ordered > 0 ? dayAfter(today, product.orderGoodsCycle ?? 0) : null,
    partnerDays: partner ? (product.deliveryCycle ?? null) : null,
  };
}
