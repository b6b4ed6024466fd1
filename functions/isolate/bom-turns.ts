import type { InTurn } from '../../app/upstream/boms';
import type { Isolate } from './isolate';
import type { Visit } from './load';

/** Makes the calls about bills of materials of a network when their turn has come. What was read counts, though the page may come too late for its lines, and the next reading waits until it is made up for. */
export function createBomTurns({ bills, pages }: Pick<Isolate, 'bills' | 'pages'>, { network, aside }: Visit): InTurn {
  return async (lines, call, { areShown = false, read } = {}) => {
    if (lines !== null && !(await pages.linesCome(lines, network, aside))) return null;
    if (lines !== null && areShown && !(await pages.longLinesCome(lines, network, aside))) return null;
    const made = await bills.run<{ answer: Awaited<ReturnType<typeof call>> } | null>(lines, network, aside, async () => {
      if (lines === null && !(await pages.madeUp(network, aside))) return null;
      const answer = await call();
      if (read) pages.chargeRead(read(answer), network);
      return { answer };
    });
    return made && made.answer;
  };
}
