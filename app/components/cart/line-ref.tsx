import { type FormEvent, useState } from 'react';
import type { CartLine } from '~/domain/order/cart-lines';
import { CART_PATH } from '~/domain/order/cart-form';
import { OWN_NUMBER_LENGTH, ownNumberProblem, readOwnNumber } from '~/domain/order/own/own-number';
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
  const posted = wrongRef?.productId === productId ? wrongRef : undefined;
  const [edit, setEdit] = useState<string | null>(posted?.typed ?? null);
  if (edit === partRef) setEdit(null);
  const typed = edit ?? partRef;
  const number = readOwnNumber(typed);
  const problem = ownNumberProblem(number);
  const error = problem ? t(`cart:error.ref.${problem}`, { most: OWN_NUMBER_LENGTH }) : posted?.typed === edit ? say(posted.words) : undefined;
  const id = partRefId(productId);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (edit === null || problem) return;
    setEdit(number);
    if (number !== partRef) writes.refer(productId, number);
  };
  return (
    <form method="post" action={CART_PATH} className="cart__ref" onSubmit={save} onBlur={save}>
      <input type="hidden" name="intent" value="partRef" />
      <input type="hidden" name={QUANTITY_FIELDS.productId} value={productId} />
      <label className="small muted" htmlFor={id}>{t('cart:line.ref')}<span className="sr"> {mpn}</span></label>
      <div className="row">
        <input
          className="in in--s" name="text" {...tied(id, undefined, error)} value={typed} autoComplete="off" spellCheck={false}
          onChange={({ target }) => setEdit(target.value)} type="text"
        />
        <button className="btn btn--s no-script" aria-label={t('cart:line.saveRef', { mpn })} type="submit"><Icon name="ok" /></button>
      </div>
      <FieldNote id={id} error={error} />
    </form>
  );
}
