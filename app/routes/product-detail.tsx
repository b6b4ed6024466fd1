import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { productJsonLd } from '~/components/product/json-ld';
import { ProductDetailScreen } from '~/components/product/product-detail-screen';
import { metaOf } from '~/components/shell/page-meta';
import { categoryTrail } from '~/domain/catalogue-code';
import { currentSale } from '~/domain/sale';
import { pageMeta } from '~/i18n/page-title.server';
import { critical } from '~/upstream/critical';

export const handle = { i18n: ['product'] };
export const meta = metaOf;

const LONGEST_ID = 100;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { shop } = context;
  const id = (params.productKey ?? '').slice(0, LONGEST_ID);
  const reading = shop.product(id);
  const [{ value: product, at }, categories, discountRule] = await critical(
    context,
    Promise.all([reading.snapshot, shop.categories(), shop.discountRule()]),
  );
  const trail = categoryTrail(product.catalogueCode, categories);
  const meta = pageMeta(context, `/product_detail/${encodeURIComponent(product.id)}`, {
    name: `${product.mpn} ${product.brand}`,
    description: `${product.mpn} · ${product.brand} · ${product.description}`,
  });
  return {
    product,
    snapshotAt: at,
    live: reading.live,
    partners: shop.partners(product.mpn),
    trail,
    discountRule: currentSale(discountRule, Date.now()),
    asked: new URL(request.url).searchParams.get('qty') ?? '',
    jsonLd: productJsonLd(product, meta.canonical, trail),
    meta,
  };
}

export default function ProductDetailRoute() {
  const data = useLoaderData<typeof loader>();
  return <ProductDetailScreen {...data} />;
}
