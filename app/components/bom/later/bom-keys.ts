import { flushSync } from 'react-dom';
import type { OpenLine } from '../use-open-line';

/** J and K lead to the next and the previous line that needs a look, 1 to 4 mark a candidate of the open line, Enter takes it. A held Enter takes only one. */
export function bomKeys(event: KeyboardEvent, root: HTMLElement, { open, show }: OpenLine): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { target, key, repeat } = event;
  if (!(target instanceof HTMLElement)) return;
  if (isTyped(target)) {
    if (key === 'Enter') pressOwnButton(event, target);
    return;
  }
  const isNowhere = target === document.body || target.id === 'main';
  if (!isNowhere && !root.contains(target)) return;
  const panel = root.querySelector<HTMLElement>('.alt:not([hidden])');
  const radios = [...(panel?.querySelectorAll<HTMLInputElement>('.alt__h input') ?? [])];
  const marked = radios[Number(key) - 1];
  if (/^[jk]$/i.test(key)) lead(root, key.toLowerCase() === 'j' ? 1 : -1, open, show);
  else if (marked) {
    marked.checked = true;
    marked.focus();
  } else if (key === 'Enter' && !repeat && panel && (isNowhere || radios.some((radio) => radio === target))) {
    panel.querySelectorAll<HTMLElement>('.alt__u')[Math.max(radios.findIndex(({ checked }) => checked), 0)]?.click();
  } else return;
  event.preventDefault();
}

/** Opens the next or the previous line that needs a look, and focuses it. */
function lead(root: HTMLElement, way: 1 | -1, open: number | null, show: OpenLine['show']): void {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-look]')];
  const at = rows.findIndex(({ id }) => id === `line-${open}`);
  const row = rows[at < 0 ? (way === 1 ? 0 : rows.length - 1) : at + way];
  if (!row) return;
  // Its candidates must be there to be focused.
  flushSync(() => show(Number(row.id.slice('line-'.length))));
  const panel = row.nextElementSibling?.classList.contains('alt') ? row.nextElementSibling : null;
  panel?.scrollIntoView({ block: 'nearest' });
  row.scrollIntoView({ block: 'nearest' });
  (panel?.querySelector<HTMLElement>('.alt__h input:checked') ?? row.querySelector<HTMLElement>('.bl__o'))?.focus({ preventScroll: true });
}

function isTyped(target: HTMLElement): boolean {
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox');
}

/** Enter in a field presses the button of its group. Without script it presses the first button of the form. */
function pressOwnButton(event: KeyboardEvent, target: HTMLElement): void {
  const button = target.closest('[data-enter]')?.querySelector<HTMLElement>('button[name=do]');
  if (!button) return;
  event.preventDefault();
  button.click();
}
