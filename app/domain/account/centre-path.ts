import type { CentreTab } from './membership';

/** The address of a tab of the membership centre; without `tab`, the address of the first tab. */
export function centrePath(tab?: CentreTab): string {
  return tab ? `/membership_center?tab=${tab}` : '/membership_center';
}
