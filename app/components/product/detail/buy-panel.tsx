import { useTranslation } from 'react-i18next';
import { productPath } from '~/components/shell/addresses';
import { useSite } from '~/components/shell/site-context';
import { isDiscounted, isSellable, showsPrice, supportsOrdering } from '~/domain/product/availability';
import { countText, daysText, deliveryText, purchasingPeriod } from '~/domain/product/delivery';
import { dayOf } from '~/domain/time/moment';
import { QUANTITY_FIELDS, type PostedQuantity } from '~/domain/product/posted-quantity';
import { hasPriceTiers } from '~/domain/money/price-tiers';
import type { Product } from '~/domain/product/product';
import { minimumBuy, quantityStep } from '~/domain/product/quantity';
import { ruleInForce, saleLine, type Sale } from '~/domain/sale/sale';
import { QuantityField } from '~/ui/quantity/quantity-field';
import { AddButton, AddFields, useAdding } from '../add/add-button';
import { NudgeLine } from '../quantity/nudge-line';
import { BUY_PANEL, keepInPage } from '../quantity/quantity-form';
import { QuantityMessage, WhyNot } from '../quantity/quantity-message';
import { afterRefusal, offerFor } from '../quantity/quantity-offer';
import { QuantityRefusal } from '../quantity/quantity-refusal';
import { SaveButton } from '../save/save-button';
import { SaleNote } from '../sale/sale-note';
import { LineTotal } from './line-total';
import { type ApproximatePrices, TierTable } from './tier-table';

interface Props {
  /** The product with its live figures, once they have arrived. */
  product: Product;
  /** Whether the product was for sale in the snapshot. Then the field stays, so that live figures never remove a typed quantity. */
  offered: boolean;
  /** When the figures of the product were read, ms since 1970. */
  at: number;
  sale: Sale | null;
  approximate?: ApproximatePrices;
  /** The answer to a posted quantity; absent: nothing was posted. */
  posted?: PostedQuantity;
  typed: string;
  onValue: (value: string) => void;
}

const NOTE = 'quantity-note';

/** Price tiers, the quantity and its cost, and the terms. Without script, the quantity is posted to the page. */
export function BuyPanel({ product, offered, at, sale, approximate, posted, typed, onValue }: Props) {
  const { t } = useTranslation('product');
  const site = useSite();
  const { language, timeZone } = site;
  const adding = useAdding(typed);
  const offer = afterRefusal(offerFor(product, typed, ruleInForce(sale)), product, adding.last);
  const { lower, higher, nudge, quantity } = offer;
  const counts = { minimum: countText(minimumBuy(product)), step: countText(quantityStep(product)) };
  const unchecked = posted?.unchecked === true && typed === posted.typed;
  const { refusal } = adding;
  const concerned = sale !== null && isDiscounted(product);
  const line = concerned && quantity !== null && offer.total !== null ? saleLine(product, quantity, sale) : null;
  return (
    <section className="panel" aria-labelledby={BUY_PANEL}>
      <h2 className="sr" id={BUY_PANEL}>{t('buy.title')}</h2>
      {showsPrice(product) && hasPriceTiers(product.rangePrice)
        ? <TierTable tiers={product.rangePrice} reached={offer.tier} approximate={approximate} />
        : <p className="panel__b strong">{t(hasPriceTiers(product.rangePrice) ? 'price.outOfStock' : 'price.onRequest')}</p>}
      <div className="panel__b buy">
        {approximate && <p className="hint">{approximate.note}</p>}
        {offered || isSellable(product) ? (
          <form className="buy__f" method="post" action={productPath(product.id)} onSubmit={keepInPage}>
            <AddFields id={product.id} path={site.path} />
            <div>
              <label className="lab" htmlFor="quantity">{t('quantity.title')}</label>
              <div className="row">
                <QuantityField
                  id="quantity" name={QUANTITY_FIELDS.typed} stepName={QUANTITY_FIELDS.taken} large label={t('quantity.title')} value={typed}
                  lessLabel={lower === null ? t('quantity.lessOff') : t('quantity.less', { quantity: countText(lower) })}
                  moreLabel={higher === null ? t('quantity.moreOff') : t('quantity.more', { quantity: countText(higher) })}
                  less={lower} more={higher} bad={offer.refused || refusal !== null} describedBy={NOTE} focused={posted !== undefined} onValue={onValue}
                />
                <button className="btn no-script" type="submit">{t('quantity.update')}</button>
              </div>
            </div>
            <div className="buy__n" aria-live="polite">
              {offer.error === null && !unchecked && !refusal && <p className="hint" id={NOTE}>{t('quantity.minimum', counts)}</p>}
              {refusal ? <QuantityRefusal id={NOTE} refusal={refusal} t={t} onValue={onValue} /> : (
                <QuantityMessage
                  id={NOTE} product={product} offer={offer} today={dayOf(at, timeZone)} language={language} t={t}
                  unchecked={unchecked} onValue={onValue}
                />
              )}
            </div>
            <LineTotal offer={offer} sale={sale} line={line} />
            {nudge && <NudgeLine nudge={nudge} language={language} t={t} onValue={onValue} />}
            <AddButton
              adding={adding} large refused={offer.refused} describedBy={offer.refused ? NOTE : undefined}
              label={quantity === null ? t('buy.addNone') : t('buy.add', { quantity: countText(quantity) })}
            />
            {adding.outcome}
          </form>
        ) : <WhyNot product={product} t={t} />}
        {concerned && <SaleNote sale={sale} next={line?.next ?? null} />}
        <SaveButton product={product} site={site} t={t} />
        {supportsOrdering(product) && (
          <p className="hint">{t('buy.ordering', { days: daysText(product.orderGoodsCycle ?? 0, language) })}</p>
        )}
      </div>
      <dl className="dl small buy__t">
        <dt>{t('buy.delivery')}</dt><dd>{deliveryText(product, language)}</dd>
        <dt>{t('buy.purchasing')}</dt><dd>{purchasingPeriod(product, language)}</dd>
        <dt>{t('buy.moq')}</dt><dd>{countText(product.moq)}</dd>
        <dt>{t('buy.step')}</dt><dd>{countText(product.perAddQuantity)}</dd>
        <dt>{t('buy.mpq')}</dt><dd>{countText(product.mpq)}</dd>
      </dl>
    </section>
  );
}
