import { approximateAmount, type Approximation, approximationOf, type ExchangeRate } from '../../domain/money/approximate';
import { ladderDecimals } from '../../domain/money/money-format';
import { type Tier, tierStarts, unitPriceAt } from '../../domain/money/price-tiers';
import type { Language } from '../../domain/text/language';
import type { CurrencyCookie } from '../../session/choices/currency-cookie';
import type { Shop } from '../../upstream/shop';

/** Unit prices of tiers in another currency. The page gets texts, because its program has no room for more. */
export interface ApproximateTiers {
  /** By the smallest quantity of the tier. */
  prices: Record<number, string>;
  rate: ExchangeRate;
}

/** The unit prices of a product in the chosen currency; `null` if none is to be shown. */
export function approximateTiers(tiers: readonly Tier[], approximation: Approximation | null): ApproximateTiers | null {
  const rate = approximation?.rate;
  if (!rate) return null;
  const decimals = ladderDecimals(tiers);
  return { rate, prices: Object.fromEntries(tierStarts(tiers).map((min) => [min, approximateAmount(unitPriceAt(tiers, min) ?? '', rate, decimals)])) };
}

interface Visit {
  shop: Pick<Shop, 'exchangeRates'>;
  language: Language;
  currencyCookie: Pick<CurrencyCookie, 'choice'>;
}

/** The currency in which the page shows approximate sums; `null` on the Chinese site, and if the shop has no rates. */
export async function readApproximation({ shop, language, currencyCookie }: Visit): Promise<Approximation | null> {
  return language === 'en' ? approximationOf(await shop.exchangeRates(), currencyCookie.choice) : null;
}
