import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { SHORT_NOTICE_MS, useLife } from '../toast/life';

interface Props {
  kind: 'err' | 'ok';
  onGone: () => void;
  /** The text; empty: nothing to say. */
  children: ReactNode;
}

/** A short message next to its subject, for a moment. Its region is always rendered: screen readers announce only changes in a region. */
export function ShortNotice({ children, ...props }: Props) {
  return <span className="short" role="status">{children && <Words {...props}>{children}</Words>}</span>;
}

function Words({ kind, onGone, children }: Props) {
  return <span className={`short__w short--${kind}`} {...useLife(SHORT_NOTICE_MS, onGone)}><Icon name={kind} size={14} />{children}</span>;
}
