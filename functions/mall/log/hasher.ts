import { createHmac } from 'node:crypto';

/** Gives a number or an account the hash that stands for it in log lines. */
export type Hasher = (text: string) => string;

/** The digits of a hash: 64 bits. */
const DIGITS = 16;

/** @param key - `LOG_KEY`; who does not have it cannot find out which number a hash stands for */
export function createHasher(key: string): Hasher {
  return (text) => `h:${createHmac('sha256', `farad log ${key}`).update(text).digest('hex').slice(0, DIGITS)}`;
}
