/** The password hash at its full cost, and the limits of hashes, which the tests of the mall replace. */
import crypto, { scryptSync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { HASH_COST } from '../../functions/mall/user/secrets/hash-cost';
import { HashGate, type HashLane } from '../../functions/mall/user/secrets/hash-gate';
import { HASH_LIMITS } from '../../functions/mall/user/secrets/hash-limits';
import { checkPassword, hashPassword } from '../../functions/mall/user/secrets/secrets';
import { checkLarge } from '../domain/property';

test('S8: passwords are scrypt hashes of the given cost with a salt of their own', async () => {
  const [one, two] = [await hashPassword('same password'), await hashPassword('same password')];
  expect(one).toMatch(/^scrypt\$16384\$8\$1\$5\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/);
  expect(one).not.toBe(two);
  expect([await checkPassword('same password', one), await checkPassword('other password', one)]).toEqual([true, false]);
  expect(await checkPassword('pässword', await hashPassword('pa\u0308ssword'))).toBe(true);
  expect(await checkPassword('')).toBe(false);
});

test('S8: each pass has the result of the one before as its salt', async () => {
  const [, , , , , salt = '', hash] = (await hashPassword('same password')).split('$');
  let key = Buffer.from(salt, 'base64');
  for (let pass = 0; pass < 5; pass += 1) key = scryptSync('same password', key, 32, { N: 16_384, r: 8, p: 1 });
  expect(hash).toBe(key.toString('base64'));
});

test('S8: a hash of one pass with five lanes, as older versions made it, is still checked', async () => {
  const salt = Buffer.alloc(16, 7);
  const old = ['scrypt', 16_384, 8, 5, salt.toString('base64'), scryptSync('same password', salt, 32, { N: 16_384, r: 8, p: 5 }).toString('base64')].join('$');
  expect([await checkPassword('same password', old), await checkPassword('other password', old)]).toEqual([true, false]);
});

test('S8: new and old hashes pause for the same time, in which the isolate answers others', async () => {
  const old = `scrypt$16384$8$5$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`;
  for (const stored of [undefined, old]) {
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    await checkPassword('same password', stored);
    const paused = pauses.mock.calls.reduce((sum, [, ms]) => sum + (ms ?? 0), 0);
    expect(paused).toBeGreaterThanOrEqual(5 * HASH_COST.rest);
    expect(paused).toBeLessThan(5 * HASH_COST.rest + 2 * HASH_COST.apart);
    pauses.mockRestore();
  }
});

test('S8: the passes of several hashes start apart, so that they leave time to others', async () => {
  const starts: number[] = [];
  const { scrypt } = crypto;
  const asked = performance.now();
  const passes = vi.spyOn(crypto, 'scrypt').mockImplementation((...given) => {
    starts.push(performance.now());
    scrypt(...given);
  });
  await Promise.all([hashPassword('one password'), hashPassword('other password'), hashPassword('third password')]);
  passes.mockRestore();
  expect(starts).toHaveLength(15);
  // A busy machine starts one late, and the next is in time.
  for (const [index, start] of starts.entries()) expect(start - asked).toBeGreaterThan(index * HASH_COST.apart - 10);
});

const LANES = ['known', 'proved', 'unproved'] as const;
/** Requests for hashes: the time since the one before, ms, and who asks. */
const requests = fc.array(fc.tuple(fc.integer({ min: 0, max: 3_000 }), fc.constantFrom<HashLane>(...LANES)), { minLength: 1, maxLength: 200 });

test('S8: property: hashes of an isolate start apart from each other, each kind of caller has its share, and nobody waits five seconds', () => {
  checkLarge(requests, (asked) => {
    const gate = new HashGate(HASH_LIMITS);
    const starts: Array<{ lane: HashLane; start: number; asked: number }> = [];
    let now = 0;
    for (const [later, lane] of asked) {
      now += later;
      const wait = gate.reserve(lane, now);
      if (wait !== undefined) starts.push({ lane, start: now + wait, asked: now });
    }
    for (const [index, { start, asked: at }] of starts.entries()) {
      expect(start - at).toBeLessThan(5_000);
      expect(start - (starts[index - 1]?.start ?? -Infinity)).toBeGreaterThanOrEqual(HASH_LIMITS.apart);
    }
    for (const lane of LANES) {
      const times = starts.filter((one) => one.lane === lane).map((one) => one.asked);
      const { burst, every } = HASH_LIMITS[lane];
      for (const [index, from] of times.entries()) {
        const within = times.slice(index).filter((time) => time < from + every).length;
        expect(within).toBeLessThanOrEqual(burst + 1);
      }
    }
  });
});

test('S8: whoever floods an isolate takes no hash of other callers', () => {
  checkLarge(fc.tuple(requests, fc.constantFrom<HashLane>('proved', 'unproved')), ([asked, flooding]) => {
    const gate = new HashGate(HASH_LIMITS);
    let now = 0;
    for (const [later] of asked) gate.reserve(flooding, (now += later));
    const wait = gate.reserve('known', now);
    expect(wait).toBeLessThanOrEqual(HASH_LIMITS[flooding].burst * HASH_LIMITS.apart);
  });
});

test('S8: one network leaves hashes of each lane to the others, however many accounts and proofs it has', () => {
  checkLarge(fc.tuple(fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 1, maxLength: 200 }), fc.constantFrom<HashLane>('known', 'proved')), ([pauses, lane]) => {
    const gate = new HashGate(HASH_LIMITS);
    let now = 0;
    for (const pause of pauses) gate.reserve(lane, (now += pause), 1, 'greedy');
    expect(gate.reserve(lane, now, 1, 'other')).toBeLessThan(5_000);
  });
});

test('S8: networks that have had hashes lately leave some to one that has not, however many they are', () => {
  checkLarge(fc.tuple(fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 4 })), { minLength: 1, maxLength: 100 }), fc.constantFrom<HashLane>('known', 'proved')), ([tries, lane]) => {
    const gate = new HashGate(HASH_LIMITS);
    let now = 0;
    for (let greedy = 0; greedy <= 4; greedy += 1) gate.reserve(lane, (now += 5_000), 1, `greedy ${greedy}`);
    for (const [pause, greedy] of tries) gate.reserve(lane, (now += pause), 1, `greedy ${greedy}`);
    expect(gate.reserve(lane, now, 1, 'new')).toBeLessThan(5_000);
  });
});

test('S8: a network has more hashes of a lane than one at once, and some each few seconds', () => {
  const gate = new HashGate(HASH_LIMITS);
  const granted = (now: number) => Array.from({ length: 10 }, () => gate.reserve('known', now, 1, 'office')).filter((wait) => wait !== undefined).length;
  expect([granted(0), granted(1_000), granted(10_000)]).toEqual([3, 0, 3]);
});
