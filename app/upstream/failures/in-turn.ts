/** Calls that take much of an isolate's time wait for their turn. */
import type { Language } from '../../domain/text/language';
import { describeFailure, UpstreamError } from './upstream-error';

/** The answer of a call; `null` if its turn has not come in time. */
export type Turn<T> = Promise<{ answer: T } | null>;

/** What a call is about, as far as it is known before: somebody with a short cart does not wait for the long carts of the same network. */
export type TradeSubject = 'cart' | 'longCart' | 'orders' | 'saved';

/** How many rows of a list take as long as a line of a cart: those of the membership centre are all read, and shown page by page. */
export const ROWS_OF_LINE = { saved: 2, refunds: 4, invoices: 4, due: 4, refundsOfOrder: 2 } as const;

/** How many lines of a cart take as long as the rows of an answer. @param rowsOfLine - of {@link ROWS_OF_LINE} */
export function linesOfRows(rowsOfLine: number): (answer: { rows: readonly unknown[] }) => number {
  return ({ rows }) => Math.ceil(rows.length / rowsOfLine);
}

/** Makes calls about carts and orders when their turn has come. */
export interface TradeTurns {
  /** @param linesOf - how many lines the page will have */
  read<T>(about: TradeSubject, linesOf: (answer: T) => number, call: () => Promise<T>): Turn<T>;
  /**
   * @param linesOf - how many lines the call was about; without an answer it has failed
   * @param sent - how many of them are known before
   */
  change<T>(about: TradeSubject, linesOf: (answer: T | undefined) => number, call: () => Promise<T>, sent?: number): Turn<T>;
  /** Changes which lines of a cart are selected. @param linesOf - how many lines have changed, which is known only then */
  select<T>(linesOf: (answer: T) => number, call: () => Promise<T>): Turn<T>;
}

/** The answer of a call whose turn has come. @throws UpstreamError if it has not come in time, and those of the call */
export async function answerOf<T>(turn: Turn<T>, language: Language): Promise<T> {
  const made = await turn;
  if (!made) throw new UpstreamError(describeFailure({ kind: 'busy' }, '', language));
  return made.answer;
}
