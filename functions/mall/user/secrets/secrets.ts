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

/** What a hash takes: scrypt's parameters, and how often it is applied, each time with the last result as the salt. */
interface Cost {
  N: number;
  r: number;
  p: number;
  passes: number;
}

/** Hashes a password. @returns the hash as it is stored: `scrypt$N$r$p$passes$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return stored(salt, await derive(password, salt, HASH_COST));
}

function stored(salt: Buffer, hash: Buffer): string {
  const { N, r, p, passes } = HASH_COST;
  return ['scrypt', N, r, p, passes, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** The hash that is checked for accounts that do not exist, so that their refusal takes the same time. */
const DUMMY_PASSWORD = stored(Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

/** Whether a password matches a stored hash. Takes the same time for every hash of the same cost, and also if there is no hash. */
export async function checkPassword(password: string, text = DUMMY_PASSWORD): Promise<boolean> {
  const { cost, salt, hash } = readStored(text);
  const found = await derive(password, salt, cost);
  return found.length === hash.length && timingSafeEqual(found, hash);
}

/** Reads a stored hash. Those of earlier versions have no number of passes: they are one pass with five lanes, which is the same work. */
function readStored(text: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const [, N, r, p, ...rest] = text.split('$');
  const [passes, salt = '', hash = ''] = rest.length > 2 ? rest : ['1', ...rest];
  return { cost: { N: Number(N), r: Number(r), p: Number(p), passes: Number(passes) }, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
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

async function derive(password: string, salt: Buffer, { N, r, p, passes }: Cost): Promise<Buffer> {
  let key = salt;
  for (let pass = 0; pass < passes; pass += 1) {
    await turn(p);
    key = await scrypt(normalisePassword(password), key, { N, r, p });
    // An old hash rests as long as a new one, so that the time does not tell which accounts exist.
    await pause(p * HASH_COST.rest);
  }
  return key;
}

/** When the isolate's next pass may start, ms since 1970. */
let next = 0;

/** Waits for the turn of a pass: those of several hashes follow each other as those of one do, so that they leave as much time to others. */
async function turn(lanes: number): Promise<void> {
  const now = Date.now();
  const start = Math.min(Math.max(now, next), now + HASH_COST.ahead);
  next = start + lanes * HASH_COST.apart;
  await pause(start - now);
}

async function pause(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

function scrypt(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    crypto.scrypt(password, salt, HASH_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
