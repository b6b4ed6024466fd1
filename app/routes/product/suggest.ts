import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { cataloguePathOf, levelOf } from '~/domain/catalogue/catalogue-code';
import { suggestedValues } from '~/domain/catalogue/suggested-values';
import { isUpstreamError } from '~/upstream/failures/upstream-error';

const MOST = 10;
const LONGEST = 60;

/** Suggestions while the visitor types: at most 10 of each kind; empty if the upstream does not answer. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const keyword = (new URL(request.url).searchParams.get('keyword') ?? '').trim().slice(0, LONGEST);
  const found = { ...(await suggestions(keyword, context.shop)), values: suggestedValues(keyword, context.language).slice(0, MOST) };
  return Response.json(found, { headers: { 'cache-control': 'private, max-age=30' } });
}

async function suggestions(keyword: string, shop: LoaderFunctionArgs['context']['shop']) {
  const none = { parts: [], brands: [], catalogues: [], words: [] };
  if (!keyword) return none;
  try {
    const [page, shell] = await Promise.all([shop.suggest(keyword), shop.shell()]);
    const lower = keyword.toLowerCase();
    return {
      parts: page.products.slice(0, MOST).map(({ id, mpn, brand, description }) => ({ id, mpn, brand, description })),
      brands: page.brands.slice(0, MOST).map(({ name }) => name),
      catalogues: page.catalogues
        .filter(({ code }) => levelOf(code) === 3)
        .toSorted((a, b) => b.count - a.count)
        .slice(0, MOST)
        .map(({ code, name }) => ({ code: cataloguePathOf(code, page.catalogues), name })),
      words: shell.hotWords.map(({ word }) => word).filter((word) => word.toLowerCase().startsWith(lower)).slice(0, MOST),
    };
  } catch (error) {
    if (isUpstreamError(error)) return none;
    throw error;
  }
}
