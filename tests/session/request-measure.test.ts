import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RequestMeasure } from '../../functions/request/measure';

test('property: the time of calls is that in which at least one was under way', () => {
  const calls = fc.array(fc.tuple(fc.nat(200), fc.nat(40)).map(([from, ms]) => ({ from, to: from + ms })), { maxLength: 12 });
  fc.assert(fc.property(calls, (list) => {
    const measure = new RequestMeasure();
    for (const { from, to } of list.toSorted((a, b) => a.to - b.to)) measure.called(from, to);
    const moments = Array.from({ length: 240 }, (_, ms) => list.some(({ from, to }) => from <= ms && ms < to));
    expect(measure.read()).toEqual({ upstreamMs: moments.filter(Boolean).length, calls: list.length, cache: 'none' });
  }));
});

test('the cache is as its worst answer', () => {
  const after = (...states: Array<'hit' | 'stale' | 'miss'>) => {
    const measure = new RequestMeasure();
    for (const state of states) measure.looked(state);
    return measure.read().cache;
  };
  expect([after(), after('hit', 'hit'), after('hit', 'stale', 'hit'), after('miss', 'hit')]).toEqual(['none', 'hit', 'stale', 'miss']);
});
