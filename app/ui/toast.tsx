import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon';

interface Props {
  kind: 'err' | 'ok' | 'info';
  /** How long it stays, in ms; `undefined`: until it is dismissed. While it is pointed at or has the focus, time stands still. */
  life: number | undefined;
  dismissLabel: string;
  onGone: () => void;
  children: ReactNode;
}

/** A message over the page. The region it appears in announces it. */
export function Toast({ kind, life, dismissLabel, onGone, children }: Props) {
  const [held, setHeld] = useState(0);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (held > 0 || life === undefined) return;
    const timer = setTimeout(() => gone.current(), life);
    return () => clearTimeout(timer);
  }, [held, life]);
  const hold = () => setHeld((count) => count + 1);
  const release = () => setHeld((count) => Math.max(0, count - 1));
  return (
    <div className={`toast toast--${kind}`} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Icon name={kind} />
      <div>{children}</div>
      <button type="button" className="btn btn--q btn--i" aria-label={dismissLabel} onClick={onGone}><Icon name="x" size={14} /></button>
    </div>
  );
}
