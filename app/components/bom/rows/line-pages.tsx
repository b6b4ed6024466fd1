import { useTranslation } from 'react-i18next';
import { countText } from '~/domain/product/delivery';
import { buttonClass } from '~/ui/button/button';
import { ShowLink } from '../show-link';
import { BOM_PAGE_ROWS, type BomView } from '../view/view-records';

/** Which lines are shown, with links to the page before and the page after. Nothing if one page has all. */
export function LinePages({ view: { found, pages, query }, channel }: { view: BomView; channel: string | undefined }) {
  const { t } = useTranslation('bom');
  if (pages === 1) return null;
  const size = BOM_PAGE_ROWS[query.view];
  const first = (query.page - 1) * size + 1;
  const to = (page: number, text: string) => (page >= 1 && page <= pages) && (
    <ShowLink className={buttonClass({ size: 'small' })} to={{ ...query, page, line: null }} channel={channel}>{text}</ShowLink>
  );
  return (
    <nav className="row bpages" aria-label={t('common:pagination.navigation')}>
      <span className="small muted">{t('row.range', { from: countText(first), to: countText(Math.min(first + size - 1, found)), all: countText(found) })}</span>
      {to(query.page - 1, t('row.previous'))}
      {to(query.page + 1, t('row.next'))}
    </nav>
  );
}
