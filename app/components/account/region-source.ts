import type { RegionOption } from '~/domain/account/account-records';
import { askOnce } from '~/domain/account/region-picker';

/** The regions below a region, from `GET /region`. Each list is loaded only once. */
export const regionsOf = askOnce(async (parent: string): Promise<readonly RegionOption[]> => {
  const response = await fetch(`/region?${new URLSearchParams({ parent })}`);
  if (!response.ok) throw new Error(`Regions answered ${response.status}`);
  const regions: RegionOption[] = await response.json();
  return regions;
});
