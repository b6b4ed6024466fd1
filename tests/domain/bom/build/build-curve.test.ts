import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCurve, type BuildCurve } from '~/domain/bom/build/build-curve';
import type { PlanInput } from '~/domain/bom/build/line-plans';
import { needOf } from '~/domain/bom/build/need';
import { planBom } from '~/domain/bom/build/plan';
import { TICK } from '~/domain/bom/match/match-records';
import type { Product } from '~/domain/product/product';
import { checkLarge } from '../../property';
import { candidate, inDays, input, inputs, line, match, product, tick, TODAY } from './build-fixtures';

const crystal = product('y1', { stock: 148, onWayNum: 3000, onWayDetailList: [{ num: 3000, date: inDays(6) }] });
const bridge = product('u7', { stock: 360, onWayNum: 400, onWayDetailList: [{ num: 400, date: inDays(22) }], orderGoodsFlag: 'T', orderGoodsCycle: 43 });

describe('the curve', () => {
  test('has the sets of the scarcest product by day, and the lines that hold it', () => {
    const curve = buildCurve(input([[line(1), match(1, [candidate(crystal)])], [line(2), match(2, [candidate(bridge)])], [line(3), match(3, [candidate(bridge)])]]));
    expect(curve).toEqual({
      points: [
        { date: TODAY, sets: 148, heldBy: [1] }, { date: inDays(6), sets: 180, heldBy: [2, 3] }, { date: inDays(22), sets: 380, heldBy: [2, 3] }, { date: inDays(43), sets: 3148, heldBy: [1] },
      ],
      without: [],
    });
  });

  test('is endless if every product can be ordered', () => {
    expect(buildCurve(input([[line(1, { quantity: 7 }), match(1, [candidate(bridge)])]])).points).toEqual([
      { date: TODAY, sets: 51, heldBy: [1] }, { date: inDays(22), sets: 108, heldBy: [1] }, { date: inDays(43), sets: null, heldBy: [] },
    ]);
    expect(buildCurve(input([[line(1), match(1, [candidate(product('a', { stock: 0, orderGoodsFlag: 'T', orderGoodsCycle: 0 }))])]])).points).toEqual([{ date: TODAY, sets: null, heldBy: [] }]);
  });

  test.each([[1e300, 1], [Number.MAX_SAFE_INTEGER, 1], [2_400_000, 7e-16], [1e300, 1e-300]])('ends for %d pieces in stock and %d pieces of a set', (stock, quantity) => {
    const { points } = buildCurve(input([[line(1, { quantity }), match(1, [candidate(product('a', { stock }))])], [line(2, { quantity }), match(2, [candidate(product('a', { stock }))])]]));
    expect(points[0]?.sets).toBeGreaterThan(1_000);
  });

  test('counts the loss', () => {
    const pairs: Parameters<typeof input>[0] = [[line(1, { quantity: 10 }), match(1, [candidate(product('a', { stock: 1000, packageName: '0402' }))])]];
    const minLoss = { tiny: 50, small: 0, large: 0 };
    expect(buildCurve(input(pairs, { loss: '1' })).points).toMatchObject([{ sets: 99 }]);
    expect(buildCurve(input(pairs, { minLoss })).points).toMatchObject([{ sets: 95 }]);
    expect(buildCurve(input(pairs, { loss: '10', minLoss })).points).toMatchObject([{ sets: 90 }]);
  });

  test('names all lines that hold a step', () => {
    const points = buildCurve(input([[line(1), match(1, [candidate(crystal)])], [line(2), match(2, [candidate(product('b', { stock: 148 }))])], [line(3), match(3, [candidate(product('c'))])]])).points;
    expect(points).toEqual([{ date: TODAY, sets: 148, heldBy: [1, 2] }]);
  });

  test('counts lines that a person has to choose, and names those that are not counted', () => {
    const contradicts = candidate(product('b', { stock: 40 }), { ticks: [tick('package', { tick: TICK.contradicts })] });
    const curve = buildCurve(input([
      [line(1), match(1, [candidate(product('a'))])], [line(2), match(2, [contradicts], { state: 'check' })], [line(3), match(3, [], { state: 'not_found' })], [line(4, { skip: 'person' })],
      [line(5, { quantity: null, ordered: 5 }), match(5, [candidate(product('c'))])], [line(6), match(6, [candidate(product('d', { rangePrice: [] }))])],
      [line(7), match(7, [candidate(product('e', { stock: 0 }))])],
    ]));
    expect(curve).toEqual({ points: [{ date: TODAY, sets: 0, heldBy: [7] }], without: [3, 5, 6] });
  });

  test('has no points without products, and none with an invalid date', () => {
    expect(buildCurve(input([[line(1)]]))).toEqual({ points: [], without: [1] });
    expect(buildCurve({ ...input([[line(1), match(1, [candidate(crystal)])]]), today: 'today' }).points).toEqual([]);
  });

  test('is exact for huge stocks', () => {
    const huge = product('a', { stock: Number.MAX_SAFE_INTEGER });
    expect(buildCurve(input([[line(1, { quantity: 3 }), match(1, [candidate(huge)])]])).points).toMatchObject([{ sets: Math.floor(Number.MAX_SAFE_INTEGER / 3) }]);
  });
});

/** The pieces of a product by a day, from the sentences; `Infinity` in ordering mode. */
function piecesBy(one: Product, day: string): number {
  const canOrder = one.orderGoodsFlag === 'T' || one.orderGoodsFlag1 === 'T';
  if (canOrder && day >= inDays(one.orderGoodsCycle ?? 0)) return Infinity;
  const arrived = one.onWayNum > 0 ? one.onWayDetailList.filter(({ date }) => date >= TODAY && date <= day) : [];
  return arrived.reduce((sum, { num }) => sum + num, one.stock);
}

/** The sets of each product by a day, one more until the pieces do not suffice. */
function bruteForce({ lines, matches, settings }: PlanInput, day: string): Map<Product, number> {
  const byProduct = new Map<string, { product: Product; lines: typeof lines[number][] }>();
  for (const one of lines) {
    const used = matches.get(one.line)?.candidates[0]?.product;
    if (used) byProduct.set(used.id, { product: used, lines: [...(byProduct.get(used.id)?.lines ?? []), one] });
  }
  return new Map([...byProduct.values()].map(({ product: used, lines: users }) => {
    const pieces = piecesBy(used, day);
    let sets = 0;
    const need = (count: number) => users.reduce((sum, one) => sum + (needOf(one.quantity, used.packageName, { ...settings, sets: count }) ?? 0), 0);
    while (pieces !== Infinity && need(sets + 1) <= pieces) sets += 1;
    return [used, pieces === Infinity ? Infinity : sets];
  }));
}

function setsOn({ points }: BuildCurve, day: string): number {
  return points.findLast(({ date }) => date <= day)?.sets ?? Infinity;
}

test('property: equals brute force on every day, and names the lines of the scarcest products', () => {
  checkLarge(inputs, (one) => {
    const curve = buildCurve(one, planBom(one));
    for (let day = 0; day <= 14; day += 1) {
      const expected = Math.min(...bruteForce(one, inDays(day)).values());
      expect(setsOn(curve, inDays(day))).toBe(expected);
    }
    for (const { date, sets, heldBy } of curve.points) {
      const scarce = [...bruteForce(one, date)].filter(([, count]) => sets !== null && count === sets).map(([{ id }]) => id);
      expect(heldBy).toEqual(one.lines.map(({ line: number }) => number).filter((number) => scarce.includes(one.matches.get(number)?.candidates[0]?.product.id ?? '')));
    }
  });
});

test('property: dates and sets ascend', () => {
  checkLarge(fc.tuple(inputs), ([one]) => {
    const { points } = buildCurve(one);
    for (const [index, { date, sets }] of points.entries()) {
      const before = points[index - 1];
      if (before) expect(before.date < date && (before.sets ?? Infinity) < (sets ?? Infinity)).toBe(true);
    }
  });
});
