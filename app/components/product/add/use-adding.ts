import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { loadInTime } from '~/components/shell/reload/chunk-failure';
import { CART_PATH, type CartAnswer, type CartRefusal } from '~/domain/order/cart-form';
import type { AddOutcomeProps } from './add-outcome';

/** A quantity of a part on its way into the cart. */
export interface Adding {
  busy: boolean;
  /** Why the quantity as it is typed was refused; `null`: it was not. */
  refusal: CartRefusal | null;
  /** Posts the form that holds part and quantity from within the page. */
  post: (form: HTMLFormElement) => void;
  /** To be drawn anywhere: what posts, and says what became of it, is loaded at the first press. */
  outcome: ReactNode;
}

/** @param typed the quantity in the field */
export function useAdding(typed: string): Adding {
  const [posted, setPosted] = useState<FormData>();
  const [answered, setAnswered] = useState<{ posted: FormData; answer: CartAnswer }>();
  const [Outcome, setOutcome] = useState<ComponentType<AddOutcomeProps>>();
  const { refusal } = answered?.answer ?? {};
  const post = (form: HTMLFormElement) => {
    setPosted(new FormData(form));
    if (!Outcome) loadInTime(import('./add-outcome')).then((module) => setOutcome(() => module.AddOutcome), () => leaveWith(form));
  };
  return {
    busy: posted !== answered?.posted,
    refusal: refusal?.ofQuantity && refusal.typed === typed ? refusal : null,
    post,
    outcome: Outcome && posted ? createElement(Outcome, { posted, onAnswer: setAnswered }) : null,
  };
}

/** As without script. */
function leaveWith(form: HTMLFormElement): void {
  form.action = CART_PATH;
  form.submit();
}
