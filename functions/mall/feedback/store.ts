import { sql, type Queries } from '../db/queries';

/** Stores the feedback of a visitor. @param now - ms since 1970 */
export async function storeFeedback(
  queries: Queries, feedback: { type: string; content: string; contact?: string | undefined }, now: number,
): Promise<void> {
  await queries.run(sql(
    'INSERT INTO feedback (type, content, contact, created_at) VALUES (?1, ?2, ?3, ?4)',
    feedback.type, feedback.content, feedback.contact ?? '', now,
  ));
}
