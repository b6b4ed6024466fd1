import { useSite } from '~/components/shell/site-context';
import { formatAmount, formatUnitPrice, priceDecimals } from '~/domain/money/money-format';

/** Functions that format amounts and unit prices in the reader's language. */
export function useMoney(): { amount: (value: string) => string; price: (value: string) => string } {
  const { language } = useSite();
  return {
    amount: (value) => formatAmount(value, language),
    price: (value) => formatUnitPrice(value, priceDecimals(value), language),
  };
}
