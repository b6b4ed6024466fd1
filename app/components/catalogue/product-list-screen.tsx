import { useNavigation } from '@remix-run/react';
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
import { AppliedFilters } from './filters/applied-filters';
import { FacetPanel } from './filters/facet-panel';
import { ListPages } from './list/list-pages';
import type { PostedRow } from './list/list-view';
import { PostedNotice } from './list/posted-notice';
import { ProductTable } from './list/product-table';
import { QuantityBar } from './list/quantity-bar';
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

/** The maximum number of results. If a list has this many, there may be more (app/routes/README.md, "Product list parameters"). */
const RESULT_LIMIT = 1000;

/** A product list of any origin: catalogue, search, brand or agent. */
export function ProductListScreen({ list, page, snapshotAt, live, trail, chosen, unknownCatalogue, sale, posted }: Props) {
  const { t } = useTranslation('list');
  const { root, handlers } = useSmoothForms();
  const busy = useNavigation().state === 'loading';
  const limited = page.total >= RESULT_LIMIT;
  const heading = headingOf();
  const ignored = list.ignored.filter((name) => name !== 'cat' || !unknownCatalogue);
  const isElsewhere = posted !== undefined && page.products.every(({ id }) => id !== posted.product.id);
  return (
    <div ref={root} {...handlers}>
      <Breadcrumbs label={t('common:breadcrumb')} items={crumbs()} link={SiteLink} />
      <LiveSummary live={live} count={page.products.length} />
      <h1 className="plp__h" tabIndex={-1}>
        {heading} <span>{t('found', { count: page.total, n: countText(page.total) + (limited ? '+' : '') })}</span>
      </h1>
      {unknownCatalogue && <Alert kind="info">{t('unknownCatalogue')}</Alert>}
      {ignored.length > 0 && <Alert kind="info">{t('ignored', { names: ignored.join(', ') })}</Alert>}
      {isElsewhere && <PostedNotice posted={posted} snapshotAt={snapshotAt} />}
      <div className="plp">
        <FacetPanel list={list} brands={page.brands} catalogues={page.subCatalogues} />
        <div className="plp__main" aria-busy={busy || undefined}>
          <AppliedFilters list={list} catalogues={chosen} />
          <BeforeResults list={list} page={page} snapshotAt={snapshotAt} live={live} />
          {page.products.length > 0 && (
            <section className="panel" aria-label={heading}>
              <QuantityBar list={list} />
              <ProductTable list={list} page={page} snapshotAt={snapshotAt} live={live} sale={sale} posted={posted} />
              {limited && page.pageNo === page.totalPage && <p className="limited">{t('limited')}</p>}
              <ListPages list={list} page={page} />
            </section>
          )}
          <AfterResults list={list} page={page} snapshotAt={snapshotAt} live={live} />
        </div>
      </div>
    </div>
  );

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
