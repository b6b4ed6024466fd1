import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadInTime } from '~/components/shell/reload/chunk-failure';
import type { Challenge } from '~/domain/challenge/challenge-records';

/** Passes a challenge that a form was answered with, and posts the form again. The program for it loads here. */
export function ChallengeStep({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('account');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const left = new AbortController();
    loadInTime(import('./later/pass-challenge')).then(
      ({ passChallenge }) => place.current && passChallenge(place.current, challenge, left.signal),
      // Posted without script, the form is answered with a picture.
      () => place.current?.closest('form')?.submit(),
    );
    return () => left.abort();
  }, [challenge]);
  return <div ref={place}><p className="hint" role="status">{t('challenge.working')}</p></div>;
}
