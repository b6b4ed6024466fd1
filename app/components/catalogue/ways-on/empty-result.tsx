import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { listSearch, productListPath, type ProductList } from '~/domain/catalogue/list-address';
import { LIST_DEFAULTS } from '~/domain/catalogue/list-params';
import { DEFAULT_IMAGE } from '~/domain/product/product-image';
import { buttonClass } from '~/ui/button/button';

/** An empty result of an upstream that does not say which condition empties it: links to the list without its filters, and to the catalogue. */
export function EmptyResult({ list }: { list: ProductList }) {
  const { t } = useTranslation('list');
  const { stock, seller, cat, brand, package: packages, attributes } = list;
  const filters = [stock, seller].filter(Boolean).length + cat.length + brand.length + packages.length + attributes.length;
  const searched = list.origin === 'search' && list.keyword !== '';
  const fact = filters > 0 ? t('empty.filters', { count: filters }) : searched ? t('empty.keyword', { keyword: list.keyword }) : t('empty.plain');
  return (
    <section className="panel empty" aria-labelledby="empty">
      <img className="pk pk--96" src={DEFAULT_IMAGE} width={112} height={90} alt="" />
      <div>
        <h2 id="empty">{fact}</h2>
        <p className="ink2">{t(filters > 0 ? 'empty.loosen' : searched ? 'empty.spelling' : 'empty.elsewhere')}</p>
        <p className="row">
          {filters > 0 && <SiteLink className={buttonClass()} href={withoutFilters(list)}>{t('clear')}</SiteLink>}
          <SiteLink className={buttonClass({ kind: 'quiet' })} href="/catalogue">{t('empty.catalogue')}</SiteLink>
        </p>
      </div>
    </section>
  );
}

/** The address of the list without filters, with its sort, size and quantity. */
function withoutFilters(list: ProductList): string {
  const { stock, seller, cat, brand, package: packages, attributes } = LIST_DEFAULTS;
  return productListPath(list.origin ?? 'catalogue', list.keyword) + listSearch(list, { stock, seller, cat, brand, package: packages, attributes });
}
