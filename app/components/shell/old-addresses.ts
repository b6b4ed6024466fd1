const OLD = '#/product_list/';

/**
 * Leads old addresses, which have the route in their hash (`/#/product_list/search/LM358`), to the real path, now and when the hash changes.
 * Wait for it before the router starts. Otherwise the router also follows the hash, and renders blocks again while React hydrates them.
 */
export async function followOldAddresses(): Promise<void> {
  addEventListener('popstate', (event) => {
    if (isOld()) event.stopImmediatePropagation();
  }, { capture: true });
  addEventListener('hashchange', follow);
  await follow();
}

function isOld(): boolean {
  return location.hash.startsWith(OLD);
}

/** Few visitors come by an old address, so its code loads only then. */
async function follow(): Promise<void> {
  if (isOld()) await import('./later/leave-old-address').then(({ leaveOldAddress }) => leaveOldAddress(), () => undefined);
}
