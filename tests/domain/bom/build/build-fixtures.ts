/** Lines, products and matches of small bills of materials, and random ones. */

import fc from 'fast-check';
import type { BomLine, BomSettings } from '~/domain/bom/bom';
import type { PlanInput } from '~/domain/bom/build/line-plans';
import { MATCH_STATE, TICK, type LineMatch, type MatchCandidate, type Tick } from '~/domain/bom/match/match-records';
import type { Product } from '~/domain/product/product';
import { dayAfter } from '~/domain/time/moment';
import { pricedProducts } from '../../terms';

export const TODAY = '2026-11-24';

/** The day that is so many days after today. */
export function inDays(days: number): string {
  return dayAfter(TODAY, days);
}

/** 1,000 in stock, one by one, ¥0.2 a piece and ¥0.1 from 100. */
export function product(id: string, fields: Partial<Product> = {}): Product {
  return {
    id, mpn: `MPN-${id}`, brand: 'Brand', name: '', description: '', catalogueCode: '', packageName: 'QFN-32', attributes: [], images: '',
    stock: 1000, moq: 1, perAddQuantity: 1, hasDiscount: 'F', orderGoodsFlag: 'F', onWayNum: 0, onWayDetailList: [], goodsType: 'GT0',
    rangePrice: [{ min: 1, price: '0.2' }, { min: 100, price: '0.1' }],
    ...fields,
  };
}

export function line(number: number, fields: Partial<BomLine> = {}): BomLine {
  return {
    line: number, row: number, designators: [], quantity: 1, code: '', mpn: '', brand: '', value: '', package: '', text: '', alternates: [], skip: null,
    warnings: [], cells: [], edited: [], choice: null, ordered: null,
    ...fields,
  };
}

export function tick(field: string, fields: Partial<Tick> = {}): Tick {
  return { field, tick: TICK.agrees, asked: 'this', has: 'this', ...fields };
}

export function candidate(one: Product, fields: Partial<MatchCandidate<Product>> = {}): MatchCandidate<Product> {
  return { product: one, rung: 'number', ticks: [], ...fields };
}

/** A match of the first rungs, unless the fields say otherwise. */
export function match(number: number, candidates: Array<MatchCandidate<Product>>, fields: Partial<LineMatch<Product>> = {}): LineMatch<Product> {
  return { line: number, state: MATCH_STATE.matched, rung: candidates[0]?.rung ?? null, doubts: [], candidates, ...fields };
}

export const ONE_SET: BomSettings = { sets: 1, loss: '0', minLoss: { tiny: 0, small: 0, large: 0 }, goal: 'cheapest' };

/** A plan's input of lines with their matches. */
export function input(pairs: ReadonlyArray<[BomLine, LineMatch<Product>?]>, settings: Partial<BomSettings> = {}): PlanInput {
  return {
    lines: pairs.map(([one]) => one),
    matches: new Map(pairs.flatMap(([one, found]) => (found ? [[one.line, found] as const] : []))),
    settings: { ...ONE_SET, ...settings },
    today: TODAY,
  };
}

/** Small figures, so that steps, stock, minimum, deliveries and ordering mode occur in all combinations. */
const randomProducts: fc.Arbitrary<Product> = fc.tuple(
  pricedProducts,
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    packageName: fc.constantFrom('0402', '0603', 'SOT-23-3', 'QFN-32', ''),
    orderGoodsCycle: fc.integer({ min: 0, max: 12 }),
    onWayNum: fc.constantFrom(0, 50),
    onWayDetailList: fc.array(fc.record({ num: fc.integer({ min: 0, max: 40 }), date: fc.integer({ min: -2, max: 12 }).map(inDays) }), { maxLength: 3 }),
  }),
).map(([{ stock = 0, orderGoodsFlag = 'F', ...terms }, { id, ...fields }]) => product(id, { ...terms, stock, orderGoodsFlag, ...fields }));

/** Different products, at most six. */
const shelves = fc.uniqueArray(randomProducts, { selector: ({ id }) => id, minLength: 1, maxLength: 6 });

export const randomSettings: fc.Arbitrary<BomSettings> = fc.record({
  sets: fc.integer({ min: 1, max: 6 }),
  loss: fc.constantFrom('0', '1', '2.5', '33.33', '100'),
  minLoss: fc.record({ tiny: fc.nat({ max: 5 }), small: fc.nat({ max: 3 }), large: fc.nat({ max: 1 }) }),
  goal: fc.constantFrom('cheapest' as const, 'earliest' as const, 'inStock' as const),
});

/** Inputs in which several lines may use one product. All lines are matched with one candidate. */
export const inputs: fc.Arbitrary<PlanInput> = fc.tuple(
  shelves,
  fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 12 }), shelf: fc.nat({ max: 5 }) }), { minLength: 1, maxLength: 8 }),
  randomSettings,
).map(([products, rows, settings]) => input(
  rows.map(({ quantity, shelf }, index): [BomLine, LineMatch<Product>?] => {
    const one = products[shelf % products.length];
    return [line(index + 1, { quantity }), one && match(index + 1, [candidate(one)])];
  }),
  settings,
));
