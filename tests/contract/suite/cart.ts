import type { Call } from '~/upstream/contract/base/call';
import { addToCart, clearCart, quickOrder, readCart, removeFromCart, selectInCart, setCartNum } from '~/upstream/contract/records/cart';
import { check, type Known, type SamplePart } from './check';
import { show, type Exam } from './exam';
import { judgeCart, type WireCart } from './judge-cart';
import { samplesOf } from './sample';
import type { Credentials } from './server';
import { expectRefused } from './sign-in';

/** An anonymous cart, and that of the user, who gets back what they had in it. */

const NO_PART = 'no-such-part-7791';
const NO_KEY = 'no-such-key-7791-no-such-key-7791-no-such-k';
const WRITES = 'needs --write';
const SIGNED_IN = 'the signed-in user needs a sign-in';
const PARTS = 'needs two parts of goods/search that can be bought';
const ADDED = 'needs a sound cart/addCart';

const addCheck = check(addToCart, async (exam, known, { write }) => {
  const { findings } = exam;
  await exam.refuses({ cartNum: 1 }, 'payload without goodsId');
  for (const cartNum of [0, 1.5, 'all']) await exam.refuses({ goodsId: NO_PART, cartNum }, `cartNum ${show(cartNum)}`);
  expectRefused(exam, await exam.envelope({ goodsId: NO_PART, cartNum: 1 }), 'unknown goodsId');
  const [part, other] = samplesOf(known.rows);
  if (!part || !other) return findings.note(PARTS);
  expectRefused(exam, await exam.envelope({ goodsId: part.id, cartNum: part.wrong }), 'quantity that cannot be bought');
  if (!write) return findings.note(WRITES);
  const cartKey = await openedBy(exam, part, undefined);
  if (cartKey === undefined) return;
  const again = await exam.good({ cartKey, goodsId: part.id, cartNum: part.few });
  if (!again) return;
  findings.expect(again.cartKey === cartKey, 'same cartKey', `cartKey: expected the same again, found ${show(again.cartKey)}`);
  findings.expect(again.cartNum === 2 * part.few, 'sum', `cartNum of a part added twice: expected ${2 * part.few}, found ${show(again.cartNum)}`);
  findings.expect(again.lines === 1, 'lines', `lines after adding a part twice: expected 1, found ${again.lines}`);
  // Whoever chooses a key could read what others put in under it.
  const taken = await openedBy(exam, part, NO_KEY);
  findings.expect(taken !== NO_KEY, 'new cartKey', 'cartKey: expected a new one in place of one that nobody was given, found it taken up');
  if (taken !== undefined) await exam.aside(clearCart).good({ cartKey: taken });
  if (!findings.has()) known.cart = { cartKey, part, other };
  if (!known.user) return findings.note(SIGNED_IN);
  const own = await pieces(exam, {}, known.user);
  if (own?.has(part.id)) return findings.note('a part that is not in the user’s cart');
  const mine = await exam.good({ goodsId: part.id, cartNum: part.few }, known.user);
  findings.expect(mine?.cartKey === undefined, 'cartKey of a user', `cartKey for a signed-in user: expected none, found ${show(mine?.cartKey)}`);
  await exam.aside(removeFromCart).good({ goodsIds: [part.id] }, known.user);
});

/** Adds to no cart, or to one that is none. @returns the key of the new one */
async function openedBy(exam: Exam<typeof addToCart>, { id, few }: SamplePart, cartKey: string | undefined): Promise<string | undefined> {
  const added = await exam.good({ goodsId: id, cartNum: few, ...(cartKey === undefined ? {} : { cartKey }) });
  if (!added) return undefined;
  exam.findings.expect(added.cartKey !== undefined, 'cartKey', 'cartKey: expected that of a new cart, found nothing');
  exam.findings.expect(added.cartNum === few, 'cartNum', `cartNum of what was added: expected ${few}, found ${show(added.cartNum)}`);
  return added.cartKey;
}

const readCheck = check(readCart, async (exam, { cart, user }, { write }) => {
  const { findings } = exam;
  for (const [payload, when] of [[{}, 'nobody’s cart'], [{ cartKey: NO_KEY }, 'cart of a key that nobody was given']] as const) {
    const empty = await exam.good(payload);
    if (!empty) continue;
    judgeCart(findings, empty);
    findings.expect(empty.lines.length === 0, 'nobody', `lines of ${when}: expected none, found ${empty.lines.length}`);
    findings.expect(empty.cartKey === undefined, 'cartKey of nobody', `cartKey of ${when}: expected none, found ${show(empty.cartKey)}`);
  }
  await exam.refuses({ cartKey: 'short' }, 'cartKey that is none');
  if (user) {
    const own = await exam.good({}, user);
    if (own) judgeCart(findings, own);
    findings.expect(own?.cartKey === undefined, 'cartKey of a user', `cartKey for a signed-in user: expected none, found ${show(own?.cartKey)}`);
  } else {
    findings.note(SIGNED_IN);
  }
  if (!write) return findings.note(WRITES);
  if (!cart) return findings.note(ADDED);
  const { cartKey, part } = cart;
  const found = await exam.good({ cartKey });
  if (!found) return;
  judgeCart(findings, found);
  findings.expect(found.cartKey === cartKey, 'cartKey', `cartKey: expected the one that was sent, found ${show(found.cartKey)}`);
  const [line] = found.lines;
  findings.expect(line?.goodsId === part.id && line.cartNum === 2 * part.few, 'lines', `lines: expected ${2 * part.few} of ${show(part.id)}, found ${show(found.lines.map(({ goodsId, cartNum }) => [goodsId, cartNum]))}`);
  if (user) await judgeMerging(exam, cart, user);
});

/** A cart that comes with a token is put into the user's, once. */
async function judgeMerging(exam: Exam<typeof readCart>, { other }: NonNullable<Known['cart']>, user: Credentials): Promise<void> {
  const { findings } = exam;
  const cartKey = (await exam.aside(addToCart).good({ goodsId: other.id, cartNum: other.few }))?.cartKey;
  const before = await pieces(exam, {}, user);
  if (cartKey === undefined || !before) return findings.note(ADDED);
  const wanted = (before.get(other.id) ?? 0) + other.few;
  for (const when of ['merged', 'merged twice']) {
    const merged = await exam.good({ cartKey }, user);
    const found = merged && numbers(merged).get(other.id);
    findings.expect(!merged || found === wanted, when, `${when}: expected ${wanted} of ${show(other.id)} in the user’s cart, found ${show(found)}`);
    findings.expect(merged?.cartKey === undefined, 'cartKey used up', `cartKey of a merged cart: expected none, found ${show(merged?.cartKey)}`);
  }
  const left = await exam.good({ cartKey });
  findings.expect(!left?.lines.length, 'merged key', `lines under the key of a merged cart: expected none, found ${left?.lines.length ?? 0}`);
  if (!before.has(other.id)) await exam.aside(removeFromCart).good({ goodsIds: [other.id] }, user);
}

const setCheck = check(setCartNum, async (exam, { cart, rows }, { write }) => {
  const { findings } = exam;
  await exam.refuses({ goodsId: NO_PART, cartNum: 0 }, 'cartNum 0');
  const [some] = samplesOf(rows);
  expectRefused(exam, await exam.envelope({ goodsId: some?.id ?? NO_PART, cartNum: some?.few ?? 1 }), 'line that is not there');
  if (!write) return findings.note(WRITES);
  if (!cart) return findings.note(ADDED);
  const { cartKey, part } = cart;
  expectRefused(exam, await exam.envelope({ cartKey, goodsId: part.id, cartNum: part.wrong }), 'quantity that cannot be bought');
  const changed = await exam.good({ cartKey, goodsId: part.id, cartNum: part.few });
  findings.expect(!changed || changed.cartKey === cartKey, 'cartKey', `cartKey: expected the one that was sent, found ${show(changed?.cartKey)}`);
  const found = await pieces(exam, { cartKey });
  findings.expect(!found || found.get(part.id) === part.few, 'listed', `quantity that was set: expected ${part.few}, found ${show(found?.get(part.id))}`);
});

const selectCheck = check(selectInCart, async (exam, { cart }, { write }) => {
  const { findings } = exam;
  await exam.refuses({}, 'payload without goodsIds');
  await expectNothing(exam, await exam.good({ cartKey: NO_KEY, goodsIds: [NO_PART] }));
  if (!write) return findings.note(WRITES);
  if (!cart) return findings.note(ADDED);
  const { cartKey, part } = cart;
  for (const goodsIds of [[], [part.id, NO_PART]]) {
    await exam.good({ cartKey, goodsIds });
    const lines = (await exam.aside(readCart).good({ cartKey }))?.lines ?? [];
    const found = lines.filter(({ selected }) => selected === 'T').map(({ goodsId }) => goodsId);
    const expected = lines.map(({ goodsId }) => goodsId).filter((id) => goodsIds.includes(id));
    findings.expect(show(found) === show(expected), 'listed', `selected lines: expected ${show(expected)}, found ${show(found)}`);
  }
});

const quickCheck = check(quickOrder, async (exam, { cart }, { write }) => {
  const { findings } = exam;
  await exam.refuses({ lines: [] }, 'no lines');
  const unknown = await ordered(exam, [{ partNumber: NO_PART, quantity: 1 }], undefined);
  if (unknown) {
    findings.expect(unknown.rows[0]?.outcome === 'unknown', 'outcome', `outcome of a number nobody has: expected "unknown", found ${show(unknown.rows[0]?.outcome)}`);
    findings.expect(unknown.cartKey === undefined, 'cartKey of nothing', `cartKey where nothing was added: expected none, found ${show(unknown.cartKey)}`);
  }
  if (!write) return findings.note(WRITES);
  if (!cart) return findings.note(ADDED);
  const { cartKey, other } = cart;
  const answer = await ordered(exam, [{ partNumber: other.mpn, quantity: other.few }, { partNumber: NO_PART, quantity: 1 }], cartKey);
  const [first, second] = answer?.rows ?? [];
  if (!first || !second) return;
  findings.expect(['added', 'several'].includes(first.outcome), 'outcome', `outcome of ${show(other.mpn)}: expected "added" or "several", found ${show(first.outcome)}`);
  findings.expect(second.outcome === 'unknown', 'outcome', `outcome of a number nobody has: expected "unknown", found ${show(second.outcome)}`);
  const there = await pieces(exam, { cartKey });
  const added = first.candidates[0]?.goodsId ?? '';
  findings.expect(!there || first.outcome !== 'added' || there.get(added) === other.few, 'listed', `pieces of ${show(added)}: expected ${other.few}, found ${show(there?.get(added))}`);
});

/** Orders lines, and judges what is said of each. */
async function ordered(exam: Exam<typeof quickOrder>, lines: Array<{ partNumber: string; quantity: number }>, cartKey: string | undefined) {
  const answer = await exam.good({ lines, ...(cartKey === undefined ? {} : { cartKey }) });
  if (!answer) return undefined;
  const { findings } = exam;
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

const removeCheck = check(removeFromCart, async (exam, { cart }, { write }) => {
  const { findings } = exam;
  await exam.refuses({ goodsIds: NO_PART }, 'goodsIds that are no list');
  await expectNothing(exam, await exam.good({ cartKey: NO_KEY, goodsIds: [NO_PART] }));
  if (!write) return findings.note(WRITES);
  if (!cart) return findings.note(ADDED);
  const { cartKey, part } = cart;
  const before = await pieces(exam, { cartKey });
  const removed = await exam.good({ cartKey, goodsIds: [part.id, NO_PART] });
  const after = await pieces(exam, { cartKey });
  findings.expect(!after?.has(part.id), 'listed', 'removed part: expected to be gone, found it in the cart');
  const lines = before && before.size - Number(before.has(part.id));
  findings.expect(!removed || lines === undefined || removed.lines === lines, 'lines', `lines afterwards: expected ${show(lines)}, found ${show(removed?.lines)}`);
});

const clearCheck = check(clearCart, async (exam, { cart }, { write }) => {
  const { findings } = exam;
  await expectNothing(exam, await exam.good({ cartKey: NO_KEY }));
  if (!write) return findings.note(WRITES);
  if (!cart) return findings.note(ADDED);
  const { cartKey } = cart;
  const cleared = await exam.good({ cartKey });
  findings.expect(!cleared?.lines, 'lines', `lines of a cleared cart: expected 0, found ${show(cleared?.lines)}`);
  const left = await pieces(exam, { cartKey });
  findings.expect(!left?.size, 'listed', `cleared cart: expected to be empty, found ${left?.size ?? 0} lines`);
});

/** A change of a cart that is none. */
async function expectNothing<C extends Call>({ findings }: Exam<C>, answer: { lines: number; cartKey?: string | undefined } | undefined): Promise<void> {
  if (!answer) return;
  findings.expect(answer.lines === 0 && answer.cartKey === undefined, 'nobody', `cart of a key that nobody was given: expected no lines and no key, found ${show(answer)}`);
}

async function pieces<C extends Call>(exam: Exam<C>, owner: { cartKey?: string }, user?: Credentials): Promise<Map<string, number> | undefined> {
  const found = await exam.aside(readCart).good(owner, user);
  return found && numbers(found);
}

function numbers({ lines }: WireCart): Map<string, number> {
  return new Map(lines.map(({ goodsId, cartNum }) => [goodsId, cartNum]));
}

/** In the order in which they build on each other. */
export const CART_CHECKS = [addCheck, readCheck, setCheck, selectCheck, quickCheck, removeCheck, clearCheck];
