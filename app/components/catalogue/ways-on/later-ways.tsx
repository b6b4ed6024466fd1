import { lazy, Suspense } from 'react';
import * as atOnce from './ways-on';

const load = () => import('./ways-on');

/** The server renders these parts at once; the browser loads their code only if a list shows them. */
const WaysBefore = import.meta.env.SSR ? atOnce.WaysBefore : lazy(async () => ({ default: (await load()).WaysBefore }));
const WaysAfter = import.meta.env.SSR ? atOnce.WaysAfter : lazy(async () => ({ default: (await load()).WaysAfter }));

/** Above the results: what a typo was read as, and the typed part number. Renders nothing if there is neither. */
export function BeforeResults(props: atOnce.WaysOnProps) {
  const { corrected, exact } = props.page;
  return corrected || exact.length > 0 ? <Suspense><WaysBefore {...props} /></Suspense> : null;
}

/** Below or instead of the results: why there are none, and the nearest parts. Renders nothing if there are results and no nearest parts. */
export function AfterResults(props: atOnce.WaysOnProps) {
  const { groups, nearest } = props.page;
  return groups.length === 0 || nearest.length > 0 ? <Suspense><WaysAfter {...props} /></Suspense> : null;
}
