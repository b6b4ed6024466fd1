import { formatAmount } from '~/domain/money/money-format';
import { carrierName } from '~/domain/order/carriers';
import { ORDER_STATUS, PAYMENT_METHOD, PAYMENT_STATUS, REFUND_TYPE } from '~/domain/order/states';
import { countText } from '~/domain/product/delivery';
import type { Language } from '~/domain/text/language';
import { deadlineText, zoneName } from '~/domain/time/deadline';
import { momentText } from '~/domain/time/moment';
import { priceText } from '../db/stored-amount';
import { addressLines } from '../export/document/order-document';
import { textIn } from '../export/text/text-in';
import type { DueMessage } from '../outbox/store';
import type { RefundRow, WholeOrder } from '../trade/records/store';
import { toDetail } from '../trade/records/wire';
import type { Letter, LetterBlock } from './letter';
import { LABELS, MESSAGES } from './messages';

/** What letters about orders need of the shop. */
export interface OrderDesk {
  language: Language;
  shop: string;
  /** The address of the shop, without a slash at its end. */
  origin: string;
  timeZone: string;
  /** ms since 1970. */
  now: number;
}

/** How many lines of an order stand in a letter. */
const MOST_LINES = 50;

/** The letter about an order that was placed. */
export function placedLetter(desk: OrderDesk, whole: WholeOrder): Letter {
  const { language, shop, timeZone } = desk;
  const { order } = whole;
  const { order_no: no } = order;
  const amount = money(order.payable, language);
  const detail = toDetail(whole, [], desk.now, false);
  const waits = order.status === ORDER_STATUS.pendingPayment && order.pay_until !== null;
  return {
    subject: MESSAGES.placed(no)[language],
    short: MESSAGES.placedShort(shop, no, amount)[language],
    values: { orderNo: no, amount },
    blocks: [
      paragraph(MESSAGES.thanks[language]),
      // The order may have gone on before the letter is sent.
      ...(waits && order.pay_until !== null ? [paragraph(MESSAGES.payBy(`${deadlineText(order.pay_until, timeZone, language)} ${zoneName(order.pay_until, timeZone, language)}`)[language])] : []),
      ...(order.payment_method === PAYMENT_METHOD.onAccount ? [paragraph(MESSAGES.onAccount[language])] : []),
      facts(language, [
        [LABELS.orderNo, no], [LABELS.customerOrderNo, order.customer_order_no], [LABELS.placedAt, moment(order.created_at, desk)],
        [LABELS.deliverTo, addressLines(detail, language).join(language === 'cn' ? '，' : ', ')], [LABELS.remark, order.remark],
      ]),
      table([LABELS.part, LABELS.quantity, LABELS.amount], detail.lines.map((line) => [
        partOf(line, language), countText(line.qty), formatAmount(line.discountAmount, language),
      ]), [
        ...(detail.freight ? [[LABELS.freight[language], '', formatAmount(detail.freight, language)]] : []), [LABELS.total[language], '', amount],
      ], language),
      orderButton(desk, no, waits ? MESSAGES.pay : MESSAGES.seeOrder),
    ],
  };
}

/** The letter about an order that was paid. */
export function paidLetter(desk: OrderDesk, { order, payment }: WholeOrder): Letter {
  const { language, shop } = desk;
  const { order_no: no } = order;
  const amount = money(payment.amount, language);
  return {
    subject: MESSAGES.paid(no)[language],
    short: MESSAGES.paidShort(shop, no, amount)[language],
    values: { orderNo: no, amount },
    blocks: [
      paragraph(MESSAGES.paidText[language]),
      ...(order.status === ORDER_STATUS.preparing ? [paragraph(MESSAGES.preparing[language])] : []),
      facts(language, [[LABELS.orderNo, no], [LABELS.customerOrderNo, order.customer_order_no], [LABELS.paid, amount], [LABELS.paidAt, payment.paid_at === null ? '' : moment(payment.paid_at, desk)]]),
      orderButton(desk, no),
    ],
  };
}

/** The letter about an order that was shipped, or of which nothing is left to ship. */
export function shippedLetter(desk: OrderDesk, whole: WholeOrder): Letter {
  const { language, shop } = desk;
  const { order, lines } = whole;
  const { order_no: no, shipped_at: at } = order;
  if (at === null) {
    return {
      subject: MESSAGES.nothingShips(no)[language], short: MESSAGES.nothingShipsShort(shop, no)[language], values: { orderNo: no },
      blocks: [paragraph(MESSAGES.nothingShipsText[language]), orderButton(desk, no)],
    };
  }
  const carrier = carrierName(order.carrier, language);
  const detail = toDetail(whole, [], desk.now, false);
  const isShort = whole.refunds.some(({ reason, created_at }) => reason === 'short' && created_at === at);
  return {
    subject: MESSAGES.shipped(no)[language],
    short: MESSAGES.shippedShort(shop, no, carrier, order.tracking_no)[language],
    values: { orderNo: no, carrier, trackingNo: order.tracking_no },
    blocks: [
      paragraph(MESSAGES.shippedText[language]),
      ...(isShort ? [paragraph(MESSAGES.someShort[language])] : []),
      facts(language, [[LABELS.orderNo, no], [LABELS.customerOrderNo, order.customer_order_no], [LABELS.carrier, carrier], [LABELS.trackingNo, order.tracking_no], [LABELS.shippedAt, moment(at, desk)]]),
      table([LABELS.part, LABELS.ordered, LABELS.sent], detail.lines.map((line, index) => [
        partOf(line, language), countText(line.qty), countText(lines[index]?.shipped ?? 0),
      ]), [], language),
      orderButton(desk, no),
    ],
  };
}

/** The letter about a decision on a refund. @param decision - a {@link DueMessage}'s purpose */
export function refundLetter(desk: OrderDesk, whole: WholeOrder, refund: RefundRow, decision: DueMessage['purpose']): Letter {
  const { language, shop } = desk;
  const { refund_no: refundNo, order_no: orderNo } = refund;
  const title = decision === 'accepted' ? MESSAGES.refundAccepted : decision === 'rejected' ? MESSAGES.refundRejected : MESSAGES.refundApproved;
  const subject = title(refundNo)[language];
  const next = whatNext(whole, refund, decision)[language];
  const amount = money(refund.amount, language);
  const line = whole.lines.find(({ line_no }) => line_no === refund.line_no);
  return {
    subject,
    short: MESSAGES.refundShort(shop, subject, next)[language],
    values: { refundNo, orderNo, amount, decision },
    blocks: [
      paragraph(next),
      facts(language, [
        [LABELS.refundNo, refundNo], [LABELS.orderNo, orderNo], [LABELS.customerOrderNo, whole.order.customer_order_no],
        [LABELS.part, line?.mpn ?? ''], [LABELS.quantity, countText(refund.qty)], [LABELS.amount, amount],
      ]),
      orderButton(desk, orderNo),
    ],
  };
}

function whatNext({ payment }: WholeOrder, refund: RefundRow, decision: string) {
  if (decision === 'rejected') return refund.tracking_no ? MESSAGES.returnNotAccepted : MESSAGES.notApproved;
  if (decision === 'approved' && refund.type === REFUND_TYPE.returnGoods) return MESSAGES.sendBack;
  return payment.status === PAYMENT_STATUS.unpaid ? MESSAGES.oweLess : MESSAGES.moneyBack;
}

function paragraph(text: string): LetterBlock {
  return { is: 'paragraph', text };
}

/** Facts with a value. */
function facts(language: Language, pairs: ReadonlyArray<readonly [label: Record<Language, string>, value: string]>): LetterBlock {
  return { is: 'facts', facts: pairs.flatMap(([label, value]) => (value ? [[label[language], value] as const] : [])) };
}

function table(head: ReadonlyArray<Record<Language, string>>, rows: ReadonlyArray<readonly string[]>, foot: ReadonlyArray<readonly string[]>, language: Language): LetterBlock {
  const more = rows.length > MOST_LINES ? LABELS.moreLines(countText(rows.length - MOST_LINES))[language] : '';
  return { is: 'table', head: head.map((label) => label[language]), rows: rows.slice(0, MOST_LINES), foot, more };
}

function orderButton({ language, origin }: OrderDesk, orderNo: string, label: Record<Language, string> = MESSAGES.seeOrder): LetterBlock {
  return { is: 'button', label: label[language], url: `${origin}/order_detail/${encodeURIComponent(orderNo)}` };
}

function partOf(line: ReturnType<typeof toDetail>['lines'][number], language: Language): string {
  return [line.mpn, textIn(line, 'brandName', language)].filter(Boolean).join(', ');
}

function moment(at: number, { timeZone, language }: OrderDesk): string {
  return LABELS.moment(momentText(at, timeZone), zoneName(at, timeZone, language))[language];
}

/** @param amount - millionths of a yuan */
function money(amount: number, language: Language): string {
  return formatAmount(priceText(amount), language);
}
