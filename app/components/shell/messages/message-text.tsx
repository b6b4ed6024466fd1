import { useTranslation } from 'react-i18next';
import { centrePath } from '~/domain/account/centre-path';
import { CART_PATH } from '~/domain/order/cart-form';
import type { Message, Words } from '~/domain/text/message';
import { SiteLink } from '../site-link';

/** The links of messages, by message key. They are not in the message, because its cookie has no room for them. */
const WAYS_ON: ReadonlyMap<string, { href: string; label: string }> = new Map([
  ['account:message.saved', { href: centrePath('saved'), label: 'account:message.viewSaved' }],
  ['bom:message.added', { href: CART_PATH, label: 'bom:added.view' }],
  ['bom:message.saved', { href: centrePath('boms'), label: 'bom:message.viewSaved' }],
  ['cart:message.added', { href: CART_PATH, label: 'cart:message.view' }],
  ['cart:message.merged', { href: CART_PATH, label: 'cart:message.view' }],
  ['cart:message.mergedMore', { href: CART_PATH, label: 'cart:message.view' }],
]);

/** Gives the text of a message: translated if it is the shop's message, unchanged if it is the upstream's. */
export function useWords(): (words: Words) => string {
  const { t } = useTranslation();
  return (words) => ('text' in words ? words.text : t(words.key, words.values));
}

/** A message in words, with its link if there is one. */
export function MessageText({ message }: { message: Message }) {
  const { t } = useTranslation();
  const words = useWords();
  const wayOn = 'key' in message ? WAYS_ON.get(message.key) : undefined;
  return <>{words(message)}{wayOn && <> <SiteLink className="strong" href={wayOn.href}>{t(wayOn.label)}</SiteLink></>}</>;
}
