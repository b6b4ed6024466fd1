import type { JobContext } from '../http/route';
import type { Statement } from '../db/queries';
import { currentLog } from '../log/log';
import type { OutgoingMessage } from './courier';
import { couriersOf, type Couriers } from './couriers';
import { DELIVERY } from './delivery-policies';
import { endExpired, markFailed, markSent, takeDue, withdraw, type DueMessage, type Taken } from './store';

/** Writes a message for its recipient. @returns `undefined` if it tells nothing any more */
export type Compose = (context: JobContext, message: DueMessage) => Promise<OutgoingMessage | undefined>;

/**
 * Delivers the messages that are due (README, "Mail"). Anybody may ask for codes that no provider delivers, so these and the other messages have lines of their own.
 * @param id - only the message with this id
 * @returns how many were accepted
 */
export async function deliverMessages(context: JobContext, compose: Compose, id: string | null = null): Promise<number> {
  const { bindings, queries } = context;
  const couriers = couriersOf(bindings);
  const clock = clockFrom(context.now);
  if (!couriers) {
    await queries.run(endExpired(false, clock()));
    return 0;
  }
  /** While the provider accepts none of a block, the rest of the line waits for the next run. */
  const deliverLine = async (line: Taken): Promise<number> => {
    let passed = 0;
    for (let blocks = 0; blocks < DELIVERY.blocks; blocks++) {
      const [, due = []] = await queries.batch<DueMessage>([endExpired(true, clock()), takeDue(clock(), DELIVERY.block, line)]);
      const ends = await Promise.all(due.map((message) => tryOne({ ...context, now: clock() }, compose, couriers, message)));
      await queries.batch(ends.map(({ statement }) => statement));
      const done = ends.filter((end) => end.passed).length;
      passed += done;
      if (due.length < DELIVERY.block || done === 0) break;
    }
    return passed;
  };
  const lines: Taken[] = id === null ? ['codes', 'others'] : [{ id }];
  let accepted = 0;
  for (const line of lines) accepted += await deliverLine(line);
  return accepted;
}

/** One try of a message. @returns the statement that notes how it ended, and whether the provider works */
async function tryOne(context: JobContext, compose: Compose, couriers: Couriers, message: DueMessage): Promise<{ statement: Statement; passed: boolean }> {
  const { message_id: messageId, kind } = message;
  const { now } = context;
  try {
    const written = await compose(context, message);
    if (!written) return { statement: withdraw(messageId), passed: true };
    const delivery = await couriers[written.channel].send(written, now);
    if (delivery === 'accepted') return { statement: markSent(messageId, now), passed: true };
    currentLog().failed({ event: 'mail_failed', kind, tries: message.tries, fault: delivery.fault });
    return { statement: markFailed(messageId, delivery.fault, delivery.isFinal, now), passed: delivery.isFinal };
  } catch (error) {
    currentLog().failed({ event: 'mail_failed', kind, tries: message.tries }, error);
    return { statement: markFailed(messageId, 'the message could not be written', false, now), passed: false };
  }
}

/** A clock that goes on from a moment: a run may take minutes, and late codes must not be delivered. */
function clockFrom(now: number): () => number {
  const began = Date.now();
  return () => now + Date.now() - began;
}
