import { useWords } from '~/components/shell/messages/message-text';
import { countText } from '~/domain/product/delivery';
import type { CartRefusal } from '~/domain/order/cart-form';
import { Icon } from '~/ui/icon/icon';
import { QuantityButton } from './quantity-message';
import type { Translate } from '../translate';

interface Props {
  id: string;
  refusal: CartRefusal;
  t: Translate;
  onValue: (value: string) => void;
}

/** Why the mall refused a quantity, with buttons that take the nearest quantities instead. */
export function QuantityRefusal({ id, refusal: { words, nearest }, t, onValue }: Props) {
  const say = useWords();
  return (
    <p className="msg msg--err" id={id}>
      <Icon name="err" />
      <span>
        {say(words)}
        {nearest.map((quantity) => (
          <span key={quantity}>
            {' '}
            <QuantityButton quantity={quantity} onValue={onValue}>{t('product:quantity.use', { quantity: countText(quantity) })}</QuantityButton>
          </span>
        ))}
      </span>
    </p>
  );
}
