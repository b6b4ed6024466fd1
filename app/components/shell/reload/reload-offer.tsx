import { useNavigation } from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '~/ui/alert/alert';
import { chunkFailure, failLater, onChunkFailure } from './chunk-failure';
import { mayReload, reloadWithFields } from './reload';

/**
 * Offers to reload the page if a chunk has failed to load. It loads no chunk itself, because that could fail too. If a chunk fails again after
 * the reload, there is no second offer: a link then loads a new document, which works without the chunk.
 */
export function ReloadOffer() {
  const { t } = useTranslation();
  const { state, location: target, formMethod } = useNavigation();
  const failed = useSyncExternalStore(onChunkFailure, chunkFailure, () => undefined);
  useEffect(() => (state === 'idle' ? undefined : failLater()), [state]);
  useEffect(() => {
    if (failed && !mayReload() && target && !formMethod) location.assign(target.pathname + target.search + target.hash);
  }, [failed, target, formMethod]);
  return (
    <div className="toasts toasts--result" role="status">
      {failed && mayReload() && (
        <div className="toast toast--offer">
          <Alert kind="warn">
            <p>{t('reload.why')}{failed.code && <span className="small muted"> {failed.code}</span>}</p>
            <button type="button" className="btn btn--s" onClick={reloadWithFields}>{t('reload.now')}</button>
          </Alert>
        </div>
      )}
    </div>
  );
}
