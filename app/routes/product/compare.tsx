import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { skipRevalidateOnAdd } from '~/components/product/add/skip-revalidate-on-add';
import { CompareScreen } from '~/components/product/compare/compare-screen';
import { metaOf } from '~/components/shell/head-elements';
import { categoryTrail } from '~/domain/catalogue/catalogue-code';
import { COMPARE_PATH, readComparison } from '~/domain/compare/compare-address';
import { parameterRows } from '~/domain/compare/parameter-rows';
import { saleAt } from '~/domain/sale/sale';
import { ownPageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['compare', 'product'], times: true };
export const meta = metaOf;
export const shouldRevalidate = skipRevalidateOnAdd;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const comparison = readComparison(new URL(request.url).searchParams);
  const reading = context.shop.products(comparison.ids);
  const [found, categories, discountRule] = await critical(
    context,
    Promise.all([reading.snapshot, context.shop.categories(), context.shop.discountRule()]),
  );
  const products = found.map(({ value }) => value);
  const { t } = translatorOf(context);
  return {
    comparison: { ...comparison, ids: products.map(({ id }) => id) },
    products: products.map((product) => ({ ...product, attributes: [] })),
    rows: parameterRows(products),
    missing: comparison.ids.length - products.length,
    snapshotAt: Math.min(Date.now(), ...found.map(({ at }) => at)),
    live: reading.live,
    trail: sharedTrail(products.map(({ catalogueCode }) => categoryTrail(catalogueCode, categories))),
    sale: saleAt(discountRule, Date.now()),
    meta: ownPageMeta(context, COMPARE_PATH, t('compare:title')),
  };
}

export default function CompareRoute() {
  return <CompareScreen {...useLoaderData<typeof loader>()} />;
}

/** The categories, from level 1 down, that all trails share. */
function sharedTrail<Level extends { code: string }>(trails: readonly Level[][]): Level[] {
  const [first = [], ...others] = trails;
  return first.filter(({ code }, index) => others.every((trail) => trail[index]?.code === code));
}
