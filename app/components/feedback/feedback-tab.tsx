import { useTranslation } from 'react-i18next';
import { EmptyState } from '~/components/account/membership/empty-state';
import { MomentLabel } from '~/components/order/moment-label';
import { SiteLink } from '~/components/shell/site-link';
import { FEEDBACK_PATH, readFeedbackType, type SentFeedback } from '~/domain/feedback/feedback-rules';
import { buttonClass } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import { Tag } from '~/ui/tag/tag';
import './feedback.css';

/** One's own feedback with the shop's answers, newest first. @param feedback - `null` if the upstream keeps no list */
export function FeedbackTab({ feedback }: { feedback: readonly SentFeedback[] | null }) {
  const { t } = useTranslation('feedback');
  const send = <SiteLink className={buttonClass({ kind: 'primary' })} href={FEEDBACK_PATH}>{t('submit')}</SiteLink>;
  if (feedback === null) return <EmptyState fact={t('list.unsupported')} way={t('list.unsupportedNote')}>{send}</EmptyState>;
  if (feedback.length === 0) return <EmptyState fact={t('list.empty')} way={t('list.emptyNote')}>{send}</EmptyState>;
  return (
    <>
      <p>{send}</p>
      {feedback.map((one) => <Sent key={one.no} feedback={one} />)}
    </>
  );
}

function Sent({ feedback: { no, type, content, page, at, hasScreenshot, answer } }: { feedback: SentFeedback }) {
  const { t } = useTranslation('feedback');
  const known = readFeedbackType(type);
  return (
    <Panel id={no} title={<span className="mono">{no}</span>} aside={answer ? <Tag kind="ok">{t('list.answered')}</Tag> : <Tag>{t('list.open')}</Tag>}>
      <div className="panel__b fb__s">
        <p className="small muted fb__m">
          <span>{known ? t(`type.${known}`) : type}</span>
          <MomentLabel at={at} />
          {page && <span>{t('list.onPage')} <SiteLink className="mono" href={page}>{page}</SiteLink></span>}
          {hasScreenshot && <span>{t('list.withScreenshot')}</span>}
        </p>
        <p className="fb__w">{content}</p>
        {answer && (
          <div className="fb__a">
            <p className="small muted fb__m"><b>{t('list.answer')}</b><MomentLabel at={answer.at} /></p>
            <p className="fb__w">{answer.text}</p>
          </div>
        )}
      </div>
    </Panel>
  );
}
