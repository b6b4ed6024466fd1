import type { Language } from '~/domain/text/language';
import { isDelivering, type MallBindings } from '../http/bindings';
import type { MessageKind } from './store';
import { cloudflareCourier } from './cloudflare-mail';
import { webhookCourier } from './webhook';

/** A message as a provider gets it. */
export interface OutgoingMessage {
  /** The same at each try, so that the provider can leave out what it has accepted. */
  id: string;
  kind: MessageKind;
  /** `mail`: the recipient is an e-mail address. `text`: a mobile number. */
  channel: 'mail' | 'text';
  language: Language;
  to: string;
  subject: string;
  text: string;
  /** Of mails only. */
  html?: string;
  /** What a provider with templates of its own needs of the text. */
  values: Readonly<Record<string, string>>;
  /** Until when it may be delivered, ms since 1970. */
  expiresAt: number;
}

/** How a try ended. `isFinal`: the provider will never accept this message. `fault` names no recipient. */
type Delivery = 'accepted' | { fault: string; isFinal: boolean };

/** A provider of one channel or both. It never throws. */
export interface Courier {
  /** @param now - ms since 1970 */
  send(message: OutgoingMessage, now: number): Promise<Delivery>;
}

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
