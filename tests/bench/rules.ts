import { tierAt } from '~/domain/money/price-tiers';
import type { TradeTerms } from '~/domain/product/product';
import { quantityError } from '~/domain/product/quantity';
import { defaultCatalogue } from '../../functions/mall/catalogue/generator/default-catalogue';
import { chanceOf } from '../../functions/mall/catalogue/generator/random';
import type { Bench } from './bench';
import { gated, median, type Figure } from './figures';

const PRODUCTS = 100_000;

/** Each round applies the rule to every product; the first rounds warm up. */
const ROUNDS = 15;
const WARM_UP = 5;

/** The time limit of a rule, so that 100 checks of each of 100 rows fit in a frame of 16 ms. */
const MICROSECONDS = 1.6;

type Case = readonly [product: Pick<TradeTerms, 'rangePrice' | 'stock' | 'moq' | 'mpq' | 'perAddQuantity' | 'perAddType' | 'orderGoodsFlag'>, quantity: number];

/** The rules that check every quantity, for products of the default catalogue with quantities near their limits. */
export const rules: Bench = {
  name: 'rules',
  async run() {
    const cases = readCases();
    return [
      figureOf('quantityError', cases, (product, quantity) => quantityError(product, quantity)),
      figureOf('tierAt', cases, ({ rangePrice }, quantity) => tierAt(rangePrice, quantity)),
    ];
  },
};

function readCases(): Case[] {
  const cases: Case[] = [];
  for (const part of defaultCatalogue().products()) {
    if (cases.length === PRODUCTS) break;
    const chance = chanceOf(part.id);
    const product = {
      stock: part.stock,
      moq: part.moq,
      mpq: part.mpq,
      perAddQuantity: part.step,
      perAddType: part.stepType,
      orderGoodsFlag: part.ordering ? 'T' : 'F',
      rangePrice: part.tiers.map(([min, millionths]) => ({ min, price: (millionths / 1e6).toFixed(6) })),
    } as const;
    cases.push([product, Math.floor(chance() * 2 * Math.max(part.stock, part.moq)) + 1]);
  }
  return cases;
}

function figureOf(rule: string, cases: readonly Case[], apply: (...one: Case) => unknown): Figure {
  const times: number[] = [];
  const answers = new Set<unknown>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    for (const [product, quantity] of cases) answers.add(apply(product, quantity) === null);
    times.push(performance.now() - started);
  }
  if (answers.size !== 2) throw new Error(`${rule} gave every product the same answer`);
  const microseconds = (median(times.slice(WARM_UP)) * 1000) / cases.length;
  const what = `${rule} over ${cases.length.toLocaleString('en-US')} products`;
  return gated({ bench: 'rules', what, value: `${microseconds.toFixed(3)} µs a call` }, microseconds, MICROSECONDS, ' µs');
}
