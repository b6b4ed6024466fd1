import { sql, type Queries } from '../../db/queries';

/** The key that signs challenges. */
export async function challengeKey(queries: Queries): Promise<string> {
  const kept = await queries.first<{ key: string }>(sql('SELECT key FROM challenge_key'));
  if (!kept) throw new Error('the key of challenges is missing');
  return kept.key;
}

/**
 * Marks a challenge as answered, and removes marks of expired challenges.
 * @param expiresAt - when the challenge expires, ms since 1970
 * @param now - ms since 1970
 * @returns whether it was not answered before
 */
export async function markAnswered(queries: Queries, challenge: string, expiresAt: number, now: number): Promise<boolean> {
  const [, marked = []] = await queries.batch([
    sql('DELETE FROM used_challenge WHERE expires_at <= ?1', now),
    sql('INSERT INTO used_challenge (challenge, expires_at) VALUES (?1, ?2) ON CONFLICT (challenge) DO NOTHING RETURNING challenge', challenge, expiresAt),
  ]);
  return marked.length > 0;
}
