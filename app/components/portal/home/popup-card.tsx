import { useTranslation } from 'react-i18next';
import type { Popup } from '~/domain/portal/portal';
import { SiteLink } from '../../shell/site-link';

/** The configured popup. It never covers the whole page, and can be closed without script. */
export function PopupCard({ popup }: { popup: Popup }) {
  const { t } = useTranslation('home');
  return (
    <details className="popup" open>
      <summary>{popup.title}</summary>
      {popup.content && <p>{popup.content}</p>}
      {popup.url && <p><SiteLink href={popup.url}>{t('slides.open')}<span className="sr">{`: ${popup.title}`}</span></SiteLink></p>}
    </details>
  );
}
