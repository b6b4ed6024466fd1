import { useLocation, useMatches } from '@remix-run/react';
import { type ReactNode, useMemo } from 'react';
import { visibleHelpMenu } from '~/domain/help-menu';
import type { ShellData } from '~/domain/portal';
import { Sprite } from '~/ui/icon';
import { SiteContext, type Site } from './site-context';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './header/site-header';
import { SkipLink } from './skip-link';

interface Props {
  shell: ShellData;
  site: Omit<Site, 'path'>;
  children: ReactNode;
}

/** Header and footer around every screen. */
export function Shell({ shell, site, children }: Props) {
  const { pathname, search } = useLocation();
  const help = visibleHelpMenu(shell.helpMenu);
  // One value as long as the page stays: a change would make React draw blocks anew that are still streaming.
  const value = useMemo(() => ({ ...site, path: pathname + search }), [site, pathname, search]);
  return (
    <SiteContext.Provider value={value}>
      <Sprite />
      <SkipLink />
      <SiteHeader shell={shell} help={help} {...useSearched()} category={new URLSearchParams(search).get('cat') ?? ''} />
      <main id="main" className="wrap">{children}</main>
      <SiteFooter help={help} friendlyLinks={shell.friendlyLinks} />
    </SiteContext.Provider>
  );
}

/** What the list on the page was searched for, as its route says. */
function useSearched(): { keyword?: string } {
  const data = useMatches().at(-1)?.data;
  if (typeof data !== 'object' || data === null || !('searched' in data)) return {};
  return typeof data.searched === 'string' ? { keyword: data.searched } : {};
}
