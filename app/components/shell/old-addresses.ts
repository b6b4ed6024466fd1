const OLD = '#/product_list/';

/**
 * Carries old addresses with the route in their hash (`/#/product_list/search/LM358`) over to the real path, and
 * reads the list again when the hash changes (section 2). The reader of addresses is loaded only for one of them.
 */
export function followOldAddresses(): void {
  const follow = async () => {
    if (!location.hash.startsWith(OLD)) return;
    const { pathOfHash } = await import('~/domain/list-address');
    const path = pathOfHash(location.hash);
    if (path) location.replace(path);
  };
  addEventListener('hashchange', () => void follow());
  void follow();
}
