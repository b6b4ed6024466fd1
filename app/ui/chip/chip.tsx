import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { LinkComponent } from '../base/link';

interface Props {
  /** The address without this filter. */
  href: string;
  /** The accessible name, which says what a click does: "Remove filter Brand: Murata". */
  label: string;
  link?: LinkComponent;
  children: ReactNode;
}

/** An applied filter. A click on the chip removes it. */
export function Chip({ href, label, link: Link = 'a', children }: Props) {
  return (
    <Link className="chip" href={href} aria-label={label}>
      {children}
      <span className="x"><Icon name="x" size={14} /></span>
    </Link>
  );
}
