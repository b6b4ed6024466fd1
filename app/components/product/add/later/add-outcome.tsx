import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { usePrompts } from '~/components/shell/messages/prompts';
import { IN_PAGE } from '~/domain/text/form-answer';
import { CART_PATH, type CartAnswer } from '~/domain/order/cart-form';

export interface AddOutcomeProps {
  /** The posted form; each press makes a new one. */
  posted: FormData;
  onAnswer: (answered: { posted: FormData; answer: CartAnswer }) => void;
}

/** Adds a product to the cart, and shows the result. */
export function AddOutcome({ posted, onAnswer }: AddOutcomeProps) {
  const { flash } = usePrompts();
  const { data, submit } = useFetcher<CartAnswer>();
  const underWay = useRef<FormData>();

  useEffect(() => inTurn(() => {
    underWay.current = posted;
    posted.set(IN_PAGE, '1');
    submit(posted, { method: 'post', action: CART_PATH });
  }), [posted, submit]);
  useEffect(() => {
    if (!data || !underWay.current) return;
    onAnswer({ posted: underWay.current, answer: data });
    if (data.message) flash(data.message);
    underWay.current = undefined;
    next();
  }, [data, onAnswer, flash]);
  useEffect(() => () => {
    if (underWay.current) next();
  }, []);
  return null;
}

const waiting: Array<() => void> = [];
let busy = false;

/** Runs posts one after the other. The first post of a visitor creates the cart, and the next ones must go into the same cart. */
function inTurn(post: () => void): void {
  waiting.push(post);
  if (!busy) next();
}

function next(): void {
  const post = waiting.shift();
  busy = post !== undefined;
  post?.();
}
