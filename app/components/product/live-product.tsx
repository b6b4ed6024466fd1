import { Await } from '@remix-run/react';
import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveFigures } from '~/domain/product/product';
import type { LiveById } from '~/domain/catalogue/search-page';
import type { Live } from '~/upstream/live';

/** The state of the shown figures, and when they were read (ms since 1970). */
export interface LiveState {
  /**
   * `wait`: figures of the snapshot, while the live ones load; `live`: live figures; `failed`: figures of the snapshot, because the live call
   * failed; `unknown`: the live answer does not have the product.
   */
  kind: 'wait' | 'live' | 'failed' | 'unknown';
  at: number;
  /** The live stock differs from the stock shown before. */
  changed?: boolean;
}

/** The live figures of one product, or of a page of products by id. */
export type LiveAnswer = Promise<Live<LiveFigures | LiveById>>;

interface Props<T> {
  product: T;
  snapshotAt: number;
  live: LiveAnswer;
  children: (product: T, state: LiveState) => ReactNode;
}

/**
 * Renders a product with the figures of the snapshot, then with the live figures, which stream in. The first version is complete: without
 * JavaScript, or if the live call fails, it stays. Both versions must have the same size.
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

/** The product with its live figures; `undefined` if there are none. */
export function withLive<T extends LiveFigures & { id: string }>(
  product: T, answer: Live<LiveFigures | LiveById> | undefined,
): T | undefined {
  if (!answer?.ok) return undefined;
  const figures = isFigures(answer.value) ? answer.value : answer.value[product.id];
  return figures && { ...product, ...figures };
}

/**
 * The live answer, once it has arrived. Components with a typed quantity use it outside of the streamed block, so that the typed quantity stays
 * when the answer arrives.
 */
export function useLive<T>(live: Promise<Live<T>>): Live<T> | undefined {
  const [settled, setSettled] = useState<{ by: Promise<Live<T>>; answer: Live<T> }>();
  useEffect(() => {
    let wanted = true;
    const settle = (answer: Live<T>) => {
      // The answer can come while blocks of the page are not hydrated yet. Another update than a transition would make React render them anew.
      if (wanted) startTransition(() => setSettled({ by: live, answer }));
    };
    live.then(settle, () => settle({ ok: false, reason: 'unavailable' }));
    return () => {
      wanted = false;
    };
  }, [live]);
  return settled?.by === live ? settled.answer : undefined;
}

/** Tells screen readers once whether the live figures of the page have arrived. Render it once on a page. */
export function LiveSummary({ live, count }: { live: LiveAnswer; count: number }) {
  const { t } = useTranslation('product');
  const answer = useLive(live);
  const text = answer && (answer.ok ? t('stock.updated', { count }) : t('stock.notUpdated'));
  return <p className="sr" role="status">{text}</p>;
}

function isFigures(value: LiveFigures | LiveById): value is LiveFigures {
  return typeof value.stock === 'number';
}

// If a boundary has shown content, React delays the whole navigation until the boundary's next answer arrives.
// With a new key for each answer, the boundary shows its fallback at once.
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
