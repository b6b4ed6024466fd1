import type * as v from 'valibot';
import * as contract from '~/upstream/contract/records/cart';
import { CODES } from '~/upstream/contract/base/envelope';
import { discountInForce, selectDiscount } from '../content/discount-rule';
import type { ContentData } from '../content/store';
import { selectProducts, type ProductRow } from '../goods/store';
import { lineWriter } from '../goods/wire';
import type { Statement } from '../db/queries';
import { notFound, Refusal } from '../http/refusal';
import { handle, type MallContext } from '../http/route';
import type { WaitedRow } from '../trade/shipping/ordered-in';
import { shipmentsOfLines } from '../trade/shipping/ship-plan';
import { fingerprint } from '../user/secrets/secrets';
import { addProducts, addWanted } from './add-products';
import { keptPrice, quantityProblem } from './orderable';
import { cartOwner, stateOf, type CartOwner } from './owner';
import {
  noteEmptied, removeCarts, removeLines, selectProductsInCart, selectLine, selectLines, selectOnly, setLine, setPartRef, type CartLineRow, type CartState,
} from './store';
import { MESSAGES } from './messages';
import { toWireCart } from './wire';

/** The error code for each outcome, if a product cannot be added by its id. */
const CODE_OF = { unknown: CODES.notFound, several: CODES.notFound, quantity: CODES.quantity, full: CODES.full } as const;

type Changed = v.InferInput<typeof contract.addToCart.data>;

export const cartRoutes = [
  handle(contract.readCart, ({ cartKey }, context) => readCart(context, cartKey)),
  handle(contract.addToCart, async ({ cartKey, goodsId: productId, cartNum: quantity, partRef }, context) => {
    const owner = await cartOwner(context, cartKey);
    const { cartKey: key, lines, results } = await addProducts(context, owner, [{ productId, partNumber: productId, quantity, partRef }]);
    const [added] = results.map((result) => {
      if (result.outcome !== 'added') throw new Refusal(CODE_OF[result.outcome], result.reason, result.nearest ? { nearest: result.nearest } : null);
      return { cartNum: result.cartNum, mpn: result.products[0]?.mpn };
    });
    return { ...(key === undefined ? {} : { cartKey: key }), lines, cartNum: quantity, ...added };
  }),
  handle(contract.setCartNum, async ({ cartKey, goodsId: productId, cartNum }, context) => {
    const owner = await cartOwner(context, cartKey);
    const results = await context.queries.batch<CartLineRow & ProductRow>([...owner.before, selectLine(owner.cartId, productId), selectProducts([productId])]);
    const [[line] = [], [row] = []] = results.slice(owner.before.length);
    if (!line) throw notFound(MESSAGES.notInCart(row?.mpn ?? productId));
    if (!row) throw notFound(MESSAGES.noLongerSold(line.mpn));
    const product = (await lineWriter(context))(row);
    const problem = quantityProblem(product, cartNum);
    if (problem) throw new Refusal(CODES.quantity, problem.reason, { nearest: problem.nearest });
    return change(context, owner, [setLine(owner.cartId, productId, cartNum, keptPrice(product, cartNum))]);
  }),
  handle(contract.setPartRef, async ({ cartKey, goodsId: productId, partRef = '' }, context) => {
    const owner = await cartOwner(context, cartKey);
    const results = await context.queries.batch<CartLineRow & CartState>([...owner.before, setPartRef(owner.cartId, productId, partRef), stateOf(owner)]);
    const [[line] = [], [state] = []] = results.slice(owner.before.length);
    if (!line) throw notFound(MESSAGES.notInCart(productId));
    return { ...keyOf(owner, state), lines: state?.lines ?? 0 };
  }),
  handle(contract.removeFromCart, async ({ cartKey, goodsIds: productIds }, context) => {
    const owner = await cartOwner(context, cartKey);
    if (owner.cartId === '') return { lines: 0 };
    const results = await context.queries.batch<CartLineRow & CartState>([
      ...owner.before, removeLines(owner.cartId, productIds), stateOf(owner), ...(owner.isUser ? [] : [noteEmptied(owner.cartId, context.now)]),
    ]);
    const [removed = [], [state] = []] = results.slice(owner.before.length);
    return { ...keyOf(owner, state), lines: state?.lines ?? 0, ...(productIds.length === 1 ? { mpn: removed[0]?.mpn } : {}) };
  }),
  handle(contract.selectInCart, async ({ cartKey, goodsIds: productIds }, context) => {
    const owner = await cartOwner(context, cartKey);
    if (owner.cartId === '') return { lines: 0 };
    const results = await context.queries.batch<CartLineRow & CartState>([...owner.before, selectOnly(owner.cartId, productIds), stateOf(owner)]);
    const [changed = [], [state] = []] = results.slice(owner.before.length);
    return { ...keyOf(owner, state), lines: state?.lines ?? 0, changed: changed.length };
  }),
  handle(contract.clearCart, async ({ cartKey }, context) => {
    const owner = await cartOwner(context, cartKey);
    // Also clears the anonymous cart of the key.
    return change(context, owner, [removeCarts(owner.cartId, ...(cartKey === undefined ? [] : [fingerprint(cartKey)]))]);
  }),
  handle(contract.addBatch, async ({ cartKey, lines }, context) => addWanted(
    context, await cartOwner(context, cartKey),
    lines.map(({ goodsId: productId, cartNum: quantity, partRef }) => ({ productId, partNumber: productId, quantity, partRef })),
  )),
  handle(contract.quickOrder, async ({ cartKey, lines }, context) => addWanted(context, await cartOwner(context, cartKey), lines)),
];

/** Reads the cart that {@link cartOwner} finds, with current prices and stock. */
export async function readCart(context: MallContext, cartKey: string | undefined): Promise<v.InferInput<typeof contract.cart>> {
  const owner = await cartOwner(context, cartKey);
  if (owner.cartId === '') return toWireCart([], [], []);
  const results = await context.queries.batch<CartLineRow & WaitedRow & ContentData & CartState>([
    ...owner.before, selectLines(owner.cartId), selectProductsInCart(owner.cartId), selectDiscount(), stateOf(owner),
  ]);
  const [lines = [], rows = [], rules = [], [state] = []] = results.slice(owner.before.length);
  const products = rows.length > 0 ? rows.map(await lineWriter(context)) : [];
  const cart = toWireCart(lines, products, discountInForce(rules, context));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = cart.lines.flatMap(({ goodsId: productId, goods: product, cartNum: qty, selected, amount }) => {
    const row = byId.get(productId);
    return product && row && selected === 'T' && amount !== undefined ? [{ product, row, qty }] : [];
  });
  return { ...keyOf(owner, state), ...cart, shipments: shipmentsOfLines(ordered, context) };
}

/** Changes a cart. @returns its new state */
async function change({ queries }: MallContext, owner: CartOwner, statements: Statement[]): Promise<Changed> {
  if (owner.cartId === '') return { lines: 0 };
  const results = await queries.batch<CartState>([...statements, stateOf(owner)]);
  const state = results.at(-1)?.[0];
  return { ...keyOf(owner, state), lines: state?.lines ?? 0 };
}

function keyOf({ key }: CartOwner, state: CartState | undefined): { cartKey?: string } {
  return key !== undefined && state?.held ? { cartKey: key } : {};
}
