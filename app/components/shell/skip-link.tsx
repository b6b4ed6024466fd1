import { useTranslation } from 'react-i18next';
import { NEW_WINDOW_HINT } from './site-link';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip" href="#main">{t('skip')}</a>
      <span id={NEW_WINDOW_HINT} hidden>{t('newWindow')}</span>
    </>
  );
}
