import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import type { BrandCount } from '~/domain/catalogue/category';
import { countText } from '~/domain/product/delivery';
import type { ProductList } from '~/domain/catalogue/list-address';
import { Icon } from '~/ui/icon/icon';
import { inStock } from './applied-filters';
import { appliedFilters, hiddenFields, listPath } from '../list/list-links';
import type { SubCatalogue } from './sub-catalogues';

interface Props {
  list: ProductList;
  brands: readonly BrandCount[];
  catalogues: readonly SubCatalogue[];
}

/** The number of values that a facet shows before "more". */
const SHOWN = 12;

/** The filters of a list as a GET form. Each choice shows how many products it leaves. */
export function FacetPanel({ list, brands, catalogues }: Props) {
  const { t } = useTranslation('list');
  const applied = appliedFilters(list).length;
  const oneBrand = list.origin === 'brand' || list.origin === 'agent';
  return (
    <details className="facets panel">
      <summary>
        <Icon name="filter" />{t('filters')}
        {applied > 0 && <span className="tag tag--ok">{applied}</span>}
      </summary>
      <form className="facets__in" action={listPath(list)} aria-label={t('filters')}>
        {hiddenFields(list, 'stock', 'brand').map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {catalogues.length > 0 && (
          <Facet title={t('facet.category')} chosen={list.cat.length}>
            <Folded more={(count) => t('more', { count })}>
              {catalogues.map(({ code, name, count, href }) => (
                <SiteLink key={code} className="check" href={href}><span>{name}</span><span className="c">{countText(count)}</span></SiteLink>
              ))}
            </Folded>
          </Facet>
        )}
        <Facet title={t('facet.availability')} chosen={list.stock ? 1 : 0}>
          <Tick name="stock" value="1" checked={list.stock}>
            {inStock(list, t)}
          </Tick>
        </Facet>
        {!oneBrand && brands.length > 0 && (
          <Facet title={t('facet.brand')} chosen={list.brand.length}>
            <Folded more={(count) => t('more', { count })}>
              {chosenFirst(list.brand, brands).map(({ name, count }) => (
                <Tick key={name} name="brand" value={name} checked={list.brand.includes(name)} count={count}>{name}</Tick>
              ))}
            </Folded>
          </Facet>
        )}
        <p className="facet__b no-script"><button className="btn btn--s">{t('apply')}</button></p>
      </form>
    </details>
  );
}

function Facet({ title, chosen, children }: { title: string; chosen: number; children: ReactNode }) {
  return (
    <details className="facet" open>
      <summary>{title}{chosen > 0 && <span className="n">{chosen}</span>}</summary>
      <div className="facet__b">{children}</div>
    </details>
  );
}

/** Shows the first values. The others open with "more". */
function Folded({ more, children }: { more: (count: number) => string; children: readonly ReactNode[] }) {
  const rest = children.length - SHOWN;
  if (rest < 2) return children;
  return (
    <>
      {children.slice(0, SHOWN)}
      <details>
        <summary className="more">{more(rest)}</summary>
        {children.slice(SHOWN)}
      </details>
    </>
  );
}

interface TickProps {
  name: string;
  value: string;
  checked: boolean;
  count?: number;
  children: string;
}

/** A checkbox for one value. It is replaced when its condition changes, so that it always shows the condition of the address. */
function Tick({ name, value, checked, count, children }: TickProps) {
  return (
    <label className="check">
      <input key={String(checked)} type="checkbox" name={name} value={value} defaultChecked={checked} />
      <span>{children}</span>
      {count !== undefined && <span className="c">{countText(count)}</span>}
    </label>
  );
}

/** The brands, with the chosen ones first. Chosen brands are listed even if the result has no product of theirs. */
function chosenFirst(chosen: readonly string[], brands: readonly BrandCount[]): Array<{ name: string; count?: number }> {
  const counted = chosen.map((name) => brands.find((brand) => brand.name === name) ?? { name });
  return [...counted, ...brands.filter(({ name }) => !chosen.includes(name))];
}
