import { useEffect, useRef } from 'react';
import type { FormState } from '~/components/account/fields/answered-form';

/**
 * Changes what is filled in, where it depends on another choice. Only a field that nobody has changed gets what is filled in now: what people have typed or
 * emptied stays.
 *
 * @param filled - by field
 */
export function useFilledIn(state: Pick<FormState, 'secret'>, filled: Readonly<Record<string, string>>): void {
  const before = useRef(filled);
  const changed = useRef(new Set<EventTarget>());
  useEffect(() => {
    const note = ({ target }: Event) => void (target && changed.current.add(target));
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, []);
  useEffect(() => {
    for (const [name, text] of Object.entries(filled)) {
      const field = document.getElementById(state.secret(name).id);
      if (field instanceof HTMLInputElement && text !== before.current[name] && field.value === before.current[name] && !changed.current.has(field)) field.value = text;
    }
    before.current = filled;
  });
}
