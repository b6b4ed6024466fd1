import type * as v from 'valibot';
import { ORDER_LIMITS } from '~/domain/order/policies';
import type { wantedAnswer } from '~/upstream/contract/cart';
import type { WireGoods } from '~/upstream/contract/goods';
import type { NumberedRow } from '../goods/store';
import { wireWriter } from '../goods/wire-writer';
import type { Texts } from '../refusal';
import type { MallContext } from '../route';
import { fingerprint } from '../user/secrets';
import { findPart, selectWanted, type Wanted } from './find-parts';
import { keptPrice, quantityProblem } from './judge';
import { newCart, type CartOwner } from './owner';
import { addLines, forgetOldCarts, openCart, selectLines, selectState, type CartLineRow, type CartState, type NewLine } from './store';
import { full, several, unknownPart } from './texts';

type WantedAnswer = v.InferInput<typeof wantedAnswer>;
type Outcome = WantedAnswer['rows'][number]['outcome'];

/** Forgotten carts that whoever opens one clears away. */
const CLEARED_BY_EACH = 5;

/** What became of one wanted part. */
export interface Judged {
  outcome: Outcome;
  /** The part, or the parts it may be. */
  parts: WireGoods[];
  /** Why it was not added. */
  reason?: Texts;
  /** How many of it are in the cart now. */
  cartNum?: number;
}

export interface Added {
  /** As the contract's answers have it. */
  cartKey: string | undefined;
  lines: number;
  /** One for each wanted part, in their order. */
  judged: Judged[];
}

/**
 * Puts wanted parts into a cart in one transaction, each that can be bought in that quantity together with those that are
 * there (section 5); the others say why not. Equal parts are summed first. Somebody without a cart gets one with a new key.
 */
export async function addParts(context: MallContext, owner: CartOwner, wanted: readonly Wanted[]): Promise<Added> {
  const [write, read] = await Promise.all([wireWriter(context), readBefore(context, owner, wanted)]);
  const { lines, state, found } = read;
  const inCart = new Map(lines.map(({ goods_id, qty }) => [goods_id, qty]));
  const sums = new Map<string, number>();
  for (const [index, [part, another]] of found.entries()) {
    if (part && !another) sums.set(part.id, (sums.get(part.id) ?? 0) + (wanted[index]?.quantity ?? 0));
  }
  const judged = found.map((parts, index) => judge(parts.map(write), wanted[index]?.partNumber ?? '', sums, inCart));
  const welcome = judged.flatMap(({ outcome, parts: [part] }) => (outcome === 'added' && part ? [part] : []));
  const key = state.held ? owner.key : undefined;
  if (welcome.length === 0) return { cartKey: key, lines: state.lines, judged };
  const target = owner.isUser || key !== undefined ? owner : newCart();
  const fresh = [...new Map(welcome.map((part) => [part.id, part])).values()].map((part): NewLine => {
    const qty = sums.get(part.id) ?? 0;
    return {
      goods_id: part.id, qty, added_price: keptPrice(part, qty + (inCart.get(part.id) ?? 0)),
      mpn: part.mpn, brand_cn: part.brandNameCn ?? '', brand_en: part.brandNameEn ?? '',
    };
  });
  const [, added = [], [after] = []] = await context.queries.batch<CartLineRow & CartState>([
    openCart(target.cartId, target.isUser, context.now),
    addLines(target.cartId, fresh, context.now),
    selectState(target.cartId, ''),
    ...(target === owner ? [] : [forgetOldCarts(context.now, CLEARED_BY_EACH)]),
  ]);
  const now = new Map(added.map(({ goods_id, qty }) => [goods_id, qty]));
  return {
    cartKey: owner.isUser ? key : target.key,
    lines: after?.lines ?? 0,
    judged: judged.map((one) => settle(one, now)),
  };
}

/** {@link addParts} as the contract answers it, in the language of the request. */
export async function addWanted(context: MallContext, owner: CartOwner, wanted: readonly Wanted[]): Promise<WantedAnswer> {
  const { cartKey, lines, judged } = await addParts(context, owner, wanted);
  return {
    ...(cartKey === undefined ? {} : { cartKey }), lines,
    rows: judged.map(({ outcome, parts, reason }, index) => ({
      line: index + 1, partNumber: wanted[index]?.partNumber ?? '', quantity: wanted[index]?.quantity ?? 0, outcome,
      candidates: parts.map(({ id, mpn, brandNameCn, brandNameEn }) => ({ goodsId: id, mpn, brandNameCn, brandNameEn })),
      ...(reason ? { reason: reason[context.language] } : {}),
    })),
  };
}

interface Before {
  lines: CartLineRow[];
  state: CartState;
  found: NumberedRow[][];
}

async function readBefore({ queries }: MallContext, owner: CartOwner, wanted: readonly Wanted[]): Promise<Before> {
  const heldId = owner.key === undefined ? '' : fingerprint(owner.key);
  const results = await queries.batch<CartLineRow & CartState & NumberedRow>([
    ...owner.before, selectLines(owner.cartId), selectState(owner.cartId, heldId), ...selectWanted(wanted),
  ]);
  const [lines = [], [state] = [], byId = [], byNumber = []] = results.slice(owner.before.length);
  return { lines, state: state ?? { lines: 0, held: 0 }, found: wanted.map((one) => findPart(one, byId, byNumber)) };
}

function judge(parts: WireGoods[], partNumber: string, sums: ReadonlyMap<string, number>, inCart: ReadonlyMap<string, number>): Judged {
  const [part, another] = parts;
  if (!part) return { outcome: 'unknown', parts, reason: unknownPart(partNumber) };
  if (another) return { outcome: 'several', parts, reason: several(part.mpn) };
  const there = inCart.get(part.id) ?? 0;
  const reason = quantityProblem(part, there + (sums.get(part.id) ?? 0), there);
  return reason ? { outcome: 'quantity', parts, reason } : { outcome: 'added', parts };
}

function settle(one: Judged, inCart: ReadonlyMap<string, number>): Judged {
  if (one.outcome !== 'added') return one;
  const cartNum = inCart.get(one.parts[0]?.id ?? '');
  return cartNum === undefined ? { ...one, outcome: 'full', reason: full(ORDER_LIMITS.lines) } : { ...one, cartNum };
}
