import { useTranslation } from 'react-i18next';
import { centrePath } from '~/domain/membership';
import { CART_PATH } from '~/domain/order/cart-form';
import type { Message } from '~/domain/message';
import { orderPath } from '~/domain/order/order-forms';
import { SiteLink } from '../site-link';
import { useWords } from './words';

/** Where messages lead on to, by their keys: the cookie that carries them has no room for a link in each of twenty. */
const WAYS_ON: ReadonlyMap<string, { hrefOf: (values: Values) => string; label: string }> = new Map([
  ['account:message.savedPart', { hrefOf: () => centrePath('saved'), label: 'account:message.viewSaved' }],
  ['cart:message.added', { hrefOf: () => CART_PATH, label: 'cart:message.view' }],
  ['cart:message.merged', { hrefOf: () => CART_PATH, label: 'cart:message.view' }],
  ['cart:message.mergedMore', { hrefOf: () => CART_PATH, label: 'cart:message.view' }],
  ['order:message.placedMeanwhile', { hrefOf: ({ orderNo }: Values) => orderPath(String(orderNo)), label: 'order:message.viewOrder' }],
]);

type Values = Record<string, string | number>;

/** A message in words, and the way on from it where there is one. */
export function MessageText({ message }: { message: Message }) {
  const { t } = useTranslation();
  const words = useWords();
  const wayOn = 'key' in message ? WAYS_ON.get(message.key) : undefined;
  return <>{words(message)}{wayOn && <> <SiteLink className="strong" href={wayOn.hrefOf(('values' in message && message.values) || {})}>{t(wayOn.label)}</SiteLink></>}</>;
}
