import { Form } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterRefusal, offerFor } from '~/components/product/quantity/quantity-offer';
import { QuantityRefusal } from '~/components/product/quantity/quantity-refusal';
import { countText } from '~/domain/product/delivery';
import { CART_PATH, type CartRefusal } from '~/domain/order/cart-form';
import { QUANTITY_FIELDS } from '~/domain/product/posted-quantity';
import { buttonClass } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import { QuantityField } from '~/ui/quantity/quantity-field';

/** Id of the quantity field. The error summary links to it. */
export const NOT_ADDED = 'add-quantity';
const NOTE = 'add-note';

/** A product that was not added, with the typed quantity to correct. Without script, forms that add to the cart lead here. */
export function NotAdded({ refusal }: { refusal: CartRefusal }) {
  const { t } = useTranslation('cart');
  const [typed, setTyped] = useState(refusal.typed);
  const { productId, product } = refusal;
  const offer = product && afterRefusal(offerFor(product, typed), product, refusal.ofQuantity ? refusal : null);
  const less = offer?.lower ?? null;
  const more = offer?.higher ?? null;
  const mpn = product?.mpn ?? productId;
  return (
    <Panel id="not-added" title={<>{t('notAdded.title')} <span className="mpn">{mpn}</span></>}>
      <Form method="post" action={CART_PATH} preventScrollReset className="panel__b form" data-event="addToCart" data-event-param={productId}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name={QUANTITY_FIELDS.productId} value={productId} />
        <label className="sr" htmlFor={NOT_ADDED}>{t('product:quantity.of', { mpn })}</label>
        <div className="row">
          <QuantityField
            id={NOT_ADDED} label={t('product:quantity.of', { mpn })} name={QUANTITY_FIELDS.typed} stepName={QUANTITY_FIELDS.taken}
            lessLabel={less === null ? t('product:quantity.lessOff') : t('product:quantity.less', { quantity: countText(less) })}
            moreLabel={more === null ? t('product:quantity.moreOff') : t('product:quantity.more', { quantity: countText(more) })}
            value={typed} less={less} more={more} bad={typed === refusal.typed} describedBy={NOTE} onValue={setTyped}
          />
          <button className={buttonClass({ kind: 'primary', size: 'small' })} type="submit">{t('notAdded.submit')}</button>
        </div>
        <QuantityRefusal id={NOTE} refusal={refusal} t={t} onValue={setTyped} />
      </Form>
    </Panel>
  );
}
