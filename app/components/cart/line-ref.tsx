import { type FormEvent, useRef, useState } from 'react';
import type { CartLine } from '~/domain/order/cart-lines';
import { CART_PATH } from '~/domain/order/cart-form';
import { OWN_NUMBER_LENGTH, ownNumberProblem, type OwnNumberProblem, readOwnNumber } from '~/domain/order/own/own-number';
import { QUANTITY_FIELDS } from '~/domain/product/posted-quantity';
import { FieldNote, tied } from '~/ui/field/field';
import { Icon } from '~/ui/icon/icon';
import { useWords } from '../shell/messages/message-text';
import { partRefId, type CartView } from './cart-view';

interface Props {
  line: CartLine;
  view: CartView;
}

/** The buyer's own part number of a line. It is saved when the field is left. */
export function LineRef({ line: { productId, mpn, partRef }, view: { t, writes, wrongRef } }: Props) {
  const say = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<OwnNumberProblem | null>();
  const posted = wrongRef?.productId === productId ? wrongRef : undefined;
  const error = problem ? t(`cart:error.ref.${problem}`, { most: OWN_NUMBER_LENGTH }) : problem === undefined && posted ? say(posted.words) : undefined;
  const id = partRefId(productId);
  // The field keeps its text itself, so that what was typed before the script ran is saved too.
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!field.current) return;
    const number = readOwnNumber(field.current.value);
    const wrong = ownNumberProblem(number);
    setProblem(wrong);
    if (wrong) return;
    field.current.value = number;
    if (number !== partRef) writes.refer(productId, number);
  };
  return (
    <form method="post" action={CART_PATH} className="cart__ref" onSubmit={save} onBlur={save}>
      <input type="hidden" name="intent" value="partRef" />
      <input type="hidden" name={QUANTITY_FIELDS.productId} value={productId} />
      <label className="small muted" htmlFor={id}>{t('cart:line.ref')}<span className="sr"> {mpn}</span></label>
      <div className="row">
        <input
          className="in in--s" name="text" {...tied(id, undefined, error)} ref={field} defaultValue={posted?.typed ?? partRef} autoComplete="off" spellCheck={false}
          onChange={() => setProblem(null)} type="text"
        />
        <button className="btn btn--s no-script" aria-label={t('cart:line.saveRef', { mpn })} type="submit"><Icon name="ok" /></button>
      </div>
      <FieldNote id={id} error={error} />
    </form>
  );
}
