import { CODES, type RefusalData } from '~/upstream/contract/base/envelope';
import type { Texts } from '~/domain/text/language';
import { FIELD_MESSAGES, FIELD_NAMES, MESSAGES } from './messages';

/** A trade error. It is answered with HTTP 200, a code other than `'0'` and a message for the person (README, "A call"). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  /** The message in both languages. The answer contains the language of the site variant. */
  readonly texts: Texts;
  readonly data: RefusalData | null;

  constructor(code: string, texts: Texts, data: RefusalData | null = null) {
    super(texts.en);
    this.code = code;
    this.texts = texts;
    this.data = data;
  }
}

/** The refusal for a requested record that does not exist. */
export function notFound(what: Texts): Refusal {
  return new Refusal(CODES.notFound, what);
}

/** The refusal for a call that does not exist, or that the caller must not use. */
export function noSuchCall(): Refusal {
  return notFound(MESSAGES.noSuchCall);
}

/** The refusal for a payload that breaks the contract. Its message names the wrong field. */
export function badPayload(field: string, why: Texts): Refusal {
  // An order contains a new address as `address`, so the names of its fields begin with `address.`.
  const name = FIELD_NAMES[field.replace(/^address\./, '')] ?? { cn: field, en: field };
  return new Refusal(CODES.badPayload, { cn: `${name.cn}：${why.cn}`, en: `${name.en}: ${why.en}` });
}

/** The text of a field without blanks around it. @throws Refusal if no text is left */
export function filled(field: string, text: string): string {
  const tidy = text.trim();
  if (tidy === '') throw badPayload(field, FIELD_MESSAGES.blank);
  return tidy;
}
