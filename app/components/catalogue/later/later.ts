import { lateParts } from '~/ui/later/late-parts';
import * as parts from './list-parts';

/** The parts of a list whose code is not needed at first. They stay as they were sent until the list changes. */
export const { later, loadParts } = lateParts(import.meta.env.SSR ? parts : undefined, () => import('./list-parts'), '.plp');
