/** What has changed since a link to a bill of materials was made. */

import type { Bom, SharedPart } from '~/domain/bom/bom';
import type { BomPlan } from '~/domain/bom/build/plan';
import type { LineMatch } from '~/domain/bom/match/match-records';
import { lineAmount, unitPriceAt } from '~/domain/money/price-tiers';
import { stockOf } from '~/domain/product/trade-terms';
import type { Product } from '~/domain/product/product';
import type { LineNames } from './line-names';
import type { ChangeView } from './view-records';

interface Input {
  bom: Pick<Bom, 'shared'>;
  matches: ReadonlyMap<number, LineMatch<Product>>;
  plan: BomPlan;
  names: LineNames;
}

/** The changes in the order of the lines: of parts, then of the price and the stock at the shared quantity. */
export function sharedChanges({ bom: { shared }, matches, plan, names }: Input): ChangeView[] {
  return (shared?.parts ?? []).flatMap((part) => {
    const match = matches.get(part.line);
    if (!match) return [];
    const product = match.candidates.find((candidate) => candidate.product.id === part.productId)?.product;
    return (product ? changesOf(part, product) : [replaced(part, plan.ofLine.get(part.line)?.product ?? null)])
      .map((change) => ({ ...names.short(part.line), mpn: part.mpn, quantity: part.quantity, amount: null, ...change }));
  });
}

type Change = Pick<ChangeView, 'kind' | 'before' | 'now'> & { amount?: string | null };

function replaced({ mpn }: SharedPart, now: Product | null): Change {
  return now ? { kind: 'replaced', before: mpn, now: now.mpn } : { kind: 'gone', before: mpn, now: '' };
}

function changesOf({ quantity, unitPrice, stock }: SharedPart, product: Product): Change[] {
  const price = unitPriceAt(product.rangePrice, quantity);
  const stockNow = stockOf(product);
  const changes: Change[] = [];
  if (unitPrice !== null && price === null) changes.push({ kind: 'unpriced', before: unitPrice, now: '' });
  if (price !== null && Number(price) !== Number(unitPrice ?? Number.NaN)) {
    changes.push({ kind: 'price', before: unitPrice ?? '', now: price, amount: lineAmount(product.rangePrice, quantity) });
  }
  if (stock >= quantity && stockNow < quantity) changes.push({ kind: 'stock', before: String(stock), now: String(stockNow) });
  return changes;
}
