import { useLocation } from '@remix-run/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveSummary } from '~/components/product/live-product';
import type { Category } from '~/domain/catalogue/category';
import type { ProductList } from '~/domain/catalogue/list-address';
import type { Sale } from '~/domain/sale/sale';
import type { LiveById } from '~/domain/catalogue/search-page';
import type { Live } from '~/upstream/live';
import { later } from './later/later';
import type { PostedRow } from './list/list-view';
import { ProductTable } from './list/product-table';
import type { ShownPage } from './list/shown-page';
import { useSmoothForms } from './list/use-smooth-forms';
import { AfterResults, BeforeResults } from './ways-on/later-ways';

interface Props {
  list: ProductList;
  /** What the event of the visit says about the list; absent if the list is narrowed. */
  visit?: string;
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

const CompareBar = later((parts) => parts.CompareBar);
const FacetPanel = later((parts) => parts.FacetPanel);
const ListPages = later((parts) => parts.ListPages);
const ListTop = later((parts) => parts.ListTop);
const QuantityBar = later((parts) => parts.QuantityBar);

/** A product list of any origin: catalogue, search, brand or agent. */
export function ProductListScreen({ list: asked, visit, page, snapshotAt, live, trail, chosen, unknownCatalogue, sale, posted }: Props) {
  const { t } = useTranslation('list');
  const { root, loading } = useSmoothForms();
  const list = useMarked(asked);
  return (
    <div ref={root} data-visit={visit}>
      <LiveSummary live={live} count={page.groups.length} />
      <ListTop list={list} page={page} trail={trail} chosen={chosen} unknownCatalogue={unknownCatalogue} posted={posted} snapshotAt={snapshotAt} />
      <div className="plp">
        <FacetPanel list={list} page={page} />
        <div className="plp__main" aria-busy={loading || undefined}>
          <BeforeResults list={list} page={page} snapshotAt={snapshotAt} live={live} />
          {page.groups.length > 0 && (
            <section className="panel" aria-label={t('table')}>
              <QuantityBar list={list} page={page} />
              <ProductTable list={list} page={page} snapshotAt={snapshotAt} live={live} sale={sale} posted={posted} />
              <ListPages list={list} page={page} />
            </section>
          )}
          <AfterResults list={list} page={page} snapshotAt={snapshotAt} live={live} />
          <CompareBar list={list} groups={page.groups} />
        </div>
      </div>
    </div>
  );
}

/** The list with the products that are marked for comparison now: a mark changes the address, and nothing else loads. */
function useMarked(list: ProductList): ProductList {
  const { search } = useLocation();
  const marked = new URLSearchParams(search).getAll('compare').join('\n');
  return useMemo(() => ({ ...list, compare: marked === '' ? [] : marked.split('\n') }), [list, marked]);
}
