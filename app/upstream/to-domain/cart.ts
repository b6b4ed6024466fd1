import type { Language } from '../../domain/text/language';
import type { Cart, CartLine, WantedOutcome } from '../../domain/order/cart-lines';
import { pieceWeight } from '../../domain/product/piece-weight';
import type { Data } from '../contract/base/call';
import type { quickOrder, readCart } from '../contract/records/cart';
import { toProduct } from './goods';
import { textOf } from './text';
import { toShipments } from './wire-shipments';

type WireCart = Data<typeof readCart>;

export function toCart({ lines, totals, ownNumbers, shipments }: WireCart, language: Language): Cart {
  const { feeType: shipping, discount = '0', next = null, sellers, ...amounts } = totals;
  return {
    ownNumbers: ownNumbers === 'T',
    shipments: toShipments(shipments),
    lines: lines.map((line) => toCartLine(line, language)),
    totals: {
      ...amounts, shipping, discount, next,
      sellers: sellers.map(({ supplierCode: supplier = '', lines: count, amount }) => ({ supplier, lines: count, amount })),
    },
  };
}

/** A line without the attributes of its product, which nobody shows: a cart may have hundreds of lines. */
function toCartLine(line: WireCart['lines'][number], language: Language): CartLine {
  const { goodsId: productId, mpn, goods, cartNum: quantity, selected, addedPrice = null, partRef = '', unitPrice, amount, discountAmount } = line;
  return {
    productId, mpn, quantity, addedPrice, partRef,
    brand: textOf(line, 'brandName', language),
    product: goods ? toProduct({ ...goods, attributes: [] }, language) : null,
    ...(goods ? { weight: pieceWeight(goods) } : {}),
    selected: selected === 'T',
    amounts: unitPrice !== undefined && amount !== undefined && discountAmount !== undefined ? { unitPrice, amount, discounted: discountAmount } : null,
  };
}

export function toWanted(row: Data<typeof quickOrder>['rows'][number], language: Language): WantedOutcome {
  const { line, quantity, outcome, candidates, reason = '', nearest = [] } = row;
  return {
    line, partNumber: row.mpn ?? row.partNumber, quantity, outcome, reason, nearest,
    candidates: candidates.map((one) => ({ productId: one.goodsId, mpn: one.mpn, brand: textOf(one, 'brandName', language) })),
  };
}
