/** The form `POST /shopping_cart` (app/routes/README.md, "Forms"). */
import { CART_PATH, lineAnchor, type CartAnswer, type CartRefusal } from '../../domain/order/cart-form';
import { ORDER_LIMITS } from '../../domain/order/order-policies';
import { OWN_NUMBER_LENGTH, ownNumberProblem, readOwnNumber } from '../../domain/order/own/own-number';
import { countText } from '../../domain/product/delivery';
import { QUANTITY_FIELDS, quantityText, readQuantity, type QuantityForm } from '../../domain/product/posted-quantity';
import { PRODUCT_ID_LIMIT, type Product } from '../../domain/product/product';
import { minimumBuy, nearestQuantities } from '../../domain/product/quantity';
import type { Message, Words } from '../../domain/text/message';
import { checkedProduct } from '../../upstream/checked-product';
import { isUpstreamError, type Failure } from '../../upstream/failures/upstream-error';
import type { Shop } from '../../upstream/shop';
import type { CartCookie, Trade } from '../../upstream/trade';
import type { Session } from '../../session/session';
import { carryOut, type Carried } from '../form/carry-out';
import { readField } from '../form/form-fields';
import type { PostedForm } from '../form/posted-form';

export interface CartVisit {
  session: Pick<Session, 'forget'>;
  shop: Pick<Shop, 'product'>;
  trade: Trade;
  cartCookie: CartCookie;
}

/** The result of a posted form. */
export type CartOutcome =
  /** The form was carried out. `path`: the page to show next; absent: the cart. */
  | { kind: 'done'; message?: Message; path?: string }
  | { kind: 'again'; status: number; answer: CartAnswer };

type Intent = (visit: CartVisit, form: PostedForm) => Promise<CartOutcome>;

const INTENTS: Readonly<Record<string, Intent>> = { add, setQty, partRef, remove, select, clear };

/** Carries out a form of the cart, except a quick order. Nobody needs to be signed in. @throws errors that do not come from the upstream */
export async function postCart(visit: CartVisit, form: PostedForm): Promise<CartOutcome> {
  const name = form.text('intent');
  const intent = Object.hasOwn(INTENTS, name) ? INTENTS[name] : undefined;
  return intent ? intent(visit, form) : refused({ key: 'cart:error.notUnderstood' });
}

/** Runs a call about the visitor's cart. @throws errors that do not come from the upstream */
export function changeCart<T>({ session, trade }: CartVisit, work: (trade: Trade) => Promise<T>): Promise<Carried<T>> {
  return carryOut(() => asVisitor(session, () => work(trade)));
}

/** Runs a call about the cart. A cart needs no user: if the upstream asks for sign-in, the call runs again without the token. @throws UpstreamError */
export async function asVisitor<T>(session: Pick<Session, 'forget'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUpstreamError(error) || !error.failure.signIn) throw error;
    session.forget();
    return work();
  }
}

/** The words to show for a failed call; general words if the failure has no words. */
export function failureWords({ summary, fields }: Failure): Words {
  return summary ?? Object.values(fields)[0] ?? { key: 'cart:error.failed' };
}

/** The result of a form that was refused, with one message. */
export function refused(words: Words, status = 422): CartOutcome {
  return { kind: 'again', status, answer: { message: { kind: 'error', ...words } } };
}

async function add(visit: CartVisit, form: PostedForm): Promise<CartOutcome> {
  const posted = readQuantity(form);
  const { value: mpn, refusal } = await submitQuantity(visit, 'add', posted, (trade, pieces) => trade.addToCart(posted.productId, pieces));
  if (refusal) return refusal;
  const values = { pieces: countText(posted.quantity), mpn: mpn ?? posted.productId, count: visit.cartCookie.value.lines };
  return { kind: 'done', message: { kind: 'result', key: 'cart:message.added', values } };
}

async function setQty(visit: CartVisit, form: PostedForm): Promise<CartOutcome> {
  const posted = readQuantity(form);
  const { refusal } = await submitQuantity(visit, 'setQty', posted, (trade, pieces) => trade.setQuantity(posted.productId, pieces));
  return refusal ?? { kind: 'done', path: linePath(posted.productId) };
}

/** Sets the buyer's own part number of a line. */
async function partRef(visit: CartVisit, form: PostedForm): Promise<CartOutcome> {
  const [productId, typed] = [form.text(QUANTITY_FIELDS.productId), readField(form, 'text')];
  if (!productId || productId.length > PRODUCT_ID_LIMIT) return refused({ key: 'cart:error.notUnderstood' });
  const number = readOwnNumber(typed);
  const problem = ownNumberProblem(number);
  const wrong = (words: Words) => ({ productId, typed, words });
  if (problem) return { kind: 'again', status: 422, answer: { wrongRef: wrong({ key: `cart:error.ref.${problem}`, values: { most: OWN_NUMBER_LENGTH } }) } };
  const { failure } = await changeCart(visit, (trade) => trade.setPartRef(productId, number));
  if (!failure) return { kind: 'done', path: linePath(productId) };
  const words = failureWords(failure);
  return { kind: 'again', status: failure.status, answer: { wrongRef: wrong(words), message: { kind: 'error', ...words } } };
}

/** The address of a line in the cart. */
function linePath(productId: string): string {
  return `${CART_PATH}#${encodeURIComponent(lineAnchor(productId))}`;
}

async function remove(visit: CartVisit, form: PostedForm): Promise<CartOutcome> {
  const productIds = productIdsOf(form);
  const [productId, ...others] = productIds;
  if (productId === undefined) return refused({ key: 'cart:error.nothingTicked' });
  const removed = await changeCart(visit, (trade) => trade.removeFromCart(productIds));
  const message: Message = others.length === 0
    ? { kind: 'result', key: 'cart:message.removed', values: { mpn: removed.value ?? productId } }
    : { kind: 'result', key: 'cart:message.removedLines', values: { lines: productIds.length } };
  return outcome(removed, message);
}

async function select(visit: CartVisit, form: PostedForm): Promise<CartOutcome> {
  return outcome(await changeCart(visit, (trade) => trade.selectInCart(productIdsOf(form))));
}

async function clear(visit: CartVisit): Promise<CartOutcome> {
  const cleared = await changeCart(visit, (trade) => trade.clearCart());
  // Nothing was typed or ticked, and the page of a long cart takes time too, so the cart is only led to.
  if (cleared.failure?.kind === 'busy') return { kind: 'done', message: { kind: 'error', ...failureWords(cleared.failure) } };
  return outcome(cleared, { kind: 'result', key: 'cart:message.cleared' });
}

function outcome({ failure }: Carried<unknown>, message?: Message): CartOutcome {
  if (failure) return refused(failureWords(failure), failure.status);
  return { kind: 'done', ...(message ? { message } : {}) };
}

/** The result of a posted quantity: the value of the call, or a refusal with the quantities that would be accepted. */
type Submitted<T> = { value: T; refusal?: undefined } | { refusal: CartOutcome; value?: undefined };

/** Sends a quantity of a product to the upstream. @throws errors that do not come from the upstream */
async function submitQuantity<T>(
  visit: CartVisit, intent: CartRefusal['intent'], posted: QuantityForm, submit: (trade: Trade, pieces: number) => Promise<T>,
): Promise<Submitted<T>> {
  if (!posted.productId) return { refusal: refused({ key: 'cart:error.notUnderstood' }) };
  const pieces = piecesOf(posted.quantity);
  if (pieces === null) return { refusal: await refuseQuantity(visit, intent, posted) };
  const { value, failure } = await changeCart(visit, (trade) => submit(trade, pieces));
  return failure ? { refusal: await refuseQuantity(visit, intent, posted, failure) } : { value };
}

/** Refuses a quantity, and offers the nearest possible ones. @param failure - failure of the call; absent if the quantity was not sent */
async function refuseQuantity(
  visit: CartVisit, intent: CartRefusal['intent'], { productId, typed, quantity }: QuantityForm, failure?: Failure,
): Promise<CartOutcome> {
  const product = await productOf(visit, productId);
  const words = failure ? failureWords(failure) : noPieces(quantity, product);
  const ofQuantity = !failure || failure.ofQuantity === true;
  const refusal: CartRefusal = {
    intent, productId, typed: quantityText(typed), words, ofQuantity, product,
    nearest: ofQuantity ? (failure?.nearest ?? await nearestOf(visit, intent, product, quantity)) : [],
  };
  return { kind: 'again', status: failure?.status ?? 422, answer: { refusal, ...(ofQuantity ? {} : { message: { kind: 'error', ...words } }) } };
}

/** The nearest quantities that can be set, or added to the pieces in the cart. They are used if the upstream offers no quantities. */
async function nearestOf(visit: CartVisit, intent: CartRefusal['intent'], product: Product | null, quantity: number | null): Promise<number[]> {
  if (!product) return [];
  const there = intent === 'add' ? await inCart(visit, product) : 0;
  const { lower, higher } = nearestQuantities(product, there + (quantity ?? 0));
  return [lower, higher].flatMap((sum) => (sum !== null && sum > there ? [sum - there] : []));
}

async function inCart(visit: CartVisit, product: Product): Promise<number> {
  const { value: cart } = await changeCart(visit, (trade) => trade.cart());
  return cart?.lines.find(({ productId }) => productId === product.id)?.quantity ?? 0;
}

async function productOf({ shop }: CartVisit, id: string): Promise<Product | null> {
  if (!id) return null;
  const { value: checked } = await carryOut(() => checkedProduct(shop, id));
  return checked?.product ?? null;
}

function noPieces(quantity: number | null, product: Product | null): Words {
  if (quantity !== null && quantity > ORDER_LIMITS.pieces) return { key: 'product:quantity.tooMany', values: { most: countText(ORDER_LIMITS.pieces) } };
  return { key: 'product:quantity.invalid', values: { minimum: countText(Math.max(minimumBuy(product), 1)) } };
}

/** The quantity, if it is a whole number from 1 to the most pieces of a line; otherwise `null`. */
function piecesOf(quantity: number | null): number | null {
  return quantity !== null && Number.isInteger(quantity) && quantity > 0 && quantity <= ORDER_LIMITS.pieces ? quantity : null;
}

function productIdsOf(form: PostedForm): string[] {
  const productIds = form.all(QUANTITY_FIELDS.productId).filter((id) => id !== '' && id.length <= PRODUCT_ID_LIMIT);
  return [...new Set(productIds)].slice(0, ORDER_LIMITS.lines);
}
