import { useLocation } from '@remix-run/react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button';
import { Sprite } from '~/ui/icon';
import { BootContext } from './boot';
import { LanguageSwitch } from './header/language-switch';
import { Logo } from './header/logo';
import { SiteContext, useSite } from './site-context';
import { SkipLink } from './skip-link';

interface Props {
  /** HTTP status of the answer. */
  status: number;
  /** What the upstream said, in the reader's language. */
  message?: string;
  /** Tells one failure from another in the log. */
  requestId?: string;
}

/** A whole page that says what is wrong and what to do; stands without any data of the shop. */
export function ErrorPage({ status, message = '', requestId = '' }: Props) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const kind = errorKind(status);
  const site = { ...useSite(), ...useContext(BootContext) };
  return (
    <SiteContext.Provider value={site}>
      <Sprite />
      <SkipLink />
      <header className="mast mast--bare">
        <div className="wrap">
          <Logo />
          <div className="mast__act"><LanguageSwitch className="mbtn" /></div>
        </div>
      </header>
      <main id="main" className="wrap fault">
        <p className="fault__s mono">{status}</p>
        <h1>{t(`error.${kind}.title`)}</h1>
        <p className="ink2">{t(`error.${kind}.advice`)}</p>
        <p className="row">
          <a className={buttonClass({ kind: 'primary' })} href={pathname + search}>{t('error.retry')}</a>
          <a className={buttonClass()} href="/">{t('error.home')}</a>
        </p>
        {(message || requestId) && (
          <p className="small muted">{`${message} ${requestId && t('error.request', { id: requestId })}`.trim()}</p>
        )}
      </main>
    </SiteContext.Provider>
  );
}

/** Which texts an error page takes. */
export function errorKind(status: number): 'missing' | 'refused' | 'busy' | 'broken' {
  if (status === 404 || status === 410) return 'missing';
  if (status === 429 || status === 502 || status === 503 || status === 504) return 'busy';
  return status >= 400 && status < 500 ? 'refused' : 'broken';
}
