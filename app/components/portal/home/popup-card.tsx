import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Popup } from '~/domain/portal/portal';
import { Icon } from '~/ui/icon/icon';
import { filePath } from '../../shell/addresses';
import { useSite } from '../../shell/site-context';
import { SiteLink } from '../../shell/site-link';

/** The address that closes a popup without script. */
const CLOSE_PATH = '/popup';

/**
 * The configured popup: a card in the corner that takes no focus and leaves the page readable. A visitor sees it once (app/routes/README.md, "Home page").
 * It closes by a form, so it needs no script; a script closes it without a new page.
 */
export function PopupCard({ popup: { id, title, content, photoUrl, url } }: { popup: Popup }) {
  const { t } = useTranslation('home');
  const { product } = useSite();
  const [closed, setClosed] = useState(false);
  const close = (event: FormEvent) => {
    event.preventDefault();
    setClosed(true);
  };
  if (closed) return null;
  return (
    <aside className="popup" aria-labelledby="popup">
      <form method="post" action={CLOSE_PATH} onSubmit={close}>
        <input name="popupId" value={id} type="hidden" />
        <input name="_r" value="/" type="hidden" />
        <button className="popup__x" aria-label={t('popup.close', { title })} type="submit"><Icon name="x" size={14} /></button>
      </form>
      {photoUrl && <img src={filePath(photoUrl, product)} alt="" width={96} height={80} loading="lazy" />}
      <h2 id="popup">{title}</h2>
      {content && <p>{content}</p>}
      {url && (
        <SiteLink href={url}>
          {t('popup.open')}<span className="sr">{`: ${title}`}</span>
        </SiteLink>
      )}
    </aside>
  );
}
