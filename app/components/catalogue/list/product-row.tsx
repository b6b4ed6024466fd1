import { memo, useState } from 'react';
import { productPath } from '~/components/shell/addresses';
import { withChannel } from '~/domain/portal/channel';
import { pageLink } from '~/components/shell/page-links';
import { NewWindowLink } from '~/components/shell/site-link';
import { LiveProduct } from '~/components/product/live-product';
import { SellerTag } from '~/components/product/product-tags';
import { Picture } from '~/components/product/picture';
import { rowAnchor } from '~/components/product/quantity/quantity-form';
import { SaveButton } from '~/components/product/save/save-button';
import { offerFor, startQuantity } from '~/components/product/quantity/quantity-offer';
import { StockFigure } from '~/components/product/stock-readout';
import { isSellable } from '~/domain/product/availability';
import { countText } from '~/domain/product/delivery';
import { productListPath } from '~/domain/catalogue/list-path';
import type { Product } from '~/domain/product/product';
import { quantityStep } from '~/domain/product/quantity';
import { ruleInForce } from '~/domain/sale/sale';
import { COMPARE_FORM } from '../shared/compare-marks';
import type { ListView } from './list-view';
import { RowPrice } from './row-price';
import { RowQuantity } from './row-quantity';

interface Props {
  /** The product of the snapshot. */
  product: Product;
  /** The product with its live figures, once they have arrived. */
  current: Product;
  view: ListView;
  /** The number of partners that offer it too. */
  offers: number;
  /** Whether it is in a group of one number. Then its maker comes first. */
  isMember: boolean;
  /** Whether it is marked for comparison. */
  isMarked: boolean;
  lazy: boolean;
}

/** One product of a list: name, parameters, stock, price, and the cost of a quantity. */
export const ProductRow = memo(function ProductRow({ product, current, view, offers, isMember, isMarked, lazy }: Props) {
  const { columns, posted, t } = view;
  const { id, mpn, brand, mpq = 0 } = product;
  const [typed, setTyped] = useState(() => (posted?.product.id === id ? posted.typed : String(startQuantity(product, view.quantity))));
  const { channel } = view.site;
  const offer = offerFor(current, typed, ruleInForce(view.sale));
  const href = withChannel(productPath(id), channel);
  const values = columns.map(({ key }) => product.attributes.find((attribute) => attribute.key === key)?.value ?? '');
  return (
    <tr role="row" id={rowAnchor(id)} className={[isMember && 'kid', posted?.product.id === id && 'asked'].filter(Boolean).join(' ') || undefined}>
      <td role="cell" className="c">
        <input type="checkbox" name="id" value={id} form={COMPARE_FORM} defaultChecked={isMarked} aria-label={t('list:compare.mark', { mpn, brand })} />
      </td>
      <td role="cell" className="p">
        <div className="part">
          <a className="well" href={href} target="_blank" rel="noopener" tabIndex={-1} aria-hidden="true">
            <Picture images={product.images} className="pk" width={40} height={32} alt="" lazy={lazy} />
          </a>
          <div>
            <NewWindowLink className="mpn" href={href}>{isMember ? brand : mpn}</NewWindowLink>
            <div className="part__b">
              {isMember ? <span className="mono">{mpn}</span> : <a href={withChannel(productListPath('brand', brand), channel)} {...pageLink()}>{brand}</a>}
              <SellerTag product={current} site={view.site} t={t} />
            </div>
            <div className="pinline">{[...values, product.packageName].filter(Boolean).join(' · ') || product.description}</div>
          </div>
        </div>
      </td>
      {columns.map(({ key, numeric }, index) => <td key={key} role="cell" className={numeric ? 'par num' : 'par'}>{values[index]}</td>)}
      <td role="cell" className="par">{product.packageName}</td>
      <td role="cell" className="s">
        <RowStock product={product} view={view} />
        {offers > 0 && <NewWindowLink className="pt" href={`${href}#partners`}>{t('list:offers', { count: offers })}</NewWindowLink>}
      </td>
      <td role="cell" className="u num"><RowPrice product={current} offer={offer} view={view} onValue={setTyped} /></td>
      <td role="cell" className="m num">
        <span className="xs-only">{`${t('list:column.moqStep')} `}</span>
        {`${countText(product.moq)} / ${countText(quantityStep(current))}`}
        {mpq > 1 && <small>{t('list:pack', { count: countText(mpq) })}</small>}
      </td>
      <td role="cell" className="q">
        <div className="qcell">
          <RowQuantity
            product={current} offered={isSellable(product)} offer={offer} typed={typed} view={view} onValue={setTyped}
          />
          <SaveButton product={product} site={view.site} t={t} />
        </div>
      </td>
    </tr>
  );
});

/** The stock of a row. It is a separate component, so that typing a quantity does not render the streamed figure again. */
const RowStock = memo(function RowStock({ product, view }: { product: Product; view: ListView }) {
  return (
    <LiveProduct product={product} snapshotAt={view.snapshotAt} live={view.live}>
      {(current, state) => <StockFigure product={current} state={state} quantity={view.quantity} t={view.t} site={view.site} />}
    </LiveProduct>
  );
});
