import type * as v from 'valibot';
import type { addActionLog } from '~/upstream/contract/records/tracking';
import { sql, type Queries } from '../db/queries';

/** Stores a log event unchanged. @param now - ms since 1970 */
export async function storeEvent(
  queries: Queries, event: v.InferOutput<typeof addActionLog.payload>, now: number,
): Promise<void> {
  await queries.run(sql(
    'INSERT INTO action_log (event_name, event_type, event, created_at) VALUES (?1, ?2, ?3, ?4)',
    event.eventName, event.eventType, JSON.stringify(event), now,
  ));
}
