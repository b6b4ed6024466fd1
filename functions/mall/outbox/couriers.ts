import { isDelivering, type MallBindings } from '../http/bindings';
import { cloudflareCourier } from './cloudflare-mail';
import type { Courier, OutgoingMessage } from './courier';
import { webhookCourier } from './webhook';

/** What delivers messages of each channel. */
export type Couriers = Record<OutgoingMessage['channel'], Courier>;

const NO_TEXTS: Courier = { send: async () => ({ fault: 'no provider for mobile numbers: OUTBOX_URL is not set', isFinal: true }) };

/** The providers of the configuration; `undefined` if nothing is delivered. @throws Error if the configuration is not whole */
export function couriersOf(bindings: MallBindings): Couriers | undefined {
  const { MAIL_PROVIDER: provider, OUTBOX_URL: url, OUTBOX_SECRET: secret, EMAIL: binding, MAIL_FROM: from = '', PRODUCT_NAME, PRODUCT } = bindings;
  const webhook = url && secret ? webhookCourier(url, secret) : undefined;
  if (provider === 'webhook' && webhook) return { mail: webhook, text: webhook };
  if (provider === 'cloudflare' && binding) return { mail: cloudflareCourier(binding, { email: from, name: PRODUCT_NAME || PRODUCT }), text: webhook ?? NO_TEXTS };
  if (isDelivering(bindings)) throw new Error(`MAIL_PROVIDER is ${provider}, and its settings are not whole`);
  return undefined;
}
