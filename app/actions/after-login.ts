import * as v from 'valibot';
import { CONFIRM_PATH } from '../domain/order/order-forms';
import type { Message, Words } from '../domain/text/message';
import type { Account } from '../upstream/account';
import type { Boms } from '../upstream/boms';
import { isUpstreamError, type Failure } from '../upstream/failures/upstream-error';
import type { CartCookie, Trade } from '../upstream/trade';
import { keepForSignIn } from '../session/prompt-sign-in';
import type { Session } from '../session/session';
import type { ActionName, QueuedAction } from '../session/visit-state';
import { centreFields, takeCentreForm } from './account/change-account';
import { keptBomFields, takeBomForm } from './bom/keep-bom';
import type { MatchingVisit } from './bom/match-lines';
import { orderFields, takeOrderForm } from './order/change-order';
import { confirmFields, reopenOrder } from './order/place-order';
import { savedProductFields, takeSavedProduct } from './product/save-product';

/** The result of an action that needs a user. */
export type Outcome =
  /** The action was carried out or refused. The page shows the message, if there is one. */
  | { kind: 'done'; message: Message | null }
  /** Nobody is signed in, so the action waits. `toLogin`: show the sign-in page instead of the dialog. `words`: the reason that the upstream gave. */
  | { kind: 'signIn'; toLogin: boolean; words?: Words };

/** The parts of a request that an action needs. */
export interface Visit {
  session: Session;
  account: Account;
  trade: Trade;
  cartCookie: CartCookie;
  boms: Boms;
  shop: MatchingVisit['shop'];
  timeZone: string;
  /** Whether a script of the page makes the request. */
  scripted: boolean;
}

/** Carries out an action with its fields. @throws UpstreamError */
type Run = (fields: unknown, visit: Visit) => Promise<Message | null>;

/** The actions that may wait for sign-in. When an action runs, it checks its fields again, and the upstream checks the user again. */
const ACTIONS: Record<ActionName, Run> = {
  saved_parts: checked(savedProductFields, takeSavedProduct),
  membership_center: checked(centreFields, takeCentreForm),
  /** Leads to checkout after signing in. */
  checkout: async (_, { session }) => {
    session.goal = CONFIRM_PATH;
    return null;
  },
  confirm_order: checked(confirmFields, reopenOrder),
  order_detail: checked(orderFields, takeOrderForm),
  bom: checked(keptBomFields, takeBomForm),
};

/** Carries out an action for the signed-in user. If nobody is signed in, the action waits (app/session/README.md, "Actions that wait"). */
export async function takeAction(visit: Visit, action: QueuedAction): Promise<Outcome> {
  const { session } = visit;
  const user = await session.user();
  let asking = session.failure;
  if (user) {
    try {
      return { kind: 'done', message: await ACTIONS[action.action](action.fields, visit) };
    } catch (error) {
      if (!isUpstreamError(error)) throw error;
      asking = error.failure;
    }
  }
  if (asking && !asking.signIn) return { kind: 'done', message: messageOf(asking) };
  if (asking) session.forget();
  keepForSignIn(session, action);
  return { kind: 'signIn', toLogin: asking?.signIn === 'page', ...(asking?.words ? { words: asking.words } : {}) };
}

/** Runs the actions that waited, in order. If an action fails, the others still run. Each result is shown as a message. */
export async function runQueue(visit: Visit): Promise<void> {
  for (const { action, fields } of visit.session.takeQueue()) {
    const message = await ACTIONS[action](fields, visit).catch((error: unknown) => {
      if (!isUpstreamError(error)) throw error;
      return messageOf(error.failure) ?? (error.failure.signIn ? ({ kind: 'error', key: 'account:signInFirst' } as const) : null);
    });
    if (message) visit.session.flash(message);
  }
}

function messageOf({ words }: Failure): Message | null {
  return words ? { kind: 'error', ...words } : null;
}

function checked<S extends v.GenericSchema>(schema: S, take: (fields: v.InferOutput<S>, visit: Visit) => Promise<Message | null>): Run {
  return async (fields, visit) => {
    const read = v.safeParse(schema, fields);
    return read.success ? take(read.output, visit) : { kind: 'error', key: 'account:message.notUnderstood' };
  };
}
