/** Messages to people: their kinds and their words (README, "Messages"). */

/** A key of the translations, or a text from the upstream in the reader's language. */
export type Words =
  | { key: string; values?: Record<string, string | number> | undefined }
  | { text: string };

/**
 * A message that is shown once. `error`: a toast of 3 seconds; `result`: a notification of 4.5 seconds; `notice` stays in the
 * page. Without JavaScript every message is a notice at the top of the page.
 */
export type Message = Words & { kind: 'error' | 'result' | 'notice' };

/** Kinds of records that have their own text on the 404 page. */
export const MISSING = ['order', 'product', 'bom'] as const;
export type Missing = (typeof MISSING)[number];
