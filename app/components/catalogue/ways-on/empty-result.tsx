import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import type { Category } from '~/domain/catalogue/category';
import type { ProductList } from '~/domain/catalogue/list-address';
import { DEFAULT_IMAGE } from '~/domain/product/product-image';
import { buttonClass } from '~/ui/button/button';
import { useFilterNames } from '../filters/applied-filters';
import { appliedFilters, withoutFilters } from '../list/list-links';

interface Props {
  list: ProductList;
  catalogues: readonly Category[];
}

/** An empty result, with links that remove conditions or lead to the catalogue. */
export function EmptyResult({ list, catalogues }: Props) {
  const { t } = useTranslation('list');
  const nameOf = useFilterNames(list, catalogues);
  const filters = appliedFilters(list);
  const searched = list.origin === 'search' && list.keyword !== '';
  const fact = filters.length > 0 ? t('empty.filters', { count: filters.length })
    : searched ? t('empty.keyword', { keyword: list.keyword }) : t('empty.plain');
  return (
    <section className="panel empty" aria-labelledby="empty">
      <img className="pk pk--96" src={DEFAULT_IMAGE} width={112} height={90} alt="" />
      <div>
        <h2 id="empty">{fact}</h2>
        <p className="ink2">{t(filters.length > 0 ? 'empty.loosen' : searched ? 'empty.spelling' : 'empty.elsewhere')}</p>
        {filters.length > 0 && (
          <table role="table" className="tbl tbl--m tcard">
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col">{t('empty.filter')}</th>
                <th role="columnheader" scope="col">{t('empty.now')}</th>
                <th role="columnheader" scope="col"><span className="sr">{t('empty.remove')}</span></th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {filters.map((filter) => {
                const { name, value } = nameOf(filter);
                return (
                  <tr role="row" key={filter.kind + filter.value}>
                    <td role="cell" className="strong">{name}</td>
                    <td role="cell">{value}</td>
                    <td role="cell" className="end full">
                      <SiteLink className={buttonClass({ size: 'small' })} href={filter.href} aria-label={t('remove', { name, value })}>
                        {t('empty.remove')}
                      </SiteLink>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
        <p className="row">
          {filters.length > 0 && <SiteLink className={buttonClass()} href={withoutFilters(list)}>{t('clear')}</SiteLink>}
          <SiteLink className={buttonClass({ kind: 'quiet' })} href="/catalogue">{t('empty.catalogue')}</SiteLink>
        </p>
      </div>
    </section>
  );
}
