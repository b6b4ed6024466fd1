import { readBomText } from '../../domain/bom/file/read-bom-file';
import { readLines } from '../../domain/bom/lines/read-lines';
import { recogniseBom } from '../../domain/bom/table/recognise-bom';
import type { WantedOutcome } from '../../domain/order/cart-lines';
import type { QuickAnswer, QuickRefusal } from '../../domain/order/cart-form';
import { ORDER_LIMITS } from '../../domain/order/order-policies';
import { QUICK_TEXT_LIMIT, readChoice, type QuickChoice } from '../../domain/order/quick/quick-choice';
import { readQuickOrder, type QuickLine, type UnreadLine } from '../../domain/order/quick/quick-order';
import type { Product } from '../../domain/product/product';
import type { Words } from '../../domain/text/message';
import { returnedText } from '../../domain/text/returned-text';
import type { Boms } from '../../upstream/boms';
import { carryOut } from '../form/carry-out';
import type { PostedForm } from '../form/posted-form';
import { changeCart, failureWords, type CartOutcome, type CartVisit } from './change-cart';

/** A message shows this many characters of a line at most. */
const TOLD = 60;

/** What a quick order needs of a request. */
type QuickVisit = CartVisit & { boms: Pick<Boms, 'match'> };

/** A line that was not added, so it stays in the text field. */
type Left = Omit<QuickRefusal, 'line'> & { line: number; text: string };

/**
 * The form `POST /shopping_cart` with `intent=quickOrder`. It adds the lines that can be added. The others stay in the text field, each with
 * a reason. The field `choose` holds the buyer's choice for one of these lines: the product, and perhaps another quantity.
 * @throws errors that do not come from the upstream
 */
export async function postQuickOrder(visit: QuickVisit, form: PostedForm): Promise<CartOutcome> {
  const text = form.text('text');
  if (text.length > QUICK_TEXT_LIMIT) return again({ text: returnedText(text), added: 0, refusals: [], summary: { key: 'cart:quick.tooLong' } });
  const { wanted, unread } = readQuickOrder(text);
  if (wanted.length + unread.length === 0) return again({ text, added: 0, refusals: [], summary: { key: 'cart:quick.empty' } });
  const rows = unread.length > 0 ? tableRows(text) : 0;
  if (rows > 0) return again({ text, added: 0, refusals: [], asBom: 'table', summary: { key: 'cart:quick.table', values: { count: rows } } });
  if (unread.length > MOST_UNREAD) return again({ text, added: 0, refusals: [], summary: { key: 'cart:quick.tooLong' } });
  const asked = withChoice(wanted, readChoice(form.text('choose')));
  const { value: outcomes, failure } = asked.length === 0 ? { value: [] } : await changeCart(visit, (trade) => trade.quickOrder(asked));
  if (failure) return again({ text, added: 0, refusals: [], summary: failureWords(failure) }, failure.status);
  const left = [...unread.map(unreadLine), ...refusedLines(wanted, outcomes)].sort((a, b) => a.line - b.line);
  const added = wanted.length - left.length + unread.length;
  if (left.length === 0) {
    const count = new Set(asked.map(({ partNumber }) => partNumber.toUpperCase())).size;
    return { kind: 'done', message: { kind: 'result', key: 'cart:message.quickAdded', values: { count } } };
  }
  const products = await productsOf(visit, left);
  return again({
    text: left.map((one) => one.text).join('\n'), added,
    refusals: left.map(({ text: _, candidates, ...refusal }, index) => ({ ...refusal, candidates: candidates.map((one) => withProduct(one, products)), line: index + 1 })),
    ...(left.some(({ outcome }) => outcome === 'several' || outcome === 'unknown') ? { asBom: 'lines' } : {}),
  });
}

/** How many lines may be left unread, each with its reason. A text with more is no order. */
const MOST_UNREAD = 500;

/** The number of lines of a text that is a table with more than numbers and quantities, as spreadsheets and EDA tools copy them; 0 for other texts. */
function tableRows(text: string): number {
  const reading = readBomText(text);
  const mapping = reading.ok ? recogniseBom(reading.file) : null;
  const sheet = reading.ok ? reading.file.sheets.find(({ name }) => name === mapping?.sheet) : undefined;
  if (!mapping || !sheet) return 0;
  const saysMore = mapping.columns.some(({ field }) => !['mpn', 'quantity', 'line', 'other'].includes(field));
  return saysMore ? readLines(sheet, mapping, new Set()).lines.length : 0;
}

/** The products that lines with several makers may mean, by id, as far as matching the lines finds them. */
async function productsOf({ boms }: QuickVisit, left: readonly Left[]): Promise<ReadonlyMap<string, Product>> {
  const lines = left.filter(({ outcome }) => outcome === 'several').map(({ partNumber, quantity }, index) => ({ ...NOTHING_STATED, line: index + 1, mpn: partNumber, quantity }));
  if (lines.length === 0) return new Map();
  const { value: matches = [] } = await carryOut(() => boms.match(lines, { sets: 1, goal: 'cheapest' }));
  return new Map(matches.flatMap(({ candidates }) => candidates.map(({ product }) => [product.id, product])));
}

/** What a line of a quick order does not say. */
const NOTHING_STATED = { designators: [], code: '', brand: '', value: '', package: '', text: '', alternates: [] };

function withProduct(candidate: WantedOutcome['candidates'][number], products: ReadonlyMap<string, Product>): QuickRefusal['candidates'][number] {
  const product = products.get(candidate.productId);
  return product ? { ...candidate, product: { ...product, attributes: [] } } : candidate;
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
