import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import type { CartLine } from '~/domain/order/cart-lines';
import { CART_PATH, lineAnchor } from '~/domain/order/cart-form';

/** A link to a line in the cart, where its quantity can be changed. */
export function CartLineLink({ line: { productId, mpn } }: { line: Pick<CartLine, 'productId' | 'mpn'> }) {
  const { t } = useTranslation('order');
  return (
    <SiteLink className="strong" href={`${CART_PATH}#${lineAnchor(productId)}`} aria-label={t('confirm.changeOf', { mpn })}>{t('confirm.change')}</SiteLink>
  );
}
