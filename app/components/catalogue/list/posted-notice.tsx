import { useTranslation } from 'react-i18next';
import { productPath } from '~/components/shell/addresses';
import { useSite } from '~/components/shell/site-context';
import { SiteLink } from '~/components/shell/site-link';
import { quantityWords } from '~/components/product/quantity/quantity-message';
import { offerFor } from '~/components/product/quantity/quantity-offer';
import { dayOf } from '~/domain/time/moment';
import { Alert } from '~/ui/alert/alert';
import type { PostedRow } from './list-view';

/** The answer to a posted quantity of a product that is no longer on the page. */
export function PostedNotice({ posted: { product, typed, unchecked }, snapshotAt }: { posted: PostedRow; snapshotAt: number }) {
  const { t } = useTranslation('list');
  const { language, timeZone } = useSite();
  const words = quantityWords({
    product, offer: offerFor(product, typed), today: dayOf(snapshotAt, timeZone), language, t, unchecked,
  });
  return (
    <Alert kind={unchecked ? 'warn' : 'err'}>
      <SiteLink className="mpn" href={`${productPath(product.id)}?qty=${encodeURIComponent(typed)}`}>{product.mpn}</SiteLink>
      {` ${t('notHere')} ${words}`}
    </Alert>
  );
}
