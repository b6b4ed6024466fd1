import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { SHORT_NOTICE_MS, useLife } from '../toast/life';

interface Props {
  kind: 'err' | 'ok';
  onGone: () => void;
  /** What it says; empty: nothing at present. */
  children: ReactNode;
}

/** A few words beside what they speak of, for a moment. Their region is there before them: only so are they announced. */
export function ShortNotice({ children, ...props }: Props) {
  return <span className="short" role="status">{children && <Words {...props}>{children}</Words>}</span>;
}

function Words({ kind, onGone, children }: Props) {
  return <span className={`short__w short--${kind}`} {...useLife(SHORT_NOTICE_MS, onGone)}><Icon name={kind} size={14} />{children}</span>;
}
