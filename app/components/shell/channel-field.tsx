import { CHANNEL } from '~/domain/portal/channel';
import { useSite } from './site-context';

/** Keeps the channel in a GET form, which replaces the query of its address (app/routes/README.md, "Navigation"). */
export function ChannelField() {
  const { channel } = useSite();
  return channel ? <input name={CHANNEL} value={channel} type="hidden" /> : null;
}
