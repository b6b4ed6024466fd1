import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, type FormEvent, type MouseEvent } from 'react';
import { LIST_DEFAULTS } from '~/domain/catalogue/list-address';
import { withChannel } from '~/domain/portal/channel';
import { useSite } from '~/components/shell/site-context';

const DEFAULTS: Record<string, unknown> = { ...LIST_DEFAULTS };
/** The order of the parameters in an address. All forms use it, so that a list has only one address. */
const ORDER = Object.keys(LIST_DEFAULTS);

/**
 * Makes the forms and plain links inside an element navigate without a new document. Selects and checkboxes submit when they change. After
 * a form is sent, scroll position and focus stay. If the focused element has disappeared, the heading gets the focus. Without script, the
 * forms and links work as usual.
 */
export function useSmoothForms() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { channel } = useSite();
  const root = useRef<HTMLDivElement>(null);
  const asked = useRef('');

  useEffect(() => {
    if (asked.current && document.activeElement === document.body) {
      const control = root.current?.querySelector<HTMLElement>(asked.current) ?? root.current?.querySelector('h1');
      control?.focus({ preventScroll: true });
    }
    asked.current = '';
  }, [search]);

  function onSubmit(event: FormEvent<HTMLElement>) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    event.preventDefault();
    asked.current = selectorOf(document.activeElement);
    const path = withChannel(new URL(form.action).pathname + searchOf(form), channel);
    navigate(path, { preventScrollReset: true });
  }

  function onChange(event: FormEvent<HTMLElement>) {
    const control = event.target;
    const submits = control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && control.type === 'checkbox');
    if (submits) control.form?.requestSubmit();
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) asked.current = GONE;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  }

  return { root, handlers: { onSubmit, onChange, onClick } };
}

/** The query string of a form, without empty and default values. */
function searchOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]): Array<[string, string]> =>
    (typeof value === 'string' && value !== '' && value !== String(DEFAULTS[name]) ? [[name, value]] : []));
  const text = new URLSearchParams(fields.sort(([a], [b]) => rank(a) - rank(b))).toString();
  return text && `?${text}`;
}

function rank(name: string): number {
  return ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length;
}

/** A selector that finds nothing. It is used after a click on a link, so that the heading gets the focus if the link has disappeared. */
const GONE = '[name=""]';

/** A selector that finds a control again after its form has rendered again. */
function selectorOf(control: Element | null): string {
  if (!(control instanceof HTMLInputElement) && !(control instanceof HTMLSelectElement)) return '';
  const value = control.type === 'checkbox' ? `[value="${CSS.escape(control.value)}"]` : ':not([type=hidden])';
  return `[name="${CSS.escape(control.name)}"]${value}`;
}
