import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import { isSellable } from '~/domain/product/availability';
import type { Category } from '~/domain/catalogue/category';
import { formatCataloguePath } from '~/domain/catalogue/catalogue-code';
import { productListPath } from '~/domain/catalogue/list-path';
import type { NearestProduct } from '~/domain/catalogue/search-page';
import { withChannel } from '~/domain/portal/channel';
import { quantityText, type PostedQuantity } from '~/domain/product/posted-quantity';
import type { LiveFigures, Product } from '~/domain/product/product';
import type { Sale } from '~/domain/sale/sale';
import { Breadcrumbs } from '~/ui/breadcrumbs/breadcrumbs';
import type { Live } from '~/upstream/live';
import { Alternatives } from './alternatives';
import { BuyPanel } from './buy-panel';
import type { ApproximatePrices } from './tier-table';
import { CopyNumber } from './copy-number';
import { DrawingPanel } from './drawing-panel';
import { ParameterPanel } from './parameter-panel';
import { PartnerPanel } from './partner-panel';
import { StockPanel } from './stock-panel';
import { LiveSummary, useLive, withLive } from '../live-product';
import { ProductTags } from '../product-tags';
import { startQuantity } from '../quantity/quantity-offer';

interface Props {
  product: Product;
  snapshotAt: number;
  live: Promise<Live<LiveFigures>>;
  partners: Promise<Live<Product[]>>;
  alternatives: Promise<Live<NearestProduct[]>>;
  /** The categories of the product, from level 1 down. */
  trail: readonly Category[];
  sale: Sale | null;
  approximate?: ApproximatePrices;
  /** The quantity in the address; empty: none. */
  asked: string;
  /** The answer to a posted quantity, if any. */
  posted?: PostedQuantity;
  /** Structured data, safe inside a script element. */
  jsonLd: string;
}

/** The page of a product. */
export function ProductDetailScreen(props: Props) {
  return <Detail key={`${props.product.id} ${props.asked}`} {...props} />;
}

function Detail({ product, snapshotAt, live, partners, alternatives, trail, sale, approximate, asked, posted, jsonLd }: Props) {
  const { t } = useTranslation('product');
  const site = useSite();
  const [start] = useState(() => posted?.typed ?? (quantityText(asked) || String(startQuantity(product, 1))));
  const [typed, setTyped] = useState(start);
  const answer = useLive(live);
  const current = withLive(product, answer) ?? product;
  const levels = trail.map(({ name }, index) => ({
    label: name,
    href: productListPath('catalogue', formatCataloguePath(trail.slice(0, index + 1).map(({ code }) => code))),
  }));
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumb')} link={SiteLink}
        items={[{ label: t('common:catalogue'), href: '/catalogue' }, ...levels, { label: product.mpn }]}
      />
      <LiveSummary live={live} count={1} />
      <article>
        <div className="pdp">
          <DrawingPanel product={product} />
          <div className="stack-4 pdp__mid">
            <div className="pdp__t">
              <div className="row">
                <SiteLink className="strong" href={productListPath('brand', product.brand)}>{product.brand}</SiteLink>
                <ProductTags product={current} sale={sale} t={t} site={site} />
              </div>
              <div className="pdp__n"><h1>{product.mpn}</h1><CopyNumber mpn={product.mpn} /></div>
              <p className="pdp__l">{product.description || product.name}</p>
            </div>
            <div className="pdp__s"><StockPanel product={product} snapshotAt={snapshotAt} live={live} /></div>
            <div className="pdp__p"><ParameterPanel product={product} trail={trail} /></div>
          </div>
          <div className="pdp__buy">
            <BuyPanel
              product={current} offered={isSellable(product)} at={answer?.ok ? answer.at : snapshotAt} sale={sale} approximate={approximate}
              {...(posted ? { posted } : {})} typed={typed} onValue={setTyped}
            />
          </div>
        </div>
        <PartnerPanel partners={partners} product={product} typed={typed} start={start} retry={withChannel(site.path, site.channel)} />
        <Alternatives alternatives={alternatives} typed={typed} start={start} category={levels.at(-1)?.href ?? '/catalogue'} />
      </article>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
    </>
  );
}
