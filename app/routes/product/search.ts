import type { AppLoadContext } from '@remix-run/cloudflare';
import { productListPath } from '~/domain/catalogue/list-path';
import { CHANNEL, readChannel, withChannel } from '~/domain/portal/channel';

const LONGEST = 200;

/** The search form of the header. It redirects to the list of the keyword; without a keyword, to the category or the catalogue. */
function toList({ request, context }: { request: Request; context?: Pick<AppLoadContext, 'channel'> }): Response {
  const asked = new URL(request.url).searchParams;
  const location = withChannel(listPath(asked), context?.channel ?? readChannel(asked.get(CHANNEL)));
  return new Response(null, { status: 302, headers: { location } });
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
export const clientLoader = ({ request }: { request: Request }) => toList({ request });
