import { Await } from '@remix-run/react';
import { memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSourceName } from '~/components/shell/names';
import { SiteLink } from '~/components/shell/site-link';
import { isThirdParty } from '~/domain/product/delivery';
import { productListPath } from '~/domain/catalogue/list-path';
import { GOODS_TYPE, type Product } from '~/domain/product/product';
import { Panel } from '~/ui/panel/panel';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { Tag } from '~/ui/tag/tag';
import type { Live } from '~/upstream/live';
import { OfferList } from './later/later-parts';

interface Props {
  partners: Promise<Live<Product[]>>;
  /** The product of the page. */
  product: Product;
  /** The typed quantity, and the quantity in the field when the page opened. */
  typed: string;
  start: string;
  /** The address of this page, to try again. */
  retry: string;
}

/** Offers of partners, which stream in. The panel keeps its size when they arrive. */
export function PartnerPanel({ partners, product, typed, start, retry }: Props) {
  const { t } = useTranslation('product');
  const sourceName = useSourceName();
  const [ready, setReady] = useState(false);
  return (
    <div className="sect">
      <Panel
        id="partners" title={<>{t('partners.title')} <Tag kind="info">{sourceName(GOODS_TYPE.partner)}</Tag></>}
        aside={(
          <span className="small muted">
            {isThirdParty(product.goodsType)
              ? <SiteLink href={productListPath('search', product.mpn)}>{t('partners.all')}</SiteLink>
              : t('partners.aside')}
          </span>
        )}
      >
        <Offers partners={partners} product={product} typed={ready ? typed : start} retry={retry} onReady={setReady} />
      </Panel>
    </div>
  );
}

interface OffersProps extends Omit<Props, 'start'> {
  /** Called once the offers have rendered. */
  onReady: (ready: true) => void;
}

/** Its props must stay the same until the offers are ready. If they changed before, React would render the streamed block again. */
const Offers = memo(function Offers({ partners, product, typed, retry, onReady }: OffersProps) {
  return (
    <div className="offers">
      <Suspense fallback={<Waiting mpn={product.mpn} />}>
        <Await resolve={partners} errorElement={<Failed retry={retry} />}>
          {(answer) => (answer.ok
            ? <OfferList product={product} offers={answer.value} at={answer.at} typed={typed} onReady={onReady} />
            : <Failed retry={retry} />)}
        </Await>
      </Suspense>
    </div>
  );
});

function Waiting({ mpn }: { mpn: string }) {
  const { t } = useTranslation('product');
  return (
    <div className="offers__e">
      <p aria-busy="true"><Skeleton width="wide" /><span className="sr">{t('partners.loading')}</span></p>
      <noscript><SiteLink href={productListPath('search', mpn)}>{t('partners.search')}</SiteLink></noscript>
    </div>
  );
}

function Failed({ retry }: { retry: string }) {
  const { t } = useTranslation('product');
  return <p className="offers__e">{t('partners.failed')} <a href={retry}>{t('stock.retry')}</a></p>;
}
