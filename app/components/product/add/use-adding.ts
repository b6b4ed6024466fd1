import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { loadInTime } from '~/components/shell/reload/chunk-failure';
import { CART_PATH, type CartAnswer, type CartRefusal } from '~/domain/order/cart-form';
import { QUANTITY_FIELDS } from '~/domain/product/posted-quantity';
import type { AddOutcomeProps } from './later/add-outcome';

/** Adding a quantity of a product to the cart. */
export interface Adding {
  busy: boolean;
  /** Why the quantity was refused; `null`: it was not, or another one has been typed. */
  refusal: CartRefusal | null;
  /** Posts the form with product and quantity by script. @param taken replaces the form's quantity */
  post: (form: HTMLFormElement, taken?: number) => void;
  /** To be rendered anywhere. What posts the form and shows the result loads at the first press. */
  outcome: ReactNode;
}

/** @param typed the quantity in the field */
export function useAdding(typed: string): Adding {
  const [posted, setPosted] = useState<{ form: FormData; typed: string }>();
  const [answered, setAnswered] = useState<{ posted: FormData; answer: CartAnswer }>();
  const [Outcome, setOutcome] = useState<ComponentType<AddOutcomeProps>>();
  const { refusal } = answered?.answer ?? {};
  const post = (form: HTMLFormElement, taken?: number) => {
    const fields = new FormData(form);
    if (taken !== undefined) fields.set(QUANTITY_FIELDS.taken, String(taken));
    setPosted({ form: fields, typed });
    if (!Outcome) loadInTime(import('./later/add-outcome')).then((module) => setOutcome(() => module.AddOutcome), () => leaveWith(fields));
  };
  return {
    busy: posted?.form !== answered?.posted,
    refusal: refusal?.ofQuantity && posted?.typed === typed ? refusal : null,
    post,
    outcome: Outcome && posted ? createElement(Outcome, { posted: posted.form, onAnswer: setAnswered }) : null,
  };
}

/** Sends the form as without script. */
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
