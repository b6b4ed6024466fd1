import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { categoryTree, findCategory } from '~/components/portal/category-tree';
import type { FloorWithProducts } from '~/components/portal/home/floor';
import sheetUrl from '~/components/portal/home/home-sheet.css?url';
import { HomeScreen } from '~/components/portal/home-screen';
import { metaOf } from '~/components/shell/head-elements';
import { popularCategories } from '~/domain/portal/popular-categories';
import { isEffective, type Floor } from '~/domain/portal/portal';
import { siteAddress } from '~/domain/portal/site-address';
import { announcedSale, currentSale } from '~/domain/sale/sale';
import { languageTag } from '~/domain/text/language';
import { pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';
import { isUpstreamError } from '~/upstream/failures/upstream-error';
import type { Shop } from '~/upstream/shop';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheetUrl }];
export const handle = { i18n: ['home', 'upload', 'product'] };
/** The head of the page. It contains structured data that tells crawlers about the search. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...metaOf({ data }),
  ...(data ? [{ 'script:ld+json': data.jsonLd }] : []),
];

const CARDS = 5;
const BRANDS = 16;

export async function loader({ context }: LoaderFunctionArgs) {
  const { shop } = context;
  const [home, categories, brands, discountRule] = await critical(
    context,
    Promise.all([shop.home(), shop.categories(), shop.brands(), shop.discountRule()]),
  );
  const read = (await critical(context, Promise.all(home.floors.map((floor) => readFloor(floor, shop))))).flat();
  const tree = categoryTree(categories);
  const now = Date.now();
  const { t } = translatorOf(context);
  const productTotal = categories.reduce((sum, { parentCode, count }) => sum + (parentCode === null ? count : 0), 0);
  const popup = home.popup && isEffective(home.popup, now) && !context.popupCookie.wasShown(home.popup.id) ? home.popup : null;
  if (popup) context.popupCookie.markShown(popup.id);
  return {
    ...home,
    popup,
    // A card shows no attributes, so they are not sent.
    floors: read.map((floor) => ({
      ...floor,
      href: findCategory(tree, floor.catalogueCode)?.href,
      products: floor.products.slice(0, CARDS).map((product) => ({ ...product, attributes: [] })),
    })),
    // Only the first level. Whoever opens a flyout gets the others.
    rail: tree.map(({ code, name, href, count, children }) => ({ code, name, href, count, opens: children.length > 0 })),
    categoryTotal: categories.length,
    popular: popularCategories(read, categories),
    brands: brands.slice(0, BRANDS),
    brandTotal: brands.length,
    discountRule: announcedSale(discountRule, now),
    saleIsOn: currentSale(discountRule, now).itemList.length > 0,
    jsonLd: websiteJsonLd(context),
    meta: pageMeta(context, '/', { description: t('meta:home', { count: productTotal.toLocaleString(languageTag(context.language)) }) }),
  };
}

export default function HomeRoute() {
  const data = useLoaderData<typeof loader>();
  return <HomeScreen {...data} />;
}

function websiteJsonLd({ sites, language, productName }: LoaderFunctionArgs['context']) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: productName,
    url: siteAddress(sites, language, '/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteAddress(sites, language, '/search')}${sites.origins[language] ? '?' : '&'}keyword={keyword}` },
      'query-input': 'required name=keyword',
    },
  };
}

/** A floor with its recommended products and their live figures. Empty if the floor has no recommendation, or if that no longer exists. */
async function readFloor(floor: Floor, shop: Shop): Promise<Array<Omit<FloorWithProducts, 'href'>>> {
  if (!floor.recommendationId) return [];
  const reading = shop.recommended(floor.recommendationId);
  try {
    const { value, at } = await reading.snapshot;
    return [{ ...floor, products: value.products, snapshotAt: at, live: reading.live }];
  } catch (error) {
    if (isUpstreamError(error) && !error.failure.passing) return [];
    throw error;
  }
}
