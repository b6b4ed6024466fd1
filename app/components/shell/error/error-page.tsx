import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { centrePath } from '~/domain/account/centre-path';
import { BOM_PATH } from '~/domain/bom/address/bom-path';
import { withChannel } from '~/domain/portal/channel';
import type { Missing } from '~/domain/text/message';
import { buttonClass } from '~/ui/button/button';
import { useSite } from '../site-context';
import { SiteLink } from '../site-link';

interface Props {
  /** HTTP status of the answer. */
  status: number;
  /** The message of the upstream, in the reader's language. */
  message?: string;
  /** Identifies the failure in the log. */
  requestId?: string;
  /** The kind of the missing record, if the page has a text for it. That text replaces the message of the upstream. */
  missing?: Missing | undefined;
}

type ErrorKind = 'missing' | 'missingOrder' | 'missingProduct' | 'missingBom' | 'refused' | 'busy' | 'broken';

/** The targets of the links. "Try again" is not here, because it leads to the same page. */
const ADDRESSES = { catalogue: '/catalogue', orders: centrePath('orders'), bom: BOM_PATH, home: '/' } as const;

/** The links of an error page, the most useful first. "Try again" is shown only if it may help. */
const WAYS: Record<ErrorKind, ReadonlyArray<'retry' | keyof typeof ADDRESSES>> = {
  missing: ['catalogue', 'home'],
  missingOrder: ['orders', 'home'],
  missingProduct: ['catalogue', 'home'],
  missingBom: ['bom', 'home'],
  refused: ['home'],
  busy: ['retry', 'home'],
  broken: ['retry', 'home'],
};

/** The records that have their own text on the 404 page. */
const MISSING_KINDS: Record<Missing, ErrorKind> = { order: 'missingOrder', product: 'missingProduct', bom: 'missingBom' };

/** Replaces a screen after an error: says what is wrong, and what to do. */
export function ErrorPage({ status, message = '', requestId = '', missing }: Props) {
  const { t } = useTranslation();
  const { channel } = useSite();
  const { pathname, search } = useLocation();
  const kind = errorKind(status, missing);
  const said = missing ? '' : message;
  return (
    <div className="fault">
      <p className="fault__s mono">{status}</p>
      <h1>{t(`error.${kind}.title`)}</h1>
      <p className="ink2">{t(`error.${kind}.advice`)}</p>
      <p className="row">
        {WAYS[kind].map((way, index) => {
          const look = buttonClass(index === 0 ? { kind: 'primary' } : {});
          // Loads a new document, because the failure may be in this one.
          if (way === 'retry') return <a key={way} className={look} href={withChannel(pathname + search, channel)}>{t('error.retry')}</a>;
          return <SiteLink key={way} className={look} href={ADDRESSES[way]}>{t(`error.${way}`)}</SiteLink>;
        })}
      </p>
      {(said || requestId) && (
        <p className="small muted">{`${said} ${requestId && t('error.request', { id: requestId })}`.trim()}</p>
      )}
    </div>
  );
}

/** The kind of an error page. Its texts and links depend on it. */
export function errorKind(status: number, missing?: Missing): ErrorKind {
  if (status === 404 || status === 410) return missing ? MISSING_KINDS[missing] : 'missing';
  if (status === 429 || status === 502 || status === 503 || status === 504) return 'busy';
  return status >= 400 && status < 500 ? 'refused' : 'broken';
}
