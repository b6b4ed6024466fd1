import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import type { FeedbackAnswer } from '~/domain/feedback/feedback-rules';
import { buttonClass } from '~/ui/button/button';
import { Dialog } from '~/ui/dialog/dialog';
import { FeedbackForm } from './send-feedback-form';

const DONE = 'feedback-done';

/** The form for feedback over the page that it is about. It loads when it is opened. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('feedback');
  const { path } = useSite();
  const { Form, data, state } = useFetcher<FeedbackAnswer>();
  const sent = data?.sent;
  useEffect(() => {
    if (sent) document.getElementById(DONE)?.focus();
  }, [sent]);
  return (
    <Dialog id="feedback-title" className="fb__d" title={sent ? t('sent.title') : t('title')} closeLabel={t('common:close')} focus="feedback-dialog-pageFault" onClose={onClose}>
      {sent ? (
        <div className="form">
          <p id={DONE} className="strong" role="status" tabIndex={-1}>{sent.no ? t('sent.number', { no: sent.no }) : t('sent.noNumber')}</p>
          <p className="ink2">{t('sent.next')}</p>
          <p><button className={buttonClass({ kind: 'primary' })} onClick={onClose} type="button">{t('sent.close')}</button></p>
        </div>
      ) : (
        <FeedbackForm id="feedback-dialog" from={path} answer={data} busy={state !== 'idle'} fetcherForm={Form}>
          <button className={buttonClass({ kind: 'quiet' })} onClick={onClose} type="button">{t('cancel')}</button>
        </FeedbackForm>
      )}
    </Dialog>
  );
}
