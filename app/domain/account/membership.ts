/** The membership centre: its tabs, and what its forms answer (app/routes/README.md, "Forms"). */

import type { FormAnswer } from '../text/form-answer';

/** The tabs, grouped as in the menu. */
export const CENTRE_GROUPS = [
  { name: 'orders', tabs: ['orders', 'refunds', 'invoices'] },
  { name: 'buying', tabs: ['saved', 'boms'] },
  { name: 'money', tabs: ['account'] },
  { name: 'sale', tabs: ['lottery'] },
  { name: 'own', tabs: ['addresses', 'profile', 'feedback'] },
] as const;

export type CentreTab = (typeof CENTRE_GROUPS)[number]['tabs'][number];
export const CENTRE_TABS: readonly CentreTab[] = CENTRE_GROUPS.flatMap(({ tabs }): readonly CentreTab[] => tabs);

/** The tab to show if the address names no tab. */
const FIRST: CentreTab = 'orders';

/** Reads the tab of an address. An unknown or missing name means the first tab. */
export function readCentreTab(text: string | null): CentreTab {
  return CENTRE_TABS.find((tab) => tab === text) ?? FIRST;
}

/** The forms that are shown again after an error. */
export type CentreForm = 'profile' | 'password' | 'address' | 'invoiceDetails';

export interface CentreAnswer extends FormAnswer {
  form: CentreForm;
}
