import { describe, expect, test } from 'vitest';
import { readUse } from '~/domain/bom/build/line-use';
import { DOUBT, TICK, type Doubt, type MatchState, type Rung } from '~/domain/bom/match/match-records';
import { candidate, line, match, product, tick } from './build-fixtures';

const [A, B, C] = [product('a'), product('b'), product('c')];
const CONTRADICTS = tick('package', { tick: TICK.contradicts, asked: 'SOD-123', has: 'SMA' });
const NOT_STATED = tick('voltage', { tick: TICK.notStated, asked: '25 V', has: '' });

describe('which product', () => {
  test('of a matched line is the first candidate', () => {
    expect(readUse(line(1), match(1, [candidate(A), candidate(B)]))).toEqual({ product: A, others: [] });
  });

  test('is the chosen one, whatever the state and the ticks are', () => {
    const candidates = [candidate(A), candidate(B, { rung: 'edit', ticks: [CONTRADICTS] })];
    for (const state of ['matched', 'check', 'several', 'not_found'] as const) {
      expect(readUse(line(1, { choice: 'b' }), match(1, candidates, { state, doubts: [DOUBT.otherValue] }))).toEqual({ product: B, others: [] });
    }
  });

  test('of a skipped line is none, even if one was chosen', () => {
    const expected = { product: null, others: [], reason: 'skipped' };
    expect(readUse(line(1, { skip: 'dnp', choice: 'a' }), match(1, [candidate(A)]))).toEqual(expected);
    expect(readUse(line(1), match(1, [candidate(A)], { state: 'skipped' }))).toEqual(expected);
  });

  test('of a line that is not found, has no candidates or is not matched yet is none', () => {
    const expected = { product: null, others: [], reason: 'notFound' };
    expect(readUse(line(1), match(1, [candidate(A)], { state: 'not_found' }))).toEqual(expected);
    expect(readUse(line(1), match(1, [], { state: 'check' }))).toEqual(expected);
    expect(readUse(line(1, { choice: 'a' }), undefined)).toEqual(expected);
  });

  test('is undecided if the chosen one is not among the candidates', () => {
    expect(readUse(line(1, { choice: 'gone' }), match(1, [candidate(A)]))).toEqual({ product: A, others: [], reason: 'undecided' });
  });
});

describe('a person has to choose', () => {
  const isUndecided = (state: MatchState, rung: Rung, doubts: Doubt[] = [], ticks = [tick('value')]) => readUse(line(1), match(1, [candidate(A, { rung, ticks })], { state, doubts })).reason === 'undecided';

  test('if the first candidate contradicts the line', () => {
    expect(isUndecided('check', 'number', [], [tick('mpn'), CONTRADICTS])).toBe(true);
    expect(isUndecided('several', 'values', [], [CONTRADICTS])).toBe(true);
  });

  test.each([DOUBT.alternate, DOUBT.codeDiffers, DOUBT.otherValue, DOUBT.otherNumber, DOUBT.metricSize, DOUBT.noPackage, DOUBT.noVoltage])('with the doubt %s', (doubt) => {
    expect(isUndecided('check', 'number', [doubt])).toBe(true);
  });

  test.each(['packing', 'edit', 'words'] as const)('if the rung is %s: the part number differs, or there is none', (rung) => {
    expect(isUndecided('check', rung)).toBe(true);
  });

  test('not if something was assumed, several makers fit, or the quantity is doubtful', () => {
    expect(isUndecided('check', 'values', [], [tick('tolerance', { tick: TICK.notStated, asked: '±5%', has: '±1%', assumed: true })])).toBe(false);
    expect(isUndecided('several', 'number', [], [tick('brand', { tick: TICK.notStated, asked: '' })])).toBe(false);
    expect(isUndecided('check', 'number', [DOUBT.quantity])).toBe(false);
    expect(isUndecided('matched', 'number')).toBe(false);
  });
});

describe('products that may take the place of the first one', () => {
  const others = (candidates: Array<Parameters<typeof candidate>>) => readUse(line(1), match(1, candidates.map((one) => candidate(...one)), { state: 'check' })).others.map(({ id }) => id);

  test('are all that were found by their values', () => {
    expect(others([[A, { rung: 'values' }], [B, { rung: 'values' }], [C, { rung: 'words' }]])).toEqual(['b']);
  });

  test('are not those that contradict, or whose data do not say what the data of the first one say', () => {
    expect(others([[A, { rung: 'values' }], [B, { rung: 'values', ticks: [CONTRADICTS] }], [C, { rung: 'values', ticks: [NOT_STATED] }]])).toEqual([]);
    expect(others([[A, { rung: 'values', ticks: [NOT_STATED] }], [C, { rung: 'values', ticks: [NOT_STATED] }]])).toEqual(['c']);
  });

  test('are the same part from other sellers', () => {
    const same = product('b', { mpn: 'mpn a', brand: 'BRAND' });
    expect(others([[A], [same], [product('c', { mpn: 'MPN-A', brand: 'Other' })], [C]])).toEqual(['b']);
    expect(others([[product('a', { brand: '' })], [product('b', { mpn: 'MPN-a', brand: '' })]])).toEqual([]);
    expect(others([[product('a', { mpn: '' })], [product('b', { mpn: '' })]])).toEqual([]);
  });

  test('are none if a person chose, or still has to choose', () => {
    const candidates = [candidate(A, { rung: 'values', ticks: [CONTRADICTS] }), candidate(B, { rung: 'values' })];
    expect(readUse(line(1), match(1, candidates, { state: 'check' }))).toEqual({ product: A, others: [], reason: 'undecided' });
    expect(readUse(line(1, { choice: 'a' }), match(1, candidates, { state: 'check' })).others).toEqual([]);
  });
});
