import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { categoryTree, findCategory, type CategoryNode } from '~/components/portal/category-tree';
import type { CategoryLink, PopularAnswer } from '~/domain/catalogue/popular-answer';
import { levelOf } from '~/domain/catalogue/catalogue-code';
import { hasPriceTiers, tierStarts, unitPriceAt } from '~/domain/money/price-tiers';
import { showsPrice } from '~/domain/product/availability';
import type { Product } from '~/domain/product/product';
import { isUpstreamError } from '~/upstream/failures/upstream-error';

const PARTS = 9;
const BRANDS = 12;
const LONGEST_CODE = 40;

/**
 * The categories below a category, its most popular parts, and its brands. What the upstream does not answer is empty; everything is empty if there is no
 * such category.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('cat') ?? '';
  const isCode = levelOf(code) && code.length <= LONGEST_CODE;
  const [groups, popular] = isCode ? await Promise.all([groupsIn(code, context.shop), popularIn(code, context.shop)]) : [[], NONE];
  return Response.json({ groups, ...popular } satisfies PopularAnswer, { headers: { 'cache-control': 'private, max-age=300' } });
}

type Shop = LoaderFunctionArgs['context']['shop'];

const NONE: Pick<PopularAnswer, 'parts' | 'brands'> = { parts: [], brands: [] };

async function groupsIn(code: string, shop: Shop): Promise<PopularAnswer['groups']> {
  const node = findCategory(categoryTree(await whenAnswered(shop.categories(), [])), code);
  return node?.children.map((group) => ({ ...linkOf(group), children: group.children.map(linkOf) })) ?? [];
}

async function popularIn(code: string, shop: Shop): Promise<typeof NONE> {
  const found = await whenAnswered(shop.popular(code, PARTS), null);
  if (!found) return NONE;
  return {
    parts: found.products.slice(0, PARTS).map(partOf),
    brands: found.brands.filter(({ count }) => count > 0).slice(0, BRANDS).map(({ name, count }) => ({ name, count })),
  };
}

async function whenAnswered<T, None>(reading: Promise<T>, none: None): Promise<T | None> {
  try {
    return await reading;
  } catch (error) {
    if (isUpstreamError(error)) return none;
    throw error;
  }
}

function linkOf({ name, href, count }: CategoryNode): CategoryLink {
  return { name, href, count };
}

function partOf(product: Product): PopularAnswer['parts'][number] {
  const { id, mpn, brand, images, rangePrice } = product;
  const [min = 1] = tierStarts(rangePrice);
  const price = hasPriceTiers(rangePrice) && showsPrice(product) ? unitPriceAt(rangePrice, min) : null;
  return { id, mpn, brand, images, min, ...(price === null ? {} : { price }) };
}
