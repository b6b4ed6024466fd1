import { useLocation } from '@remix-run/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { LiveSummary } from '~/components/product/live-product';
import type { Category } from '~/domain/catalogue/category';
import { countText } from '~/domain/product/delivery';
import { productListPath, type ProductList } from '~/domain/catalogue/list-address';
import type { Sale } from '~/domain/sale/sale';
import type { LiveById } from '~/domain/catalogue/search-page';
import { Alert } from '~/ui/alert/alert';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs/breadcrumbs';
import type { Live } from '~/upstream/live';
import { later } from './later/later';
import type { PostedRow } from './list/list-view';
import { ProductTable } from './list/product-table';
import type { ShownPage } from './list/shown-page';
import { useSmoothForms } from './list/use-smooth-forms';
import { AfterResults, BeforeResults } from './ways-on/later-ways';

interface Props {
  list: ProductList;
  page: ShownPage;
  snapshotAt: number;
  live: Promise<Live<LiveById>>;
  /** The categories of a catalogue list, from level 1 down. */
  trail: readonly Category[];
  /** The categories that are conditions of the list. */
  chosen: readonly Category[];
  /** Whether the address names a catalogue that does not exist. Then the whole catalogue is shown. */
  unknownCatalogue: boolean;
  sale: Sale | null;
  /** The answer to a posted quantity of one row. */
  posted?: PostedRow;
}

const AppliedFilters = later((parts) => parts.AppliedFilters);
const CompareBar = later((parts) => parts.CompareBar);
const FacetPanel = later((parts) => parts.FacetPanel);
const ListPages = later((parts) => parts.ListPages);
const PostedNotice = later((parts) => parts.PostedNotice);
const QuantityBar = later((parts) => parts.QuantityBar);

/** A product list of any origin: catalogue, search, brand or agent. */
export function ProductListScreen({ list: asked, page, snapshotAt, live, trail, chosen, unknownCatalogue, sale, posted }: Props) {
  const { t } = useTranslation('list');
  const { root, loading } = useSmoothForms();
  const list = useMarked(asked);
  const heading = headingOf();
  const ignored = list.ignored.filter((name) => name !== 'cat' || !unknownCatalogue);
  const isElsewhere = posted !== undefined && page.groups.every(({ product, others }) => [product, ...others].every(({ id }) => id !== posted.product.id));
  return (
    <div ref={root}>
      <Breadcrumbs label={t('common:breadcrumb')} items={crumbs()} link={SiteLink} />
      <LiveSummary live={live} count={page.groups.length} />
      <div className="plp__top">
        <h1 className="plp__h" tabIndex={-1}>{heading} <span>{countOf()}</span></h1>
        <AppliedFilters list={list} catalogues={chosen} terms={page.terms} names={page.names} />
      </div>
      {unknownCatalogue && <Alert kind="info">{t('unknownCatalogue')}</Alert>}
      {ignored.length > 0 && <Alert kind="info">{t('ignored', { names: ignored.join(', ') })}</Alert>}
      {isElsewhere && <PostedNotice posted={posted} snapshotAt={snapshotAt} />}
      <div className="plp">
        <FacetPanel list={list} page={page} />
        <div className="plp__main" aria-busy={loading || undefined}>
          <BeforeResults list={list} page={page} snapshotAt={snapshotAt} live={live} />
          {page.groups.length > 0 && (
            <section className="panel" aria-label={heading}>
              <QuantityBar list={list} page={page} />
              <ProductTable list={list} page={page} snapshotAt={snapshotAt} live={live} sale={sale} posted={posted} />
              {page.found > page.total && page.pageNo === page.totalPage && <p className="limited">{t('limited')}</p>}
              <ListPages list={list} page={page} />
            </section>
          )}
          <AfterResults list={list} page={page} snapshotAt={snapshotAt} live={live} />
          <CompareBar list={list} groups={page.groups} />
        </div>
      </div>
    </div>
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

/** The list with the products that are marked for comparison now: a mark changes the address, and nothing else loads. */
function useMarked(list: ProductList): ProductList {
  const { search } = useLocation();
  const marked = new URLSearchParams(search).getAll('compare').join('\n');
  return useMemo(() => ({ ...list, compare: marked === '' ? [] : marked.split('\n') }), [list, marked]);
}
