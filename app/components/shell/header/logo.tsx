import { useTranslation } from 'react-i18next';
import { SiteLink } from '../site-link';
import { useSite } from '../site-context';

/** The logo with the word "Farad". A shop with another name shows its name as text next to the logo. */
export function Logo() {
  const { t } = useTranslation();
  const { productName } = useSite();
  const own = productName.toLowerCase() === 'farad';
  return (
    <SiteLink className="logo" href="/" aria-label={t('homeOf', { name: productName })}>
      <svg viewBox={own ? '0 0 150 32' : '0 0 32 32'} aria-hidden="true">
        <use href="#i-logo" width="150" height="32" />
      </svg>
      {!own && <b>{productName}</b>}
    </SiteLink>
  );
}
