import { DICTIONARY, type Dictionary } from '~/domain/text/dictionary';
import { PAYMENT_METHOD } from '~/domain/order/states';
import type { MallBindings } from '../http/bindings';
import { hasProvider } from '../trade/payments/pay-ways';
import { MESSAGES } from './messages';

const { bankTransfer } = MESSAGES;

const BY_TRANSFER: Dictionary = {
  ...DICTIONARY,
  paymentMethod: DICTIONARY.paymentMethod.map((method) =>
    (method.code === PAYMENT_METHOD.payNow ? { ...method, nameCn: bankTransfer.cn, nameEn: bankTransfer.en } : method)),
};

/** The names of codes in this mall. Without a payment provider, the payment method `payNow` is called "Bank transfer". */
export function mallDictionary(bindings: MallBindings): Dictionary {
  return hasProvider(bindings) ? DICTIONARY : BY_TRANSFER;
}
