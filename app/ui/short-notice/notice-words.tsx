import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { SHORT_NOTICE_MS, useLife } from '../toast/life';

export interface NoticeProps {
  kind: 'err' | 'ok';
  onGone: () => void;
  /** The text; empty: nothing to say. */
  children: ReactNode;
}

/** The words of a short notice. They go after a moment. */
export function NoticeWords({ kind, onGone, children }: NoticeProps) {
  return <span className={`short__w short--${kind}`} {...useLife(SHORT_NOTICE_MS, onGone)}><Icon name={kind} size={14} />{children}</span>;
}
