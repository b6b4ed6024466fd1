/** Keeps what was typed over one reload, in the session storage of the tab. Never secrets, and never twice. */

const KEY = 'kept';

/** What was typed into one control. */
interface KeptField {
  name: string;
  /** Which one of that name. */
  index: number;
  value: string;
}

export interface Kept {
  /** Path and query of the page. */
  path: string;
  fields: KeptField[];
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a control says of itself. */
export interface Control {
  name: string;
  type: string;
  autocomplete: string;
  value: string;
  /** What it held when the page came. */
  start: string;
}

const TYPED = ['text', 'search', 'email', 'tel', 'url', 'number', 'textarea', 'select-one'];
const SECRET = /pass|code|token|secret|card|cvc/i;

/** What may be kept of a page's controls, in their order: typed text, neither passwords nor codes, nor what nobody touched. */
export function keptOf(path: string, controls: readonly Control[]): Kept {
  const seen = new Map<string, number>();
  const fields = controls.flatMap(({ name, type, autocomplete, value, start }) => {
    const index = seen.get(name) ?? 0;
    seen.set(name, index + 1);
    const secret = SECRET.test(name) || SECRET.test(autocomplete);
    return name && TYPED.includes(type) && !secret && value !== start ? [{ name, index, value }] : [];
  });
  return { path, fields };
}

/** Puts them away; a storage that refuses keeps nothing. */
export function keep(storage: Storage, kept: Kept): void {
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full, or not allowed: what was typed is lost, the reload is not.
  }
}

/** Takes them out, once; `undefined` where the page did not come by such a reload. Never throws. */
export function takeKept(storage: Storage): Kept | undefined {
  try {
    const text = storage.getItem(KEY);
    if (text === null) return undefined;
    storage.removeItem(KEY);
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'path' in value && 'fields' in value
    && typeof value.path === 'string' && Array.isArray(value.fields) && value.fields.every(isField);
}

function isField(value: unknown): value is KeptField {
  return typeof value === 'object' && value !== null && 'name' in value && 'index' in value && 'value' in value
    && typeof value.name === 'string' && typeof value.index === 'number' && typeof value.value === 'string';
}
