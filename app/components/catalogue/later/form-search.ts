import { LIST_DEFAULTS } from '~/domain/catalogue/list-address';

const DEFAULTS: Record<string, unknown> = LIST_DEFAULTS;
/** The order of the parameters in an address. All forms use it, so that a list has only one address. */
const ORDER = Object.keys(LIST_DEFAULTS);

/** A number without a unit. Its field has a choice of units beside it. */
const BARE = /^(?:\s*[-+])?[\d.,\s]+$/;

/** The query string of a form, without empty and default values. A bound without a unit gets that of its field. */
export function searchOf(form: FormData): string {
  const fields = [...form].flatMap(([name, typed]): Array<[string, string]> => {
    if (typeof typed !== 'string' || name.endsWith('.unit')) return [];
    const isBound = /\.(?:min|max)$/.test(name) && BARE.test(typed);
    const value = isBound ? typed.replace(/\s|,(?=\d{3}\b)/g, '') + (form.get(name.slice(0, -3) + 'unit') ?? '') : typed.trim();
    return value === '' || value === String(DEFAULTS[name]) ? [] : [[name, value]];
  });
  const text = new URLSearchParams(fields.sort(([a], [b]) => rank(a) - rank(b))).toString();
  return text && `?${text}`;
}

function rank(name: string): number {
  const place = ORDER.indexOf(name.startsWith('a.') ? 'attributes' : name.replace(/\..*/, ''));
  return place < 0 ? ORDER.length : place;
}

/** A selector that finds a control again after its form has rendered again. */
export function selectorOf(control: Element | null): string {
  if (!(control instanceof HTMLInputElement) && !(control instanceof HTMLSelectElement)) return '';
  const value = control.type === 'checkbox' ? `[value="${CSS.escape(control.value)}"]` : ':not([type=hidden])';
  return `[name="${CSS.escape(control.name)}"]${value}`;
}
