import * as v from 'valibot';
import type { Message } from '../domain/message';
import type { Account } from '../upstream/account';
import { isUpstreamError } from '../upstream/errors';
import type { Shop } from '../upstream/shop';
import { savedPartFields, takeSavedPart } from './forms/saved-part-form';
import type { Session } from './session';
import type { ActionName, QueuedAction } from './visit-state';

/** What became of an action that needs a user. */
export type Outcome =
  | { kind: 'done'; message: Message }
  /** Nobody is signed in; `kept`: it runs after sign-in, otherwise there was no room for it. */
  | { kind: 'signIn'; kept: boolean };

/** Who takes an action, and through what. */
export interface Visit {
  session: Session;
  account: Account;
  shop: Shop;
}

type Run = (fields: unknown, visit: Visit) => Promise<Message>;

/** What may wait for sign-in; each reads its fields anew when it runs, and the upstream authorises it anew. */
const ACTIONS: Record<ActionName, Run> = {
  saved_parts: checked(savedPartFields, takeSavedPart),
};

/** Takes an action for the signed-in user, or keeps it until there is one (section 4). */
export async function takeAction(visit: Visit, action: QueuedAction): Promise<Outcome> {
  const { session } = visit;
  if (await session.user()) {
    const message = await run(visit, action);
    if (message !== 'signIn') return { kind: 'done', message };
    session.forget();
  }
  return { kind: 'signIn', kept: session.enqueue(action) };
}

/** Runs what waited, in order; one that fails stops no other, and each result is told (section 4). */
export async function runQueue(visit: Visit): Promise<void> {
  for (const action of visit.session.takeQueue()) {
    const message = await run(visit, action);
    visit.session.tell(message === 'signIn' ? { kind: 'error', key: 'account:message.signedOut' } : message);
  }
}

async function run(visit: Visit, { action, fields }: QueuedAction): Promise<Message | 'signIn'> {
  try {
    return await ACTIONS[action](fields, visit);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const { reaction, message } = error.description;
    return reaction.loginPrompt || reaction.toLogin ? 'signIn' : { kind: 'error', text: message };
  }
}

function checked<S extends v.GenericSchema>(schema: S, take: (fields: v.InferOutput<S>, visit: Visit) => Promise<Message>): Run {
  return async (fields, visit) => {
    const read = v.safeParse(schema, fields);
    return read.success ? take(read.output, visit) : { kind: 'error', key: 'account:message.notUnderstood' };
  };
}
