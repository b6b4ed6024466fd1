import { CODES } from '~/upstream/contract/base/envelope';
import type { Statement } from '../../db/queries';
import { Refusal } from '../../http/refusal';
import type { JobContext } from '../../http/route';
import type { ProviderEvent } from '../payments/provider';
import { takeEvent } from '../payments/take-event';
import { noteDifference, unknownPayment } from './differences';

/**
 * Takes an event of Stripe. A payment that matches none of ours is listed for the operator: told again, it would match no better.
 * @param more - statements to run in the same transaction, or after the listing
 * @returns whether it was taken
 */
export async function takeOrList(context: JobContext, event: ProviderEvent, more: Statement[] = []): Promise<boolean> {
  try {
    await takeEvent(context, event, more);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== CODES.callback) throw error;
    if (event.kind === 'paid') await noteDifference(context, unknownPayment(event));
    if (more.length > 0) await context.queries.batch(more);
    return false;
  }
}
