import { createHash, timingSafeEqual } from 'node:crypto';
import type { MallBindings } from './bindings';

/** The minimum length of `MALL_KEY` and `OPERATOR_KEY`, in characters. */
const KEY_LENGTH = 32;

type Keys = Pick<MallBindings, 'MALL_KEY' | 'OPERATOR_KEY'>;

/** What is wrong with the keys of the mall, as one line that names the variable; `undefined` if nothing is. A key may be unset. */
export function keyFault({ MALL_KEY, OPERATOR_KEY }: Keys): string | undefined {
  const [short] = Object.entries({ MALL_KEY, OPERATOR_KEY }).filter(([, key]) => Boolean(key) && (key?.length ?? 0) < KEY_LENGTH);
  return short && `${short[0]} must have at least ${KEY_LENGTH} characters, or be unset`;
}

/** Whether a header has the key. Keys are compared in constant time, and an unset key is nobody's. */
export function hasKey(request: Request, header: 'mall-key' | 'operator-key', key: string | undefined): boolean {
  const given = request.headers.get(header);
  if (given === null || !key) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(key));
}
