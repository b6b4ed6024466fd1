import { memo, useState } from 'react';
import { productPath } from '~/components/shell/addresses';
import { withChannel } from '~/domain/portal/channel';
import { NewWindowLink } from '~/components/shell/site-link';
import { LiveProduct } from '~/components/product/live-product';
import { ProductTags } from '~/components/product/product-tags';
import { Picture } from '~/components/product/picture';
import { rowAnchor } from '~/components/product/quantity/quantity-form';
import { SaveButton } from '~/components/product/save/save-button';
import { offerFor, startQuantity } from '~/components/product/quantity/quantity-offer';
import { StockFigure } from '~/components/product/stock-readout';
import { isSellable } from '~/domain/product/availability';
import { countText } from '~/domain/product/delivery';
import { productListPath } from '~/domain/catalogue/list-address';
import type { Product } from '~/domain/product/product';
import { quantityStep } from '~/domain/product/quantity';
import { ruleInForce } from '~/domain/sale/sale';
import type { ListView } from './list-view';
import { RowPrice } from './row-price';
import { RowQuantity } from './row-quantity';

interface Props {
  /** The product of the snapshot. */
  product: Product;
  /** The product with its live figures, once they have arrived. */
  current: Product;
  view: ListView;
  lazy: boolean;
}

/** One product of a list: name, stock, price, and the cost of a quantity. */
export const ProductRow = memo(function ProductRow({ product, current, view, lazy }: Props) {
  const { columns, posted, t } = view;
  const [typed, setTyped] = useState(() =>
    (posted?.product.id === product.id ? posted.typed : String(startQuantity(product, view.quantity))));
  const { channel } = view.site;
  const offer = offerFor(current, typed, ruleInForce(view.sale));
  const href = withChannel(productPath(product.id), channel);
  const terms = { package: product.packageName, moq: countText(product.moq), step: countText(quantityStep(current)) };
  return (
    <tr role="row" id={rowAnchor(product.id)}>
      <td role="cell" className="p">
        <div className="part">
          <a className="well" href={href} target="_blank" rel="noopener" tabIndex={-1} aria-hidden="true">
            <Picture images={product.images} className="pk" width={52} height={42} alt="" lazy={lazy} />
          </a>
          <div>
            <NewWindowLink className="mpn" href={href}>{product.mpn}</NewWindowLink>
            <div className="part__m">
              <a className="part__b" href={withChannel(productListPath('brand', product.brand), channel)}>{product.brand}</a>
              <div className="part__d">{product.description}</div>
            </div>
            <div className="pinline">{t(terms.package ? 'list:terms' : 'list:termsBare', terms)}</div>
          </div>
        </div>
      </td>
      {columns.map(({ key, numeric, wide }) => (
        <td key={key} role="cell" className={`par${wide ? ' par2' : ''}${numeric ? ' num' : ''}`}>
          {valueOf(product, key)}
        </td>
      ))}
      <td role="cell" className="par k">{product.packageName}</td>
      <td role="cell" className="s">
        <RowStock product={product} view={view} />
        <ProductTags product={current} sale={view.sale} t={t} site={view.site} />
      </td>
      <td role="cell" className="u num"><RowPrice product={current} offer={offer} view={view} /></td>
      <td role="cell" className="m par par2 num">
        {`${terms.moq} / ${terms.step}`}
        {product.mpq !== undefined && product.mpq > 1 && (
          <div className="muted small">{t('list:pack', { count: countText(product.mpq) })}</div>
        )}
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

function valueOf({ attributes }: Product, key: string): string {
  return attributes.find((attribute) => attribute.key === key)?.value ?? '';
}
