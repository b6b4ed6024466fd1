import { useTranslation } from 'react-i18next';
import { Icon } from '~/ui/icon/icon';
import { SiteLink } from '../site-link';
import { CART_PATH } from '~/domain/order/cart-form';

/** The link to the cart, with its number of lines. */
export function CartLink({ lines }: { lines: number }) {
  const { t } = useTranslation();
  return (
    <SiteLink className="mbtn" href={CART_PATH} aria-label={lines > 0 ? t('cart.of', { count: lines }) : t('cart.title')}>
      <Icon name="cart" size={20} />
      <span className="mast__t" aria-hidden="true">{t('cart.title')}</span>
      {lines > 0 && <span className="badge" aria-hidden="true">{lines}</span>}
    </SiteLink>
  );
}
