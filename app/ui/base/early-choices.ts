import { type RefObject, useEffect, useRef } from 'react';

/**
 * Reads a form once, when its page comes to life. People may have chosen something before, or the browser may have filled it in again. The first render equals the
 * server's and does not know that; the next one would put its own choice in the place of theirs.
 *
 * @param read - gets what is chosen in the form
 * @returns the ref of an element within the form
 */
export function useEarlyChoices<E extends Element>(read: (chosen: FormData) => void): RefObject<E> {
  const place = useRef<E>(null);
  const once = useRef(read);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (form) once.current(new FormData(form));
  }, []);
  return place;
}
