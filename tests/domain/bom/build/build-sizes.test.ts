import { describe, expect, test } from 'vitest';
import { buildSizes, suggestedSizes } from '~/domain/bom/build/build-sizes';
import { planBom } from '~/domain/bom/build/plan';
import { BOM_LIMITS } from '~/domain/bom/build/settings';
import fc from 'fast-check';
import { check, checkLarge } from '../../property';
import { candidate, input, inputs, line, match, product } from './build-fixtures';

describe('build sizes', () => {
  const one = input([[line(1, { quantity: 2 }), match(1, [candidate(product('a'))])], [line(2), match(2, [candidate(product('b', { stock: 30 }))])], [line(3)]], { sets: 20 });

  test('cost what their plans cost, and say how many lines are missing', () => {
    expect(buildSizes(one, [10, 20, 50])).toEqual([
      { sets: 10, total: '6', leftTotal: '0', perSet: '0.6', included: 2, missing: 1 },
      { sets: 20, total: '12', leftTotal: '0', perSet: '0.6', included: 2, missing: 1 },
      { sets: 50, total: '10', leftTotal: '0', perSet: '0.2', included: 1, missing: 2 },
    ]);
  });

  test('are at most three', () => {
    expect(buildSizes(one, [1, 2, 3, 4])).toHaveLength(BOM_LIMITS.sizes);
  });

  test('a typed quantity counts only for the number of sets in the settings', () => {
    const typed = input([[line(1, { ordered: 300 }), match(1, [candidate(product('a'))])]], { sets: 20 });
    expect(buildSizes(typed, [20, 30]).map(({ total }) => total)).toEqual(['30', '6']);
  });

  test('property: equal the plan with as many sets', () => {
    checkLarge(inputs, (random) => {
      const { total, leftTotal, perSet, included, missing } = planBom({ ...random, settings: { ...random.settings, sets: 9 } });
      expect(buildSizes(random, [9])).toEqual([{ sets: 9, total, leftTotal, perSet, included, missing }]);
      expect(buildSizes(random, [9, random.settings.sets], planBom(random))).toEqual(buildSizes(random, [9, random.settings.sets]));
    });
  });
});

describe('suggested sizes', () => {
  test.each([
    [120, [50, 120, 500]], [100, [50, 100, 200]], [1000, [500, 1000, 2000]], [3, [1, 3, 10]], [2, [1, 2, 5]], [1, [1, 2, 5]], [500_000, [200_000, 500_000, 1_000_000]],
    [500_001, [100_000, 200_000, 500_001]], [1_000_000, [200_000, 500_000, 1_000_000]],
  ])('of %i sets are %j', (sets, sizes) => {
    expect(suggestedSizes(sets)).toEqual(sizes);
  });

  test('property: they are different, ascend, are within the limits and contain the number of sets', () => {
    check(fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: BOM_LIMITS.sets })), (sets) => {
      const [low, middle, high] = suggestedSizes(sets);
      expect(low >= 1 && low < middle && middle < high && high <= BOM_LIMITS.sets).toBe(true);
      expect([low, middle, high]).toContain(sets);
    });
  });
});
