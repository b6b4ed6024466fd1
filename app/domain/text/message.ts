/** What people are told: how it reaches them, and in which words. */

/** Words of ours by their key in the translations, or a text of the upstream in the reader's language. */
export type Words =
  | { key: string; values?: Record<string, string | number> | undefined }
  | { text: string };

/**
 * One message, told once. `error`: a toast of 3 seconds; `result`: a notification of 4.5 seconds; `notice` stays in the
 * page. Without JavaScript each is a notice at the top of the page.
 */
export type Message = Words & { kind: 'error' | 'result' | 'notice' };

/** What has words of its own where it is missing. */
export const MISSING = ['order', 'part'] as const;
export type Missing = (typeof MISSING)[number];
