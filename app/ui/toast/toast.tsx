import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { useLife } from './life';

interface Props {
  kind: 'err' | 'ok' | 'info';
  /** How long it stays, ms; `undefined`: until it is dismissed. Hover and focus stop the time; after them, it starts again from zero. */
  life: number | undefined;
  dismissLabel: string;
  onGone: () => void;
  children: ReactNode;
}

/** A message over the page. The region around it must be one that screen readers announce. */
export function Toast({ kind, life, dismissLabel, onGone, children }: Props) {
  const held = useLife(life, onGone);
  return (
    <div className={`toast toast--${kind}`} {...held}>
      <Icon name={kind} />
      <div>{children}</div>
      <button type="button" className="btn btn--q btn--i" aria-label={dismissLabel} onClick={onGone}><Icon name="x" size={14} /></button>
    </div>
  );
}
