import { useLocation, useMatches } from '@remix-run/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { ShownNames } from '~/domain/text/dictionary';
import { visibleHelpMenu } from '~/domain/portal/help-menu';
import type { Message } from '~/domain/text/message';
import type { ShellData } from '~/domain/portal/portal';
import { Sprite } from '~/ui/icon/icon';
import { PageNotices } from './messages/page-notices';
import { Prompts } from './messages/prompts';
import { NamesProvider } from './names';
import { usePageLinks } from './page-links';
import { ReloadOffer } from './reload/reload-offer';
import { RouteSpinner } from './route-spinner';
import { SiteContext, type Site } from './site-context';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './header/site-header';
import { SkipLink } from './skip-link';

interface Props {
  shell: ShellData;
  names: ShownNames;
  site: Omit<Site, 'path'>;
  /** Who is signed in; `null`: nobody. */
  user: { name: string } | null;
  /** The number of lines in the cart, as the cookie says. */
  cartLines: number;
  /** The markup of the sale's strip; empty: no sale is announced. */
  strip: string;
  /** The messages of the last answer. Each is shown once. */
  messages: readonly Message[];
  children: ReactNode;
}

/** Header and footer around every screen. */
export function Shell({ shell, names, site, user, cartLines, strip, messages, children }: Props) {
  const { pathname, search, key } = useLocation();
  useContentFocus(key);
  usePageLinks();
  const help = visibleHelpMenu(shell.helpMenu);
  const marks = useMarks();
  // The value stays the same while the page does. With a new value, React would render again the blocks that are still streaming.
  const value = useMemo(() => ({ ...site, path: pathname + search }), [site, pathname, search]);
  return (
    <SiteContext.Provider value={value}>
      <Sprite />
      <SkipLink />
      <Prompts messages={messages}>
        <SiteHeader
          shell={shell} help={help} user={user} category={new URLSearchParams(search).get('cat') ?? ''} cartLines={cartLines} {...useShown()}
        />
        {strip && <div className="strip" dangerouslySetInnerHTML={{ __html: strip }} />}
        <main id="main" className="wrap" tabIndex={-1}>
          <PageNotices messages={messages} scripted={!marks.static} />
          <NamesProvider names={names}>{children}</NamesProvider>
        </main>
        <SiteFooter help={help} friendlyLinks={shell.friendlyLinks} times={marks.times} />
      </Prompts>
      <RouteSpinner />
      <ReloadOffer />
    </SiteContext.Provider>
  );
}

/** If the focused element has disappeared with the last page, the content gets the focus. So the Tab key does not start at the top. */
function useContentFocus(page: string): void {
  const seen = useRef(page);
  useEffect(() => {
    if (seen.current === page) return;
    seen.current = page;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [page]);
}

/** The marks in the `handle` of the routes: a `static` page sends no script; a page with `times` names the time zone. */
function useMarks(): { static: boolean; times: boolean } {
  const handles = useMatches().map(({ handle }) => (typeof handle === 'object' && handle !== null ? handle : {}));
  return {
    static: handles.some((handle) => 'static' in handle && handle.static === true),
    times: handles.some((handle) => 'times' in handle && handle.times === true),
  };
}

/** The data of a route that the shell needs: the keyword of a list, and the number of lines in the cart. */
function useShown(): { keyword?: string; cartLines?: number } {
  const data = useMatches().at(-1)?.data;
  if (typeof data !== 'object' || data === null) return {};
  return {
    ...('searched' in data && typeof data.searched === 'string' ? { keyword: data.searched } : {}),
    ...('cartLines' in data && typeof data.cartLines === 'number' ? { cartLines: data.cartLines } : {}),
  };
}
