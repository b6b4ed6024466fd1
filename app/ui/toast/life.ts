import { useEffect, useRef, useState } from 'react';

/** How long each kind of message stays, ms. */
export const TOAST_MS = 3_000;
export const NOTIFICATION_MS = 4_500;
export const SHORT_NOTICE_MS = 1_500;

/**
 * Calls `onGone` after `life`. Hover and focus stop the time; after them, it starts again from zero.
 * @param life - ms; `undefined`: the element stays until it is dismissed
 * @returns event handlers for the element
 */
export function useLife(life: number | undefined, onGone: () => void) {
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
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
