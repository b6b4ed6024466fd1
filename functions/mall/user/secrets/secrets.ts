import crypto, { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { HASH_COST } from './hash-cost';
import { HASH_TURN, HASHES } from '../limits/policies';

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** How often a waiting hash checks for its turn, in ms. */
const LOOK = 20;

/** A limited number of turns in an isolate. A turn that its request never gave back counts for {@link HASH_TURN} only. */
class Turns {
  readonly #most: number;
  readonly #since = new Map<symbol, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns what gives the turn back; `undefined` if there is none left */
  take(): (() => void) | undefined {
    const now = Date.now();
    for (const [turn, since] of this.#since) if (now - since > HASH_TURN) this.#since.delete(turn);
    if (this.#since.size >= this.#most) return undefined;
    const turn = Symbol('turn');
    this.#since.set(turn, now);
    return () => this.#since.delete(turn);
  }
}

/** Each running hash holds 16 MiB. */
const running = new Turns(HASHES.atOnce);
const admitted = new Turns(HASHES.atOnce + HASHES.waiting);

/** Takes a place among those who may hash; @returns what gives it back; `undefined` where too many are waiting already */
export function takeHashPlace(): (() => void) | undefined {
  return admitted.take();
}

/** A password as it is stored: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, HASH_COST);
  return ['scrypt', HASH_COST.N, HASH_COST.r, HASH_COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** What is compared for accounts that do not exist, so that they take as long to refuse. */
const DUMMY_PASSWORD = ['scrypt', HASH_COST.N, HASH_COST.r, HASH_COST.p, Buffer.alloc(SALT_BYTES).toString('base64'),
  Buffer.alloc(HASH_BYTES).toString('base64')].join('$');

/** Whether a password is the stored one; takes as long for every stored hash of the same cost, and for none. */
export async function checkPassword(password: string, stored = DUMMY_PASSWORD): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64');
  const found = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
  return found.length === expected.length && timingSafeEqual(found, expected);
}

/** The form in which a password is hashed, and in which its characters count. */
export function normalisePassword(password: string): string {
  return password.normalize('NFC');
}

/** 256 random bits, URL-safe. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in hex, for secrets that are random enough not to be guessed, and for names that are not to be read. */
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
  let end = running.take();
  // A queue of promises must not cross requests in workerd, so each waiter looks for itself.
  while (!end) {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    end = running.take();
  }
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      crypto.scrypt(normalisePassword(password), salt, HASH_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)));
    });
  } finally {
    end();
  }
}
