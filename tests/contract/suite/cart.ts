import type { Call } from '~/upstream/contract/base/call';
import { addBatch, addToCart, clearCart, quickOrder, readCart, removeFromCart, selectInCart, setCartNum } from '~/upstream/contract/records/cart';
import { check, type Known, type SamplePart } from './check';
import { show, type CallTester } from './call-tester';
import { expectCart, type WireCart } from './expect-cart';
import { samplesOf } from './sample';
import { PART_REF_CHECKS } from './own-numbers';
import type { Credentials } from './server';
import { expectRefusal } from './sign-in';

/** Carts of anonymous visitors and of users. The suite restores what a user had in the cart. */

const NO_PART = 'no-such-part-7791';
const NO_KEY = 'no-such-key-7791-no-such-key-7791-no-such-k';
const WRITES = 'needs --write';
const SIGNED_IN = 'the signed-in user needs a sign-in';
const PARTS = 'needs two parts of goods/search that can be bought';
const ADDED = 'needs a sound cart/addCart';

const addCheck = check(addToCart, async (tester, known, { write }) => {
  const { findings } = tester;
  await tester.expectRefused({ cartNum: 1 }, 'payload without goodsId');
  for (const cartNum of [0, 1.5, 'all']) await tester.expectRefused({ goodsId: NO_PART, cartNum }, `cartNum ${show(cartNum)}`);
  expectRefusal(tester, await tester.send({ goodsId: NO_PART, cartNum: 1 }), 'unknown goodsId');
  const [part, other] = samplesOf(known.rows);
  if (!part || !other) return findings.note(PARTS);
  expectRefusal(tester, await tester.send({ goodsId: part.id, cartNum: part.wrong }), 'quantity that cannot be bought');
  if (!write) return findings.note(WRITES);
  const cartKey = await openCart(tester, part, undefined);
  if (cartKey === undefined) return;
  const again = await tester.expectData({ cartKey, goodsId: part.id, cartNum: part.few });
  if (!again) return;
  findings.expect(again.cartKey === cartKey, 'same cartKey', `cartKey: expected the same again, found ${show(again.cartKey)}`);
  findings.expect(again.cartNum === 2 * part.few, 'sum', `cartNum of a part added twice: expected ${2 * part.few}, found ${show(again.cartNum)}`);
  findings.expect(again.lines === 1, 'lines', `lines after adding a part twice: expected 1, found ${again.lines}`);
  // With a key chosen by the visitor, a second visitor could read the first one's cart.
  const taken = await openCart(tester, part, NO_KEY);
  findings.expect(taken !== NO_KEY, 'new cartKey', 'cartKey: expected a new one in place of an unknown one, found the unknown one');
  if (taken !== undefined) await tester.unreported(clearCart).expectData({ cartKey: taken });
  if (!findings.has()) known.cart = { cartKey, part, other };
  if (!known.user) return findings.note(SIGNED_IN);
  const own = await quantitiesOf(tester, {}, known.user);
  if (own?.has(part.id)) return findings.note('a part that is not in the user’s cart');
  const mine = await tester.expectData({ goodsId: part.id, cartNum: part.few }, known.user);
  findings.expect(mine?.cartKey === undefined, 'cartKey of a user', `cartKey for a signed-in user: expected none, found ${show(mine?.cartKey)}`);
  await tester.unreported(removeFromCart).expectData({ goodsIds: [part.id] }, known.user);
});

/** Adds without a cart, or with an unknown key. @returns the key of the new cart */
async function openCart(tester: CallTester<typeof addToCart>, { id, few }: SamplePart, cartKey: string | undefined): Promise<string | undefined> {
  const added = await tester.expectData({ goodsId: id, cartNum: few, ...(cartKey === undefined ? {} : { cartKey }) });
  if (!added) return undefined;
  tester.findings.expect(added.cartKey !== undefined, 'cartKey', 'cartKey: expected that of a new cart, found nothing');
  tester.findings.expect(added.cartNum === few, 'cartNum', `cartNum of what was added: expected ${few}, found ${show(added.cartNum)}`);
  return added.cartKey;
}

const readCheck = check(readCart, async (tester, { cart, user }, { write }) => {
  const { findings } = tester;
  for (const [payload, when] of [[{}, 'cart without a key'], [{ cartKey: NO_KEY }, 'cart with an unknown key']] as const) {
    const empty = await tester.expectData(payload);
    if (!empty) continue;
    expectCart(findings, empty);
    findings.expect(empty.lines.length === 0, 'unknown cart', `lines of ${when}: expected none, found ${empty.lines.length}`);
    findings.expect(empty.cartKey === undefined, 'cartKey of an unknown cart', `cartKey of ${when}: expected none, found ${show(empty.cartKey)}`);
  }
  await tester.expectRefused({ cartKey: 'short' }, 'malformed cartKey');
  if (user) {
    const own = await tester.expectData({}, user);
    if (own) expectCart(findings, own);
    findings.expect(own?.cartKey === undefined, 'cartKey of a user', `cartKey for a signed-in user: expected none, found ${show(own?.cartKey)}`);
  } else {
    findings.note(SIGNED_IN);
  }
  if (!write) return findings.note(WRITES);
  if (!cart) return findings.note(ADDED);
  const { cartKey, part } = cart;
  const found = await tester.expectData({ cartKey });
  if (!found) return;
  expectCart(findings, found);
  findings.expect(found.cartKey === cartKey, 'cartKey', `cartKey: expected the one that was sent, found ${show(found.cartKey)}`);
  const [line] = found.lines;
  findings.expect(line?.goodsId === part.id && line.cartNum === 2 * part.few, 'lines', `lines: expected ${2 * part.few} of ${show(part.id)}, found ${show(found.lines.map(({ goodsId, cartNum }) => [goodsId, cartNum]))}`);
  if (user) await expectMerging(tester, cart, user);
});

/** Expects an anonymous cart to be merged into the user's, once. */
async function expectMerging(tester: CallTester<typeof readCart>, { other }: NonNullable<Known['cart']>, user: Credentials): Promise<void> {
  const { findings } = tester;
  const cartKey = (await tester.unreported(addToCart).expectData({ goodsId: other.id, cartNum: other.few }))?.cartKey;
  const before = await quantitiesOf(tester, {}, user);
  if (cartKey === undefined || !before) return findings.note(ADDED);
  const wanted = (before.get(other.id) ?? 0) + other.few;
  for (const when of ['merged', 'merged twice']) {
    const merged = await tester.expectData({ cartKey }, user);
    const found = merged && quantitiesIn(merged).get(other.id);
    findings.expect(!merged || found === wanted, when, `${when}: expected ${wanted} of ${show(other.id)} in the user’s cart, found ${show(found)}`);
    findings.expect(merged?.cartKey === undefined, 'cartKey used up', `cartKey of a merged cart: expected none, found ${show(merged?.cartKey)}`);
  }
  const left = await tester.expectData({ cartKey });
  findings.expect(!left?.lines.length, 'merged key', `lines under the key of a merged cart: expected none, found ${left?.lines.length ?? 0}`);
  if (!before.has(other.id)) await tester.unreported(removeFromCart).expectData({ goodsIds: [other.id] }, user);
}

const setCheck = check(setCartNum, async (tester, { cart, rows }, { write }) => {
  const { findings } = tester;
  await tester.expectRefused({ goodsId: NO_PART, cartNum: 0 }, 'cartNum 0');
  const [some] = samplesOf(rows);
  expectRefusal(tester, await tester.send({ goodsId: some?.id ?? NO_PART, cartNum: some?.few ?? 1 }), 'missing line');
  if (!write) return findings.note(WRITES);
  if (!cart) return findings.note(ADDED);
  const { cartKey, part } = cart;
  expectRefusal(tester, await tester.send({ cartKey, goodsId: part.id, cartNum: part.wrong }), 'quantity that cannot be bought');
  const changed = await tester.expectData({ cartKey, goodsId: part.id, cartNum: part.few });
  findings.expect(!changed || changed.cartKey === cartKey, 'cartKey', `cartKey: expected the one that was sent, found ${show(changed?.cartKey)}`);
  const found = await quantitiesOf(tester, { cartKey });
  findings.expect(!found || found.get(part.id) === part.few, 'listed', `quantity that was set: expected ${part.few}, found ${show(found?.get(part.id))}`);
});

const selectCheck = check(selectInCart, async (tester, { cart }, { write }) => {
  const { findings } = tester;
  await tester.expectRefused({}, 'payload without goodsIds');
  await expectNothing(tester, await tester.expectData({ cartKey: NO_KEY, goodsIds: [NO_PART] }));
  if (!write) return findings.note(WRITES);
  if (!cart) return findings.note(ADDED);
  const { cartKey, part } = cart;
  const read = async () => (await tester.unreported(readCart).expectData({ cartKey }))?.lines ?? [];
  const selectedIn = (lines: WireCart['lines']) => lines.filter(({ selected }) => selected === 'T').map(({ goodsId }) => goodsId);
  let before = selectedIn(await read());
  for (const goodsIds of [[], [part.id, NO_PART]]) {
    const answer = await tester.expectData({ cartKey, goodsIds });
    const lines = await read();
    const found = selectedIn(lines);
    const expected = lines.map(({ goodsId }) => goodsId).filter((id) => goodsIds.includes(id));
    findings.expect(show(found) === show(expected), 'listed', `selected lines: expected ${show(expected)}, found ${show(found)}`);
    const differing = [...before, ...expected].filter((id) => before.includes(id) !== expected.includes(id)).length;
    // Where the cart cannot be read, nothing is known of its lines.
    if (answer?.changed !== undefined && answer.lines === lines.length) {
      findings.expect(answer.changed === differing, 'changed', `changed: expected the ${differing} lines whose selection has changed, found ${answer.changed}`);
    }
    before = expected;
  }
});

const quickCheck = check(quickOrder, async (tester, { cart }, { write }) => {
  const { findings } = tester;
  await tester.expectRefused({ lines: [] }, 'no lines');
  const unknown = await orderLines(tester, [{ partNumber: NO_PART, quantity: 1 }], undefined);
  if (unknown) {
    findings.expect(unknown.rows[0]?.outcome === 'unknown', 'outcome', `outcome of an unknown part number: expected "unknown", found ${show(unknown.rows[0]?.outcome)}`);
    findings.expect(unknown.cartKey === undefined, 'cartKey of nothing', `cartKey where nothing was added: expected none, found ${show(unknown.cartKey)}`);
  }
  if (!write) return findings.note(WRITES);
  if (!cart) return findings.note(ADDED);
  const { cartKey, other } = cart;
  const answer = await orderLines(tester, [{ partNumber: other.mpn, quantity: other.few }, { partNumber: NO_PART, quantity: 1 }], cartKey);
  const [first, second] = answer?.rows ?? [];
  if (!first || !second) return;
  findings.expect(['added', 'several'].includes(first.outcome), 'outcome', `outcome of ${show(other.mpn)}: expected "added" or "several", found ${show(first.outcome)}`);
  findings.expect(second.outcome === 'unknown', 'outcome', `outcome of an unknown part number: expected "unknown", found ${show(second.outcome)}`);
  const quantities = await quantitiesOf(tester, { cartKey });
  const added = first.candidates[0]?.goodsId ?? '';
  findings.expect(!quantities || first.outcome !== 'added' || quantities.get(added) === other.few, 'listed', `quantity of ${show(added)}: expected ${other.few}, found ${show(quantities?.get(added))}`);
});

/** Sends a quick order, and checks the outcome of each line. */
async function orderLines(tester: CallTester<typeof quickOrder>, lines: Array<{ partNumber: string; quantity: number }>, cartKey: string | undefined) {
  const answer = await tester.expectData({ lines, ...(cartKey === undefined ? {} : { cartKey }) });
  if (!answer) return undefined;
  const { findings } = tester;
  const echo = answer.rows.map(({ line, partNumber, quantity }) => [line, partNumber, quantity]);
  const expected = lines.map(({ partNumber, quantity }, index) => [index + 1, partNumber, quantity]);
  findings.expect(show(echo) === show(expected), 'rows', `rows: expected one for each line, ${show(expected)}, found ${show(echo)}`);
  for (const { outcome, candidates, reason } of answer.rows) {
    const fits = outcome === 'several' ? candidates.length > 1 : candidates.length === (outcome === 'unknown' ? 0 : 1);
    findings.expect(fits, 'candidates', `candidates of ${show(outcome)}: found ${candidates.length}`);
    findings.expect(outcome === 'added' || Boolean(reason), 'reason', `reason of ${show(outcome)}: expected text that says why, found ${show(reason)}`);
  }
  return answer;
}

const batchCheck = check(addBatch, async (tester, { cart, rows }, { write }) => {
  const { findings } = tester;
  await tester.expectRefused({ lines: [] }, 'no lines');
  await tester.expectRefused({ lines: [{ goodsId: NO_PART, cartNum: 0 }] }, 'cartNum 0');
  const [some] = samplesOf(rows);
  const nothing = await tester.expectData({ lines: [{ goodsId: NO_PART, cartNum: 1 }, { goodsId: some?.id ?? NO_PART, cartNum: some?.wrong ?? 1 }] });
  if (nothing) {
    const outcomes = nothing.rows.map(({ outcome }) => outcome);
    const right = ['unknown', some ? 'quantity' : 'unknown'];
    findings.expect(show(outcomes) === show(right), 'outcome', `outcomes of an unknown goodsId and a wrong quantity: expected ${show(right)}, found ${show(outcomes)}`);
    for (const { reason } of nothing.rows) findings.expect(Boolean(reason), 'reason', `reason of what was not added: expected text that says why, found ${show(reason)}`);
    findings.expect(nothing.cartKey === undefined, 'cartKey of nothing', `cartKey where nothing was added: expected none, found ${show(nothing.cartKey)}`);
  }
  if (!write) return findings.note(WRITES);
  if (!cart) return findings.note(ADDED);
  const { cartKey, other } = cart;
  const before = await quantitiesOf(tester, { cartKey });
  const answer = await tester.expectData({ cartKey, lines: [{ goodsId: other.id, cartNum: other.few }, { goodsId: NO_PART, cartNum: 1 }] });
  if (!answer) return;
  const found = answer.rows.map(({ line, outcome }) => [line, outcome]);
  const expected = [[1, 'added'], [2, 'unknown']];
  findings.expect(show(found) === show(expected), 'rows', `rows: expected one for each line, ${show(expected)}, found ${show(found)}`);
  findings.expect(answer.rows[0]?.mpn === other.mpn, 'mpn', `mpn of what was added: expected ${show(other.mpn)}, found ${show(answer.rows[0]?.mpn)}`);
  const after = await quantitiesOf(tester, { cartKey });
  const sum = (before?.get(other.id) ?? 0) + other.few;
  findings.expect(!before || !after || after.get(other.id) === sum, 'listed', `quantity of ${show(other.id)}: expected ${sum}, found ${show(after?.get(other.id))}`);
});

const removeCheck = check(removeFromCart, async (tester, { cart }, { write }) => {
  const { findings } = tester;
  await tester.expectRefused({ goodsIds: NO_PART }, 'goodsIds that are not a list');
  await expectNothing(tester, await tester.expectData({ cartKey: NO_KEY, goodsIds: [NO_PART] }));
  if (!write) return findings.note(WRITES);
  if (!cart) return findings.note(ADDED);
  const { cartKey, part } = cart;
  const before = await quantitiesOf(tester, { cartKey });
  const removed = await tester.expectData({ cartKey, goodsIds: [part.id, NO_PART] });
  const after = await quantitiesOf(tester, { cartKey });
  findings.expect(!after?.has(part.id), 'listed', 'removed part: expected to be gone, found it in the cart');
  const lines = before && before.size - Number(before.has(part.id));
  findings.expect(!removed || lines === undefined || removed.lines === lines, 'lines', `lines afterwards: expected ${show(lines)}, found ${show(removed?.lines)}`);
});

const clearCheck = check(clearCart, async (tester, { cart }, { write }) => {
  const { findings } = tester;
  await expectNothing(tester, await tester.expectData({ cartKey: NO_KEY }));
  if (!write) return findings.note(WRITES);
  if (!cart) return findings.note(ADDED);
  const { cartKey } = cart;
  const cleared = await tester.expectData({ cartKey });
  findings.expect(!cleared?.lines, 'lines', `lines of a cleared cart: expected 0, found ${show(cleared?.lines)}`);
  const left = await quantitiesOf(tester, { cartKey });
  findings.expect(!left?.size, 'listed', `cleared cart: expected to be empty, found ${left?.size ?? 0} lines`);
});

/** Expects that a change of an unknown cart does nothing. */
async function expectNothing<C extends Call>({ findings }: CallTester<C>, answer: { lines: number; cartKey?: string | undefined } | undefined): Promise<void> {
  if (!answer) return;
  findings.expect(answer.lines === 0 && answer.cartKey === undefined, 'unknown cart', `cart with an unknown key: expected no lines and no key, found ${show(answer)}`);
}

async function quantitiesOf<C extends Call>(tester: CallTester<C>, owner: { cartKey?: string }, user?: Credentials): Promise<Map<string, number> | undefined> {
  const found = await tester.unreported(readCart).expectData(owner, user);
  return found && quantitiesIn(found);
}

function quantitiesIn({ lines }: WireCart): Map<string, number> {
  return new Map(lines.map(({ goodsId, cartNum }) => [goodsId, cartNum]));
}

/** In the order in which they depend on each other. */
export const CART_CHECKS = [addCheck, readCheck, setCheck, ...PART_REF_CHECKS, selectCheck, quickCheck, batchCheck, removeCheck, clearCheck];
