import type { InferInput } from 'valibot';
import { placeLines, placeOf } from '~/domain/address/place-text';
import { compareAmounts, subtract } from '~/domain/money/money';
import { countText } from '~/domain/product/delivery';
import { dictionaryName, type Dictionary } from '~/domain/text/dictionary';
import { discountText } from '~/domain/sale/discount';
import { languageTag, type Language } from '~/domain/text/language';
import { zoneName } from '~/domain/time/deadline';
import { dayOf, momentText } from '~/domain/time/moment';
import { formatAmount, formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import { carrierName } from '~/domain/order/carriers';
import type { orderDetail } from '~/upstream/contract/records/order';
import { textIn } from '../text/text-in';
import { WORDS, type Words } from '../text/messages';
import { amountInWords } from './amount-in-words';
import type { Block, Fact, PrintedDocument, DocumentLine } from './printed-document';

export type WireOrder = InferInput<typeof orderDetail>;
type WireLine = WireOrder['lines'][number];

/** The language, shop, time and names of codes with which a document is printed. */
export interface Printing {
  language: Language;
  /** Name of the shop. */
  shop: string;
  timeZone: string;
  /** Time of printing, ms since 1970. */
  now: number;
  /** The names of codes in this mall. */
  dictionary: Dictionary;
}

/** The confirmation of an order. */
export function orderDocument(order: WireOrder, printing: Printing): PrintedDocument {
  const { language } = printing;
  const words = WORDS[language];
  const shown = (moment: string) => momentText(Date.parse(moment), printing.timeZone);
  const { payment, shipment, invoice } = order;
  return {
    ...commonOf(order, printing),
    title: words.confirmation,
    number: order.orderNo,
    facts: [
      ...customerOrderNo(order, words),
      { label: words.fact.ordered, value: shown(order.createTime) },
      { label: words.fact.status, value: dictionaryName('orderStatus', order.orderStatus, language) },
      { label: words.fact.method, value: dictionaryName('paymentMethod', order.payMethod, language, printing.dictionary) },
      { label: words.fact.payment, value: dictionaryName('paymentStatus', order.payStatus, language) },
      ...(payment.payTime ? [{ label: words.fact.paid, value: shown(payment.payTime) }] : []),
      ...(order.payUntil ? [{ label: words.fact.payBy, value: shown(order.payUntil) }] : []),
      ...(order.dueTime ? [{ label: words.fact.due, value: dayOf(Date.parse(order.dueTime), printing.timeZone) }] : []),
      { label: words.fact.paymentNo, value: payment.paymentNo },
      ...(difference(order.refunded, '0') ? [{ label: words.refunds, value: formatAmount(order.refunded, language) }] : []),
      ...(shipment ? [
        { label: words.fact.shipped, value: shown(shipment.createTime) },
        { label: words.fact.parcel, value: `${carrierName(shipment.carrier, language)} ${shipment.trackingNo}` },
      ] : []),
    ],
    parties: [
      { title: words.deliverTo, lines: addressLines(order, language) },
      ...(invoice ? [{ title: words.invoiceTo, lines: invoiceParty(invoice, words) }] : []),
    ],
    totals: [...totalsOf(order, printing), ...(order.freight ? [] : [{ label: words.shipping, value: dictionaryName('feeType', order.feeType, language) }])],
    sum: { label: words.orderTotal, value: formatAmount(order.payable, language) },
    notes: [
      ...(order.remark ? [{ title: words.remark, lines: order.remark.split(/\r\n?|\n/) }] : []),
      { title: words.shortage, lines: [words.shortageWish[order.shortage]] },
    ],
  };
}

/** The invoice of a billed order. */
export function invoiceDocument(order: WireOrder, invoice: NonNullable<WireOrder['invoice']>, printing: Printing): PrintedDocument {
  const { language, timeZone } = printing;
  const words = WORDS[language];
  const { invoiceNo = '', amount, issueTime } = invoice;
  const left = difference(order.payable, amount);
  return {
    ...commonOf(order, printing),
    title: words.invoice,
    number: invoiceNo,
    facts: [
      { label: words.fact.invoiceNo, value: invoiceNo },
      ...(issueTime ? [{ label: words.fact.issued, value: dayOf(Date.parse(issueTime), timeZone) }] : []),
      { label: words.fact.orderNo, value: order.orderNo },
      ...customerOrderNo(order, words),
      { label: words.fact.ordered, value: dayOf(Date.parse(order.createTime), timeZone) },
    ],
    parties: [
      { title: words.seller, lines: [printing.shop] },
      { title: words.buyer, lines: invoiceParty(invoice, words) },
    ],
    totals: [
      ...totalsOf(order, printing),
      ...(left ? [{ label: words.refunds, value: formatAmount(`-${left}`, language) }] : []),
    ],
    sum: { label: words.invoiceAmount, value: formatAmount(amount, language) },
    notes: words.inWords ? [{ title: words.inWords, lines: [amountInWords(amount)] }] : [],
  };
}

function commonOf(order: WireOrder, { language, shop, timeZone, now }: Printing) {
  const words = WORDS[language];
  const decimals = Math.max(...order.lines.map(({ unitPrice }) => priceDecimals(unitPrice)));
  const discounted = order.lines.some(({ amount, discountAmount }) => difference(amount, discountAmount));
  return {
    language: languageTag(language),
    shop,
    heads: words.column,
    lines: order.lines.map((line): DocumentLine => ({
      mpn: line.mpn,
      about: aboutOf(line, language, words),
      quantity: countText(line.qty),
      unitPrice: formatUnitPrice(line.unitPrice, decimals, language),
      amount: formatAmount(line.amount, language),
      ...(discounted ? { discounted: formatAmount(line.discountAmount, language) } : {}),
    })),
    pageOf: words.pageOf,
    foot: `${words.currency}\u2003${words.printed(momentText(now, timeZone), zoneName(now, timeZone, language))}`,
    made: now,
  } satisfies Partial<PrintedDocument>;
}

/** The buyer's own number of the order, if there is one. */
function customerOrderNo({ customerOrderNo: value }: WireOrder, { fact }: Words): Fact[] {
  return value ? [{ label: fact.customerOrderNo, value }] : [];
}

function aboutOf(line: WireLine, language: Language, words: Words): string[] {
  const { orderNum, orderDate, supplierCode, partRef } = line;
  const names = [textIn(line, 'brandName', language), textIn(line, 'description', language)].filter(Boolean);
  return [
    names.join(words.comma),
    ...(partRef ? [words.partRef(partRef)] : []),
    ...(supplierCode ? [words.partner(supplierCode)] : []),
    ...(orderNum > 0 ? [words.orderedIn(countText(orderNum), orderDate)] : []),
  ].filter(Boolean);
}

function totalsOf({ total, saving, discount, freight }: WireOrder, { language }: Printing): Fact[] {
  const words = WORDS[language];
  return [
    { label: words.total, value: formatAmount(total, language) },
    ...(difference(saving, '0') ? [{ label: words.discount(discountText(discount, language)), value: formatAmount(`-${saving}`, language) }] : []),
    ...(freight ? [{ label: words.freight, value: formatAmount(freight, language) }] : []),
  ];
}

/** Who gets the invoice. Outside of China a company may have no tax number. */
function invoiceParty({ invoiceTitle, taxNo }: NonNullable<WireOrder['invoice']>, words: Words): string[] {
  return [invoiceTitle, ...(taxNo ? [words.taxNo(taxNo)] : [])];
}

/** The address of an order in lines: name, telephone, and the rest. */
export function addressLines({ address }: Pick<WireOrder, 'address'>, language: Language): Block['lines'] {
  return [address.name, address.phone, ...placeLines(placeOf(address, (field) => textIn(address, field, language)), language)];
}

/** `more` minus `less`; `undefined` if `more` is not the larger amount. */
function difference(more: string, less: string): string | undefined {
  return compareAmounts(more, less) > 0 ? subtract(more, less) : undefined;
}
