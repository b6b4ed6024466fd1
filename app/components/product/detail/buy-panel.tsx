import { useTranslation } from 'react-i18next';
import { productPath } from '~/components/shell/addresses';
import { useSite } from '~/components/shell/site-context';
import { isDiscounted, isSellable, showsPrice, supportsOrdering } from '~/domain/availability';
import { countText, daysText, deliveryText, purchasingPeriod } from '~/domain/delivery';
import { parseRule, discountLabel, tenthScale } from '~/domain/discount';
import { formatAmount, formatUnitPrice, priceDecimals } from '~/domain/money-format';
import type { DiscountRule } from '~/domain/portal';
import { hasPriceTiers } from '~/domain/price-tiers';
import type { Product } from '~/domain/product';
import { minimumBuy, quantityStep } from '~/domain/quantity';
import { Alert } from '~/ui/alert';
import { Quantity } from '~/ui/quantity';
import { dayOf } from '../moments';
import { NudgeLine } from '../quantity/nudge-line';
import { QuantityMessage, WhyNot } from '../quantity/quantity-message';
import { offerFor } from '../quantity/quantity-offer';
import { TierTable } from './tier-table';

interface Props {
  /** With the live figures, once they are there. */
  product: Product;
  /** The snapshot had it for sale: then the field stays, with what is being typed. */
  offered: boolean;
  /** When its figures were true. */
  at: number;
  discountRule: DiscountRule;
  typed: string;
  onValue: (value: string) => void;
}

const STEP_FORM = 'quantity-step';
const NOTE = 'quantity-note';

/** Price tiers, the quantity with what it comes to, and the terms. Without script the quantity is a GET form. */
export function BuyPanel({ product, offered, at, discountRule, typed, onValue }: Props) {
  const { t } = useTranslation('product');
  const { language, timeZone } = useSite();
  const offer = offerFor(product, typed);
  const { lower, higher, unitPrice, total, nudge, quantity } = offer;
  const counts = { minimum: countText(minimumBuy(product)), step: countText(quantityStep(product)) };
  return (
    <section className="panel" aria-labelledby="buy">
      <h2 className="sr" id="buy">{t('buy.title')}</h2>
      {showsPrice(product) && hasPriceTiers(product.rangePrice)
        ? <TierTable tiers={product.rangePrice} reached={offer.tier} />
        : <p className="panel__b strong">{t(hasPriceTiers(product.rangePrice) ? 'price.outOfStock' : 'price.onRequest')}</p>}
      <div className="panel__b buy">
        {offered || isSellable(product) ? (
          <>
            <form action={productPath(product.id)}>
              <label className="lab" htmlFor="quantity">{t('quantity.title')}</label>
              <div className="row">
                <Quantity
                  id="quantity" name="qty" large label={t('quantity.title')} value={typed}
                  lessLabel={lower === null ? t('quantity.lessOff') : t('quantity.less', { quantity: countText(lower) })}
                  moreLabel={higher === null ? t('quantity.moreOff') : t('quantity.more', { quantity: countText(higher) })}
                  less={lower} more={higher} stepForm={STEP_FORM} bad={offer.refused} describedBy={NOTE} onValue={onValue}
                />
                <button className="btn no-script">{t('quantity.update')}</button>
              </div>
            </form>
            <form id={STEP_FORM} action={productPath(product.id)} hidden />
            <div className="buy__n">
              {offer.error === null && <p className="hint" id={NOTE}>{t('quantity.minimum', counts)}</p>}
              <QuantityMessage
                id={NOTE} product={product} offer={offer} today={dayOf(at, timeZone)} t={t} stepForm={STEP_FORM} onValue={onValue}
              />
            </div>
            <dl className="tot">
              <dt>{unitPrice === null ? '' : `${countText(quantity)} × ${formatUnitPrice(unitPrice, priceDecimals(unitPrice), language)}`}</dt>
              <dd />
              <dt className="sum">{t('price.lineTotal')}</dt>
              <dd className="big">{total === null ? '—' : formatAmount(total, language)}</dd>
            </dl>
            {nudge && <NudgeLine nudge={nudge} language={language} t={t} stepForm={STEP_FORM} onValue={onValue} />}
          </>
        ) : <WhyNot product={product} t={t} />}
        {isDiscounted(product) && <DiscountNote rule={discountRule} />}
        {supportsOrdering(product) && (
          <p className="hint">{t('buy.ordering', { days: daysText(product.orderGoodsCycle ?? 0, language) })}</p>
        )}
      </div>
      <dl className="dl small buy__t">
        <dt>{t('buy.delivery')}</dt><dd>{deliveryText(product, language)}</dd>
        {supportsOrdering(product) && <><dt>{t('buy.purchasing')}</dt><dd>{purchasingPeriod(product, language)}</dd></>}
        <dt>{t('buy.moq')}</dt><dd>{countText(product.moq)}</dd>
        <dt>{t('buy.step')}</dt><dd>{countText(product.perAddQuantity)}</dd>
        <dt>{t('buy.mpq')}</dt><dd>{countText(product.mpq)}</dd>
      </dl>
    </section>
  );
}

/** What the double-twelve sale gives; nothing without one. */
function DiscountNote({ rule }: { rule: DiscountRule }) {
  const { t } = useTranslation('product');
  const { language } = useSite();
  const { itemList } = parseRule(rule);
  if (itemList.length === 0) return null;
  const rules = itemList.map(({ amount, discount }) => t('buy.discountRule', {
    amount: formatAmount(amount, language).replace(/\.00$/, ''),
    label: discountLabel(discount, language),
    tenths: tenthScale(discount),
  }));
  return <Alert kind="cu">{t('buy.discount', { rules: rules.join(t('quantity.join')) })}</Alert>;
}
