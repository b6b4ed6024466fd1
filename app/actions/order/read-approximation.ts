import { type Approximation, approximationOf } from '../../domain/money/approximate';
import type { Language } from '../../domain/text/language';
import type { CurrencyCookie } from '../../session/choices/currency-cookie';
import type { Shop } from '../../upstream/shop';

interface Visit {
  shop: Pick<Shop, 'exchangeRates'>;
  language: Language;
  currencyCookie: Pick<CurrencyCookie, 'choice'>;
}

/** The currency in which the page shows approximate sums; `null` on the Chinese site, and if the shop has no rates. */
export async function readApproximation({ shop, language, currencyCookie }: Visit): Promise<Approximation | null> {
  return language === 'en' ? approximationOf(await shop.exchangeRates(), currencyCookie.choice) : null;
}
