/** How much of an isolate's time requests take, by what is known of them before. */
import { readProductList } from '../../app/domain/catalogue/list-address';
import { LONGEST_QUERY } from '../../app/domain/catalogue/list-reading';
import { SEARCH_LIMITS } from '../../app/upstream/contract/records/search';
import type { LoadClass } from './load';
import { PAGE_TIME } from './page-time';

const HEALTH = /^\/healthz$/;
const LISTS = /^\/product_list\//;
const ANSWERED_WITH_PAGE = /^\/(?:product_(?:list|detail)\/|bom(?:\.|$))/;
const FILES = /^\/export\//;
const CONFIRM = /^\/confirm_order(?:$|\/)/;
const DATA = /\.data$/;
const SITEMAP = /^\/sitemap\//;
const SEARCHES = /^\/(?:suggest|popular)(?:\.|$)/;
/** Two Chinese signs are a piece, and so is what stands between them. A decimal point ends none. */
const PIECE = /\p{Script=Han}{1,2}|(?:(?!\p{Script=Han})[\p{L}\p{N}.])+/gu;
const SHORT = /^\/(?:region|captcha|challenge|pay\/callback)(?:\/|$)/;

/** A request of a visitor, as far as its time depends on it. */
interface Asked extends Pick<URL, 'pathname' | 'searchParams'> {
  method: string;
}

/** How much of an isolate's time a request takes, ms. A form counts as if it were refused. */
export function timeOf(kind: LoadClass, asked: Asked): number {
  const { takes } = PAGE_TIME;
  const { method, pathname, searchParams } = asked;
  if (kind === 'picture' || HEALTH.test(pathname)) return 0;
  if (isForm(kind, asked)) return takes.trade + pageOfRefusal(pathname);
  if (SEARCHES.test(pathname)) return takes.search + takes.suggestedPiece.takes * Math.max(piecesOf(searchParams.get('keyword') ?? '') - takes.suggestedPiece.beyond, 0);
  if (SHORT.test(pathname)) return takes.short;
  if (SITEMAP.test(pathname)) return takes.sitemap;
  const page = LISTS.test(pathname) ? timeOfList(pathname, searchParams) : takes.page;
  if (kind !== 'trade') return page;
  if (FILES.test(pathname)) return takes.file;
  if (!isRead(method)) return page + takes.posted;
  return DATA.test(pathname) ? takes.trade : CONFIRM.test(pathname) ? takes.confirm : page;
}

/** How much less time than {@link timeOf} a request has taken, ms: a form that is accepted is answered without its page. */
export function timeSpared(kind: LoadClass, asked: Asked, { headers }: Pick<Response, 'headers'>): number {
  const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
  return isForm(kind, asked) && !isPage ? pageOfRefusal(asked.pathname) : 0;
}

/** Whether something is posted that is answered with a page only if it is refused. */
function isForm(kind: LoadClass, { method, pathname }: Asked): boolean {
  return kind === 'trade' && !isRead(method) && ![HEALTH, SEARCHES, SHORT, SITEMAP, FILES, ANSWERED_WITH_PAGE].some((paths) => paths.test(pathname));
}

/** What the page of a form takes that is refused, ms. A script gets its data alone. */
function pageOfRefusal(pathname: string): number {
  if (DATA.test(pathname)) return 0;
  return CONFIRM.test(pathname) ? PAGE_TIME.takes.confirm : PAGE_TIME.takes.page;
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

function piecesOf(keyword: string): number {
  return keyword.slice(0, SEARCH_LIMITS.keyword).match(PIECE)?.length ?? 0;
}

function timeOfList(pathname: string, searchParams: URLSearchParams): number {
  const { takes } = PAGE_TIME;
  const { origin, keyword, size } = readProductList(pathname, searchParams);
  const pieces = origin === 'search' ? piecesOf(keyword) : 0;
  const repeated = Math.min(searchParams.toString().length, LONGEST_QUERY) / 1024;
  return takes.list + takes.row * size + takes.piece * pieces + takes.parameterKilobyte * repeated;
}
