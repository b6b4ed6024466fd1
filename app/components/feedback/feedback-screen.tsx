import { useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { centrePath } from '~/domain/account/centre-path';
import { type FeedbackAnswer, FEEDBACK_PATH, feedbackPath } from '~/domain/feedback/feedback-rules';
import { Breadcrumbs } from '~/ui/breadcrumbs/breadcrumbs';
import { buttonClass } from '~/ui/button/button';
import { FeedbackForm } from './send-feedback-form';

interface Props {
  /** Path and query of the page that the feedback is about; empty: none. */
  from: string;
  /** Feedback was sent. Its number is in the message at the top of the page. */
  sent: boolean;
  signedIn: boolean;
  answer: FeedbackAnswer | undefined;
}

/** The page `/feedback`: the form, or what happens with feedback that was sent. */
export function FeedbackScreen({ from, sent, signedIn, answer }: Props) {
  const { t } = useTranslation('feedback');
  const { formAction } = useNavigation();
  return (
    <>
      <Breadcrumbs label={t('common:breadcrumb')} link={SiteLink} items={[{ label: t('common:home'), href: '/' }, { label: t('title') }]} />
      <h1 tabIndex={-1}>{sent ? t('sent.title') : t('title')}</h1>
      {sent ? (
        <div className="fb">
          <p className="lead ink2">{t('sent.next')}</p>
          <p className="row">
            {from && <SiteLink className={buttonClass({ kind: 'primary' })} href={from}>{t('sent.back')}</SiteLink>}
            {signedIn && <SiteLink className={buttonClass()} href={centrePath('feedback')}>{t('sent.list')}</SiteLink>}
            <SiteLink className={buttonClass()} href={from ? feedbackPath(from) : FEEDBACK_PATH}>{t('sent.more')}</SiteLink>
          </p>
        </div>
      ) : (
        <>
          <p className="lead ink2">{t('lead')}</p>
          <div className="panel fb"><div className="panel__b"><FeedbackForm id="feedback" from={from} answer={answer} busy={formAction?.startsWith(FEEDBACK_PATH) ?? false} /></div></div>
        </>
      )}
    </>
  );
}
