import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import type { Category } from '~/domain/catalogue/category';
import { productListPath, type ProductList } from '~/domain/catalogue/list-address';
import { countText } from '~/domain/product/delivery';
import { Alert } from '~/ui/alert/alert';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs/breadcrumbs';
import { AppliedFilters } from '../filters/applied-filters';
import type { PostedRow } from './list-view';
import { PostedNotice } from './posted-notice';
import type { ShownPage } from './shown-page';

interface Props {
  list: ProductList;
  page: ShownPage;
  trail: readonly Category[];
  chosen: readonly Category[];
  unknownCatalogue: boolean;
  posted: PostedRow | undefined;
  snapshotAt: number;
}

/** What stands above a list: the way to it, its heading with the number of results, its conditions, and what the page has to say. */
export function ListTop({ list, page, trail, chosen, unknownCatalogue, posted, snapshotAt }: Props) {
  const { t } = useTranslation('list');
  const heading = headingOf();
  const ignored = list.ignored.filter((name) => name !== 'cat' || !unknownCatalogue);
  const isElsewhere = posted !== undefined && page.groups.every(({ product, others }) => [product, ...others].every(({ id }) => id !== posted.product.id));
  return (
    <>
      <Breadcrumbs label={t('common:breadcrumb')} items={crumbs()} link={SiteLink} />
      <div className="plp__top">
        <h1 className="plp__h" tabIndex={-1}>{heading} <span>{countOf()}</span></h1>
        <AppliedFilters list={list} catalogues={chosen} terms={page.terms} names={page.names} />
      </div>
      {unknownCatalogue && <Alert kind="info">{t('unknownCatalogue')}</Alert>}
      {ignored.length > 0 && <Alert kind="info">{t('ignored', { names: ignored.join(', ') })}</Alert>}
      {isElsewhere && <PostedNotice posted={posted} snapshotAt={snapshotAt} />}
    </>
  );

  /** The true number of results, and of the category that they are a part of. */
  function countOf(): string {
    const n = countText(page.found) + (page.capped ? '+' : '');
    const all = trail.at(-1)?.count ?? 0;
    return all > page.found && !page.capped ? t('foundOf', { n, count: all, all: countText(all) }) : t('found', { count: page.found, n });
  }

  function headingOf(): string {
    if (list.origin === 'catalogue' || !list.keyword) return trail.at(-1)?.name ?? t('all');
    return list.origin === 'search' ? t('resultsFor', { keyword: page.corrected ? list.keyword.replace(page.corrected.from, page.corrected.to) : list.keyword }) : list.keyword;
  }

  function crumbs(): Crumb[] {
    const levels = trail.slice(0, -1).map(({ name }, index) => ({
      label: name,
      href: productListPath('catalogue', trail.slice(0, index + 1).map(({ code }) => code).join('_')),
    }));
    const brand = list.origin === 'brand' || list.origin === 'agent';
    return [
      brand ? { label: t('common:brands'), href: '/brand' } : { label: t('common:catalogue'), href: '/catalogue' },
      ...levels,
      { label: heading },
    ];
  }
}
