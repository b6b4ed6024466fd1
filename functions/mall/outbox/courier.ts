import type { Language } from '~/domain/text/language';
import type { MessageKind } from './store';

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
