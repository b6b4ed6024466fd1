/** What scripts add to the screen of a bill of materials. It loads when the visitor begins to use the screen. */

import { groupThousands } from '~/domain/money/money-format';
import { BOM_FORM } from '../screen-form';
import type { OpenLine } from '../use-open-line';
import { bomKeys } from './bom-keys';

/** A quantity is posted so many ms after the last change, so that several presses of plus make one post. */
const PAUSE = 400;

export interface ScreenActions {
  /** The form is about to be posted. */
  submitted: (event: Event) => void;
  /** The answer to a post is on the screen. */
  settled: () => void;
  /** A key was pressed. */
  key: (event: KeyboardEvent) => void;
  stop: () => void;
}

/** Starts to listen. @param now - gives what is open */
export function startActions(root: HTMLElement, now: () => OpenLine | undefined): ScreenActions {
  const listening = new AbortController();
  const { signal } = listening;
  let isSent = false;
  let pressed: HTMLElement | null = null;
  /** The row, the panel of candidates or the side that the pressed button stands in. */
  let place: Element | null = null;
  /** What stood in the focused field when the form was posted. */
  let sent: string | undefined;
  /** The button that is pressed once the answer to the present post is there. */
  let waiting: HTMLElement | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const form = () => {
    const element = root.querySelector(`#${BOM_FORM}`);
    return element instanceof HTMLFormElement ? element : null;
  };
  const post = (button: HTMLElement | null) => {
    clearTimeout(pause);
    pause = undefined;
    form()?.requestSubmit(button?.isConnected ? button : null);
  };
  const update = () => post(root.querySelector<HTMLElement>(`#${BOM_FORM} > button`));
  const updateSoon = () => {
    clearTimeout(pause);
    pause = setTimeout(update, PAUSE);
  };

  // Before React: posts name the version that they change, so a post waits for the answer to the one before.
  addEventListener('submit', (event) => {
    if (!isSent || event.target !== form()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting = event.submitter;
  }, { capture: true, signal });
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name.startsWith('order.')) updateSoon();
    if (target.name === 'goal') update();
  }, { signal });
  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null;
    if (!button || !step(button)) return;
    event.preventDefault();
    updateSoon();
  }, { signal });
  const key = (event: KeyboardEvent) => {
    const line = now();
    if (line) bomKeys(event, root, line);
  };
  document.addEventListener('keydown', key, { signal });

  return {
    key,
    submitted(event) {
      clearTimeout(pause);
      pause = undefined;
      isSent = true;
      pressed = event instanceof SubmitEvent ? event.submitter : null;
      place = pressed?.closest('.bl, .alt, .bside') ?? null;
      sent = focusedField()?.value;
      pressed?.setAttribute('aria-busy', 'true');
      pressed?.closest<HTMLElement>('[popover]')?.hidePopover();
    },
    settled() {
      pressed?.removeAttribute('aria-busy');
      isSent = false;
      const next = waiting;
      waiting = null;
      if (next) return post(next);
      if (pause === undefined) showStored(root, sent);
      if (pressed && (document.activeElement === document.body || document.activeElement?.id === 'main')) controlBeside(root, place, now()?.open ?? null)?.focus();
      pressed = null;
    },
    stop() {
      clearTimeout(pause);
      listening.abort();
    },
  };
}

/** Puts the next quantity into the field of minus and plus. @returns whether there is one */
function step(button: HTMLElement): boolean {
  const group = button.closest<HTMLElement>('.qty');
  const field = group?.querySelector('input');
  if (!field) return false;
  const [before, to, by] = [Number(field.value.replaceAll(',', '')), Number(button.dataset['step']), Number(group?.dataset['by'])];
  // The page knows the quantity next to the stored one. For further presses the step is added, and the answer corrects it.
  const isStored = field.value === field.defaultValue;
  const next = isStored || Number.isNaN(before) ? to : before + Math.sign(to - Number(field.defaultValue.replaceAll(',', ''))) * by;
  field.value = groupThousands(String(Math.max(next, 0)));
  return true;
}

/** Fields show what is stored, except for one in which somebody has typed since the post. @param sent - what stood in the focused field then */
function showStored(root: HTMLElement, sent: string | undefined): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('.bom .qty input, .bset input:not([type=radio])')) {
    if (field !== document.activeElement || field.value === sent) field.value = field.defaultValue;
  }
}

function focusedField(): HTMLInputElement | null {
  return document.activeElement instanceof HTMLInputElement ? document.activeElement : null;
}

/** The control that takes the focus of a button that is gone: the quantity of its row, the main button of its side, or that of the open line; elsewhere, the heading. */
function controlBeside(root: HTMLElement, place: Element | null, open: number | null): HTMLElement | null {
  const own = root.contains(place) ? place?.querySelector<HTMLElement>('.qty input, .act-bar button') : null;
  return own ?? (place && controlOfOpen(root, open)) ?? root.querySelector<HTMLElement>('h1');
}

function controlOfOpen(root: HTMLElement, open: number | null): HTMLElement | null {
  const row = open === null ? null : root.querySelector(`#line-${open}`);
  return row?.nextElementSibling?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector<HTMLElement>('a, button') ?? null;
}
