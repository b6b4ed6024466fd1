import { useTranslation } from 'react-i18next';
import { ChannelField } from '~/components/shell/channel-field';
import { SiteLink } from '~/components/shell/site-link';
import { countText } from '~/domain/product/delivery';
import type { ProductList } from '~/domain/catalogue/list-address';
import { buttonClass } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { hiddenFields, listPath } from '../shared/list-links';
import type { ShownPage } from '../list/shown-page';
import { inStock } from './applied-filters';
import { Facet, Tick, ValueFacet } from './facet';
import { appliedFilters, withoutFilters } from './list-conditions';
import type { SubCatalogue } from './sub-catalogues';

interface Props {
  list: ProductList;
  page: Pick<ShownPage, 'facets' | 'availability' | 'subCatalogues' | 'found'>;
}

/** The number of categories that are shown before "more". */
const SHOWN = 12;

/** The filters of a list as a GET form. Each choice shows how many products it leaves. In narrow windows the panel opens as a sheet over the page. */
export function FacetPanel({ list, page: { facets, availability, subCatalogues, found } }: Props) {
  const { t } = useTranslation('list');
  const applied = appliedFilters(list).length;
  const fields = facets.flatMap(({ key, field }) => [field, `${field}.min`, `${field}.max`, `find.${key}`]);
  const { seller } = list;
  return (
    <details className="facets panel">
      <summary>
        <Icon name="filter" /><span>{t('filters')}</span>
        {applied > 0 && <span className="n">{applied}</span>}
        <span className="facets__x">{t('close')}</span>
      </summary>
      <form className="facets__in" action={listPath(list)} aria-label={t('filters')}>
        <ChannelField />
        {hiddenFields(list, 'stock', 'seller', ...fields).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {subCatalogues.length > 0 && (
          <Facet title={t('facet.category')} chosen={list.cat.length} open>
            <CategoryLinks categories={subCatalogues} />
          </Facet>
        )}
        <Facet title={t('facet.availability')} chosen={Number(list.stock) + Number(seller !== null)} open>
          <Tick name="stock" value="1" checked={list.stock} count={availability.enough}>{inStock(list, t)}</Tick>
          {(seller !== null || availability.own !== undefined) && (
            <Tick name="seller" value={seller ?? 'own'} checked={seller !== null} count={seller === 'partner' ? undefined : availability.own}>
              {t(`facet.seller.${seller ?? 'own'}`)}
            </Tick>
          )}
        </Facet>
        {facets.map((facet) => <ValueFacet key={facet.key} facet={facet} list={list} />)}
        <p className="facets__f">
          <SiteLink className={buttonClass()} href={withoutFilters(list)}>{t('clear')}</SiteLink>
          <button className={buttonClass({ kind: 'primary' })} type="submit">{t('show', { count: found, n: countText(found) })}</button>
        </p>
      </form>
    </details>
  );
}

function CategoryLinks({ categories }: { categories: readonly SubCatalogue[] }) {
  const { t } = useTranslation('list');
  const links = categories.map(({ code, name, count, href }) => (
    <SiteLink key={code} className="check" href={href}><span>{name}</span><span className="c">{countText(count)}</span></SiteLink>
  ));
  const rest = links.length - SHOWN;
  if (rest < 2) return links;
  return (
    <>
      {links.slice(0, SHOWN)}
      <details>
        <summary className="more">{t('more', { count: rest })}</summary>
        {links.slice(SHOWN)}
      </details>
    </>
  );
}
