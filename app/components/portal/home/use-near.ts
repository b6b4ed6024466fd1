import { type RefObject, useEffect, useRef, useState } from 'react';

/** Half a screen ahead, so that pictures are there when they come into view. A browser's own lazy loading asks several screens ahead. */
const AHEAD = '50%';

/**
 * Whether an element has come near the screen; it stays so.
 *
 * @param first known to be near from the start, before any script
 */
export function useNear<T extends Element>(first: boolean): [place: RefObject<T>, near: boolean] {
  const place = useRef<T>(null);
  const [near, setNear] = useState(first);
  useEffect(() => {
    if (near || !place.current) return undefined;
    const watch = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), { rootMargin: AHEAD });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near]);
  return [place, near];
}
