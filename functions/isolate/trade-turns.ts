import type { TradeTurns } from '../../app/upstream/failures/in-turn';
import { BILLS } from './bill-turns';
import type { Isolate } from './isolate';
import type { Visit } from './load';
import { PAGE_TIME } from './page-time';
import { takenBy } from './upload-gate';

/**
 * A line of a long cart or order counts as so many bytes of a file: in a page that is made, and in its data alone. That is more than it takes, since of a long page some work
 * cannot be sliced, and much of it would still be felt.
 */
export const LINE_BYTES = { page: 576, data: 128 } as const;

interface TradeVisit extends Visit {
  /** Whether the data of the page is wanted alone. */
  scripted: boolean;
}

/** Makes the calls about carts and orders of a network when their turn has come. The page of a long one takes its turn among the files that are read. */
export function createTradeTurns({ bills, uploads, pages }: Pick<Isolate, 'bills' | 'uploads' | 'pages'>, visit: TradeVisit): TradeTurns {
  const { network, aside, scripted, counts, catchUp = async () => true } = visit;
  const weight = scripted ? LINE_BYTES.data : LINE_BYTES.page;
  /** A refused turn is answered with an error page, which takes as long as other pages. */
  const counted = <T>(turn: T | null): T | null => {
    if (turn === null) pages.charge(PAGE_TIME.takes.page, visit);
    return turn;
  };
  return {
    async change(about, linesOf, call, sent = 0) {
      const before = Math.min(sent, BILLS.short);
      if (!(await pages.linesCome(before, visit))) return counted(null);
      return counted(await bills.runTrade(about, network, aside, linesOf, async () => {
        const answer = await call();
        pages.charge(Math.max(Math.min(linesOf(answer), BILLS.short) - before, 0) * PAGE_TIME.takes.line, visit);
        return answer;
      }));
    },
    async select(linesOf, call) {
      const made = await bills.runTrade<{ answer: Awaited<ReturnType<typeof call>> } | null>('selection', network, aside, () => 0, async () => {
        if (!(await pages.madeUp(visit, PAGE_TIME.wait))) return null;
        const answer = await call();
        pages.owe(linesOf(answer) * PAGE_TIME.takes.changedLine, visit);
        return { answer };
      });
      return counted(made && made.answer);
    },
    async read(about, linesOf, call) {
      const made = await bills.runTrade<{ answer: Awaited<ReturnType<typeof call>> } | null>(about, network, aside, (read) => (read ? linesOf(read.answer) : 0), async () => {
        if (!(await catchUp())) return null;
        const answer = await call();
        if (linesOf(answer) <= BILLS.short) return (await pages.linesCome(linesOf(answer), visit)) ? { answer } : null;
        const bytes = linesOf(answer) * weight;
        counts?.(takenBy(bytes));
        return (await uploads.wait(bytes, network, aside)) === 'now' ? { answer } : null;
      });
      return counted(made && made.answer);
    },
  };
}
