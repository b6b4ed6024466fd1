import type * as v from 'valibot';
import { ORDER_LIMITS } from '~/domain/order/order-policies';
import type { Texts } from '~/domain/text/language';
import { CODES } from '~/upstream/contract/base/envelope';
import type { wantedAnswer } from '~/upstream/contract/records/cart';
import type { WireGoods } from '~/upstream/contract/records/goods';
import type { NumberedRow } from '../goods/store';
import { lineWriter } from '../goods/wire';
import { Refusal } from '../http/refusal';
import type { MallContext } from '../http/route';
import { runTransactionWithRows } from '../db/transaction';
import { spendInTransaction, type Uses } from '../trade/records/spend-in-transaction';
import { CART_LINES_OF_ADDRESS, CARTS_OF_ADDRESS } from '../user/limits/trade-policies';
import { forNetworks } from '../user/limits/visitor';
import { findProduct, selectWanted, type Wanted } from './find-products';
import { keptPrice, quantityProblem } from './orderable';
import { newCart, stateOf, type CartOwner } from './owner';
import { addLines, forgetOldCarts, openCart, selectLines, selectState, type CartLineRow, type CartState } from './store';
import { MESSAGES } from './messages';

type WantedAnswer = v.InferInput<typeof wantedAnswer>;
type Outcome = WantedAnswer['rows'][number]['outcome'];

/** How many unused carts are removed each time products are added to an anonymous cart. */
const CLEARED_BY_EACH = 5;

/** Why a product was not added. */
interface Refused {
  outcome: Exclude<Outcome, 'added'>;
  reason: Texts;
  /** Quantities that can be added instead. */
  nearest?: number[];
}

/** The result for one wanted product. */
export type Result = (Refused | {
  outcome: 'added';
  /** How many pieces of the product are in the cart now. */
  cartNum: number;
}) & {
  /** The product, or all candidates if the part number is ambiguous; empty if the product is unknown. */
  products: WireGoods[];
};

export interface Added {
  /** The key of the anonymous cart; `undefined` if there is no anonymous cart. */
  cartKey: string | undefined;
  /** How many lines the cart has now. */
  lines: number;
  /** One result for each wanted product, in the same order. */
  results: Result[];
}

/**
 * Adds products to a cart in one transaction. First, the quantities of the same product are added up. A product is added if this sum
 * plus the pieces in the cart can be ordered; otherwise its result has the reason. A visitor without a cart gets a new cart and its key.
 */
export async function addProducts(context: MallContext, owner: CartOwner, wanted: readonly Wanted[]): Promise<Added> {
  const [write, { inCart, state, rows }] = await Promise.all([lineWriter(context), readBefore(context, owner, wanted)]);
  const found = wanted.map((one, index) => ({ ...one, products: (rows[index] ?? []).map(write) }));
  const sums = new Map<string, number>();
  for (const { products: [product, another], quantity } of found) if (product && !another) sums.set(product.id, (sums.get(product.id) ?? 0) + quantity);
  const refused = found.map((one) => refusal(one, sums, inCart));
  const welcome = new Map(found.flatMap(({ products: [product] }, index) => (product && !refused[index] ? [[product.id, product]] : [])));
  const known = state.held ? owner.key : undefined;
  const target = owner.isUser || known !== undefined || welcome.size === 0 ? owner : newCart();
  const partRefs = new Map(found.flatMap(({ products: [product], partRef }) => (product && partRef ? [[product.id, partRef]] : [])));
  const { lines, there } = welcome.size === 0 ? { lines: state.lines, there: inCart } : await putIn(context, target, target !== owner, [...welcome.values()], { sums, partRefs }, inCart);
  return {
    cartKey: target === owner ? known : target.key,
    lines,
    results: found.map(({ products }, index): Result => {
      const why = refused[index];
      const cartNum = there.get(products[0]?.id ?? '');
      if (why) return { ...why, products };
      return cartNum === undefined ? { outcome: 'full', reason: MESSAGES.full(ORDER_LIMITS.lines), products } : { outcome: 'added', cartNum, products };
    }),
  };
}

/** Adds products as {@link addProducts} does. @returns the results as the contract sends them, in the language of the request */
export async function addWanted(context: MallContext, owner: CartOwner, wanted: readonly Wanted[]): Promise<WantedAnswer> {
  const { cartKey, lines, results } = await addProducts(context, owner, wanted);
  return {
    ...(cartKey === undefined ? {} : { cartKey }), lines,
    rows: results.map((result, index) => ({
      line: index + 1, partNumber: wanted[index]?.partNumber ?? '', quantity: wanted[index]?.quantity ?? 0, outcome: result.outcome,
      ...(wanted[index]?.productId !== undefined && result.products[0] ? { mpn: result.products[0].mpn } : {}),
      candidates: result.products.map(({ id, mpn, brandNameCn, brandNameEn }) => ({ goodsId: id, mpn, brandNameCn, brandNameEn })),
      ...(result.outcome === 'added' ? {} : { reason: result.reason[context.language], ...(result.nearest ? { nearest: result.nearest } : {}) }),
    })),
  };
}

interface Before {
  /** How many pieces are in the cart, by product id. */
  inCart: ReadonlyMap<string, number>;
  state: CartState;
  /** For each wanted product, the products that may be meant. */
  rows: NumberedRow[][];
}

async function readBefore({ queries }: MallContext, owner: CartOwner, wanted: readonly Wanted[]): Promise<Before> {
  const results = await queries.batch<CartLineRow & CartState & NumberedRow>([
    ...owner.before, selectLines(owner.cartId), stateOf(owner), ...selectWanted(wanted),
  ]);
  const [lines = [], [state] = [], byId = [], byNumber = []] = results.slice(owner.before.length);
  return {
    inCart: new Map(lines.map(({ goods_id, qty }) => [goods_id, qty])),
    state: state ?? { lines: 0, held: 0 },
    rows: wanted.map((one) => findProduct(one, byId, byNumber)),
  };
}

/** What is wanted of each product, by product id. */
interface WantedOf {
  /** Pieces. */
  sums: ReadonlyMap<string, number>;
  /** The buyer's own part numbers. */
  partRefs: ReadonlyMap<string, string>;
}

/**
 * Puts products into a cart. The statement adds to the quantities that it finds, so requests at the same time do not overwrite each other.
 * @param isOpened - whether the cart is a new anonymous one
 * @throws Refusal if too many anonymous carts or lines come from the visitor's address
 */
async function putIn(
  { queries, request, now }: MallContext, cart: CartOwner, isOpened: boolean, products: readonly WireGoods[], { sums, partRefs }: WantedOf, inCart: ReadonlyMap<string, number>,
): Promise<{ lines: number; there: ReadonlyMap<string, number> }> {
  const newLines = products.filter(({ id }) => !inCart.has(id)).length;
  const fresh = products.map((product) => {
    const qty = sums.get(product.id) ?? 0;
    return {
      goods_id: product.id, qty, added_price: keptPrice(product, qty + (inCart.get(product.id) ?? 0)),
      mpn: product.mpn, brand_cn: product.brandNameCn ?? '', brand_en: product.brandNameEn ?? '', part_ref: partRefs.get(product.id) ?? '',
    };
  });
  const uses: Uses[] = cart.isUser ? [] : [
    ...(isOpened ? forNetworks(CARTS_OF_ADDRESS, request).map(([rule, network]) => [rule, network, 1] as const) : []),
    ...forNetworks(CART_LINES_OF_ADDRESS, request).map(([rule, network]) => [rule, network, newLines] as const),
  ];
  const { rows } = await runTransactionWithRows<CartLineRow & CartState>(queries, [
    openCart(cart.cartId, cart.isUser, now), addLines(cart.cartId, fresh, now), selectState(cart.cartId, ''),
    ...(cart.isUser ? [] : [forgetOldCarts(now, CLEARED_BY_EACH), ...spendInTransaction(uses, now)]),
  ]);
  if (!rows) throw new Refusal(CODES.tooMany, MESSAGES.tooManyFromAddress);
  const [, added = [], [state] = []] = rows;
  return { lines: state?.lines ?? 0, there: new Map(added.map(({ goods_id, qty }) => [goods_id, qty])) };
}

function refusal(
  { productId, partNumber, quantity, products: [product, another] }: Wanted & { products: readonly WireGoods[] },
  sums: ReadonlyMap<string, number>, inCart: ReadonlyMap<string, number>,
): Refused | null {
  if (!product) return { outcome: 'unknown', reason: productId === undefined ? MESSAGES.unknownProduct(partNumber) : MESSAGES.withdrawn(partNumber) };
  if (another) return { outcome: 'several', reason: MESSAGES.several(product.mpn) };
  const there = inCart.get(product.id) ?? 0;
  const sum = there + (sums.get(product.id) ?? 0);
  const problem = quantityProblem(product, sum, there, sum - quantity);
  return problem && { outcome: 'quantity', ...problem };
}
