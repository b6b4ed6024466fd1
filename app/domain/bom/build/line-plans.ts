/** Which product each line buys, and how many pieces (README, "Building"). */

import type { Product } from '../../product/product';
import type { BomLine, BomSettings } from '../bom';
import type { LineMatch } from '../match/match-records';
import { readUse, type LineUse } from './line-use';
import { lineNeed, preferredProduct, purchaseOf, type Purchase, type PurchaseProblem, type UsedBy } from './purchase';

/** What a plan is computed from. */
export interface PlanInput {
  lines: readonly BomLine[];
  /** By number of the line. */
  matches: ReadonlyMap<number, LineMatch<Product>>;
  settings: BomSettings;
  /** `YYYY-MM-DD` in the shop's time zone. */
  today: string;
}

/** What is bought for one line. */
export interface LinePlan {
  /** For an undecided line, what would be bought for it alone. */
  purchase: Purchase | null;
  /** Pieces for all sets; `null` if unknown, or if the line is skipped. */
  need: number | null;
  product: Product | null;
  /** Whether the line is bought. Only these lines are in `purchases` and in the sums. */
  included: boolean;
  /** Why it is not. Absent if a typed quantity is refused: the purchase says why. */
  reason?: 'skipped' | 'notFound' | 'undecided' | 'noQuantity' | PurchaseProblem;
}

export interface LinePlans {
  /** By number of the line; all lines. */
  ofLine: ReadonlyMap<number, LinePlan>;
  /** One for each product that is bought, in the order of the lines. None is refused. */
  purchases: Purchase[];
}

/** Lines that use the same products. */
interface Demand {
  products: [Product, ...Product[]];
  lines: UsedBy;
}

/**
 * Plans each line. Lines that use the same product are bought together. Lines that may use one of several products choose by the goal, and lines with the
 * same products choose together. The nudges of the purchases are not yet computed.
 */
export function planLines({ lines, matches, settings, today }: PlanInput): LinePlans {
  const ofLine = new Map<number, LinePlan>();
  const open = new Map<string, Demand>();
  for (const line of lines) {
    const use = readUse(line, matches.get(line.line));
    const { product, others } = use;
    if (product === null || use.reason || lacksQuantity(line)) ofLine.set(line.line, unbought(line, use, settings));
    else addDemand(open, others.length === 0 ? product.id : keyOf([product, ...others]), [product, ...others], [line]);
  }
  const byProduct = new Map<string, Demand>();
  for (const { products, lines: users } of open.values()) {
    const preferred = preferredProduct(products, users, settings, today);
    addDemand(byProduct, preferred.id, [preferred], users);
  }
  const purchases: Purchase[] = [];
  for (const { products: [product], lines: users } of byProduct.values()) {
    const result = purchaseOf(product, users.sort((a, b) => a.line - b.line), settings);
    const purchase = typeof result === 'string' ? null : result;
    const included = purchase !== null && purchase.refusal === null;
    const reason = typeof result === 'string' ? { reason: result } : {};
    for (const line of users) ofLine.set(line.line, { purchase, need: lineNeed(line, product, settings), product, included, ...reason });
    if (included) purchases.push(purchase);
  }
  return { ofLine, purchases: purchases.sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0)) };
}

function addDemand(demands: Map<string, Demand>, key: string, products: Demand['products'], lines: UsedBy): void {
  const same = demands.get(key);
  if (same) same.lines.push(...lines);
  else demands.set(key, { products, lines: [...lines] });
}

function keyOf(products: readonly Product[]): string {
  return products.map(({ id }) => id).sort().join('\n');
}

/** Whether neither the file nor a person says how many pieces to buy. */
function lacksQuantity({ quantity, ordered }: BomLine): boolean {
  return !quantity && ordered === null;
}

function unbought(line: BomLine, use: LineUse, settings: BomSettings): LinePlan {
  const { product } = use;
  const reason = use.reason ?? 'noQuantity';
  const proposed = product && reason === 'undecided' && !lacksQuantity(line) ? purchaseOf(product, [line], settings) : null;
  return {
    purchase: typeof proposed === 'string' ? null : proposed,
    need: reason === 'skipped' ? null : lineNeed(line, product, settings),
    product, included: false, reason,
  };
}
