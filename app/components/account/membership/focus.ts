import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Marks the control of an entry that gets the focus when the focus returns to the entry. */
export function entryId(id: string): string {
  return `entry-${encodeURIComponent(id)}`;
}

/** Focuses the element that the address of a new page names, as browsers do without script. */
export function useAnchorFocus(): void {
  const { key, hash } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    document.getElementById(hash.slice(1))?.focus();
  }, [key, hash]);
}

/**
 * A successful form may remove the focused element. Then its entry gets the focus, or the next entry, or the heading of the page.
 *
 * @param ids of the entries, in their order
 * @param field of the forms that names an entry
 */
export function useKeptFocus(ids: readonly string[], field: string): void {
  const { formData } = useNavigation();
  const heirs = useRef<readonly string[]>();
  useEffect(() => {
    if (formData) {
      const place = ids.findIndex((id) => id === formData.get(field));
      heirs.current = place < 0 ? [] : ids.slice(place, place + 2);
      return;
    }
    if (heirs.current && document.activeElement === document.body) {
      const [entry] = heirs.current.flatMap((id) => document.getElementById(entryId(id)) ?? []);
      (entry ?? document.querySelector('h1'))?.focus();
    }
    heirs.current = undefined;
  });
}
