import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How long a page may take before the spinner shows, ms. */
const DELAY = 200;

/** Shows and announces that the next page is loading. It lies over the page, so nothing moves. */
export function RouteSpinner() {
  const { t } = useTranslation();
  const busy = useNavigation().state !== 'idle';
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(setSlow, DELAY, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return <div className="loading" role="status">{slow && <span>{t('loading')}</span>}</div>;
}
