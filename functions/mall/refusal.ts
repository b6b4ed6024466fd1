import { CODES } from '~/upstream/contract/envelope';
import type { Language } from '~/domain/language';

/** A text in both languages; the answer carries the one of the site variant. */
export type Texts = Record<Language, string>;

/** A trade error: HTTP 200 with a code other than `'0'` and a message for the person (section 7). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly texts: Texts;

  constructor(code: string, texts: Texts) {
    super(texts.en);
    this.code = code;
    this.texts = texts;
  }
}

/** What was asked for does not exist. */
export function notFound(what: Texts): Refusal {
  return new Refusal(CODES.notFound, what);
}

/** The payload breaks the contract; the message names the field. */
export function badPayload(field: string, why: Texts): Refusal {
  return new Refusal(CODES.badPayload, { cn: `${field}：${why.cn}`, en: `${field}: ${why.en}` });
}
