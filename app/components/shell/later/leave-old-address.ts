import { pathOfHash } from '~/domain/catalogue/list-address';
import { CHANNEL, readChannel, withChannel } from '~/domain/portal/channel';

/** Goes on to the real path of an address that has it in its hash. */
export function leaveOldAddress(): void {
  const path = pathOfHash(location.hash);
  if (path) location.replace(withChannel(path, readChannel(new URLSearchParams(location.search).get(CHANNEL))));
}
