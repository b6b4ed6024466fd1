import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of a password hash (security promise 8): 16 MiB and about 125 ms. */
const COST = { N: 16_384, r: 8, p: 5 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Hashes that may run at once in an isolate; each holds 16 MiB. */
const MOST_AT_ONCE = 2;
/** Hashes that may wait for their turn. */
const MOST_WAITING = 8;

let running = 0;
let waiting = 0;

/** A password as it is stored: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** Whether a password is the stored one; takes as long for every stored hash of the same cost. */
export async function checkPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64');
  const found = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
  return found.length === expected.length && timingSafeEqual(found, expected);
}

/** Whether another hash can be taken on now; beyond that the caller answers that there are too many. */
export function canHash(): boolean {
  return waiting < MOST_WAITING;
}

/** What is compared for accounts that do not exist, so that they take as long to refuse. */
export const DUMMY_PASSWORD = ['scrypt', COST.N, COST.r, COST.p, Buffer.alloc(SALT_BYTES).toString('base64'),
  Buffer.alloc(HASH_BYTES).toString('base64')].join('$');

/** 256 random bits, URL-safe. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in hex, for secrets that are random enough not to be guessed. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A whole number from 0 to below `limit`, without bias. */
export function randomBelow(limit: number): number {
  return randomInt(limit);
}

/** Compares two fingerprints in constant time. */
export function sameFingerprint(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

async function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  waiting += 1;
  try {
    // A queue of promises must not cross requests in workerd, so each waiter looks for itself.
    while (running >= MOST_AT_ONCE) await new Promise((resolve) => setTimeout(resolve, 20));
    running += 1;
  } finally {
    waiting -= 1;
  }
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFC'), salt, HASH_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)));
    });
  } finally {
    running -= 1;
  }
}
