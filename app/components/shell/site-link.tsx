import { Icon } from '~/ui/icon/icon';
import type { AnchorProps } from '~/ui/base/link';
import { opensNewWindow } from './addresses';
import { withChannel } from '~/domain/portal/channel';
import { pageLink } from './page-links';
import { useSite } from './site-context';

/** Id of the hint that all links to new windows share. The hint is next to the skip link. */
export const NEW_WINDOW_HINT = 'new-window';

interface Props extends AnchorProps {
  /** Keeps the scroll position of the page. */
  preventScrollReset?: boolean;
}

/** A link that opens a new window, with an icon and a hint. */
export function NewWindowLink({ children, ...rest }: AnchorProps) {
  return (
    <a {...rest} target="_blank" rel="noopener" aria-describedby={NEW_WINDOW_HINT}>
      {children}
      <Icon name="window" size={14} />
    </a>
  );
}

/** A link of the shop. It keeps the channel, and some pages open in a new window (app/routes/README.md, "Navigation"). */
export function SiteLink({ href, preventScrollReset, ...rest }: Props) {
  const { channel } = useSite();
  if (!href.startsWith('/') || href.startsWith('//')) {
    return rest.target === '_blank' ? <NewWindowLink {...rest} href={href} /> : <a {...rest} href={href} />;
  }
  const address = withChannel(href, channel);
  if (opensNewWindow(href) || rest.target === '_blank') return <NewWindowLink {...rest} href={address} />;
  return <a {...rest} href={address} {...pageLink(preventScrollReset)} />;
}
