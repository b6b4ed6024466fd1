import type { Notice } from './portal';

export const NOTICES_PATH = '/notice';
/** Notices of a page of the list. */
export const NOTICES_A_PAGE = 20;

export interface NoticePage {
  notices: Notice[];
  page: number;
  pages: number;
  total: number;
}

export function noticePath(id: string): string {
  return `${NOTICES_PATH}/${encodeURIComponent(id)}`;
}

export function noticePagePath(page: number): string {
  return page === 1 ? NOTICES_PATH : `${NOTICES_PATH}?page=${page}`;
}

/** One page of the notices. @param asked - `?page=`; what is no page of the list is the nearest one */
export function noticePage(all: readonly Notice[], asked: string | null): NoticePage {
  const pages = Math.max(1, Math.ceil(all.length / NOTICES_A_PAGE));
  const page = /^\d{1,9}$/.test(asked ?? '') ? Math.min(pages, Math.max(1, Number(asked))) : 1;
  return { notices: all.slice((page - 1) * NOTICES_A_PAGE, page * NOTICES_A_PAGE), page, pages, total: all.length };
}

/** A notice with the ones beside it in the list. */
export function findNotice(all: readonly Notice[], id: string): { notice: Notice; newer?: Notice | undefined; older?: Notice | undefined } | undefined {
  const at = all.findIndex((one) => one.id === id);
  const notice = all[at];
  return notice && { notice, newer: all[at - 1], older: all[at + 1] };
}
