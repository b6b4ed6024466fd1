import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Breaker, Resting, type Permit, type Subject, type Verdict } from '~/upstream/client/breaker';
import { BREAKER } from '~/upstream/client/policies';
import { RetryBudget } from '~/upstream/client/retry-budget';
import { check } from '../domain/property';

const REST = BREAKER.rest;

let asked = 0;
/** A subject that no other call has. */
function another(): Subject {
  const name = `call ${(asked += 1)}`;
  return () => name;
}

/** A call that is sent and ends at once. @returns whether it was sent */
function tryCall(breaker: Breaker, verdict: Verdict, now: number, subject = another()): boolean {
  try {
    breaker.giveBack(breaker.admit(subject, now, REST), verdict, now);
    return true;
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Resting);
    return false;
  }
}

function opened(): Breaker {
  const breaker = new Breaker();
  for (let failure = 0; failure < 4; failure += 1) tryCall(breaker, 'fails', 0);
  return breaker;
}

describe('S41: a group of calls rests', () => {
  test('after 4 different calls have failed one after the other', () => {
    const breaker = new Breaker();
    for (const verdict of ['fails', 'fails', 'fails', 'works', 'fails', 'fails', 'fails'] as const) expect(tryCall(breaker, verdict, 0)).toBe(true);
    expect(breaker.isOpen(0, REST)).toBe(false);
    expect(tryCall(breaker, 'fails', 0)).toBe(true);
    expect(tryCall(breaker, 'works', 0)).toBe(false);
  });

  test('and the call that ends the tries tells it, once', () => {
    const breaker = new Breaker();
    const permits = Array.from({ length: 6 }, () => breaker.admit(another(), 0, REST));
    expect(permits.map((permit) => breaker.giveBack(permit, 'fails', 0))).toEqual([false, false, false, true, false, false]);
  });

  test('for 15 seconds', () => {
    const breaker = opened();
    expect(REST).toBe(15_000);
    expect(tryCall(breaker, 'works', REST - 1)).toBe(false);
    expect(tryCall(breaker, 'works', REST)).toBe(true);
  });

  test('until 2 calls have succeeded; one that fails begins another rest', () => {
    const breaker = opened();
    expect(tryCall(breaker, 'works', REST)).toBe(true);
    expect(tryCall(breaker, 'fails', REST)).toBe(true);
    expect(tryCall(breaker, 'works', 2 * REST - 1)).toBe(false);
    expect([tryCall(breaker, 'works', 2 * REST), tryCall(breaker, 'works', 2 * REST)]).toEqual([true, true]);
    for (let failure = 0; failure < 3; failure += 1) tryCall(breaker, 'fails', 2 * REST);
    expect(tryCall(breaker, 'works', 2 * REST)).toBe(true);
  });

  test('and afterwards no more calls are tried at a time than one page makes', () => {
    const breaker = opened();
    const permits = Array.from({ length: BREAKER.trials }, () => breaker.admit(another(), REST, REST));
    expect(tryCall(breaker, 'works', REST)).toBe(false);
    breaker.giveBack(permits[0] ?? breaker.admit(another(), REST, REST), 'unknown', REST);
    expect(breaker.isOpen(REST, REST)).toBe(false);
  });

  test('calls that the runtime has ended without a word do not keep it from ending', () => {
    const breaker = opened();
    for (let call = 0; call < BREAKER.trials; call += 1) breaker.admit(another(), REST, REST);
    expect(breaker.isOpen(REST + 30_000, REST)).toBe(true);
    expect([tryCall(breaker, 'works', REST + 30_001), tryCall(breaker, 'works', REST + 30_001)]).toEqual([true, true]);
    expect(Array.from({ length: 2 * BREAKER.trials }, () => breaker.admit(another(), REST + 30_001, REST))).toHaveLength(2 * BREAKER.trials);
  });

  test('not at all with a rest of 0', () => {
    const breaker = new Breaker();
    for (let failure = 0; failure < 20; failure += 1) breaker.giveBack(breaker.admit(another(), 0, 0), 'fails', 0);
    expect(breaker.isOpen(0, 0)).toBe(false);
  });

  test('calls from before the rest do not count after it', () => {
    const breaker = new Breaker();
    const old = Array.from({ length: 3 }, () => breaker.admit(another(), 0, REST));
    for (let failure = 0; failure < 4; failure += 1) tryCall(breaker, 'fails', 0);
    expect(breaker.isOpen(REST, REST)).toBe(false);
    for (const permit of old) breaker.giveBack(permit, 'fails', REST);
    expect(breaker.isOpen(REST, REST)).toBe(false);
  });
});

describe('S41: a call that always fails', () => {
  const bad: Subject = () => 'bad';

  test('rests by itself after 4 failures, and lets nothing else rest', () => {
    const breaker = new Breaker();
    for (let failure = 0; failure < 4; failure += 1) expect(tryCall(breaker, 'fails', 0, bad)).toBe(true);
    expect([tryCall(breaker, 'fails', 0, bad), tryCall(breaker, 'works', 0)]).toEqual([false, true]);
    const good = another();
    for (let failure = 0; failure < 3; failure += 1) tryCall(breaker, 'fails', 0, good);
    expect([tryCall(breaker, 'works', 0, good), tryCall(breaker, 'fails', 0, good)]).toEqual([true, true]);
  });

  test('counts once among 4 different ones', () => {
    const breaker = new Breaker();
    for (let failure = 0; failure < 4; failure += 1) tryCall(breaker, 'fails', 0, bad);
    for (let failure = 0; failure < 2; failure += 1) tryCall(breaker, 'fails', 0);
    expect(breaker.isOpen(0, REST)).toBe(false);
    tryCall(breaker, 'fails', 0);
    expect(breaker.isOpen(0, REST)).toBe(true);
  });

  test('is tried again after the rest: one failure begins another, one success ends it', () => {
    const breaker = new Breaker();
    for (let failure = 0; failure < 4; failure += 1) tryCall(breaker, 'fails', 0, bad);
    expect(tryCall(breaker, 'fails', REST - 1, bad)).toBe(false);
    expect(tryCall(breaker, 'fails', REST, bad)).toBe(true);
    expect(tryCall(breaker, 'works', 2 * REST - 1, bad)).toBe(false);
    expect([tryCall(breaker, 'works', 2 * REST, bad), tryCall(breaker, 'fails', 2 * REST, bad), tryCall(breaker, 'works', 2 * REST, bad)]).toEqual([true, true, true]);
  });

  test('is forgotten if many others have failed since', () => {
    const breaker = new Breaker();
    for (let failure = 0; failure < 4; failure += 1) tryCall(breaker, 'fails', 0, bad);
    for (let other = 0; other < BREAKER.subjects; other += 1) {
      tryCall(breaker, 'fails', 0);
      tryCall(breaker, 'works', 0);
    }
    expect(tryCall(breaker, 'works', 0, bad)).toBe(true);
  });
});

/** The same rules as a list of what happened, without states. */
test('property: it admits exactly what its rules say, in any order of calls and ends', () => {
  const step = fc.record({ verdict: fc.constantFrom<Verdict>('works', 'fails', 'fails', 'unknown'), passes: fc.constantFrom(0, 0, 1000, REST), held: fc.boolean() });
  check(fc.array(step, { maxLength: 60 }), (steps) => {
    const breaker = new Breaker();
    let now = 0;
    let failures = 0;
    let openSince: number | null = null;
    let trial: { successes: number; underWay: number[] } | null = null;
    let generation = 0;
    const held: Array<{ permit: Permit; of: number; verdict: Verdict; since: number }> = [];
    const end = (of: number, verdict: Verdict, since: number) => {
      if (of !== generation) return;
      if (trial?.underWay.includes(since)) trial.underWay.splice(trial.underWay.indexOf(since), 1);
      if (verdict === 'unknown') return;
      if (trial ? verdict === 'fails' : verdict === 'fails' && ++failures === BREAKER.failures) {
        [openSince, trial, failures, generation] = [now, null, 0, generation + 1];
      } else if (verdict === 'works') {
        failures = 0;
        if (trial && ++trial.successes === BREAKER.successes) [trial, generation] = [null, generation + 1];
      }
    };
    for (const { verdict, passes, held: isHeld } of steps) {
      now += passes;
      if (openSince !== null && now - openSince >= REST) [openSince, trial, generation] = [null, { successes: 0, underWay: [] }, generation + 1];
      if (trial) trial.underWay = trial.underWay.filter((since) => now - since <= 2 * REST);
      const admitted = openSince === null && (!trial || trial.underWay.length < BREAKER.trials);
      expect(!breaker.isOpen(now, REST)).toBe(admitted);
      if (!admitted) {
        const [oldest] = held.splice(0, 1);
        if (!oldest) continue;
        breaker.giveBack(oldest.permit, oldest.verdict, now);
        end(oldest.of, oldest.verdict, oldest.since);
        continue;
      }
      const permit = breaker.admit(another(), now, REST);
      trial?.underWay.push(now);
      if (isHeld) held.push({ permit, of: generation, verdict, since: now });
      else {
        breaker.giveBack(permit, verdict, now);
        end(generation, verdict, now);
      }
    }
  });
});

test('S40: property: repeated calls are at most a tenth of all others, in every stretch of time one more', () => {
  check(fc.array(fc.boolean(), { maxLength: 120 }), (fails) => {
    const budget = new RetryBudget();
    const repeated = fails.map((failed) => {
      budget.earn();
      return failed && budget.take();
    });
    for (let from = 0; from < repeated.length; from += 1) {
      const stretch = repeated.slice(from);
      const many = stretch.filter(Boolean).length;
      expect(many).toBeLessThanOrEqual(stretch.length / 10 + 1);
      if (from === 0) expect(many).toBeLessThanOrEqual(stretch.length / 10);
    }
  });
});
