import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a header has the key. Keys are compared in constant time, and an unset key is nobody's. */
export function hasKey(request: Request, header: 'mall-key' | 'operator-key', key: string | undefined): boolean {
  const given = request.headers.get(header);
  if (given === null || !key) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(key));
}
