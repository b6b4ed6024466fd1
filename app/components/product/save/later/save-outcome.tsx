import { useFetcher, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { takeBack, usePrompts } from '~/components/shell/messages/prompts';
import { SiteLink } from '~/components/shell/site-link';
import { IN_PAGE, type SaveAnswer } from '~/domain/text/form-answer';
import { centrePath } from '~/domain/account/centre-path';
import { Icon } from '~/ui/icon/icon';

export interface SaveOutcomeProps {
  /** The posted form; each press makes a new one. */
  posted: FormData;
  /** Called when the product is saved. From then on, this component replaces the button. */
  onSaved: (saved: true) => void;
}

/** Saves a product, and shows the result: a link to the saved products, the sign-in dialog, or a message. */
export function SaveOutcome({ posted, onSaved }: SaveOutcomeProps) {
  const { t } = useTranslation('product');
  const { flash, signIn } = usePrompts();
  const { data, submit } = useFetcher<SaveAnswer>();
  const user = useRouteLoaderData<{ user: object | null }>('root')?.user;
  const waits = useRef(false);
  const status = useRef<HTMLSpanElement>(null);
  const saved = data !== undefined && 'saved' in data && data.saved;

  useEffect(() => {
    posted.set(IN_PAGE, '1');
    submit(posted, { method: 'post', action: '/saved_parts' });
  }, [posted, submit]);
  useEffect(() => {
    // After the sign-in, the mall has saved the product or has refused it. Posting again shows which.
    if (!user || !waits.current) return;
    waits.current = false;
    submit(posted, { method: 'post', action: '/saved_parts' });
  }, [user, posted, submit]);
  useEffect(() => {
    if (!data) return;
    waits.current = 'prompt' in data;
    if ('message' in data && data.message) flash({ kind: 'error', ...data.message });
    if ('prompt' in data) {
      signIn(() => {
        waits.current = false;
        takeBack(data.promptId);
      });
    }
  }, [data, signIn, flash]);
  useLayoutEffect(() => {
    if (!saved) return;
    const form = status.current?.closest('form');
    // The button disappears, so the link gets the focus.
    if (form?.contains(document.activeElement)) form.querySelector('a')?.focus();
    onSaved(true);
  }, [saved, onSaved]);

  return (
    <>
      <span ref={status} role="status">{saved && <><Icon name="ok" size={14} />{t('save.done')}</>}</span>
      {saved && <SiteLink className="take" href={centrePath('saved')} aria-label={t('save.viewOf')}>{t('save.view')}</SiteLink>}
    </>
  );
}
