import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pictures load when they are half a screen away. The lazy loading of browsers would start several screens away. */
const AHEAD = '50%';

/**
 * Whether an element has been near the visible area.
 *
 * @param first - whether the element counts as near from the start
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
