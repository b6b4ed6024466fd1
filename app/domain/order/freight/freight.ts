/** Freight abroad, by country and weight (README, "Freight"). It is computed with decimal.js, on the server only. Weights are grams, amounts decimal text in CNY. */

import { add, compareAmounts, multiply, subtract } from '../../money/money';
import type { OrderAmounts } from '../amounts';
import { FEE_TYPE, type FeeType } from '../states';

/** A class of weights: parcels of at most `upTo` grams cost `price`. */
export interface FreightClass {
  upTo: number;
  price: string;
}

/** Countries with the same freight. */
export interface FreightZone {
  /** Codes of two letters. */
  countries: string[];
  /** What the packing weighs. */
  packing?: number | undefined;
  classes: FreightClass[];
  /** The price of each further weight above the last class; absent: heavier parcels are not sent. */
  more?: { each: number; price: string } | undefined;
  /** How many days a parcel takes. */
  days?: { least: number; most: number } | undefined;
}

/** Pieces of one product. */
export interface WeighedLine {
  /** Grams a piece. */
  weight: number;
  quantity: number;
}

/** The zone of a country; `null` if the shop sends nothing there. */
export function zoneOf(zones: readonly FreightZone[], country: string): FreightZone | null {
  return zones.find(({ countries }) => countries.includes(country)) ?? null;
}

/** What the pieces of all lines weigh together, as decimal text. */
export function goodsWeight(lines: readonly WeighedLine[]): string {
  return lines.reduce((sum, { weight, quantity }) => add(sum, multiply(weight, quantity)), '0');
}

/** The freight of a parcel: the price of the lightest class that it fits. @param goods - what its goods weigh @returns `null` if it is too heavy */
export function freightOf({ packing = 0, classes, more }: FreightZone, goods: string): string | null {
  const weight = add(goods, packing);
  const sorted = classes.toSorted((a, b) => a.upTo - b.upTo);
  const fitting = sorted.find(({ upTo }) => compareAmounts(weight, upTo) <= 0);
  if (fitting) return fitting.price;
  const last = sorted.at(-1);
  if (!last || !more) return null;
  return add(last.price, multiply(more.price, stepsIn(subtract(weight, last.upTo), more.each)));
}

/** How often `step` is needed to reach a weight. */
function stepsIn(weight: string, step: number): number {
  let steps = Math.ceil(Number(weight) / step);
  // The division of large numbers is not exact.
  while (compareAmounts(multiply(step, steps), weight) < 0) steps += 1;
  while (steps > 0 && compareAmounts(multiply(step, steps - 1), weight) >= 0) steps -= 1;
  return steps;
}

/** What is paid with the freight. It is a part of what is paid: discounts do not change it, and it earns none. */
export function withFreight<A extends Pick<OrderAmounts, 'payable'>>(amounts: A, freight: string): A & { freight: string; shipping: FeeType; payable: string } {
  const isFree = compareAmounts(freight, '0') === 0;
  return { ...amounts, freight, shipping: isFree ? FEE_TYPE.free : FEE_TYPE.freight, payable: add(amounts.payable, freight) };
}
