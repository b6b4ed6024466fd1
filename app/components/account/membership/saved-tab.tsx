import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Picture } from '~/components/product/picture';
import { StockReadout } from '~/components/product/stock-readout';
import { TierLadder } from '~/components/product/tier-ladder';
import { productPath } from '~/components/shell/addresses';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import type { SavedPart } from '~/domain/account';
import { showsPrice } from '~/domain/availability';
import { centrePath } from '~/domain/membership';
import { dayOf } from '~/domain/moment';
import { hasPriceTiers } from '~/domain/price-tiers';
import type { Product } from '~/domain/product';
import { buttonClass } from '~/ui/button';
import { entryId, useKeptFocus } from './focus';
import { Nothing } from './nothing';

interface Props {
  saved: readonly SavedPart[];
  /** When the figures were true, ms since 1970. */
  at: number;
}

/** Tiers a row shows. */
const TIERS = 4;

/** Parts saved for later, with stock and price of now. */
export function SavedTab({ saved, at }: Props) {
  const { t } = useTranslation('account');
  const { timeZone } = useSite();
  useKeptFocus(saved.map(({ product }) => product.id), 'goodsId');
  if (saved.length === 0) {
    return (
      <Nothing fact={t('saved.empty')} way={t('saved.emptyNote')}>
        <SiteLink className={buttonClass({ kind: 'primary' })} href="/catalogue">{t('saved.browse')}</SiteLink>
      </Nothing>
    );
  }
  return (
    <section className="panel" aria-label={t('centre.saved')}>
      <table role="table" className="tbl tcard saved">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">{t('saved.part')}</th>
            <th role="columnheader" scope="col">{t('saved.stock')}</th>
            <th role="columnheader" scope="col">{t('saved.price')}</th>
            <th role="columnheader" scope="col">{t('saved.since')}</th>
            <th role="columnheader" scope="col"><span className="sr">{t('saved.remove')}</span></th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {saved.map(({ product, at: since }) => (
            <tr role="row" key={product.id}>
              <td role="cell" className="full"><Part product={product} /></td>
              <td role="cell" data-l={t('saved.stock')}><StockReadout product={product} state={{ kind: 'live', at }} /></td>
              <td role="cell" data-l={t('saved.price')}><Prices product={product} /></td>
              <td role="cell" data-l={t('saved.since')} className="muted saved__at">{dayOf(since, timeZone)}</td>
              <td role="cell" className="end">
                <Form method="post" action="/saved_parts" preventScrollReset>
                  <input type="hidden" name="goodsId" value={product.id} />
                  <input type="hidden" name="_r" value={centrePath('saved')} />
                  <button
                    id={entryId(product.id)} className={buttonClass({ size: 'small' })} name="intent" value="remove"
                    aria-label={t('saved.removeOf', { mpn: product.mpn })}
                  >
                    {t('saved.remove')}
                  </button>
                </Form>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Part({ product }: { product: Product }) {
  return (
    <div className="part">
      <span className="well"><Picture images={product.images} className="pk" width={52} height={42} alt="" /></span>
      <div>
        <SiteLink className="mpn" href={productPath(product.id)}>{product.mpn}</SiteLink>
        <div className="part__b">{product.brand}</div>
        <div className="part__d">{product.description || product.name}</div>
      </div>
    </div>
  );
}

function Prices({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const { language } = useSite();
  const priced = hasPriceTiers(product.rangePrice);
  if (!priced || !showsPrice(product)) return <span className="muted small">{t(priced ? 'price.outOfStock' : 'price.onRequest')}</span>;
  return <TierLadder tiers={product.rangePrice} reached={null} language={language} most={TIERS} />;
}
