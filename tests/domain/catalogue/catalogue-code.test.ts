import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cataloguePathOf, categoryTrail, formatCataloguePath, levelOf, parseCataloguePath } from '~/domain/catalogue/catalogue-code';
import type { Category } from '~/domain/catalogue/category';
import { check } from '../property';

describe('Catalogue code levels: up to 3, each two underscore-separated parts', () => {
  test('2 parts give level 1, 4 levels 1 and 2, 6 all three', () => {
    expect(parseCataloguePath('1_03')).toEqual(['1_03']);
    expect(parseCataloguePath('1_03_2_0312')).toEqual(['1_03', '2_0312']);
    expect(parseCataloguePath('1_03_2_0312_3_031207')).toEqual(['1_03', '2_0312', '3_031207']);
  });

  test.each(['', '1', '1_03_2', '1_03_2_0312_3', '1_2_3_4_5_6_7_8', '_', '1_', '_03', '1__2_3'])('%j is not a path', (path) => {
    expect(parseCataloguePath(path)).toBeNull();
  });

  test('an empty text is not a path', () => {
    expect(parseCataloguePath(null)).toBeNull();
    expect(parseCataloguePath(undefined)).toBeNull();
  });

  const part = fc.string({ minLength: 1, maxLength: 6 }).filter((text) => !text.includes('_'));
  const codes = fc.array(
    fc.tuple(part, part).map((pair) => pair.join('_')),
    { minLength: 1, maxLength: 3 },
  );

  test('property: reading a written path gives the codes', () => {
    check(codes, (levels) => {
      expect(parseCataloguePath(formatCataloguePath(levels))).toEqual(levels);
    });
  });

  test('property: writing read codes gives the path', () => {
    check(fc.string({ unit: fc.constantFrom('_', '1', 'a', '03'), maxLength: 12 }), (path) => {
      const levels = parseCataloguePath(path);
      if (levels !== null) expect(formatCataloguePath(levels)).toBe(path);
      else expect([1, 3, 5].includes(path.split('_').length - 1) && !path.split('_').includes('')).toBe(false);
    });
  });
});

describe('the trail of a category', () => {
  const category = (code: string, parentCode: string | null): Category => ({ code, parentCode, name: code, count: 1 });
  const tree = [category('3_031207', '2_0312'), category('1_03', null), category('2_0312', '1_03'), category('2_99', '1_99')];

  test('leads from level 1 down', () => {
    expect(categoryTrail('3_031207', tree).map(({ code }) => code)).toEqual(['1_03', '2_0312', '3_031207']);
    expect(categoryTrail('1_03', tree).map(({ code }) => code)).toEqual(['1_03']);
  });

  test('is empty for an unknown code and ends at a missing parent', () => {
    expect(categoryTrail('x', tree)).toEqual([]);
    expect(categoryTrail('2_99', tree).map(({ code }) => code)).toEqual(['2_99']);
  });

  test('ends at a circle of parents', () => {
    const circle = [category('a', 'b'), category('b', 'a')];
    expect(categoryTrail('a', circle).map(({ code }) => code)).toEqual(['b', 'a']);
  });
});

describe('a code and its place', () => {
  test.each([['1_03', 1], ['2_0312', 2], ['3_031207', 3], ['4_1', null], ['3_', null], ['', null], ['13_1', null]])('the level of %j is %s', (code, level) => {
    expect(levelOf(code)).toBe(level);
  });

  test('the path of a code has the levels above it', () => {
    const tree = [{ code: '1_03', parentCode: null }, { code: '2_0312', parentCode: '1_03' }];
    expect(cataloguePathOf('2_0312', tree)).toBe('1_03_2_0312');
    expect(cataloguePathOf('2_9999', tree)).toBe('');
  });
});
