import * as v from 'valibot';
import { decimal, moment, text } from '~/upstream/contract/base/fields';
import type { JobContext } from '../../http/route';
import type { ProviderEvent, SignedCallback } from './provider';
import { takeEvent, unbelievable } from './take-event';
import { testProvider } from './test-provider';

const short = v.pipe(text, v.minLength(1), v.maxLength(100));
const callback = v.object({
  eventId: short, kind: v.picklist(['paid', 'failed']), paymentNo: short, orderNo: short, amount: decimal, currency: text, at: moment,
  /** The movement of money, if the provider may tell of it by several events. */
  transactionNo: v.optional(short),
});

/**
 * Receives a call-back of the test provider. Signature and time are checked first.
 * @throws Refusal if the call-back cannot be trusted; the provider may send it again
 */
export async function receiveCallback(context: JobContext, signed: SignedCallback): Promise<void> {
  const body = await testProvider(context.bindings)?.believe(signed, context.now);
  const event = body === undefined ? undefined : readCallback(body);
  if (!event) throw unbelievable();
  await takeEvent(context, event);
}

function readCallback(body: string): ProviderEvent | undefined {
  try {
    const parsed = v.safeParse(callback, JSON.parse(body));
    if (!parsed.success) return undefined;
    const { at, transactionNo, ...event } = parsed.output;
    return { ...event, provider: 'test', at: Date.parse(at), transactionNo: transactionNo ?? event.eventId, anyAmount: false };
  } catch {
    return undefined;
  }
}
