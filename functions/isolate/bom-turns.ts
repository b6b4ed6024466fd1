import type { InTurn } from '../../app/upstream/boms';
import { BILLS } from './bill-turns';
import type { Isolate } from './isolate';
import type { Visit } from './load';

/**
 * Makes the calls about bills of materials of a request when their turn has come. What was read or copied counts, though the page may come too late for its lines, and the next
 * request that reads or copies waits until it is made up for.
 */
export function createBomTurns({ bills, pages }: Pick<Isolate, 'bills' | 'pages'>, visit: Visit): InTurn {
  const { network, aside } = visit;
  // A request that reads a bill twice would wait for itself.
  let isMadeUp = false;
  return async (lines, call, { areShown = false, like = lines ?? 0, read, copies = false } = {}) => {
    if (lines !== null && !(await pages.linesCome(lines, visit, like))) return null;
    if (lines !== null && areShown && !(await pages.longLinesCome(lines, visit))) return null;
    const asked = Date.now();
    const made = await bills.run<{ answer: Awaited<ReturnType<typeof call>> } | null>(lines, network, aside, async () => {
      if ((read || copies) && !isMadeUp && !(await pages.madeUp(visit, BILLS.wait - (Date.now() - asked)))) return null;
      isMadeUp = true;
      const began = Date.now();
      const answer = await call();
      if (read) pages.chargeRead(read(answer), visit);
      if (copies) pages.owe(Date.now() - began, visit);
      return { answer };
    });
    return made && made.answer;
  };
}
