import { useEffect, useState } from 'react';
import { Icon } from './icon';

/** How long a short notice stays, ms (section 8). */
const LIFE = 1_500;

interface Props {
  /** What is said; empty says nothing. A new `turn` says it again. */
  text: string;
  turn: object | undefined;
}

/** A word beside what it speaks of, for a moment. It is announced politely, and stays while it is pointed at. */
export function ShortNotice({ text, turn }: Props) {
  const [over, setOver] = useState<object>();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!turn || held) return;
    const timer = setTimeout(() => setOver(turn), LIFE);
    return () => clearTimeout(timer);
  }, [turn, held]);
  return (
    <span className="short" role="status" onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      {text && turn && over !== turn && <><Icon name="ok" size={14} />{text}</>}
    </span>
  );
}
