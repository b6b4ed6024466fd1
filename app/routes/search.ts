import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { productListPath } from '~/domain/list-address';

const LONGEST = 200;

/** The header's search form (interfaces.md): to the list of the keyword, or the catalogue without one. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const keyword = (asked.get('keyword') ?? '').trim().slice(0, LONGEST);
  const category = asked.get('cat') ?? '';
  if (!keyword) return redirect(category ? productListPath('catalogue', category) : '/catalogue');
  const narrowed = category ? `?${new URLSearchParams({ cat: category })}` : '';
  return redirect(productListPath('search', keyword) + narrowed);
}
