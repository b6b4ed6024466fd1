import { useTranslation } from 'react-i18next';
import { noticePath, NOTICES_PATH } from '~/domain/portal/notice-pages';
import type { Notice } from '~/domain/portal/portal';
import { ArticleBlocks } from './article-blocks';
import { NoticeDay } from './notice-day';
import { PageHead } from '../page-head';
import { ReadOn } from './read-on';

interface Props {
  notice: Notice;
  newer?: Notice | undefined;
  older?: Notice | undefined;
}

/** One notice. */
export function NoticeScreen({ notice, newer, older }: Props) {
  const { t } = useTranslation('portal');
  const beside = (one: Notice | undefined, label: string) => one && { href: noticePath(one.id), name: one.title, label };
  return (
    <>
      <PageHead title={notice.title} trail={[{ label: t('notice.title'), href: NOTICES_PATH }]} />
      <article className="panel panel__b prose">
        <p className="small muted"><NoticeDay publishTime={notice.publishTime} /></p>
        <ArticleBlocks content={notice.content} />
      </article>
      <ReadOn label={t('notice.others')} previous={beside(newer, t('notice.newer'))} next={beside(older, t('notice.older'))} />
    </>
  );
}
