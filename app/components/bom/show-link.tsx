import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { pageLink } from '~/components/shell/page-links';
import { bomPath, bomSearch, type BomQuery } from '~/domain/bom/address/bom-address';
import { withChannel } from '~/domain/portal/channel';
import { BOM_FORM } from './screen-form';

interface Props extends Pick<AnchorHTMLAttributes<HTMLElement>, 'className' | 'aria-label' | 'aria-current' | 'aria-expanded'> {
  to: BomQuery;
  channel: string | undefined;
  /** Whether the page keeps its place. */
  stays?: boolean;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** A link to other lines or another page of a bill of materials. If the bill is not stored, it has no address, and a button shows them. */
export function ShowLink({ to, channel, stays = false, ...rest }: Props) {
  if (to.no === '' && to.share === '') return <button {...rest} form={BOM_FORM} name="do" value={`intent=show&${bomSearch(to)}`} type="submit" />;
  return <a {...rest} href={withChannel(bomPath(to), channel)} {...pageLink(stays)} />;
}
