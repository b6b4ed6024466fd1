import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, hash53 } from '../../functions/mall/catalogue/generator/random';
import { E24, E96, code3, code4, grid, grid96and24, letterCode, over, parse, preferred } from '../../functions/mall/catalogue/generator/values';

describe('preferred numbers', () => {
  it('are those of IEC 60063', () => {
    expect(E96).toHaveLength(96);
    expect([E96[0], E96[1], E96[17], E96[48], E96[95]]).toEqual([100, 102, 150, 316, 976]);
    expect(grid(E24, 1, 10).map(({ value }) => value)).toContain(9.1);
    expect(grid(E24, 10, 1e6)).toHaveLength(24 * 5 + 1);
    expect(grid96and24(10, 100).map(({ value }) => value)).toEqual(expect.arrayContaining([10, 10.2, 11, 12, 49.9, 51, 100]));
  });

  it('are exact at any size', () => {
    expect(grid(E24, 1e-12, 1e-9).map(({ value }) => value)).toContain(4.7e-11);
    expect(parse('4.7n').value).toBe(4.7e-9);
    expect(parse('100u').value).toBe(1e-4);
    expect(() => parse('4k7')).toThrow('4k7');
  });

  it('ascend without repeats', () => {
    fc.assert(fc.property(fc.integer({ min: -12, max: 6 }), fc.integer({ min: 0, max: 4 }), (power, decades) => {
      const values = grid(E96, Number(`1e${power}`), Number(`1e${power + decades}`)).map(({ value }) => value);
      expect(values).toHaveLength(96 * decades + 1);
      expect(values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))).toBe(true);
    }));
  });
});

describe('value codes', () => {
  it.each([
    [preferred(47, 2), '472', '4701', '4K7'], [preferred(1, 4), '103', '1002', '10K'], [preferred(10, 0), '100', '10R0', '10R'],
    [preferred(47, -1), '4R7', '4R70', '4R7'], [preferred(47, -2), 'R47', 'R470', '0R47'], [preferred(1, 0), '1R0', '1R00', '1R'],
    [preferred(1, 6), '105', '1004', '1M'], [preferred(22, 5), '225', '2204', '2M2'],
  ])('write %o like makers', (one, three, four, letter) => {
    expect([code3(one), code4(one), letterCode(one)]).toEqual([three, four, letter]);
  });

  it('count capacitors in picofarads', () => {
    expect([code3(parse('100n'), -12), code3(parse('4.7p'), -12), code3(parse('10p'), -12), code3(parse('22u'), -12)]).toEqual(['104', '4R7', '100', '226']);
  });

  it('refuse values that do not fit', () => {
    expect(() => code3(preferred(499, 1))).toThrow('4990');
    expect(code4(preferred(499, -1))).toBe('49R9');
    expect(over(preferred(4990, 0), 3)).toBe('4.99');
  });
});

describe('random numbers', () => {
  it('depend on the seed text only', () => {
    const draw = (text: string) => Array.from({ length: 5 }, chanceOf(text));
    expect(draw('YAGEO|RC0603FR-0710KL')).toEqual(draw('YAGEO|RC0603FR-0710KL'));
    expect(draw('a')).not.toEqual(draw('b'));
    expect(hash53('a')).not.toBe(hash53('a', 1));
  });

  it('are evenly distributed', () => {
    const draws = Array.from({ length: 20_000 }, (_, index) => chanceOf(`part ${index}`)());
    expect(draws.every((one) => one >= 0 && one < 1)).toBe(true);
    const tenths = Array.from({ length: 10 }, (_, tenth) => draws.filter((one) => Math.floor(one * 10) === tenth).length);
    expect(Math.min(...tenths)).toBeGreaterThan(1800);
    expect(Math.max(...tenths)).toBeLessThan(2200);
  });
});
