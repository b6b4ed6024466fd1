import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePrompts } from '~/components/shell/messages/prompts';
import { IN_PAGE } from '~/domain/text/form-answer';
import type { CartLine } from '~/domain/order/cart-lines';
import { CART_PATH, type CartAnswer, type CartRefusal } from '~/domain/order/cart-form';
import { QUANTITY_FIELDS } from '~/domain/product/posted-quantity';
import { isAdmissible } from '~/domain/product/quantity';
import { readTyped } from '~/domain/numbers/reading';

/** One value for each product, by product id. */
type ByProduct<T> = Readonly<Record<string, T>>;

/** The functions with which a line changes the cart by script. */
export interface LineWrites {
  /** Takes a typed quantity. A valid one is posted after a pause. */
  edit: (productId: string, typed: string) => void;
  /** Posts the typed quantity now, before the pause is over. */
  save: (productId: string) => void;
  /** Posts the cart's quantity again, so that the cart stores the current price as the price that was shown. */
  renew: (line: CartLine) => void;
  select: (productIds: readonly string[], on: boolean) => void;
  /** Posts the buyer's own part number of a line. */
  refer: (productId: string, partRef: string) => void;
}

export interface CartWrites extends LineWrites {
  /** Quantities that are not in the cart yet. */
  edits: ByProduct<string>;
  /** The mall's last refusal of a quantity, by product id. */
  refusals: ByProduct<CartRefusal>;
  selected: ReadonlySet<string>;
  /** A change is waiting or being sent. Until its answer arrives, the sums are out of date. */
  waiting: boolean;
  /** Products whose typed quantity is refused. */
  unsaved: readonly string[];
}

type Write = { intent: 'setQty' | 'partRef'; productId: string; typed: string } | { intent: 'select'; productIds: readonly string[] };

/** A quantity is posted this many ms after the last change, so that several presses of plus make one post. */
const PAUSE = 400;

/**
 * Posts quantities, selections and own part numbers of a cart one after the other. The page shows each change at once. If a post fails, the failure is
 * reported and the change is undone. A refused quantity stays in its field.
 * @param posted - a quantity that was refused in a post without script
 */
export function useCartWrites(lines: readonly CartLine[], posted: CartRefusal | undefined): CartWrites {
  const { flash } = usePrompts();
  const { data, state, submit } = useFetcher<CartAnswer>();
  const [edits, setEdits] = useState<ByProduct<string>>(posted ? { [posted.productId]: posted.typed } : {});
  const [refusals, setRefusals] = useState<ByProduct<CartRefusal>>(posted ? { [posted.productId]: posted } : {});
  const [ticks, setTicks] = useState<readonly string[] | null>(null);
  const saved = useRef(lines);
  const refused = useRef(refusals);
  const queue = useRef<readonly Write[]>([]);
  const sent = useRef<Write>();
  const pauses = useRef(new Map<string, { typed: string; timer: ReturnType<typeof setTimeout> }>());

  const send = useCallback(() => {
    const [write, ...others] = queue.current;
    if (sent.current || !write) return;
    queue.current = others;
    sent.current = write;
    submit(formOf(write), { method: 'post', action: CART_PATH });
  }, [submit]);
  const line = useMemo(() => lineUp(queue, send), [send]);

  const save = useCallback((productId: string) => {
    const pause = pauses.current.get(productId);
    if (!pause) return;
    clearTimeout(pause.timer);
    pauses.current.delete(productId);
    line({ intent: 'setQty', productId, typed: pause.typed });
  }, [line]);
  const edit = useCallback((productId: string, typed: string) => {
    clearTimeout(pauses.current.get(productId)?.timer);
    pauses.current.delete(productId);
    const found = saved.current.find((one) => one.productId === productId);
    const underWay = [sent.current, ...queue.current].some((write) => write?.intent === 'setQty' && write.productId === productId);
    if (typed === String(found?.quantity) && !underWay) return void setEdits((all) => without(all, productId));
    setEdits((all) => ({ ...all, [productId]: typed }));
    if (found && isSavable(found, typed, refused.current[productId])) pauses.current.set(productId, { typed, timer: setTimeout(() => save(productId), PAUSE) });
  }, [save]);
  const renew = useCallback(({ productId, quantity }: CartLine) => line({ intent: 'setQty', productId, typed: String(quantity) }), [line]);
  const refer = useCallback((productId: string, typed: string) => line({ intent: 'partRef', productId, typed }), [line]);
  const ticked = useMemo(() => ticks ?? lines.filter(({ selected }) => selected).map(({ productId }) => productId), [ticks, lines]);
  const tickedNow = useRef(ticked);
  const select = useCallback((productIds: readonly string[], on: boolean) => {
    const others = tickedNow.current.filter((id) => !productIds.includes(id));
    tickedNow.current = on ? [...others, ...productIds] : others;
    setTicks(tickedNow.current);
    line({ intent: 'select', productIds: tickedNow.current });
  }, [line]);

  useEffect(() => {
    saved.current = lines;
    refused.current = refusals;
    tickedNow.current = ticked;
  }, [lines, refusals, ticked]);
  useEffect(() => {
    const write = sent.current;
    if (state !== 'idle' || !write) return;
    sent.current = undefined;
    const { message, refusal } = data ?? {};
    if (message?.kind === 'error') flash(message);
    if (write.intent === 'select') {
      if (!queue.current.some(({ intent }) => intent === 'select')) setTicks(null);
    } else if (refusal?.ofQuantity) setRefusals((all) => ({ ...all, [write.productId]: refusal }));
    else if (write.intent === 'setQty') {
      setEdits((all) => (all[write.productId] === write.typed ? without(all, write.productId) : all));
      setRefusals((all) => without(all, write.productId));
    }
    send();
  }, [state, data, send, flash]);
  useEffect(() => {
    const { current } = pauses;
    return () => {
      for (const [productId, { typed, timer }] of current) {
        clearTimeout(timer);
        // The visitor has left the page before the pause was over, so the quantity is posted now.
        const body = formOf({ intent: 'setQty', productId, typed });
        fetch(CART_PATH, { method: 'POST', body, keepalive: true }).catch(() => undefined);
      }
    };
  }, []);

  const edited = lines.filter(({ productId }) => edits[productId] !== undefined);
  const unsaved = edited.filter((one) => isUnsaved(one, edits[one.productId] ?? '', refusals[one.productId]));
  return {
    edits, refusals, selected: useMemo(() => new Set(ticked), [ticked]), edit, save, renew, select, refer,
    waiting: state !== 'idle' || ticks !== null || edited.length > unsaved.length, unsaved: unsaved.map(({ productId }) => productId),
  };
}

/** Makes the function that queues a write. A selection replaces a waiting selection, a quantity or number replaces a waiting one of the same product. */
function lineUp(queue: { current: readonly Write[] }, send: () => void): (write: Write) => void {
  return (write) => {
    const replaced = (other: Write) => other.intent === 'select' ? write.intent === 'select' : write.intent === other.intent && write.productId === other.productId;
    queue.current = [...queue.current.filter((other) => !replaced(other)), write];
    send();
  };
}

function formOf(write: Write): FormData {
  const form = new FormData();
  form.set('intent', write.intent);
  form.set(IN_PAGE, '1');
  if (write.intent === 'select') for (const id of write.productIds) form.append(QUANTITY_FIELDS.productId, id);
  else {
    form.set(QUANTITY_FIELDS.productId, write.productId);
    form.set(write.intent === 'setQty' ? QUANTITY_FIELDS.typed : 'text', write.typed);
  }
  return form;
}

/** Whether a typed quantity is valid, by the figures of the page or because the mall has named it in a refusal. */
function isSavable({ product }: CartLine, typed: string, last: CartRefusal | undefined): boolean {
  const quantity = readTyped(typed);
  return quantity !== null && (isAdmissible(product, quantity) || last?.nearest.includes(quantity) === true);
}

function isUnsaved(line: CartLine, typed: string, last: CartRefusal | undefined): boolean {
  return last?.typed === typed || !isSavable(line, typed, last);
}

function without<T>(all: ByProduct<T>, productId: string): ByProduct<T> {
  if (all[productId] === undefined) return all;
  return Object.fromEntries(Object.entries(all).filter(([id]) => id !== productId));
}
