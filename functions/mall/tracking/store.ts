import { readProductList } from '~/domain/catalogue/list-address';
import { EVENT_TYPES } from '~/domain/tracking/event-names';
import { foundOf } from '~/domain/tracking/page-rules';
import { pageKind } from '~/domain/tracking/reported-page';
import type { addActionLog } from '~/upstream/contract/records/portal/tracking';
import type * as v from 'valibot';
import { sql, type Queries, type Statement } from '../db/queries';

type WireEvent = v.InferOutput<typeof addActionLog.payload>;

/** How long events are kept, ms. */
export const EVENTS_KEPT = 90 * 86_400_000;
/** The maximum number of events that one run of the schedule removes. */
const FORGOTTEN_AT_ONCE = 1_000;

/** The maximum number of characters that are stored of what was searched. */
const WORD_LENGTH = 100;

/**
 * Stores a log event unchanged, with what reports count.
 * @param written - the event as JSON
 * @param now - ms since 1970
 */
export async function storeEvent(queries: Queries, event: WireEvent, written: string, now: number): Promise<void> {
  const { word, found } = searchOf(event);
  await queries.run(sql(
    'INSERT INTO action_log (event_name, event_type, event, created_at, page, channel, word, found) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)',
    event.eventName, event.eventType, written, now, pageKind(event.currentUrl), event.channnelId ?? '', word, found,
  ));
}

/** What a visit of a list of a search has searched for and found. */
function searchOf({ eventType, currentUrl, extParam }: WireEvent): { word: string | null; found: number | null } {
  const { origin, keyword } = readProductList(currentUrl, '');
  const word = Array.from(keyword.replace(/[\s\p{Cc}]+/gu, ' ').trim().toLowerCase()).slice(0, WORD_LENGTH).join('').trim();
  if (eventType !== EVENT_TYPES.visit || origin !== 'search' || word === '') return { word: null, found: null };
  return { word, found: foundOf(extParam) };
}

/** Removes the oldest events that are kept long enough, at most 1,000. @param now - ms since 1970 */
export function forgetOldEvents(now: number, most = FORGOTTEN_AT_ONCE): Statement {
  return sql(
    'DELETE FROM action_log WHERE log_id IN (SELECT log_id FROM action_log WHERE created_at < ?1 ORDER BY created_at LIMIT ?2)', now - EVENTS_KEPT, most,
  );
}
