/** The hosts of the shop (app/session/README.md, "Site variant"). */

import { languageOf, type SiteVariant } from '../text/language';
import type { Sites } from './site-address';

/** Reads `SITE_HOSTS`, JSON of host name → `PC` or `PC_EN`. @throws Error that names the variable */
export function parseSiteHosts(json: string): Record<string, SiteVariant> {
  const message = 'SITE_HOSTS must be JSON of host name to PC or PC_EN, such as {"mall.example":"PC_EN"}';
  let parsed: unknown;
  try {
    parsed = JSON.parse(json || '{}');
  } catch {
    throw new Error(message);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error(message);
  const hosts: Record<string, SiteVariant> = {};
  for (const [host, variant] of Object.entries(parsed)) {
    if (variant !== 'PC' && variant !== 'PC_EN') throw new Error(message);
    hosts[host.toLowerCase()] = variant;
  }
  return hosts;
}

/** The shop's own address, and the first host of each language. Hosts have the scheme and the port of the shop's address. */
export function sitesOf({ origin, protocol, port }: URL, siteHosts: Readonly<Record<string, SiteVariant>>): Sites {
  const hosts = Object.entries(siteHosts).reverse();
  const at = port && `:${port}`;
  return { origin, origins: Object.fromEntries(hosts.map(([host, variant]) => [languageOf(variant), `${protocol}//${host}${at}`])) };
}
