import { DEFAULT_TIME_ZONE, type MallBindings } from './http/bindings';
import { composeMessage } from './letters/compose';
import { tellOperator } from './outbox/alerts';
import { deliverMessages } from './outbox/deliver';
import { forgetMessages } from './outbox/store';
import { forgetOldBoms } from './bom/store';
import { forgetOldCarts } from './cart/store';
import { forgetKeys } from './trade/idempotent';
import { forgetOldHours } from './health/store';
import { forgetOldEvents } from './tracking/store';
import { createLog, requestIdFrom, runWithLog } from './log/log';
import { prepareLotteries } from './lottery/find-lottery';
import { forgetFailures, runDueTransitions } from './trade/due-transitions';
import { hasStripe } from './trade/payments/stripe-client';
import { forgetSessions } from './trade/payments/stripe-sessions';
import { reconcile } from './trade/stripe/reconcile';
import { Queries } from './db/queries';
import type { JobContext } from './http/route';

/** The maximum number of rounds of due transitions in one run. */
const ROUNDS = 10;

/**
 * Runs due transitions of orders, makes the seeds of new lotteries, removes old carts, bills of materials, idempotency keys, events, hours of requests and messages, delivers
 * what is in the outbox, and settles payments with Stripe. It runs every minute. @param now - ms since 1970
 */
export function runSchedule(bindings: MallBindings, now: number): Promise<void> {
  return runWithLog(createLog(requestIdFrom(null), bindings.LOG_KEY), () => runDue(bindings, now));
}

async function runDue(bindings: MallBindings, now: number): Promise<void> {
  const queries = new Queries(bindings.DB);
  const context = { bindings, queries, now, timeZone: bindings.TIME_ZONE || DEFAULT_TIME_ZONE };
  await runEach([
    () => settle(context),
    async () => {
      await queries.batch([
        forgetOldCarts(now), forgetOldBoms(now), forgetKeys(now), forgetOldEvents(now), forgetFailures(now), forgetMessages(now), forgetSessions(now),
        ...forgetOldHours(now),
      ]);
      await prepareLotteries(context);
    },
    // The alert about what fails is delivered in the same run.
    () => tellOperator(context),
    async () => void (await deliverMessages(context, composeMessage)),
    // Nothing else waits for Stripe, which may take long to answer.
    ...(hasStripe(bindings) ? [() => settle({ ...context, scheduled: true }), () => reconcile(context)] : []),
  ]);
}

async function settle(context: JobContext): Promise<void> {
  for (let rounds = 0; rounds < ROUNDS && (await runDueTransitions(context)) > 0; rounds++);
}

/** Runs steps one after the other. One that fails keeps no other one from running. @throws the first failure */
async function runEach(steps: ReadonlyArray<() => Promise<void>>): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
