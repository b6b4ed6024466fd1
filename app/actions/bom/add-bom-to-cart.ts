import { saying, type NotAdded } from '../../domain/bom/address/bom-answer';
import type { Bom } from '../../domain/bom/bom';
import { planBom, type BomPlan } from '../../domain/bom/build/plan';
import type { Purchase } from '../../domain/bom/build/purchase';
import { partRefsOf, sharedPartRef } from '../../domain/bom/lines/part-refs';
import { designatorRanges } from '../../domain/bom/designator-ranges';
import type { WantedOutcome } from '../../domain/order/cart-lines';
import { ORDER_LIMITS } from '../../domain/order/order-policies';
import { countText } from '../../domain/product/delivery';
import type { Words } from '../../domain/text/message';
import { dayOf } from '../../domain/time/moment';
import { isUnsupported, type Failure } from '../../upstream/failures/upstream-error';
import { changeCart } from '../cart/change-cart';
import { linesNamed } from './change-lines';
import type { BomForm } from './bom-form';
import type { BomOutcome, BomVisit, OpenBom } from './bom-outcome';
import { matchLines, rememberedChoices } from './match-lines';
import { wordsOf } from './read-upload';

/** Adds the parts of a bill of materials to the cart: those of the named lines, or all. Each part is added or says why not. */
export async function addBomToCart(visit: BomVisit, open: OpenBom, form: BomForm): Promise<BomOutcome> {
  const plan = await planOf(visit, open.bom);
  const named = linesNamed(form);
  const wanted = plan.purchases.filter(({ lines }) => named.size === 0 || lines.some((line) => named.has(line)));
  if (wanted.length === 0) return again(open, { added: 0, left: [] }, 422);
  const asked = wanted.slice(0, ORDER_LIMITS.lines);
  const { value: outcomes, failure } = await addAll(visit, asked, partRefsOf(open.bom));
  if (failure) return { kind: 'bom', status: failure.status, open, answer: saying(wordsOf(failure)) };
  const tooMany: Words = { key: 'bom:added.tooMany', values: { most: countText(ORDER_LIMITS.lines) } };
  const refused = [...leftOf(asked, outcomes), ...wanted.slice(ORDER_LIMITS.lines).map((one) => ({ ...one, words: tooMany }))];
  const left = refused.map(({ lines, words }) => notAdded(open.bom, lines, words));
  const added = wanted.length - left.length;
  if (left.length > 0) return again(open, { added, left }, 422);
  // A bill that is not stored stays in the page.
  if (open.file) return again(open, { added, left }, 200);
  return { kind: 'done', bomNo: open.bom.bomNo, calm: true, message: { kind: 'result', key: 'bom:message.added', values: { count: added, lines: countText(added) } } };
}

async function planOf(visit: BomVisit, bom: Bom): Promise<BomPlan> {
  const { matches } = await matchLines(visit, bom, await rememberedChoices(visit));
  return planBom({ lines: bom.lines, matches, settings: bom.settings, today: dayOf(Date.now(), visit.timeZone) });
}

type Added = { value: readonly WantedOutcome[]; failure?: undefined } | { failure: Failure; value?: undefined };

/** Adds all parts in one call, or one by one if the upstream does not know that call. */
async function addAll(visit: BomVisit, wanted: readonly Purchase[], partRefs: ReadonlyMap<number, string>): Promise<Added> {
  const batch = await changeCart(visit, (trade) => trade.addBatch(wanted.map((one) => ({ ...one, partRef: sharedPartRef(one.lines, partRefs) }))));
  if (!batch.failure || !isUnsupported(batch.failure)) return batch;
  const outcomes: WantedOutcome[] = [];
  for (const [index, { product, quantity }] of wanted.entries()) {
    const { failure } = await changeCart(visit, (trade) => trade.addToCart(product.id, quantity));
    if (failure?.passing) return { failure };
    const reason = failure?.words && 'text' in failure.words ? failure.words.text : '';
    outcomes.push({ line: index + 1, partNumber: product.mpn, quantity, outcome: failure ? 'quantity' : 'added', candidates: [], reason, nearest: failure?.nearest ?? [] });
  }
  return { value: outcomes };
}

function leftOf(wanted: readonly Purchase[], outcomes: readonly WantedOutcome[]): Array<Purchase & { words: Words }> {
  const byLine = new Map(outcomes.map((one) => [one.line, one]));
  return wanted.flatMap((one, index) => {
    const found = byLine.get(index + 1);
    if (found?.outcome === 'added') return [];
    return [{ ...one, words: found?.reason ? { text: found.reason } : { key: 'bom:added.failed' } }];
  });
}

/** The ranges of designators that name a line. */
const NAMED = 3;

function notAdded(bom: Bom, lines: number[], words: Words): NotAdded {
  const [line = 0] = lines;
  const { designators = [] } = bom.lines.find((one) => one.line === line) ?? {};
  return { line, lines, designators: designatorRanges(designators).slice(0, NAMED).join(', '), words };
}

function again(open: OpenBom, cart: { added: number; left: NotAdded[] }, status: number): BomOutcome {
  return { kind: 'bom', status, open, answer: { kind: cart.added > 0 ? 'warn' : 'err', fields: {}, values: {}, cart } };
}
