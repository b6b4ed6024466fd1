import type { JobContext } from '../http/route';
import { sql, type Statement } from '../db/queries';
import { currentLog } from '../log/log';
import { ALERT_EVERY, ALERT_TRIES } from './delivery-policies';
import { markTold, queueAlert, untold } from './store';

/** What the operator is told of: messages that were given up, due transitions of orders that fail, and an upstream whose calls rest. */
type Alert = 'deadLetters' | 'settlement' | 'breaker';

/** How many messages that were given up are told of in one run. */
const TOLD_AT_ONCE = 100;

/** Puts an alert into the outbox, at most one of its kind in an hour. Without an address it is not told by mail. @param now - ms since 1970 */
export function alerting(alert: Alert, recipient: string | undefined, now: number): Statement[] {
  return recipient ? [queueAlert(`alert-${alert}-${Math.floor(now / ALERT_EVERY)}`, recipient, alert, now)] : [];
}

/** Tells the operator, by the log and by mail, of messages that were given up and of due transitions that failed several times. */
export async function tellOperator({ bindings, queries, now }: JobContext): Promise<void> {
  const to = bindings.ALERTS_TO;
  const dead = await untold(queries, TOLD_AT_ONCE);
  for (const { code_id: mailId, kind, fault } of dead) currentLog().failed({ event: 'mail_dead', mailId, kind, fault });
  if (dead.length > 0) {
    // An alert that could not be delivered causes no other one.
    const lost = dead.filter(({ kind }) => kind !== 'alert');
    await queries.batch([...(lost.length > 0 ? alerting('deadLetters', to, now) : []), markTold(dead.map(({ message_id }) => message_id))]);
  }
  const failing = await queries.first(sql('SELECT 1 FROM due_failure WHERE tries >= ?1 AND retry_at > ?2 LIMIT 1', ALERT_TRIES, now));
  if (failing) await queries.batch(alerting('settlement', to, now));
}
