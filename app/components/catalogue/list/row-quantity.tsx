import { AddControls } from '~/components/product/add/row/add-controls';
import { keepInPage } from '~/components/product/quantity/quantity-form';
import { WhyNot } from '~/components/product/quantity/quantity-message';
import type { Offer } from '~/components/product/quantity/quantity-offer';
import { isSellable } from '~/domain/product/availability';
import type { Product } from '~/domain/product/product';
import type { ListView } from './list-view';
import { RowTotal } from './row-total';

interface Props {
  /** The product with its live figures, once they have arrived. */
  product: Product;
  /** Whether the product was for sale in the snapshot. Then the field stays, so that live figures never remove a typed quantity. */
  offered: boolean;
  offer: Offer;
  typed: string;
  view: ListView;
  onValue: (value: string) => void;
}

/** The id of a row's form. */
export function rowForm(id: string): string {
  return `form-${id}`;
}

/**
 * The quantity of a product and its cost, or why it cannot be bought. Without script, the form is posted to the list. If the quantity is
 * accepted, it becomes the quantity of the whole list.
 */
export function RowQuantity({ product, offered, offer, typed, view, onValue }: Props) {
  const { t, posted, today, site: { language, path } } = view;
  const isPosted = posted?.product.id === product.id;
  const unchecked = isPosted && posted.unchecked && typed === posted.typed;
  if (!offered && !isSellable(product)) return <WhyNot product={product} t={t} />;
  return (
    // The action has no anchor. The address of the page may have one, from an earlier post, and with it the browser would not focus the field.
    <form id={rowForm(product.id)} method="post" action={path} onSubmit={keepInPage}>
      <AddControls
        product={product} offer={offer} typed={typed} path={path} today={today} language={language} t={t} onValue={onValue}
        taking={{ focused: isPosted, unchecked }} shows="total"
      />
      <RowTotal product={product} offer={offer} view={view} />
    </form>
  );
}
