import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { loadInTime } from '~/components/shell/reload/chunk-failure';
import { carriedPath } from '~/domain/account/return-path';
import { CART_PATH, type CartAnswer, type CartRefusal } from '~/domain/order/cart-form';
import { QUANTITY_FIELDS } from '~/domain/product/posted-quantity';
import { buttonClass } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { focusField } from '../quantity/quantity-form';
import type { AddOutcomeProps } from './later/add-outcome';

/** The state of adding a quantity of a product to the cart, and the function that adds it. */
export interface Adding {
  busy: boolean;
  /** Why the quantity was refused; `null`: it was not refused, or another quantity has been typed since. */
  refusal: CartRefusal | null;
  /** The mall's last refusal of a quantity; `null`: none. */
  last: CartRefusal | null;
  /** Posts the form with product and quantity by script. @param taken - a quantity that replaces the quantity of the form */
  post: (form: HTMLFormElement, taken?: number) => void;
  /** The component that posts the form and shows the result. Render it anywhere; its code loads at the first press. */
  outcome: ReactNode;
}

/** @param typed - the quantity in the field */
export function useAdding(typed: string): Adding {
  const [posted, setPosted] = useState<{ form: FormData; typed: string }>();
  const [answered, setAnswered] = useState<{ posted: FormData; answer: CartAnswer }>();
  const [last, setLast] = useState<CartRefusal | null>(null);
  const [Outcome, setOutcome] = useState<ComponentType<AddOutcomeProps>>();
  const { refusal } = answered?.answer ?? {};
  const onAnswer = useCallback((now: { posted: FormData; answer: CartAnswer }) => {
    setAnswered(now);
    if (now.answer.refusal?.ofQuantity) setLast(now.answer.refusal);
  }, []);
  const post = (form: HTMLFormElement, taken?: number) => {
    const fields = new FormData(form);
    if (taken !== undefined) fields.set(QUANTITY_FIELDS.taken, String(taken));
    setPosted({ form: fields, typed });
    if (!Outcome) loadInTime(import('./later/add-outcome')).then((module) => setOutcome(() => module.AddOutcome), () => leaveWith(fields));
  };
  return {
    busy: posted?.form !== answered?.posted,
    refusal: refusal?.ofQuantity && posted?.typed === typed ? refusal : null,
    last,
    post,
    outcome: Outcome && posted ? <Outcome posted={posted.form} onAnswer={onAnswer} /> : null,
  };
}

interface Props {
  adding: Adding;
  /** The text of the button. */
  label: string;
  /** Quantity and total, which the button shows in narrow windows. */
  more?: readonly [quantity: string, total: string];
  /** The accessible name, if the text does not say what is added. */
  name?: string;
  /** The quantity is refused. The element with the id `describedBy` says why. */
  refused: boolean;
  describedBy?: string | undefined;
  large?: boolean;
  /** The button is as wide as its container. A large one always is. */
  wide?: boolean;
}

/**
 * A submit button that posts the product and quantity of its form to the cart. With script, the page stays.
 */
export function AddButton({ adding: { busy, post }, label, more, name, refused, describedBy, large = false, wide = large }: Props) {
  return (
    <button
      className={`${buttonClass({ kind: 'primary', size: large ? 'large' : 'small', wide })} add`}
      formAction={CART_PATH} data-event="addToCart" data-event-field={QUANTITY_FIELDS.productId} aria-label={name} aria-describedby={describedBy}
      aria-disabled={refused || undefined} aria-busy={busy || undefined}
      onClick={(event) => {
        event.preventDefault();
        const { form } = event.currentTarget;
        if (refused) focusField(event.currentTarget);
        else if (form && !busy) post(form);
      }}
      type="submit"
    >
      {large && <Icon name="cart" />}
      {more ? <><span>{label}<span className="xs-only"> {more[0]}</span></span><small className="xs-only">{more[1]}</small></> : label}
    </button>
  );
}

/** The hidden fields of a form that adds to the cart. @param path - address of this page, to return to */
export function AddFields({ id, path }: { id: string; path: string }) {
  return (
    <>
      <input type="hidden" name={QUANTITY_FIELDS.productId} value={id} />
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="_r" value={carriedPath(path)} />
    </>
  );
}

/** Leaves the page and sends the form, as a browser without script does. */
function leaveWith(fields: FormData): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = CART_PATH;
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = String(value);
    form.appendChild(input);
  }
  document.body.appendChild(form);
  form.submit();
}
