import { describe, expect, it } from 'vitest';
import { type Control, keep, keptOf, takeKept } from '~/components/shell/reload/kept-fields';

const control = (over: Partial<Control>): Control => ({ name: 'keyword', type: 'text', autocomplete: '', value: 'LM358', start: '', ...over });

/** A session storage, which may refuse writes. */
class Tab {
  readonly items = new Map<string, string>();
  constructor(readonly full = false) {}
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
}

describe('the input kept over a reload', () => {
  it('has the typed text, and its index among the controls of that name', () => {
    const kept = keptOf('/brand?x=1', [control({ value: '' }), control({ value: 'NE555' }), control({ name: 'note', type: 'textarea', value: 'a' })]);
    expect(kept).toEqual({ path: '/brand?x=1', fields: [{ name: 'keyword', index: 1, value: 'NE555' }, { name: 'note', index: 0, value: 'a' }] });
  });

  it.each<Partial<Control>>([
    { name: 'password', type: 'password' },
    // A password that is shown is a text field.
    { name: 'password', type: 'text' },
    { name: 'oldPassword', type: 'text', autocomplete: 'current-password' },
    { name: 'x', type: 'text', autocomplete: 'new-password' },
    { name: 'validCode', type: 'text' },
    { name: 'x', autocomplete: 'one-time-code' },
    { name: 'imgCode' },
    { name: '_r', type: 'hidden' },
    { name: 'agree', type: 'checkbox' },
    { name: 'file', type: 'file' },
    { name: '' },
    { value: 'as it came', start: 'as it came' },
  ])('leaves out %o', (over) => {
    expect(keptOf('/', [control(over)]).fields).toEqual([]);
  });

  it('is restored once', () => {
    const tab = new Tab();
    const kept = keptOf('/', [control({})]);
    keep(tab, kept);
    expect(takeKept(tab)).toEqual(kept);
    expect(takeKept(tab)).toBeUndefined();
    expect(tab.items.size).toBe(0);
  });

  it('is empty if the storage refuses or has something else', () => {
    const full = new Tab(true);
    keep(full, keptOf('/', [control({})]));
    expect(takeKept(full)).toBeUndefined();
    for (const text of ['', '{', 'null', '[]', '{"path":1,"fields":[]}', '{"path":"/"}', '{"path":"/","fields":[null]}', '{"path":"/","fields":[{"name":"a","index":0}]}']) {
      const tab = new Tab();
      tab.items.set('kept', text);
      expect(takeKept(tab), text).toBeUndefined();
      expect(tab.items.size, text).toBe(0);
    }
  });
});
