import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Names the control of an entry that has the focus when one comes back to the entry. */
export function entryId(id: string): string {
  return `entry-${encodeURIComponent(id)}`;
}

/** What the address of a new page names has the focus, as where no script runs. */
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
 * A form that was carried out may take away what had the focus: then the entry it was about has it, or the one after
 * it, or the heading of the page.
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
