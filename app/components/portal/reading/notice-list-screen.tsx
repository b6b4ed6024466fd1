import { useTranslation } from 'react-i18next';
import { summaryOf } from '~/domain/portal/article-text';
import { type NoticePage, noticePagePath, noticePath } from '~/domain/portal/notice-pages';
import { countText } from '~/domain/product/delivery';
import { SiteLink } from '../../shell/site-link';
import { NoticeDay } from './notice-day';
import { PageHead } from '../page-head';
import { ReadOn } from './read-on';

/** Characters of the line below a title. */
const SUMMARY = 120;

/** A page of the notices, the newest first. */
export function NoticeListScreen({ notices, page, pages, total }: NoticePage) {
  const { t } = useTranslation('portal');
  const beside = (to: number, label: string) => ({ href: noticePagePath(to), label, name: t('notice.page', { page: to, pages }) });
  return (
    <>
      <PageHead title={t('notice.title')} note={t('notice.count', { count: total, n: countText(total) })} />
      {total === 0
        ? <p className="ink2">{t('notice.none')}</p>
        : (
          <ul className="panel noticelist">
            {notices.map(({ id, title, content, publishTime }) => (
              <li key={id}>
                <h2><SiteLink href={noticePath(id)}>{title}</SiteLink></h2>
                <p>{summaryOf(content, SUMMARY)}</p>
                <NoticeDay publishTime={publishTime} />
              </li>
            ))}
          </ul>
        )}
      <ReadOn
        label={t('notice.pages')} previous={page > 1 ? beside(page - 1, t('notice.newer')) : undefined}
        next={page < pages ? beside(page + 1, t('notice.older')) : undefined}
      />
    </>
  );
}
