import { CODES, type RefusalData } from '~/upstream/contract/base/envelope';
import type { Texts } from '~/domain/text/language';
import { FIELD_MESSAGES, FIELD_NAMES, MESSAGES } from './messages';

/** A trade error: HTTP 200 with a code other than `'0'` and a message for the person (README, "A call"). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  /** The answer carries the text of the site variant. */
  readonly texts: Texts;
  readonly data: RefusalData | null;

  constructor(code: string, texts: Texts, data: RefusalData | null = null) {
    super(texts.en);
    this.code = code;
    this.texts = texts;
    this.data = data;
  }
}

/** What was asked for does not exist. */
export function notFound(what: Texts): Refusal {
  return new Refusal(CODES.notFound, what);
}

/** There is no such call, or none for who asks. */
export function noSuchCall(): Refusal {
  return notFound(MESSAGES.noSuchCall);
}

/** The payload breaks the contract; the message names the field. */
export function badPayload(field: string, why: Texts): Refusal {
  // A new address is entered within an order.
  const name = FIELD_NAMES[field.replace(/^address\./, '')] ?? { cn: field, en: field };
  return new Refusal(CODES.badPayload, { cn: `${name.cn}：${why.cn}`, en: `${name.en}: ${why.en}` });
}

/** What was entered in a field, without outer blanks. @throws Refusal where nothing is left */
export function filled(field: string, text: string): string {
  const tidy = text.trim();
  if (tidy === '') throw badPayload(field, FIELD_MESSAGES.blank);
  return tidy;
}
