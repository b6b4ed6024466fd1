import * as v from 'valibot';
import { ORDER_LIMITS } from '../../../domain/order/order-policies';
import { OWN_NUMBER } from '../../../domain/order/own/own-number';
import { FEE_TYPE } from '../../../domain/order/states';
import { PRODUCT_ID_LIMIT } from '../../../domain/product/product';
import { call } from '../base/call';
import { count, day, decimal, flag, listOf, multiplier, optionalText, text, texts } from '../base/fields';
import { goods } from './goods';

/** The key of an anonymous cart, 256 random bits. It is the only proof that a visitor may use the cart. */
export const cartKey = v.pipe(text, v.regex(/^[\w-]{32,64}$/));
/** With a token, the call uses the user's cart. If it also sends a `cartKey`, that anonymous cart is merged into the user's. */
const owner = { cartKey: v.optional(cartKey) };

export const goodsId = v.pipe(text, v.minLength(1), v.maxLength(PRODUCT_ID_LIMIT));
const goodsIds = v.pipe(v.array(goodsId), v.maxLength(ORDER_LIMITS.lines));
/** A number that buyers give something themselves. */
export const ownNumber = v.pipe(text, v.regex(OWN_NUMBER));
export const pieces = v.pipe(count, v.minValue(1), v.maxValue(ORDER_LIMITS.pieces));
/** The maximum size of a call that names as many products as a cart holds, in bytes. */
export const LINES_BODY_LIMIT = 1024 * 1024;

export const feeType = v.picklist(Object.values(FEE_TYPE));

/** The next discount tier that lowers the price further. */
const nextDiscount = v.object({ amount: decimal, discount: multiplier, missing: decimal });

const cartLine = v.object({
  goodsId: text, mpn: text, ...texts('brandName'),
  /** The product with its present figures; absent if it is no longer sold. */
  goods: v.optional(goods),
  cartNum: count,
  selected: flag,
  /** The unit price when the quantity was set. */
  addedPrice: v.optional(decimal),
  /** The buyer's own part number; absent if there is none. */
  partRef: optionalText,
  /** These three amounts are absent if the line cannot be ordered as it is. */
  unitPrice: v.optional(decimal), amount: v.optional(decimal), discountAmount: v.optional(decimal),
});

/** The selected lines of one seller, with their amount before the discount. Without `supplierCode` the seller is the mall itself. */
const seller = v.object({ supplierCode: optionalText, lines: count, amount: decimal });

/** What ships when. The pieces of a line may be in several shipments. */
export const shipments = v.array(v.object({
  /** The day by which it ships; from a partner, by which it is delivered. Absent if it is not known. */
  date: v.optional(day),
  /** `T` if a partner ships it. */
  partner: v.optional(flag), supplierCode: optionalText,
  lines: v.array(v.object({ goodsId: text, qty: count })),
}));

export const cart = v.object({
  /**
   * The key of the anonymous cart. For a signed-in user it is absent after the anonymous cart was merged. If the user's cart had no room for some
   * lines, they stay in the anonymous cart, and its key is still sent.
   */
  cartKey: v.optional(cartKey),
  /** `T` if the upstream keeps the buyer's own numbers: `partRef` of lines, and `customerOrderNo` of orders. */
  ownNumbers: v.optional(flag),
  lines: v.array(cartLine),
  totals: v.object({
    /** The number of selected lines that can be ordered. The amounts in `totals` are for these lines. */
    lines: count,
    total: decimal, eligible: decimal,
    /** Absent if no tier is reached. */
    discount: v.optional(multiplier),
    saving: decimal, feeType, payable: decimal,
    next: v.optional(nextDiscount),
    sellers: v.array(seller),
  }),
  /** What ships when of the lines in `totals`, if they are ordered and paid today. */
  shipments: v.optional(shipments),
});

/** The answer to a change of the cart. */
const changed = v.object({
  cartKey: v.optional(cartKey),
  /** The number of lines in the cart after the change. */
  lines: count,
  /** For a product that was added: the number of its pieces in the cart after the change. */
  cartNum: v.optional(count),
  /** The part number of the product that was added, or of the only product that was removed. */
  mpn: optionalText,
});

/** The result for one wanted product. */
const wanted = v.object({
  line: count,
  /** What was sent: a part number, or the id of a product. */
  partNumber: text,
  quantity: count,
  /** The part number of the product, if it was sent by its id and is known. */
  mpn: optionalText,
  outcome: v.picklist(['added', 'unknown', 'several', 'quantity', 'full']),
  candidates: v.array(v.object({ goodsId: text, mpn: text, ...texts('brandName') })),
  /** Why the product was not added, in the language of the request. */
  reason: optionalText,
  /** For `quantity`: the nearest quantities of this line that can be added, with the cart and the other lines taken into account. */
  nearest: v.optional(listOf(pieces)),
});
export const wantedAnswer = v.object({ cartKey: v.optional(cartKey), lines: count, rows: v.array(wanted) });

export const readCart = call({
  name: 'cart/qryCart', group: 'cart', method: 'POST', path: 'cart/qryCart', policy: 'never',
  payload: v.object(owner), data: cart,
  summary: 'The cart with the figures of now; of a signed-in user with what is under the key, which is used up',
});

export const addToCart = call({
  name: 'cart/addCart', group: 'cart', method: 'POST', path: 'cart/addCart', policy: 'never',
  payload: v.object({ ...owner, goodsId, cartNum: pieces, partRef: v.optional(ownNumber) }), data: changed,
  summary: 'Adds pieces of a part to those in the cart; refused where the sum cannot be bought',
});

export const setCartNum = call({
  name: 'cart/setCartNum', group: 'cart', method: 'POST', path: 'cart/setCartNum', policy: 'never',
  payload: v.object({ ...owner, goodsId, cartNum: pieces }), data: changed,
  summary: 'Sets the quantity of a line, and takes note of its price; refused where it cannot be bought',
});

export const setPartRef = call({
  name: 'cart/setPartRef', group: 'cart', method: 'POST', path: 'cart/setPartRef', policy: 'never', optional: true,
  payload: v.object({ ...owner, goodsId, partRef: v.optional(ownNumber) }), data: changed,
  summary: 'Sets the buyer’s own part number of a line, or removes it; refused where there is no such line',
});

export const removeFromCart = call({
  name: 'cart/removeCart', group: 'cart', method: 'POST', path: 'cart/removeCart', policy: 'never', bodyLimit: LINES_BODY_LIMIT,
  payload: v.object({ ...owner, goodsIds }), data: changed, summary: 'Removes lines; those that are not there change nothing',
});

export const selectInCart = call({
  name: 'cart/selectCart', group: 'cart', method: 'POST', path: 'cart/selectCart', policy: 'never', bodyLimit: LINES_BODY_LIMIT,
  payload: v.object({ ...owner, goodsIds }),
  /** `changed`: of how many lines the selection has changed. */
  data: v.object({ ...changed.entries, changed: v.optional(count) }),
  summary: 'Selects these lines and no others',
});

export const clearCart = call({
  name: 'cart/clearCart', group: 'cart', method: 'POST', path: 'cart/clearCart', policy: 'never',
  payload: v.object(owner), data: changed, summary: 'Removes all lines',
});

export const quickOrder = call({
  name: 'cart/quickOrder', group: 'cart', method: 'POST', path: 'cart/quickOrder', policy: 'never',
  payload: v.object({
    ...owner,
    lines: v.pipe(
      v.array(v.object({ partNumber: v.pipe(text, v.minLength(1), v.maxLength(ORDER_LIMITS.partNumber)), quantity: pieces })),
      v.minLength(1), v.maxLength(ORDER_LIMITS.quickLines),
    ),
  }),
  data: wantedAnswer, summary: 'Adds parts by their numbers; each line is added or says why not',
});

export const addBatch = call({
  name: 'cart/addBatch', group: 'cart', method: 'POST', path: 'cart/addBatch', policy: 'never', optional: true, bodyLimit: LINES_BODY_LIMIT,
  payload: v.object({
    ...owner,
    /** A `partRef` is taken where the line of the cart has none yet. */
    lines: v.pipe(v.array(v.object({ goodsId, cartNum: pieces, partRef: v.optional(ownNumber) })), v.minLength(1), v.maxLength(ORDER_LIMITS.lines)),
  }),
  data: wantedAnswer, summary: 'Adds pieces of many parts by their ids; each line is added or says why not',
});
