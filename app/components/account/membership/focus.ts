import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** The id of the control that gets the focus when the focus returns to an entry of a list. */
export function entryId(id: string): string {
  return `entry-${encodeURIComponent(id)}`;
}

/** After a navigation, focuses the element that the anchor of the address names, as browsers do without script. */
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
 * Keeps the focus when a successful form removes the focused element: the entry of the form gets it, otherwise the next entry, otherwise the
 * heading of the page.
 *
 * @param ids - ids of the entries, in their order
 * @param field - name of the form field that holds the id of an entry
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
