import { productListPath } from '~/domain/catalogue/list-address';

const LONGEST = 200;

/** The search form of the header. It redirects to the list of the keyword; without a keyword, to the category or the catalogue. */
function toList({ request }: { request: Request }): Response {
  return new Response(null, { status: 302, headers: { location: listPath(new URL(request.url).searchParams) } });
}

function listPath(asked: URLSearchParams): string {
  const keyword = (asked.get('keyword') ?? '').trim().slice(0, LONGEST);
  const category = asked.get('cat') ?? '';
  if (!keyword) return category ? productListPath('catalogue', category) : '/catalogue';
  const narrowed = category ? `?${new URLSearchParams({ cat: category })}` : '';
  return productListPath('search', keyword) + narrowed;
}

export const loader = toList;
/** With JavaScript the browser computes the address itself, which saves a request. */
export const clientLoader = toList;
