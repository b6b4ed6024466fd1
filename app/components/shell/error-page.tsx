import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button';
import { SiteLink } from './site-link';

interface Props {
  /** HTTP status of the answer. */
  status: number;
  /** What the upstream said, in the reader's language. */
  message?: string;
  /** Tells one failure from another in the log. */
  requestId?: string;
}

type ErrorKind = 'missing' | 'refused' | 'busy' | 'broken';

/** The ways on from an error page, the likeliest first. Trying again stands only where it may help. */
const WAYS: Record<ErrorKind, ReadonlyArray<'retry' | 'catalogue' | 'home'>> = {
  missing: ['catalogue', 'home'],
  refused: ['home'],
  busy: ['retry', 'home'],
  broken: ['retry', 'home'],
};

/** Says what is wrong and what to do, in the place of a screen. */
export function ErrorPage({ status, message = '', requestId = '' }: Props) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const kind = errorKind(status);
  return (
    <div className="fault">
      <p className="fault__s mono">{status}</p>
      <h1>{t(`error.${kind}.title`)}</h1>
      <p className="ink2">{t(`error.${kind}.advice`)}</p>
      <p className="row">
        {WAYS[kind].map((way, index) => {
          const look = buttonClass(index === 0 ? { kind: 'primary' } : {});
          // A new document: what failed may be in this one.
          if (way === 'retry') return <a key={way} className={look} href={pathname + search}>{t('error.retry')}</a>;
          return <SiteLink key={way} className={look} href={way === 'home' ? '/' : '/catalogue'}>{t(`error.${way}`)}</SiteLink>;
        })}
      </p>
      {(message || requestId) && (
        <p className="small muted">{`${message} ${requestId && t('error.request', { id: requestId })}`.trim()}</p>
      )}
    </div>
  );
}

/** Which texts an error page takes. */
export function errorKind(status: number): ErrorKind {
  if (status === 404 || status === 410) return 'missing';
  if (status === 429 || status === 502 || status === 503 || status === 504) return 'busy';
  return status >= 400 && status < 500 ? 'refused' : 'broken';
}
