/** The page numbers that a pagination shows (README, "Pagination"). */

/** The number of pages that a jump moves by: "Previous 5 Pages", "Next 3 Pages". */
export type PageJump = 3 | 5;

export interface PageWindow {
  /** The current page, from 1 to `totalPages`. */
  page: number;
  /** At least 1. */
  totalPages: number;
  previous: number | null;
  next: number | null;
  /** Numbers of the pages to show, ascending: the first page, the last page, and the pages around the current one. */
  pages: number[];
  /** The target of the jump in the gap after the first page; `null` without a gap. */
  jumpBack: number | null;
  /** The target of the jump in the gap before the last page; `null` without a gap. */
  jumpForward: number | null;
}

/**
 * The pages around the current one: two on each side with jumps of 5 pages; one on each side with jumps of 3, for narrow screens. A gap
 * never hides only one page. A page that is out of range becomes the nearest page; a number that is not finite counts as 1.
 */
export function pageWindow(page: number, totalPages: number, jump: PageJump = 5): PageWindow {
  const last = Math.max(1, whole(totalPages));
  const current = Math.min(Math.max(1, whole(page)), last);
  const around = (jump - 1) / 2;
  const from = current - around <= 3 ? 1 : current - around;
  const to = current + around >= last - 2 ? last : current + around;
  const pages = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (from > 1) pages.unshift(1);
  if (to < last) pages.push(last);
  return {
    page: current,
    totalPages: last,
    previous: current > 1 ? current - 1 : null,
    next: current < last ? current + 1 : null,
    pages,
    jumpBack: from > 1 ? Math.max(current - jump, 1) : null,
    jumpForward: to < last ? Math.min(current + jump, last) : null,
  };
}

function whole(number: number): number {
  return Number.isFinite(number) ? Math.trunc(number) : 1;
}
