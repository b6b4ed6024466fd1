import { Await } from '@remix-run/react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveFigures } from '~/domain/product/product';
import type { LiveById } from '~/domain/catalogue/search-page';
import type { Live } from '~/upstream/live';

/** What the figures shown are, and when they were true (ms since 1970). */
export interface LiveState {
  /**
   * `wait`: the snapshot's, fresher ones are on their way; `failed`: the snapshot's, they did not come; `unknown`: the
   * live answer knows nothing of the part.
   */
  kind: 'wait' | 'live' | 'failed' | 'unknown';
  at: number;
  /** The live stock differs from what was shown before. */
  changed?: boolean;
}

/** The live figures of one part, or of a page of parts by id. */
export type LiveAnswer = Promise<Live<LiveFigures | LiveById>>;

interface Props<T> {
  product: T;
  snapshotAt: number;
  live: LiveAnswer;
  children: (product: T, state: LiveState) => ReactNode;
}

/**
 * A part with its live figures, streamed behind the snapshot's. The fallback is complete in itself: without
 * JavaScript, and where live fails, it is what stays. Both must have the same geometry.
 */
export function LiveProduct<T extends LiveFigures & { id: string }>({ product, snapshotAt, live, children }: Props<T>) {
  const snapshot = (kind: 'wait' | 'failed') => children(product, { kind, at: snapshotAt });
  return (
    <Suspense key={keyOf(live)} fallback={snapshot('wait')}>
      <Await resolve={live} errorElement={snapshot('failed')}>
        {(answer) => {
          if (!answer.ok) return snapshot('failed');
          const now = withLive(product, answer);
          if (!now) return children(product, { kind: 'unknown', at: answer.at });
          return children(now, { kind: 'live', at: answer.at, changed: now.stock !== product.stock });
        }}
      </Await>
    </Suspense>
  );
}

/** The part with its live figures; `undefined` where there are none for it. */
export function withLive<T extends LiveFigures & { id: string }>(
  product: T, answer: Live<LiveFigures | LiveById> | undefined,
): T | undefined {
  if (!answer?.ok) return undefined;
  const figures = isFigures(answer.value) ? answer.value : answer.value[product.id];
  return figures && { ...product, ...figures };
}

/**
 * The live answer once it is there, for what keeps its state outside of the streamed block: a quantity being typed
 * must survive the exchange.
 */
export function useLive<T>(live: Promise<Live<T>>): Live<T> | undefined {
  const [settled, setSettled] = useState<{ by: Promise<Live<T>>; answer: Live<T> }>();
  useEffect(() => {
    let wanted = true;
    const settle = (answer: Live<T>) => {
      if (wanted) setSettled({ by: live, answer });
    };
    live.then(settle, () => settle({ ok: false, reason: 'unavailable' }));
    return () => {
      wanted = false;
    };
  }, [live]);
  return settled?.by === live ? settled.answer : undefined;
}

/** Says once, politely, what became of a page's live figures. One a page. */
export function LiveSummary({ live, count }: { live: LiveAnswer; count: number }) {
  const { t } = useTranslation('product');
  const answer = useLive(live);
  const text = answer && (answer.ok ? t('stock.updated', { count }) : t('stock.notUpdated'));
  return <p className="sr" role="status">{text}</p>;
}

function isFigures(value: LiveFigures | LiveById): value is LiveFigures {
  return typeof value.stock === 'number';
}

// A boundary that has shown its content would hold the whole navigation back until the next answer is there;
// with a key of its own, each answer starts at the fallback.
const keys = new WeakMap<object, number>();
let lastKey = 0;

function keyOf(live: object): number {
  let key = keys.get(live);
  if (key === undefined) {
    key = lastKey += 1;
    keys.set(live, key);
  }
  return key;
}
