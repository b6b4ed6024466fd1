import type { ProductList } from '~/domain/catalogue/list-address';
import type { LiveById } from '~/domain/catalogue/search-page';
import type { Live } from '~/upstream/live';
import type { ShownPage } from '../list/shown-page';
import { CorrectedNotice } from './corrected-notice';
import { EmptyResult } from './empty-result';
import { NearPanel } from './near-panel';
import { RelaxedConditions } from './relaxed-conditions';

export interface WaysOnProps {
  list: ProductList;
  page: Pick<ShownPage, 'corrected' | 'relaxed' | 'exact' | 'nearest' | 'groups'>;
  snapshotAt: number;
  live: Promise<Live<LiveById>>;
}

/** What stands above the results: what a typo was read as, and the typed part number although a filter excludes it. */
export function WaysBefore({ list, page: { corrected, exact }, snapshotAt, live }: WaysOnProps) {
  return (
    <div className="ways">
      {corrected && <CorrectedNotice list={list} correction={corrected} />}
      {exact.length > 0 && (
        <NearPanel
          kind="exact" products={exact.map((product) => ({ product, differs: [] }))} quantity={list.qty} snapshotAt={snapshotAt} live={live}
        />
      )}
    </div>
  );
}

/** What stands below or instead of the results: the conditions that empty the list, and the nearest parts. */
export function WaysAfter({ list, page: { relaxed, nearest, groups }, snapshotAt, live }: WaysOnProps) {
  return (
    <div className="ways">
      {groups.length === 0 && (relaxed.length > 0
        ? <RelaxedConditions list={list} conditions={relaxed} />
        : <EmptyResult list={list} />)}
      {nearest.length > 0 && <NearPanel kind="nearest" products={nearest} quantity={list.qty} snapshotAt={snapshotAt} live={live} />}
    </div>
  );
}
