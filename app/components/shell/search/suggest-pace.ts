/** When suggestions are loaded while somebody types, and what is shown until then. */

import type { Suggestions } from './suggestions';

/** The pauses in typing after which suggestions are loaded, in ms. */
export const TYPING_PAUSE = { first: 120, next: 500 } as const;

/** The number of letters and digits from which a part number says something. */
const TELLING = 3;
/** The maximum number of parts in an answer. An answer with fewer has all of them. */
const MOST_PARTS = 10;

/** Suggestions and the keyword for which they were loaded. */
export interface Answered {
  keyword: string;
  found: Suggestions;
}

/** Whether a keyword begins with another one. Then suggestions for the other one still say something about it. */
export function goesOn(keyword: string, before: string): boolean {
  return before !== '' && fold(keyword).startsWith(fold(before));
}

/**
 * The pause before suggestions for a keyword are loaded, in ms; `null`: the last answer has all of them. Suggestions are loaded soon after the
 * first characters. While the keyword grows, the next ones wait until the typing stops, so that a part number takes two requests.
 * @param asked - the keyword of the last request, answered or not; empty: none
 */
export function pauseBefore(keyword: string, asked: string, last: Answered | undefined): number | null {
  if (last && goesOn(keyword, last.keyword) && isWhole(last) && isNumber(keyword)) return null;
  if (goesOn(keyword, asked)) return TYPING_PAUSE.next;
  return isNumber(keyword) && fold(keyword).length < TELLING ? TYPING_PAUSE.next : TYPING_PAUSE.first;
}

/** The suggestions of an answer that still fit a keyword that has grown. Parts stay if their number has the keyword; other suggestions if their text has. */
export function stillFitting({ keyword: before, found }: Answered, keyword: string): Suggestions {
  if (!isNumber(keyword)) return found;
  const fits = (text: string) => fold(text).includes(fold(keyword));
  return {
    // A part that was not found by its number may fit for another reason.
    parts: found.parts.filter(({ mpn }) => fits(mpn) || !fold(mpn).includes(fold(before))),
    brands: found.brands.filter(fits),
    catalogues: found.catalogues.filter(({ name }) => fits(name)),
    words: found.words.filter(fits),
    values: [],
  };
}

/** Whether an answer has every part whose number has its keyword. */
function isWhole({ keyword, found: { parts } }: Answered): boolean {
  return parts.length > 0 && parts.length < MOST_PARTS && parts.every(({ mpn }) => fold(mpn).includes(fold(keyword)));
}

/** Whether a keyword may be the beginning of a part number: letters, digits and separators, without spaces. */
function isNumber(keyword: string): boolean {
  return /^[\w./+#-]+$/.test(keyword);
}

function fold(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
