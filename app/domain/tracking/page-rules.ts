/** Rules of the pages that events name (README, "Tracking"). */

/** The path of a search without a word. */
export const SEARCH_LIST = '/product_list/search';

/** Whether the way from one page to the next is a page jump: to another path, which is no list of a search. */
export function isPageJump(from: string, to: string): boolean {
  return from !== to && !to.includes(SEARCH_LIST);
}

/** `extParam` of a list: the number of parts that were found. */
export function foundParam(found: number): string {
  return `found=${found}`;
}

/** Reads {@link foundParam}; `null` for any other text. */
export function foundOf(extParam: string | undefined): number | null {
  const [, digits] = /^found=(\d{1,9})$/.exec(extParam ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
}
