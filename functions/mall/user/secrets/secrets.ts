import crypto, { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { HASH_COST } from './hash-cost';
import { HashGate, type HashLane } from './hash-gate';
import { HASH_LIMITS } from './hash-limits';

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** The passwords that this isolate hashes. */
const gate = new HashGate(HASH_LIMITS);

/** Reserves a hash in this isolate. @param rate - how many times as many as by default @param network - of the visitor @returns how long to wait before the work that hashes, ms; `undefined` if too many have been reserved */
export function reserveHash(lane: HashLane, rate: number, network: string | undefined): number | undefined {
  return gate.reserve(lane, Date.now(), rate, network);
}

/** Hashes a password. @returns the hash as it is stored: `scrypt$N$r$p$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, HASH_COST);
  return ['scrypt', HASH_COST.N, HASH_COST.r, HASH_COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** The hash that is checked for accounts that do not exist, so that their refusal takes the same time. */
const DUMMY_PASSWORD = ['scrypt', HASH_COST.N, HASH_COST.r, HASH_COST.p, Buffer.alloc(SALT_BYTES).toString('base64'),
  Buffer.alloc(HASH_BYTES).toString('base64')].join('$');

/** Whether a password matches a stored hash. Takes the same time for every hash of the same cost, and also if there is no hash. */
export async function checkPassword(password: string, stored = DUMMY_PASSWORD): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64');
  const found = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
  return found.length === expected.length && timingSafeEqual(found, expected);
}

/** The Unicode form in which a password is hashed and its characters are counted. */
export function normalisePassword(password: string): string {
  return password.normalize('NFC');
}

/** 256 random bits, URL-safe. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in hex. It is used for random secrets, which nobody can guess, and for names that the database must not contain. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A random whole number from 0 to `limit` − 1. Each number is equally likely. */
export function randomBelow(limit: number): number {
  return randomInt(limit);
}

/** Compares two fingerprints in constant time. */
export function sameFingerprint(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    crypto.scrypt(normalisePassword(password), salt, HASH_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
