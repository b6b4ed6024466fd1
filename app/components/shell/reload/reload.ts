import { keep, keptOf, takeKept } from './kept-fields';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether this document was loaded by {@link reloadWithFields}. Another reload would not help then. */
let reloaded = false;

/** Whether a reload may be offered. After a reload, no second one is offered. */
export function mayReload(): boolean {
  return !reloaded;
}

/** Reloads the page, and keeps the typed text. */
export function reloadWithFields(): void {
  const controls = typedControls().map((control) => ({
    name: control.name, type: control.type, autocomplete: control.autocomplete, value: control.value, start: startOf(control),
  }));
  keep(sessionStorage, keptOf(location.pathname + location.search, controls));
  location.reload();
}

/** Restores the typed text after {@link reloadWithFields}. Call it before the scripts of the page read its fields. */
export function restoreFields(): void {
  const kept = takeKept(sessionStorage);
  if (!kept) return;
  reloaded = true;
  if (kept.path !== location.pathname + location.search) return;
  const seen = new Map<string, number>();
  for (const control of typedControls()) {
    const index = seen.get(control.name) ?? 0;
    seen.set(control.name, index + 1);
    const field = kept.fields.find((one) => one.name === control.name && one.index === index);
    if (field) control.value = field.value;
  }
}

function typedControls(): Typed[] {
  return [...document.forms].flatMap((form) => [...form.elements]).flatMap((control) =>
    (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement ? [control] : []));
}

function startOf(control: Typed): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? control.options[0]?.value ?? '';
}
