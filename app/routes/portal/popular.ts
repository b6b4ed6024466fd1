import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { PopularAnswer } from '~/domain/catalogue/popular-answer';
import { levelOf } from '~/domain/catalogue/catalogue-code';
import { hasPriceTiers, tierStarts, unitPriceAt } from '~/domain/money/price-tiers';
import { showsPrice } from '~/domain/product/availability';
import type { Product } from '~/domain/product/product';
import { isUpstreamError } from '~/upstream/failures/upstream-error';

const PARTS = 9;
const BRANDS = 12;
const LONGEST_CODE = 40;

/** The most popular parts of a category, and its brands; empty if the upstream does not answer, or if there is no such category. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('cat') ?? '';
  const answer = levelOf(code) && code.length <= LONGEST_CODE ? await popularIn(code, context.shop) : NONE;
  return Response.json(answer, { headers: { 'cache-control': 'private, max-age=300' } });
}

const NONE: PopularAnswer = { parts: [], brands: [] };

async function popularIn(code: string, shop: LoaderFunctionArgs['context']['shop']): Promise<PopularAnswer> {
  try {
    const { products, brands } = await shop.popular(code, PARTS);
    return {
      parts: products.slice(0, PARTS).map(partOf),
      brands: brands.filter(({ count }) => count > 0).slice(0, BRANDS).map(({ name, count }) => ({ name, count })),
    };
  } catch (error) {
    if (isUpstreamError(error)) return NONE;
    throw error;
  }
}

function partOf(product: Product): PopularAnswer['parts'][number] {
  const { id, mpn, brand, images, rangePrice } = product;
  const [min = 1] = tierStarts(rangePrice);
  const price = hasPriceTiers(rangePrice) && showsPrice(product) ? unitPriceAt(rangePrice, min) : null;
  return { id, mpn, brand, images, min, ...(price === null ? {} : { price }) };
}
