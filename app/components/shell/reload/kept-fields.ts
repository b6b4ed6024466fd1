/** Keeps typed text during one reload, in the session storage of the tab. Secrets are never kept. */

const KEY = 'kept';

/** The text typed into one control. */
interface KeptField {
  name: string;
  /** The index of the control among the controls with the same name. */
  index: number;
  value: string;
}

export interface Kept {
  /** Path and query of the page. */
  path: string;
  fields: KeptField[];
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The state of a control. */
export interface Control {
  name: string;
  type: string;
  autocomplete: string;
  value: string;
  /** Its value when the page loaded. */
  start: string;
}

const TYPED = ['text', 'search', 'email', 'tel', 'url', 'number', 'textarea', 'select-one'];
const SECRET = /pass|code|token|secret|card|cvc/i;

/** The fields of a page to keep, in the order of the controls: those with changed text, but no passwords and no codes. */
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

/** Stores the fields. Never throws. */
export function keep(storage: Storage, kept: Kept): void {
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The storage is full or not allowed: the typed text is lost, but the page reloads.
  }
}

/** Takes the fields out of the storage; `undefined` if there are none. Never throws. */
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
