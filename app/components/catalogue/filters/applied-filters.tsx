import { useTranslation } from 'react-i18next';
import type { Translate } from '~/components/product/translate';
import { SiteLink } from '~/components/shell/site-link';
import type { Category } from '~/domain/catalogue/category';
import { countText } from '~/domain/product/delivery';
import type { ProductList } from '~/domain/catalogue/list-address';
import { Chip } from '~/ui/chip/chip';
import { Icon } from '~/ui/icon/icon';
import { appliedFilters, withoutFilters, type AppliedFilter } from './list-conditions';
import type { ShownTerm } from './shown-terms';

interface Props {
  list: ProductList;
  catalogues: readonly Category[];
  /** What the pieces of the keyword were read as. */
  terms: readonly ShownTerm[];
  /** Names of parameters by key. */
  names: Readonly<Record<string, string>>;
}

/** What was understood, and the conditions of a list. Each chip is a link to the list without it. */
export function AppliedFilters({ list, catalogues, terms, names }: Props) {
  const { t } = useTranslation('list');
  const nameOf = useFilterNames(list, catalogues, names);
  const filters = appliedFilters(list);
  if (filters.length + terms.length === 0) return null;
  return (
    <div className="read" role="group" aria-label={terms.length > 0 ? t('read.label') : t('applied')}>
      {terms.length > 0 && <span className="read__l">{t('read.as')}</span>}
      {terms.map((term) => (term.readings.length > 1
        ? <Ambiguous key={term.href} term={term} />
        : <Chip key={term.href} href={term.href} label={t('read.remove', { name: term.name })} link={SiteLink}><b>{term.name}</b></Chip>))}
      {filters.map((filter) => {
        const { name, value } = nameOf(filter);
        return (
          <Chip key={filter.href} href={filter.href} label={t('remove', { name, value })} link={SiteLink}>
            {name && `${name}: `}<b>{value}</b>
          </Chip>
        );
      })}
      {filters.length > 0 && <SiteLink className="read__c" href={withoutFilters(list)}>{t('clear')}</SiteLink>}
    </div>
  );
}

/** A piece that may mean several things: each meaning is a link, and the piece can be removed. */
function Ambiguous({ term: { text, href, readings } }: { term: ShownTerm }) {
  const { t } = useTranslation('list');
  return (
    <span className="amb">
      <span className="amb__w">{t('read.is', { text })}</span>
      {readings.map(({ name, count, chosen, href: as }) => (
        <SiteLink key={as} className="amb__o" href={as} aria-current={chosen || undefined}>
          {name}<span className="c">{countText(count)}</span>
        </SiteLink>
      ))}
      <SiteLink className="x" href={href} aria-label={t('read.remove', { name: text })}><Icon name="x" size={14} /></SiteLink>
    </span>
  );
}

/** The text of the condition "in stock". It names the quantity of the list if that is more than 1. */
export function inStock({ qty }: ProductList, t: Translate): string {
  return qty > 1 ? t('list:facet.inStockAt', { quantity: countText(qty) }) : t('list:facet.inStock');
}

/**
 * Gives the name and the value of a condition, in words.
 * @param names - names of parameters by key; without them the key is shown
 */
export function useFilterNames(list: ProductList, catalogues: readonly Category[], names: Readonly<Record<string, string>> = {}) {
  const { t } = useTranslation('list');
  return ({ kind, value, key = '' }: AppliedFilter): { name: string; value: string } => {
    switch (kind) {
      case 'stock':
        return { name: t('facet.availability'), value: inStock(list, t) };
      case 'seller':
        return { name: t('facet.availability'), value: t(`facet.seller.${value}`) };
      case 'cat':
        return { name: t('facet.category'), value: catalogues.find(({ code }) => code === value)?.name ?? value };
      case 'brand':
        return { name: t('facet.brand'), value };
      case 'package':
        return { name: t('facet.package'), value };
      case 'attribute':
        return { name: names[key] ?? key, value };
    }
  };
}
