/** The membership centre: its tabs, and what its forms answer (interfaces.md). */

import type { FormAnswer } from '../text/form-answer';

/** The tabs as its menu groups them. */
export const CENTRE_GROUPS = [
  { name: 'orders', tabs: ['orders', 'refunds', 'invoices'] },
  { name: 'buying', tabs: ['saved'] },
  { name: 'money', tabs: ['account'] },
  { name: 'own', tabs: ['addresses', 'profile'] },
] as const;

export type CentreTab = (typeof CENTRE_GROUPS)[number]['tabs'][number];
export const CENTRE_TABS: readonly CentreTab[] = CENTRE_GROUPS.flatMap(({ tabs }): readonly CentreTab[] => tabs);

/** What the centre shows where no tab is named. */
const FIRST: CentreTab = 'orders';

/** The address of a tab; the first one without a name. */
export function centrePath(tab?: CentreTab): string {
  return tab ? `/membership_center?tab=${tab}` : '/membership_center';
}

/** Which tab an address means: anything unknown is the first. */
export function readCentreTab(text: string | null): CentreTab {
  return CENTRE_TABS.find((tab) => tab === text) ?? FIRST;
}

/** The forms that can be shown again. */
export type CentreForm = 'profile' | 'password' | 'address';

export interface CentreAnswer extends FormAnswer {
  form: CentreForm;
}
