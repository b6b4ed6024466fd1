import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';

const STAYS = 'stays';

/**
 * The mark of a link that opens a page of the shop without a new document.
 * @param stays - the page keeps its scroll position
 */
export function pageLink(stays = false): { 'data-nav': string } {
  return { 'data-nav': stays ? STAYS : '' };
}

/**
 * Lets marked links open their pages without a new document. One handler for all of them takes less time than one for each, and links whose component has not
 * loaded need none of their own. A link in a block that has not arrived yet loads a new document, since React keeps the click to itself.
 */
export function usePageLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const mark = link?.dataset.nav;
      if (!link || mark === undefined || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // A link to the page itself adds no entry to the history, as in browsers.
      navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href, preventScrollReset: mark === STAYS });
    };
    // The handlers of components and of lists run before, and may have done it.
    window.addEventListener('click', open);
    return () => window.removeEventListener('click', open);
  }, [navigate]);
}
