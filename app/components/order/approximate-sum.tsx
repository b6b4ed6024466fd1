import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { approximateAmount, type Approximation } from '~/domain/money/approximate';
import { CURRENCY } from '~/domain/money/money-format';

interface Props {
  /** In CNY. */
  amount: string;
  approximation: Approximation | null | undefined;
  /** The page to come back to; absent inside of another form, where the currency cannot be changed. */
  from?: string;
}

/** A sum in another currency, marked as approximate, with its rate and day; and the buttons that choose another currency. */
export function Approximate({ approximation, ...props }: Props) {
  return approximation ? <Approximated {...props} approximation={approximation} /> : null;
}

function Approximated({ amount, approximation: { rate, others }, from }: Props & { approximation: Approximation }) {
  const { t } = useTranslation('currency');
  const shown = rate && approximateAmount(amount, rate);
  return (
    <div className="hint">
      {shown && (
        <p>
          {t('about', { amount: shown })} <span className="nw">{t('rate', { currency: rate.currency, rate: rate.rate, day: rate.rateDate })}</span>
        </p>
      )}
      {from !== undefined && (
        <Form method="post" action="/currency" preventScrollReset className="row">
          <input type="hidden" name="_r" value={from} />
          {[...others, ...(rate ? [CURRENCY] : [])].map((currency) => (
            <button key={currency} className="take" name="currency" value={currency} type="submit">
              {currency === CURRENCY ? t('only') : t('show', { currency })}
            </button>
          ))}
        </Form>
      )}
    </div>
  );
}
