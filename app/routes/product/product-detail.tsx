import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { approximateTiers, readApproximation } from '~/actions/order/read-approximation';
import { postedForm } from '~/actions/form/posted-form';
import { skipRevalidateOnAdd } from '~/components/product/add/skip-revalidate-on-add';
import { productJsonLd } from '~/components/product/detail/json-ld';
import { ProductDetailScreen } from '~/components/product/detail/product-detail-screen';
import { BUY_PANEL } from '~/components/product/quantity/quantity-form';
import { productPath } from '~/components/shell/addresses';
import { metaOf } from '~/components/shell/head-elements';
import { categoryTrail } from '~/domain/catalogue/catalogue-code';
import { withChannel } from '~/domain/portal/channel';
import { sharingPicture } from '~/domain/portal/sharing-picture';
import { siteAddress } from '~/domain/portal/site-address';
import { quantityText, readQuantity, validateQuantity } from '~/domain/product/posted-quantity';
import { PRODUCT_ID_LIMIT } from '~/domain/product/product';
import { saleAt } from '~/domain/sale/sale';
import { pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';
import { checkedProduct } from '~/upstream/checked-product';

export const handle = { i18n: ['product'], times: true };
export const meta = metaOf;
export const shouldRevalidate = skipRevalidateOnAdd;

/** Checks a posted quantity with live figures. If it passes, redirects to the address of the product with this quantity. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { productId, typed, quantity } = readQuantity(await postedForm(request), params.productKey ?? '');
  const { product, at, isLive } = await critical(context, checkedProduct(context.shop, productId), 'product');
  const verdict = validateQuantity(product, quantity, isLive);
  if (verdict === 'passed') {
    return redirect(withChannel(`${new URL(request.url).pathname}?qty=${quantity}#${BUY_PANEL}`, context.channel), 303);
  }
  const unchecked = verdict === 'unchecked';
  return data({ product, snapshotAt: at, posted: { typed: quantityText(typed), unchecked } }, { status: unchecked ? 503 : 422 });
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { shop } = context;
  const id = (params.productKey ?? '').slice(0, PRODUCT_ID_LIMIT);
  const reading = shop.product(id);
  const [{ value: product, at }, categories, discountRule, approximation] = await critical(
    context,
    Promise.all([reading.snapshot, shop.categories(), shop.discountRule(), readApproximation(context)]),
    'product',
  );
  const trail = categoryTrail(product.catalogueCode, categories);
  const { mpn, brand, description, images } = product;
  const { t } = translatorOf(context);
  const approximate = approximateTiers(product.rangePrice, approximation);
  return {
    product,
    approximate: approximate && { prices: approximate.prices, note: t('currency:tiers', { ...approximate.rate }) },
    snapshotAt: at,
    live: reading.live,
    partners: shop.partners(product),
    alternatives: shop.alternatives(product.id),
    trail,
    sale: saleAt(discountRule, Date.now()),
    asked: new URL(request.url).searchParams.get('qty') ?? '',
    jsonLd: productJsonLd(product, trail, (path) => siteAddress(context.sites, context.language, path), sharingPicture(images)),
    meta: pageMeta(context, productPath(product.id), {
      name: `${mpn} ${brand}`,
      description: t('meta:productName', { mpn, brand, text: description, product: context.productName }),
      picture: sharingPicture(images),
    }),
  };
}

export default function ProductDetailRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ProductDetailScreen {...page} {...answer} />;
}
