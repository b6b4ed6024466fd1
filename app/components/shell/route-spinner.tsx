import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How long the next page may take before it is said that it is loading, ms. */
const DELAY = 200;

/** Shows and says that the next page is loading, over the page: nothing moves. */
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
