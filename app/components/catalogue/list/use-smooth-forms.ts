import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { withChannel } from '~/domain/portal/channel';
import { loadInTime } from '~/components/shell/reload/chunk-failure';
import { useSite } from '~/components/shell/site-context';
import { loadParts } from '../later/later';

/** What a visitor does before using a part of the list. Each loads the code of the parts. */
const FIRST_SIGNS = ['pointerover', 'focusin', 'keydown'] as const;

/**
 * Makes the forms inside an element navigate without a new document. Selects and checkboxes submit when they change; a tick for the
 * comparison changes the address only. After a form is sent, scroll position and focus stay. If the focused element has disappeared, the heading gets
 * the focus. Without script, the forms work as usual.
 */
export function useSmoothForms() {
  const navigate = useNavigate();
  const loading = useNavigation().state === 'loading';
  const { search } = useLocation();
  const { channel } = useSite();
  const root = useRef<HTMLDivElement>(null);
  const asked = useRef('');

  if (loading) void loadParts();

  useEffect(() => {
    if (asked.current && document.activeElement === document.body) {
      const control = root.current?.querySelector<HTMLElement>(asked.current) ?? root.current?.querySelector('h1');
      control?.focus({ preventScroll: true });
    }
    asked.current = '';
  }, [search]);

  // Parts whose code has not loaded have no handlers of React's, so the document listens. React's own handlers run before.
  useEffect(() => {
    const element = root.current;
    const inList = <E extends Event>(act: (event: E, target: Element) => void) => (event: E) => {
      if (event.target instanceof Element && element?.contains(event.target) && !event.defaultPrevented) act(event, event.target);
    };
    const onSubmit = inList((event: SubmitEvent, form) => {
      if (!(form instanceof HTMLFormElement) || form.method !== 'get') return;
      event.preventDefault();
      const fields = new FormData(form);
      const { pathname } = new URL(form.action);
      if (event.submitter?.closest('.facets__f')) form.closest('details')?.removeAttribute('open');
      loadInTime(loadParts()).then(
        ({ searchOf, selectorOf }) => {
          asked.current = selectorOf(document.activeElement);
          navigate(withChannel(pathname + searchOf(fields), channel), { preventScrollReset: pathname === location.pathname });
        },
        () => form.submit(),
      );
    });
    const onChange = inList((_event: Event, control) => {
      if (!(control instanceof HTMLSelectElement || control instanceof HTMLInputElement) || !control.form) return;
      if (control instanceof HTMLInputElement && control.name === 'id') {
        void loadParts().then(({ compareSearch }) =>
          navigate(location.pathname + compareSearch(location.search, control), { replace: true, preventScrollReset: true }));
      } else if (control.type === 'checkbox' || (control instanceof HTMLSelectElement && !control.name.endsWith('.unit'))) {
        control.form.requestSubmit();
      }
    });
    const onClick = inList((_event: MouseEvent, target) => {
      if (target.closest('a')) asked.current = GONE;
    });
    const onSign = () => void loadParts().then(({ dismissLayers }) => {
      if (element) dismissLayers(element);
    });
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('submit', onSubmit, { signal });
    document.addEventListener('change', onChange, { signal });
    document.addEventListener('click', onClick, { signal });
    for (const sign of FIRST_SIGNS) element?.addEventListener(sign, onSign, { signal, once: true });
    return () => listening.abort();
  }, [navigate, channel]);

  return { root, loading };
}

/** A selector that finds nothing. It is used after a click on a link, so that the heading gets the focus if the link has disappeared. */
const GONE = '[name=""]';
