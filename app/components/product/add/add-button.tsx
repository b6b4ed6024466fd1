import { CART_PATH } from '~/domain/order/cart-form';
import { buttonClass } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { focusField } from '../quantity/quantity-form';
import type { Adding } from './use-adding';

interface Props {
  adding: Adding;
  /** The text of the button. */
  label: string;
  /** The accessible name, if the text does not say what is added. */
  name?: string;
  /** The quantity is refused; `describedBy` says why. */
  refused: boolean;
  describedBy?: string | undefined;
  large?: boolean;
}

/**
 * Adds the product and quantity of its form to the cart: a submit button with the address of the cart. With script the page stays.
 */
export function AddButton({ adding: { busy, post }, label, name, refused, describedBy, large }: Props) {
  return (
    <button
      className={`${buttonClass(large ? { kind: 'primary', size: 'large', wide: true } : { kind: 'primary', size: 'small' })} add`}
      formAction={CART_PATH} aria-label={name} aria-describedby={describedBy}
      aria-disabled={refused || undefined} aria-busy={busy || undefined}
      onClick={(event) => {
        event.preventDefault();
        const { form } = event.currentTarget;
        if (refused) focusField(event.currentTarget);
        else if (form && !busy) post(form);
      }}
    >
      {large && <Icon name="cart" />}
      {label}
    </button>
  );
}

/** The hidden fields of a form that adds to the cart. @param path of this page, to return to */
export function AddFields({ id, path }: { id: string; path: string }) {
  return (
    <>
      <input type="hidden" name="goodsId" value={id} />
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="_r" value={path} />
    </>
  );
}
