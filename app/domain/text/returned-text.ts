/** How much of what was typed comes back in the page of a form that was refused (README, "Text that comes back"). */

/** The most that texts may weigh in a page. */
export const RETURNED = {
  /** In any page: about as long as the page itself takes. */
  any: 128 * 1024,
  /** In a page of a form whose turn has come. */
  inTurn: 1024 * 1024,
  /** Characters of a field for a number. A form may have thousands of these. */
  short: 40,
} as const;

/** A page has each text as a field and as data, where one of these takes six times the room of others. */
const ESCAPED = /["&'<>\\]/g;
const ESCAPED_WEIGHT = 6;

/** Whether a page may have texts. Whoever sends a few megabytes of quotation marks would get a hundred of them back. */
export function isReturned(texts: readonly string[], most: number): boolean {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > most) return false;
  return length + (ESCAPED_WEIGHT - 1) * texts.reduce((sum, text) => sum + (text.match(ESCAPED)?.length ?? 0), 0) <= most;
}

/** A text for a page; empty if it is too large for one. */
export function returnedText(text: string, most: number = RETURNED.any): string {
  return isReturned([text], most) ? text : '';
}
