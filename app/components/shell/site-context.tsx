import { createContext, useContext } from 'react';
import type { DemoAccount } from '~/domain/account/account-records';
import type { Language } from '~/domain/text/language';

/** Data of the site and the request, for every component. */
export interface Site {
  language: Language;
  productName: string;
  /** The name in API paths and addresses of files, `PRODUCT`. */
  product: string;
  /** The channel parameter `p`, if the visitor came with one. */
  channel: string | undefined;
  timeZone: string;
  /** The name of the time zone, in words. */
  zone: string;
  /** When the data of the shell was read, ms since 1970. */
  now: number;
  /** The demo account, which everybody may use; in a demonstration only. */
  demoAccount?: DemoAccount | undefined;
  /** Path and query of this page. */
  path: string;
}

export const SiteContext = createContext<Site>({
  language: 'en', productName: '', product: '', channel: undefined, timeZone: 'UTC', zone: 'UTC', now: 0, path: '/',
});

export function useSite(): Site {
  return useContext(SiteContext);
}
