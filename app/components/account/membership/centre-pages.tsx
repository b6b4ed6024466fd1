import { SitePages } from '~/components/shell/pages/site-pages';
import { CENTRE_ROWS, centreListPath } from '~/domain/account/centre-list';
import type { ListPage } from '~/domain/numbers/row-pages';
import { centrePath } from '~/domain/account/centre-path';
import type { CentreTab } from '~/domain/account/membership';

/** Links to the pages of a list of the membership centre. Renders nothing if there is one page. */
export function CentrePages({ tab, page: { pageNo, totalPage } }: { tab: CentreTab; page: ListPage }) {
  if (totalPage === 1) return null;
  return (
    <div className="panel">
      <SitePages
        pageNo={pageNo} totalPage={totalPage} size={CENTRE_ROWS} sizes={[CENTRE_ROWS]} hrefOf={(to) => centreListPath(tab, to)}
        action={centrePath()} hidden={[['tab', tab]]}
      />
    </div>
  );
}
