import { Form } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadForm } from '~/components/order/download-form';
import { SiteLink } from '~/components/shell/site-link';
import { CART_PATH } from '~/domain/order/cart-form';
import { buttonClass } from '~/ui/button/button';
import { SELECTION } from './cart-view';

const SMALL = buttonClass({ size: 'small' });

/** Actions on several lines. The checkboxes of all lines belong to the first form. */
export function CartActions() {
  const { t } = useTranslation('cart');
  return (
    <div className="row cart__do">
      <Form id={SELECTION} method="post" action={CART_PATH} preventScrollReset className="row">
        <button className={`${SMALL} no-script`} name="intent" value="select" type="submit">{t('update')}</button>
        <button className={SMALL} name="intent" value="remove" type="submit">{t('removeSelected')}</button>
      </Form>
      <DownloadForm what="cart" />
      <Form method="post" action={CART_PATH} className="cart__clear">
        <details>
          <summary className={`${SMALL} btn--q`}>{t('clear.ask')}</summary>
          <div className="row">
            <p>{t('clear.sure')}</p>
            <button className={SMALL} name="intent" value="clear" type="submit">{t('clear.do')}</button>
            <SiteLink className={SMALL} href={CART_PATH} onClick={keep}>{t('clear.keep')}</SiteLink>
          </div>
        </details>
      </Form>
    </div>
  );
}

/** Closes the question without a new page. Without script, the link loads the page again. */
function keep(event: MouseEvent): void {
  event.preventDefault();
  const details = event.currentTarget.closest('details');
  details?.removeAttribute('open');
  details?.querySelector('summary')?.focus();
}
