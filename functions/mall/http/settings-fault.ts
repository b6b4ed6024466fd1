import type { MallBindings } from './bindings';

/** The minimum length of a secret, in characters. */
export const SECRET_LENGTH = 32;

type Settings = Pick<MallBindings, 'MALL_KEY' | 'OPERATOR_KEY' | 'LOG_KEY' | 'HASH_RATE' | 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET'>;

/**
 * What is wrong with the mall's settings, as one line that names the variable; `undefined` if nothing is. Each of them may be unset. The shop and the mall alone
 * check the same.
 */
export function settingsFault({ MALL_KEY, OPERATOR_KEY, LOG_KEY, HASH_RATE, TURNSTILE_SITE_KEY, TURNSTILE_SECRET }: Settings): string | undefined {
  const [short] = Object.entries({ MALL_KEY, OPERATOR_KEY, LOG_KEY }).filter(([, key]) => Boolean(key) && (key?.length ?? 0) < SECRET_LENGTH);
  if (short) return `${short[0]} must have at least ${SECRET_LENGTH} characters, or be unset`;
  if (HASH_RATE && !/^[1-9]\d{0,5}$/.test(HASH_RATE)) return 'HASH_RATE must be a whole number from 1 to 999999';
  if (Boolean(TURNSTILE_SITE_KEY) === Boolean(TURNSTILE_SECRET)) return undefined;
  return `${TURNSTILE_SITE_KEY ? 'TURNSTILE_SECRET' : 'TURNSTILE_SITE_KEY'} must be set too, or neither of the two keys of Turnstile`;
}
