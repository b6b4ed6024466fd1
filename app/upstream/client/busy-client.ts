import type { Language } from '../../domain/text/language';
import { describeFailure, UpstreamError } from '../failures/upstream-error';
import type { UpstreamClient } from './client';

/** The client of a request that is shed: nothing is read or sent, every call fails at once, and the page becomes an error page (README, "Too much load"). */
export function createBusyClient(language: Language): UpstreamClient {
  const refuse = async () => {
    throw new UpstreamError(describeFailure({ kind: 'busy' }, '', language));
  };
  const unavailable = async () => ({ ok: false, reason: 'unavailable' }) as const;
  return {
    read: refuse,
    readLive() {
      const snapshot = refuse();
      snapshot.catch(() => undefined);
      return { snapshot, live: unavailable() };
    },
    readIfKnown: unavailable,
    readOptional: unavailable,
    readDeferred: unavailable,
    readOwn: refuse,
    send: refuse,
    sendUnnamed: refuse,
    download: refuse,
  };
}
