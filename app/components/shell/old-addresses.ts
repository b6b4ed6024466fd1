import { pathOfHash } from '~/domain/catalogue/list-address';

const OLD = '#/product_list/';

/**
 * Leads old addresses with the route in their hash (`/#/product_list/search/LM358`) to the real path, and loads the list again when the
 * hash changes.
 * Call it before the router starts: the page is about to be left, and a router that follows the hash would render blocks that are just
 * being hydrated.
 */
export function followOldAddresses(): void {
  addEventListener('popstate', (event) => {
    if (isOld()) event.stopImmediatePropagation();
  }, { capture: true });
  addEventListener('hashchange', follow);
  follow();
}

function isOld(): boolean {
  return location.hash.startsWith(OLD);
}

function follow(): void {
  if (!isOld()) return;
  const path = pathOfHash(location.hash);
  if (path) location.replace(path);
}
