import { useEffect, useState } from 'react';
import type { BomView } from '../view/view-records';
import type { BomShown } from './bom-page-data';

interface Arrived {
  of: BomShown;
  matched?: number;
  view?: BomView;
  failed?: boolean;
}

/**
 * The bill as far as it has arrived: first its first lines, with the number of matched lines, then all of it. It stays one component, so that what is typed into the
 * first lines stays when the others arrive.
 */
export function useStreamedView(page: BomShown): { view: BomView; failed: boolean } {
  const [arrived, setArrived] = useState<Arrived>({ of: page });
  useEffect(() => {
    const { streamed } = page;
    if (!streamed) return undefined;
    let wanted = true;
    const note = (news: Omit<Arrived, 'of'>) => {
      if (wanted) setArrived((before) => ({ ...(before.of === page ? before : {}), of: page, ...news }));
    };
    for (const block of streamed.progress) block.then((matched) => note({ matched }), () => undefined);
    streamed.rest.then((answer) => note(answer.ok ? { view: answer.value } : { failed: true }), () => note({ failed: true }));
    return () => {
      wanted = false;
    };
  }, [page]);
  const { matched, view, failed = false } = arrived.of === page ? arrived : {};
  if (view) return { view, failed: false };
  return { view: matched === undefined ? page.view : { ...page.view, matched: Math.max(matched, page.view.matched) }, failed };
}
