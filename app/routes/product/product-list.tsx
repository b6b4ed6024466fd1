import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { postedForm } from '~/actions/form/posted-form';
import { appliedFilters } from '~/components/catalogue/filters/list-conditions';
import { isMarkOnly } from '~/components/catalogue/shared/compare-marks';
import { shownPage } from '~/components/catalogue/list/shown-page';
import { ProductListScreen } from '~/components/catalogue/product-list-screen';
import { skipRevalidateOnAdd } from '~/components/product/add/skip-revalidate-on-add';
import { rowAnchor } from '~/components/product/quantity/quantity-form';
import { metaOf } from '~/components/shell/head-elements';
import { categoryTrail, parseCataloguePath } from '~/domain/catalogue/catalogue-code';
import type { Category } from '~/domain/catalogue/category';
import { listSearch, productListPath, readProductList, type ProductList } from '~/domain/catalogue/list-address';
import { withChannel } from '~/domain/portal/channel';
import { foundParam } from '~/domain/tracking/page-rules';
import { quantityText, readQuantity, validateQuantity } from '~/domain/product/posted-quantity';
import { languageTag } from '~/domain/text/language';
import { saleAt } from '~/domain/sale/sale';
import { pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';
import { checkedProduct } from '~/upstream/checked-product';
import { SEARCH_LIMITS } from '~/upstream/contract/records/search';
import { listPayload, type ListScope } from '~/upstream/list-payload';

export const handle = { i18n: ['list', 'product'], times: true };
export const meta = metaOf;
/** A mark for the comparison changes the address only. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => skipRevalidateOnAdd(change) && !isMarkOnly(change);

/** Checks the quantity of a row with live figures. If it passes, it becomes the quantity of the list; otherwise the row shows the reason. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { productId, typed, quantity } = readQuantity(await postedForm(request));
  const { pathname, search } = new URL(request.url);
  const list = readProductList(pathname, search);
  if (!list.origin) throw redirect(withChannel('/', context.channel));
  if (!productId) throw new Response(null, { status: 404 });
  const { product, isLive } = await critical(context, checkedProduct(context.shop, productId), 'product');
  const verdict = validateQuantity(product, quantity, isLive);
  if (verdict === 'passed') {
    const address = productListPath(list.origin, list.keyword) + listSearch(list, { qty: quantity ?? list.qty, page: list.page });
    return redirect(withChannel(`${address}#${encodeURIComponent(rowAnchor(product.id))}`, context.channel), 303);
  }
  const unchecked = verdict === 'unchecked';
  return data({ posted: { typed: quantityText(typed), unchecked, product } }, { status: unchecked ? 503 : 422 });
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const asked = readProductList(url.pathname, url.search);
  const { origin } = asked;
  const keyword = asked.keyword.slice(0, SEARCH_LIMITS.keyword);
  if (!origin) throw redirect(withChannel('/', context.channel));
  if (isRaw(url) && asked.ignored.length === 0 && !asked.unreadableQty) {
    throw redirect(withChannel(productListPath(origin, keyword) + listSearch(asked, { page: asked.page }), context.channel));
  }
  const [categories, discountRule] = await critical(
    context,
    Promise.all([context.shop.categories(), context.shop.discountRule()]),
  );
  const trail = origin === 'catalogue' ? trailOf(keyword, categories) : [];
  const list = searchable({ ...asked, keyword }, trail, categories);
  const reading = context.shop.search(listPayload(scopeOf(list, trail), list));
  const { value: page, at } = await critical(context, reading.snapshot);
  if (page.totalPage > 0 && list.page > page.totalPage) {
    throw redirect(withChannel(productListPath(origin, keyword) + listSearch(list, { page: page.totalPage }), context.channel));
  }
  const heading = trail.at(-1)?.name ?? (origin === 'catalogue' ? '' : keyword);
  const { t } = translatorOf(context);
  return {
    searched: origin === 'search' ? keyword : '',
    list,
    ...(appliedFilters(list).length === 0 ? { visit: foundParam(page.found) } : {}),
    page: shownPage(page, list, trail),
    snapshotAt: at,
    live: reading.live,
    trail,
    chosen: categories.filter(({ code }) => list.cat.includes(code)),
    sale: saleAt(discountRule, Date.now()),
    unknownCatalogue: origin === 'catalogue' && keyword !== '' && trail.length === 0,
    meta: pageMeta(context, productListPath(origin, keyword) + listSearch({ page: list.page }), {
      name: heading || t('common:catalogue'),
      description: t(`meta:${DESCRIPTIONS[heading ? origin : 'all']}`, { name: heading, count: page.total.toLocaleString(languageTag(context.language)), product: context.productName }),
      noIndex: origin === 'search',
    }),
  };
}

const DESCRIPTIONS = { search: 'search', catalogue: 'category', brand: 'brandParts', agent: 'brandParts', all: 'allParts' } as const;

export default function ProductListRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ProductListScreen {...page} {...answer} />;
}

/** Drops the filters that the search does not know, or that contradict the list. The page names them as ignored. */
function searchable(list: ProductList, trail: Category[], categories: Category[]): ProductList {
  const scope = trail.at(-1);
  const below = (code: string) => {
    const levels = categoryTrail(code, categories);
    return levels.length > 0 && (scope === undefined || levels.some((level) => level.code === scope.code));
  };
  const cat = list.cat.filter(below).slice(0, 1);
  const brand = list.origin === 'brand' || list.origin === 'agent' ? [] : list.brand;
  const foreign = list.brand.some((name) => !brand.includes(name) && name !== list.keyword);
  const ignored = [
    ...list.ignored,
    ...(cat.length < list.cat.length ? ['cat'] : []),
    ...(foreign ? ['brand'] : []),
  ];
  return { ...list, cat, brand, ignored: [...new Set(ignored)] };
}

/** Whether an address is as a form without script writes it, with empty fields and units apart. It leads to the list's own address. */
function isRaw({ searchParams }: URL): boolean {
  return [...searchParams].some(([name, value]) => value === '' || /^a\..*\.unit$/.test(name));
}

/** The categories of a catalogue path. Empty if a code does not exist, or is not below the code before it. */
function trailOf(path: string, categories: Category[]): Category[] {
  const codes = parseCataloguePath(path) ?? [];
  const trail = categoryTrail(codes.at(-1) ?? '', categories);
  return trail.map(({ code }) => code).join() === codes.join() ? trail : [];
}

function scopeOf({ origin, keyword }: ProductList, trail: Category[]): ListScope {
  if (!keyword) return {};
  if (origin === 'search') return { keyword };
  if (origin === 'catalogue') return { ...(trail.length > 0 ? { catalogueCode: trail.at(-1)?.code ?? '' } : {}) };
  return { brand: keyword };
}
