import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrompts } from '~/components/shell/messages/prompts';
import { IN_PAGE, type SaveAnswer } from '~/domain/form-answer';
import { ShortNotice } from '~/ui/short-notice';

export interface SaveOutcomeProps {
  /** The form as it was posted; each press is another one. */
  posted: FormData;
}

/** Posts a part to be saved, and says what became of it: a word beside the button, the sign-in dialog, or a message. */
export function SaveOutcome({ posted }: SaveOutcomeProps) {
  const { t } = useTranslation('product');
  const { tell, signIn } = usePrompts();
  const { data, submit } = useFetcher<SaveAnswer>();
  useEffect(() => {
    posted.set(IN_PAGE, '1');
    submit(posted, { method: 'post', action: '/saved_parts' });
  }, [posted, submit]);
  useEffect(() => {
    if (!data) return;
    if ('prompt' in data) signIn();
    else if ('message' in data) tell({ kind: 'error', ...data.message });
  }, [data, signIn, tell]);
  const saved = data !== undefined && 'saved' in data && data.saved;
  return <ShortNotice text={saved ? t('save.done') : ''} turn={saved ? data : undefined} />;
}
