import { AddControls } from '~/components/product/add/row/add-controls';
import { NudgeLine } from '~/components/product/quantity/nudge-line';
import { keepInPage } from '~/components/product/quantity/quantity-form';
import { WhyNot } from '~/components/product/quantity/quantity-message';
import type { Offer } from '~/components/product/quantity/quantity-offer';
import { isSellable } from '~/domain/product/availability';
import type { Product } from '~/domain/product/product';
import type { ListView } from './list-view';
import { RowTotal } from './row-total';

interface Props {
  /** With the live figures, once they have arrived. */
  product: Product;
  /** It was for sale in the snapshot: then the field stays, with the typed text. */
  offered: boolean;
  offer: Offer;
  typed: string;
  view: ListView;
  onValue: (value: string) => void;
}

/**
 * The quantity of a product and its cost, or why it cannot be bought. Without script it is a form of its own, posted to the list: a
 * quantity that passes becomes that of the list.
 */
export function RowQuantity({ product, offered, offer, typed, view, onValue }: Props) {
  const { t, posted, today, site: { language, path } } = view;
  const isPosted = posted?.product.id === product.id;
  const unchecked = isPosted && posted.unchecked && typed === posted.typed;
  if (!offered && !isSellable(product)) return <WhyNot product={product} t={t} />;
  return (
    // The present address may have the anchor of a row that was posted before, and an anchor keeps the browser from focusing the field.
    <form method="post" action={path} onSubmit={keepInPage}>
      <AddControls
        product={product} offer={offer} typed={typed} path={path} today={today} language={language} t={t} onValue={onValue}
        taking={{ focused: isPosted, unchecked }}
      />
      <RowTotal product={product} offer={offer} view={view} />
      {offer.nudge && <NudgeLine nudge={offer.nudge} language={language} t={t} onValue={onValue} />}
    </form>
  );
}
