import { type ComponentType, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadInTime } from '~/components/shell/reload/chunk-failure';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';

/** A link to the form for feedback about this page. With script, it opens the form in a dialog. */
export function FeedbackLink() {
  const { t, i18n } = useTranslation();
  const { path } = useSite();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    loadInTime(import('~/components/shell/later/dialogs')).then((module) => module.loadFeedback(i18n)).then((Loaded) => setDialog(() => Loaded), () => undefined);
  };
  return (
    <>
      <SiteLink href={`/feedback?from=${encodeURIComponent(path)}`} rel="nofollow" onClick={open}>{t('feedback')}</SiteLink>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
