import { useTranslation } from 'react-i18next';
import type { Translate } from '~/components/product/translate';
import { SiteLink } from '~/components/shell/site-link';
import type { Category } from '~/domain/catalogue/category';
import { countText } from '~/domain/product/delivery';
import type { ProductList } from '~/domain/catalogue/list-address';
import { buttonClass } from '~/ui/button/button';
import { Chip } from '~/ui/chip/chip';
import { appliedFilters, withoutFilters, type AppliedFilter } from '../list/list-links';

interface Props {
  list: ProductList;
  catalogues: readonly Category[];
}

/** The conditions of a list. Each one is a link to the list without it. */
export function AppliedFilters({ list, catalogues }: Props) {
  const { t } = useTranslation('list');
  const nameOf = useFilterNames(list, catalogues);
  const filters = appliedFilters(list);
  if (filters.length === 0) return null;
  return (
    <ul className="row chips" aria-label={t('applied')}>
      {filters.map((filter) => {
        const { name, value } = nameOf(filter);
        return (
          <li key={filter.kind + filter.value}>
            <Chip href={filter.href} label={t('remove', { name, value })} link={SiteLink}>
              {`${name}: `}<b>{value}</b>
            </Chip>
          </li>
        );
      })}
      <li><SiteLink className={buttonClass({ kind: 'quiet', size: 'small' })} href={withoutFilters(list)}>{t('clear')}</SiteLink></li>
    </ul>
  );
}

/** The text of the condition "in stock". It names the quantity of the list if that is more than 1. */
export function inStock({ qty }: ProductList, t: Translate): string {
  return qty > 1 ? t('list:facet.inStockAt', { quantity: countText(qty) }) : t('list:facet.inStock');
}

/** Gives the name and the value of a condition, in words. */
export function useFilterNames(list: ProductList, catalogues: readonly Category[]) {
  const { t } = useTranslation('list');
  return ({ kind, value }: AppliedFilter): { name: string; value: string } => {
    switch (kind) {
      case 'stock':
        return { name: t('facet.availability'), value: inStock(list, t) };
      case 'cat':
        return { name: t('facet.category'), value: catalogues.find(({ code }) => code === value)?.name ?? value };
      case 'brand':
        return { name: t('facet.brand'), value };
      case 'package':
        return { name: t('column.package'), value };
    }
  };
}
