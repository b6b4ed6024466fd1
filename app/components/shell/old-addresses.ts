import { pathOfHash } from '~/domain/catalogue/list-address';
import { CHANNEL, readChannel, withChannel } from '~/domain/portal/channel';

const OLD = '#/product_list/';

/**
 * Leads old addresses, which have the route in their hash (`/#/product_list/search/LM358`), to the real path, now and when the hash changes.
 * Call it before the router starts. Otherwise the router also follows the hash, and renders blocks again while React hydrates them.
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
  if (path) location.replace(withChannel(path, readChannel(new URLSearchParams(location.search).get(CHANNEL))));
}
