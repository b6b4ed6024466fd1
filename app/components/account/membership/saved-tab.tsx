import { Form } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddControls } from '~/components/product/add/row/add-controls';
import { Picture } from '~/components/product/picture';
import { keepInPage } from '~/components/product/quantity/quantity-form';
import { WhyNot } from '~/components/product/quantity/quantity-message';
import { offerFor, type Offer, startQuantity } from '~/components/product/quantity/quantity-offer';
import { StockReadout } from '~/components/product/stock-readout';
import { TierLadder } from '~/components/product/tier-ladder';
import { productPath } from '~/components/shell/addresses';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import type { SavedProduct } from '~/domain/account/account-records';
import { isSellable, showsPrice } from '~/domain/product/availability';
import { centreListPath } from '~/domain/account/centre-list';
import type { ListPage } from '~/domain/numbers/row-pages';
import { dayOf } from '~/domain/time/moment';
import { formatAmount } from '~/domain/money/money-format';
import { CART_PATH } from '~/domain/order/cart-form';
import { hasPriceTiers } from '~/domain/money/price-tiers';
import type { Product } from '~/domain/product/product';
import { buttonClass } from '~/ui/button/button';
import { entryId, useKeptFocus } from './focus';
import { CentrePages } from './centre-pages';
import { EmptyState } from './empty-state';

interface Props {
  /** Those of the page. */
  saved: readonly SavedProduct[];
  page: ListPage;
  /** When the figures were read, ms since 1970. */
  at: number;
}

/** The maximum number of price tiers in a row. */
const TIERS = 4;

/** Products that were saved for later, with current stock and price. */
export function SavedTab({ saved, page, at }: Props) {
  const { t } = useTranslation('account');
  useKeptFocus(saved.map(({ product }) => product.id), 'goodsId');
  if (saved.length === 0) {
    return (
      <EmptyState fact={t('saved.empty')} way={t('saved.emptyNote')}>
        <SiteLink className={buttonClass({ kind: 'primary' })} href="/catalogue">{t('saved.browse')}</SiteLink>
      </EmptyState>
    );
  }
  const path = centreListPath('saved', page.pageNo);
  return (
    <>
      <section className="panel" aria-label={t('centre.saved')}>
        <table role="table" className="tbl tcard saved">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">{t('saved.product')}</th>
              <th role="columnheader" scope="col">{t('saved.stock')}</th>
              <th role="columnheader" scope="col">{t('saved.price')}</th>
              <th role="columnheader" scope="col">{t('product:quantity.title')}</th>
              <th role="columnheader" scope="col"><span className="sr">{t('saved.remove')}</span></th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {saved.map((one) => <SavedRow key={one.product.id} saved={one} path={path} at={at} />)}
          </tbody>
        </table>
      </section>
      <CentrePages tab="saved" page={page} />
    </>
  );
}

/** One saved product: its prices, and the form that adds it to the cart. @param path - the address of the page */
function SavedRow({ saved: { product, at: since }, path, at }: { saved: SavedProduct; path: string; at: number }) {
  const { t } = useTranslation('account');
  const { timeZone } = useSite();
  const [typed, setTyped] = useState(() => String(startQuantity(product, 1)));
  const offer = offerFor(product, typed);
  return (
    <tr role="row">
      <td role="cell" className="full"><SavedProductCell product={product} note={t('saved.on', { day: dayOf(since, timeZone) })} /></td>
      <td role="cell" data-l={t('saved.stock')}><StockReadout product={product} state={{ kind: 'live', at }} quantity={offer.quantity ?? 1} /></td>
      <td role="cell" data-l={t('saved.price')}><Prices product={product} reached={offer.tier} /></td>
      <td role="cell" className="full saved__q"><Buy product={product} path={path} at={at} offer={offer} typed={typed} onValue={setTyped} /></td>
      <td role="cell" className="end full">
        <Form method="post" action="/saved_parts" preventScrollReset>
          <input type="hidden" name="goodsId" value={product.id} />
          <input type="hidden" name="_r" value={path} />
          <button
            id={entryId(product.id)} className={buttonClass({ kind: 'quiet', size: 'small' })} name="intent" value="remove"
            aria-label={t('saved.removeOf', { mpn: product.mpn })}
            type="submit"
          >
            {t('saved.remove')}
          </button>
        </Form>
      </td>
    </tr>
  );
}

interface BuyProps {
  product: Product;
  path: string;
  at: number;
  offer: Offer;
  typed: string;
  onValue: (value: string) => void;
}

/** The form that adds a quantity of the product to the cart, or the reason why it cannot be bought. */
function Buy({ product, path, at, offer, typed, onValue }: BuyProps) {
  const { t } = useTranslation('product');
  const { language, timeZone } = useSite();
  if (!isSellable(product)) return <WhyNot product={product} t={t} />;
  return (
    <form method="post" action={CART_PATH} onSubmit={keepInPage}>
      <AddControls
        product={product} offer={offer} typed={typed} path={path} today={dayOf(at, timeZone)} language={language} t={t} onValue={onValue}
      />
      {offer.total !== null && <p className="small muted">{t('price.lineTotal')} <b>{formatAmount(offer.total, language)}</b></p>}
    </form>
  );
}

function SavedProductCell({ product, note }: { product: Product; note: string }) {
  return (
    <div className="part">
      <span className="well"><Picture images={product.images} className="pk" width={52} height={42} alt="" /></span>
      <div>
        <SiteLink className="mpn" href={productPath(product.id)}>{product.mpn}</SiteLink>
        <div className="part__b">{product.brand}</div>
        <div className="part__d">{product.description || product.name}</div>
        <div className="part__d muted saved__at">{note}</div>
      </div>
    </div>
  );
}

function Prices({ product, reached }: { product: Product; reached: number | null }) {
  const { t } = useTranslation('product');
  const { language } = useSite();
  const priced = hasPriceTiers(product.rangePrice);
  if (!priced || !showsPrice(product)) return <span className="muted small">{t(priced ? 'price.outOfStock' : 'price.onRequest')}</span>;
  return <TierLadder tiers={product.rangePrice} reached={reached} language={language} most={TIERS} />;
}
