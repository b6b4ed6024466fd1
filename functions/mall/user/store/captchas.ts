import { sql, type Queries } from '../../db/queries';
import { CAPTCHA_LIFE } from '../limits/policies';
import { fingerprint, sameFingerprint } from '../secrets/secrets';

/** Stores the answer of a captcha, and removes expired captchas. @param now - ms since 1970 */
export async function keepCaptcha(queries: Queries, id: string, answer: string, now: number): Promise<void> {
  await queries.batch([
    sql('DELETE FROM captcha WHERE expires_at <= ?1', now),
    sql('INSERT INTO captcha (captcha_id, answer, expires_at) VALUES (?1, ?2, ?3)', id, hashed(id, answer), now + CAPTCHA_LIFE),
  ]);
}

/** Whether an answer is right. A captcha can be answered only once. @param now - ms since 1970 */
export async function takeCaptcha(queries: Queries, id: string, answer: string, now: number): Promise<boolean> {
  const kept = await queries.first<{ answer: string; expires_at: number }>(sql(
    'DELETE FROM captcha WHERE captcha_id = ?1 RETURNING answer, expires_at', id,
  ));
  return Boolean(kept && kept.expires_at > now && sameFingerprint(kept.answer, hashed(id, answer)));
}

/** The fingerprint of an answer. Letter case, character width and blanks around the answer make no difference. */
function hashed(id: string, answer: string): string {
  return fingerprint(id + answer.normalize('NFKC').trim().toUpperCase());
}
