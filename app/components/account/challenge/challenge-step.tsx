import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Challenge } from '~/domain/account/challenge';

/** Passes a challenge that a form was answered with, and posts the form again. The program for it loads here. */
export function ChallengeStep({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('account');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const left = new AbortController();
    import('./later/pass-challenge').then(({ passChallenge }) => place.current && passChallenge(place.current, challenge, left.signal), () => undefined);
    return () => left.abort();
  }, [challenge]);
  return <div ref={place}><p className="hint" role="status">{t('challenge.working')}</p></div>;
}
