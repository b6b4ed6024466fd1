import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { productPath } from '~/components/shell/addresses';
import { cataloguePathOf } from '~/domain/catalogue/catalogue-code';
import { productListPath } from '~/domain/catalogue/list-path';
import { lotteryPath } from '~/domain/lottery/lottery-records';
import { noticePath, NOTICES_PATH } from '~/domain/portal/notice-pages';
import { allAddresses, siteAddress } from '~/domain/portal/site-address';
import { helpPath, visibleHelpMenu } from '~/domain/portal/help-menu';
import { PRODUCTS_PER_SITEMAP, productSitemapNo, sitemap } from '~/domain/portal/sitemap';
import { LANGUAGES } from '~/domain/text/language';
import { critical } from '~/session/critical';
import type { Shop } from '~/upstream/shop';
import { xmlAnswer } from './xml-answer.server';

const SCREENS = ['/', '/catalogue', '/brand', '/agent', '/about', '/bom', NOTICES_PATH];

/** One sitemap: the screens, help articles, notices and the lottery, the categories, the brands, or some of the products. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const addresses = await critical(context, addressesOf(params.part ?? '', context));
  if (!addresses) return new Response('Not found', { status: 404 });
  return xmlAnswer(sitemap(addresses));
}

/** The addresses in a sitemap, whatever the language of the crawler is. @returns `null` if there is no such sitemap */
async function addressesOf(name: string, context: AppLoadContext): Promise<string[] | null> {
  const { shop, sites } = context;
  if (name === 'brands.xml') {
    const brands = await shop.brandNames();
    return brands.flatMap((names) => LANGUAGES.map((language) => siteAddress(sites, language, productListPath('brand', names[language]))));
  }
  const paths = await pathsOf(name, context);
  return paths && allAddresses(sites, paths);
}

/** The paths of pages that have one path in all languages. @returns `null` if there is no such sitemap */
async function pathsOf(name: string, { shop, lotteries }: AppLoadContext): Promise<string[] | null> {
  const number = productSitemapNo(name);
  if (number !== null) return productPaths(shop, number);
  if (name === 'categories.xml') {
    const categories = await shop.categories();
    return categories.map(({ code }) => productListPath('catalogue', cataloguePathOf(code, categories)));
  }
  if (name !== 'pages.xml') return null;
  const [menu, notices, lottery] = await Promise.all([shop.help(), shop.notices(), lotteries.find()]);
  const help = visibleHelpMenu(menu).flatMap((group) => [group, ...group.children]);
  return [...SCREENS, ...help.map(({ menuId }) => helpPath(menuId)), ...notices.map(({ id }) => noticePath(id)), ...(lottery ? [lotteryPath(lottery.id)] : [])];
}

async function productPaths(shop: Shop, number: number): Promise<string[] | null> {
  const page = await shop.productIds(number, PRODUCTS_PER_SITEMAP);
  return page && page.ids.length > 0 ? page.ids.map((id) => productPath(id)) : null;
}
