/** The membership centre: its tabs, and what its forms answer (interfaces.md). */

import type { FormAnswer } from './form-answer';

export const CENTRE_TABS = ['profile', 'addresses', 'saved'] as const;
export type CentreTab = (typeof CENTRE_TABS)[number];

/** The address of a tab; the first one without a name. */
export function centrePath(tab?: CentreTab): string {
  return tab ? `/membership_center?tab=${tab}` : '/membership_center';
}

/** Which tab an address means: anything unknown is the first. */
export function readCentreTab(text: string | null): CentreTab {
  return CENTRE_TABS.find((tab) => tab === text) ?? CENTRE_TABS[0];
}

/** The forms that can be shown again. */
export type CentreForm = 'profile' | 'password' | 'address';

export interface CentreAnswer extends FormAnswer {
  form: CentreForm;
}
