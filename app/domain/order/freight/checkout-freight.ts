/** What checkout says about freight abroad (README, "Freight"). It is computed with decimal.js, on the server only. */

import type { Cart } from '../cart-lines';
import type { FreightQuotes } from '../checkout';
import { freightOf, goodsWeight, withFreight, type FreightZone } from './freight';

/** The freight of the selected lines to each country. @param zones - `null` if they are not known at present */
export function freightQuotes(zones: readonly FreightZone[] | null, { lines, totals }: Cart): FreightQuotes {
  if (!zones) return null;
  const weight = goodsWeight(lines.filter(({ selected, amounts }) => selected && amounts).map(({ weight: grams = 0, quantity }) => ({ weight: grams, quantity })));
  return Object.fromEntries(zones.flatMap((zone) => {
    const freight = freightOf(zone, weight);
    const quote = freight === null ? null : { ...withFreight({ payable: totals.payable }, freight), days: zone.days ?? null };
    return zone.countries.map((country) => [country, quote]);
  }));
}
