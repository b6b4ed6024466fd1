import { type RefObject, useEffect, useRef, useState } from 'react';

/** Half a screen ahead, so that pictures are there in time. The lazy loading of browsers starts several screens ahead. */
const AHEAD = '50%';

/**
 * Whether an element has been near the visible area.
 *
 * @param first it is near from the start
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
