import { type RefObject, useEffect, useRef, useState } from 'react';
import { LAZY_DELAY } from '~/ui/base/lazy-delay';

/** Pictures load when they are half a screen away. The lazy loading of browsers would start several screens away. */
const AHEAD = '50%';

/**
 * Whether an element has been near the visible area for {@link LAZY_DELAY}.
 *
 * @param first - whether the element counts as near from the start
 */
export function useNear<T extends Element>(first: boolean): [place: RefObject<T>, near: boolean] {
  const place = useRef<T>(null);
  const [near, setNear] = useState(first);
  useEffect(() => {
    if (near || !place.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver((seen) => {
      clearTimeout(timer);
      if (seen.at(-1)?.isIntersecting) timer = setTimeout(() => setNear(true), LAZY_DELAY);
    }, { rootMargin: AHEAD });
    watch.observe(place.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [near]);
  return [place, near];
}
