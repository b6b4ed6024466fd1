import { CODES, type RefusalData } from '~/upstream/contract/base/envelope';
import type { Texts } from '~/domain/text/language';
import { FIELD_MESSAGES, FIELD_NAMES, MESSAGES } from './messages';

/** A trade error: HTTP 200 with a code other than `'0'` and a message for the person (README, "A call"). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  /** The answer carries the text in the language of the site variant. */
  readonly texts: Texts;
  readonly data: RefusalData | null;

  constructor(code: string, texts: Texts, data: RefusalData | null = null) {
    super(texts.en);
    this.code = code;
    this.texts = texts;
    this.data = data;
  }
}

/** The requested record does not exist. */
export function notFound(what: Texts): Refusal {
  return new Refusal(CODES.notFound, what);
}

/** There is no such call, or not for this caller. */
export function noSuchCall(): Refusal {
  return notFound(MESSAGES.noSuchCall);
}

/** The payload breaks the contract. The message names the field. */
export function badPayload(field: string, why: Texts): Refusal {
  // The fields of a new address are sent inside an order.
  const name = FIELD_NAMES[field.replace(/^address\./, '')] ?? { cn: field, en: field };
  return new Refusal(CODES.badPayload, { cn: `${name.cn}：${why.cn}`, en: `${name.en}: ${why.en}` });
}

/** The text of a field without outer blanks. @throws Refusal if nothing is left */
export function filled(field: string, text: string): string {
  const tidy = text.trim();
  if (tidy === '') throw badPayload(field, FIELD_MESSAGES.blank);
  return tidy;
}
