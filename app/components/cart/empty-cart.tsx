import { useTranslation } from 'react-i18next';
import { EmptyState } from '~/components/account/membership/empty-state';
import { SiteLink } from '~/components/shell/site-link';
import { CART_PATH } from '~/domain/order/cart-form';
import { loginPath } from '~/domain/account/return-path';
import { buttonClass } from '~/ui/button/button';

/** An empty cart, with links to products. */
export function EmptyCart({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('cart');
  return (
    <EmptyState fact={t('empty.fact')} way={t('empty.way')}>
      <p className="cart__ways"><SiteLink className={buttonClass({ kind: 'primary' })} href="/catalogue">{t('empty.browse')}</SiteLink></p>
      {!signedIn && <p><SiteLink href={loginPath(CART_PATH)}>{t('empty.signIn')}</SiteLink></p>}
    </EmptyState>
  );
}
