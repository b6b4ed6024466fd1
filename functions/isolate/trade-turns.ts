import type { TradeTurns } from '../../app/upstream/failures/in-turn';
import { BILLS } from './bill-turns';
import type { Isolate } from './isolate';

/** A line of a cart takes as much of an isolate's time as reading so many bytes of a file: in a page that is made, and in its data alone. */
export const LINE_BYTES = { page: 200, data: 60 } as const;

/**
 * Makes the calls about carts and orders of a network when their turn has come. The page of a long one takes its turn among the files that are read.
 * @param scripted - whether the data of the page is wanted alone
 */
export function createTradeTurns({ bills, uploads }: Pick<Isolate, 'bills' | 'uploads'>, network: string | undefined, scripted: boolean): TradeTurns {
  const weight = scripted ? LINE_BYTES.data : LINE_BYTES.page;
  return {
    file: (call) => bills.run(null, network, call),
    change: (about, linesOf, call) => bills.runTrade(about, network, linesOf, call),
    async read(about, linesOf, call) {
      const made = await bills.runTrade<{ answer: Awaited<ReturnType<typeof call>> } | null>(about, network, (read) => (read ? linesOf(read.answer) : 0), async () => {
        const answer = await call();
        if (linesOf(answer) <= BILLS.short) return { answer };
        return (await uploads.wait(linesOf(answer) * weight, network)) === 'now' ? { answer } : null;
      });
      return made && made.answer;
    },
  };
}
