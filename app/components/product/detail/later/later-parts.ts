import { lateParts } from '~/ui/later/late-parts';
import * as parts from './detail-parts';

/** Signs that the visitor begins to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

const late = lateParts(import.meta.env.SSR ? parts : undefined, () => import('./detail-parts'));

const begin = () => void late.loadParts().catch(() => undefined);

if (!import.meta.env.SSR) for (const sign of SIGNS) addEventListener(sign, begin, { once: true, passive: true, capture: true });

export const OfferList = late.later((from) => from.OfferList);
export const AlternativesPanel = late.later((from) => from.AlternativesPanel);
