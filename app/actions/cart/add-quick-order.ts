import type { WantedOutcome } from '../../domain/order/cart-lines';
import type { QuickAnswer, QuickRefusal } from '../../domain/order/cart-form';
import { ORDER_LIMITS } from '../../domain/order/order-policies';
import { QUICK_TEXT_LIMIT, readChoice, type QuickChoice } from '../../domain/order/quick/quick-choice';
import { readQuickOrder, type QuickLine, type UnreadLine } from '../../domain/order/quick/quick-order';
import type { Words } from '../../domain/text/message';
import type { PostedForm } from '../form/posted-form';
import { changeCart, failureWords, type CartOutcome, type CartVisit } from './change-cart';

/** A message shows this many characters of a line at most. */
const TOLD = 60;

/** A line that was not added, so it stays in the text field. */
type Left = Omit<QuickRefusal, 'line'> & { line: number; text: string };

/**
 * The form `POST /shopping_cart` with `intent=quickOrder`. It adds the lines that can be added. The others stay in the text field, each with
 * a reason. The field `choose` holds the buyer's choice for one of these lines: the product, and perhaps another quantity.
 * @throws errors that do not come from the upstream
 */
export async function postQuickOrder(visit: CartVisit, form: PostedForm): Promise<CartOutcome> {
  const text = form.text('text');
  if (text.length > QUICK_TEXT_LIMIT) return again({ text, added: 0, refusals: [], summary: { key: 'cart:quick.tooLong' } });
  const { wanted, unread } = readQuickOrder(text);
  if (wanted.length + unread.length === 0) return again({ text, added: 0, refusals: [], summary: { key: 'cart:quick.empty' } });
  const asked = withChoice(wanted, readChoice(form.text('choose')));
  const { value: outcomes, failure } = asked.length === 0 ? { value: [] } : await changeCart(visit, (trade) => trade.quickOrder(asked));
  if (failure) return again({ text, added: 0, refusals: [], summary: failureWords(failure) }, failure.status);
  const left = [...unread.map(unreadLine), ...refusedLines(wanted, outcomes)].sort((a, b) => a.line - b.line);
  const added = wanted.length - left.length + unread.length;
  if (left.length === 0) {
    const count = new Set(asked.map(({ partNumber }) => partNumber.toUpperCase())).size;
    return { kind: 'done', message: { kind: 'result', key: 'cart:message.quickAdded', values: { count } } };
  }
  return again({
    text: left.map((one) => one.text).join('\n'), added,
    refusals: left.map(({ text: _, ...refusal }, index) => ({ ...refusal, line: index + 1 })),
  });
}

/** The lines to send. The chosen product applies to every line with its part number, the chosen quantity to one of these lines. */
function withChoice(wanted: readonly QuickLine[], choice: QuickChoice | null): Array<{ partNumber: string; quantity: number }> {
  const isMeant = ({ partNumber }: QuickLine) => partNumber === choice?.partNumber;
  const instead = wanted.find((one) => isMeant(one) && one.quantity === choice?.instead?.of);
  return wanted.map((one) => ({
    partNumber: choice && isMeant(one) ? choice.productId : one.partNumber,
    quantity: (one === instead ? choice?.instead?.pieces : undefined) ?? one.quantity,
  }));
}

function again(quick: QuickAnswer, status = 422): CartOutcome {
  return { kind: 'again', status, answer: { quick } };
}

function unreadLine({ line, text, problem }: UnreadLine): Left {
  const values = { most: ORDER_LIMITS.quickLines, text: text.length > TOLD ? `${text.slice(0, TOLD)}…` : text };
  return { line, text, partNumber: '', quantity: 0, candidates: [], nearest: [], outcome: 'unread', words: { key: `cart:quick.problem.${problem}`, values } };
}

function refusedLines(wanted: readonly QuickLine[], outcomes: readonly WantedOutcome[]): Left[] {
  return wanted.flatMap(({ line, text, partNumber, quantity }, index) => {
    const found = outcomes.find((one) => one.line === index + 1);
    if (found?.outcome === 'added') return [];
    const words: Words = found?.reason ? { text: found.reason } : { key: 'cart:error.failed' };
    const { candidates = [], nearest = [], outcome = 'unread' } = found ?? {};
    return [{ line, text, partNumber, quantity, words, candidates, nearest, outcome }];
  });
}
