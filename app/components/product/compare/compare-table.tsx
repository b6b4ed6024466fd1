import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { productPath } from '~/components/shell/addresses';
import { SiteLink } from '~/components/shell/site-link';
import type { LiveById } from '~/domain/catalogue/search-page';
import { COMPARE_LIMIT, comparePath, type Comparison } from '~/domain/compare/compare-address';
import { countText } from '~/domain/product/delivery';
import { PACKAGE_ROW, type ParameterRow } from '~/domain/compare/parameter-rows';
import type { Product } from '~/domain/product/product';
import type { Sale } from '~/domain/sale/sale';
import { Icon } from '~/ui/icon/icon';
import type { Live } from '~/upstream/live';
import { useLive, withLive } from '../live-product';
import { Picture } from '../picture';
import { offerFor, startQuantity } from '../quantity/quantity-offer';
import { type ComparedOffer, CompareCart, ComparePrices } from './compare-offers';

interface Props {
  comparison: Comparison;
  products: readonly Product[];
  /** The parameters to show. */
  rows: readonly ParameterRow[];
  snapshotAt: number;
  live: Promise<Live<LiveById>>;
  sale: Sale | null;
  /** The address of the list from which products are added. */
  back: string;
}

/** Products as columns: prices and stock, parameters, and the cart. The first column and the heads stay in view. */
export function CompareTable({ comparison, products, rows, snapshotAt, live, sale, back }: Props) {
  const { t } = useTranslation('compare');
  const answer = useLive(live);
  const offers = products.map((product): ComparedOffer => {
    const current = withLive(product, answer) ?? product;
    return { product, current, offer: offerFor(current, startQuantity(current, comparison.quantity)) };
  });
  return (
    <section className="panel cmp" tabIndex={0} aria-label={t('table')}>
      <table className="cmp__t">
        <caption className="sr">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className="cmp__c">
              <span className="small muted">{t('of', { count: products.length, most: COMPARE_LIMIT })}</span>
              {products.length < COMPARE_LIMIT && <SiteLink className="small" href={back}>{t('another')}</SiteLink>}
            </th>
            {products.map((product) => (
              <th scope="col" key={product.id}>
                <div className="cmp__p">
                  <Picture images={product.images} className="pk" width={60} height={48} alt="" />
                  <SiteLink
                    className="x" aria-label={t('remove', { mpn: product.mpn })} preventScrollReset
                    href={comparePath({ ...comparison, ids: comparison.ids.filter((id) => id !== product.id) })}
                  >
                    <Icon name="x" size={14} />
                  </SiteLink>
                </div>
                <SiteLink className="mpn" href={productPath(product.id)}>{product.mpn}</SiteLink>
                <span className="part__b">{product.brand}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Group columns={products.length}>{t('prices', { quantity: countText(comparison.quantity) })}</Group>
          <ComparePrices offers={offers} quantity={comparison.quantity} snapshotAt={snapshotAt} live={live} sale={sale} />
          <Group columns={products.length}>{t('parameters')}</Group>
          {rows.map((row) => <Parameter key={row.key} row={row} products={products} />)}
          <CompareCart offers={offers} at={answer?.ok ? answer.at : snapshotAt} />
        </tbody>
      </table>
    </section>
  );
}

function Group({ columns, children }: { columns: number; children: ReactNode }) {
  return <tr className="cmp__g"><th scope="colgroup" colSpan={columns + 1}><span>{children}</span></th></tr>;
}

/** One parameter. A difference is a word and a tint; the best value is bold, green and a word for screen readers. */
function Parameter({ row: { key, name, values, differs, best }, products }: { row: ParameterRow; products: readonly Product[] }) {
  const { t } = useTranslation('compare');
  return (
    <tr className={differs ? 'diff' : undefined}>
      <th scope="row">
        <span>{key === PACKAGE_ROW ? t('package') : name}</span>
        {differs && <> <span className="df">{t('unequal')}</span></>}
      </th>
      {products.map(({ id }, index) => (
        <td key={id} className={best[index] ? 'best' : undefined}>
          {values[index] || <span className="muted">{t('unstated')}</span>}
          {best[index] && <span className="sr">{` ${t('best')}`}</span>}
        </td>
      ))}
    </tr>
  );
}
