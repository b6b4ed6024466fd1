import { CART_PATH } from '~/domain/order/cart-form';
import { buttonClass } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { focusField } from '../quantity/quantity-form';
import type { Adding } from './use-adding';

interface Props {
  adding: Adding;
  /** What is read on it. */
  label: string;
  /** Names it where its label does not say what is added. */
  name?: string;
  /** The quantity cannot be had; `describedBy` says why. */
  refused: boolean;
  describedBy?: string | undefined;
  large?: boolean;
}

/**
 * Puts the part and quantity of the form around it into the cart: a submit to the cart's address, with script a post from
 * within the page.
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

/** What a form must say beside part and quantity, to be posted to the cart. @param path of this page, where one is afterwards */
export function AddFields({ id, path }: { id: string; path: string }) {
  return (
    <>
      <input type="hidden" name="goodsId" value={id} />
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="_r" value={path} />
    </>
  );
}
