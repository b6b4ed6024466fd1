/** The screens of the route table, with data of the default catalogue. */
import type { WireGoods } from '../../app/upstream/contract/records/goods';
import { formatCataloguePath } from '../../app/domain/catalogue/catalogue-code';
import { productListPath } from '../../app/domain/catalogue/list-address';
import { comparePath } from '../../app/domain/compare/compare-address';
import { textOf } from '../../app/upstream/to-domain/text';
import { COMMON_WORD, mallClient } from '../fixtures/mall/mall-client';
import { type Language, wording } from './wording';

/** Data of the default catalogue, which is the same in every run. */
export interface Sample {
  product: WireGoods;
  /** Products to compare. */
  compared: WireGoods[];
  /** The path from level 1 to a level-3 category with several pages. */
  category: Array<{ code: string; name: Record<Language, string> }>;
  brand: string;
  helpId: string;
  helpName: Record<Language, string>;
  noticeId: string;
  noticeTitle: Record<Language, string>;
}

export interface Screen {
  name: string;
  path(sample: Sample): string;
  /** The title without the shop's name; none on the home page. */
  title?(language: Language, sample: Sample): string;
  /** A keyword that nothing has, for which numbers with a typing mistake are looked up. */
  mistyped?: string;
}

const NO_SUCH_NUMBER = 'zzqx7791';

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: () => '/' },
  { name: 'agent', path: () => '/agent', title: (language) => wording(language, 'agent') },
  { name: 'catalogue', path: () => '/catalogue', title: (language) => wording(language, 'catalogue') },
  {
    name: 'whole catalogue as list', path: () => productListPath('catalogue', ''),
    title: (language) => wording(language, 'catalogue'),
  },
  {
    name: 'list of a category',
    path: ({ category }) => productListPath('catalogue', formatCataloguePath(category.map(({ code }) => code))),
    title: (language, { category }) => category.at(-1)?.name[language] ?? '',
  },
  { name: 'list of a search', path: () => productListPath('search', COMMON_WORD), title: () => COMMON_WORD },
  { name: 'list of a brand', path: ({ brand }) => productListPath('brand', brand), title: (_, { brand }) => brand },
  { name: 'list of an agent line', path: ({ brand }) => productListPath('agent', brand), title: (_, { brand }) => brand },
  {
    name: 'search without results', path: () => productListPath('search', NO_SUCH_NUMBER), title: () => NO_SUCH_NUMBER, mistyped: NO_SUCH_NUMBER,
  },
  {
    name: 'product detail', path: ({ product }) => `/product_detail/${product.id}`,
    title: (language, { product }) => `${product.mpn} ${textOf(product, 'brandName', language)}`,
  },
  {
    name: 'comparison', path: ({ compared }) => comparePath({ ids: compared.map(({ id }) => id), quantity: 1, differencesOnly: false, back: '' }),
    title: (language) => wording(language, 'compare:title'),
  },
  { name: 'brand', path: () => '/brand', title: (language) => wording(language, 'brands') },
  { name: 'about', path: () => '/about', title: (language) => wording(language, 'about') },
  { name: 'sign-in', path: () => '/login', title: (language) => wording(language, 'account:login.title') },
  { name: 'registration', path: () => '/register', title: (language) => wording(language, 'account:register.title') },
  { name: 'cart', path: () => '/shopping_cart', title: (language) => wording(language, 'cart:title') },
  { name: 'lottery', path: () => '/lottery/double-twelve-2026', title: (language) => ({ cn: '双十二抽奖', en: 'Double-twelve lottery' })[language] },
  { name: 'feedback', path: () => '/feedback?from=%2Fcatalogue', title: (language) => wording(language, 'feedback:title') },
  { name: 'help', path: ({ helpId }) => `/help/${helpId}`, title: (language, { helpName }) => helpName[language] },
  { name: 'notices', path: () => '/notice', title: (language) => wording(language, 'portal:notice.title') },
  { name: 'notice', path: ({ noticeId }) => `/notice/${noticeId}`, title: (language, { noticeTitle }) => noticeTitle[language] },
];

export function titleOf(screen: Screen, language: Language, sample: Sample): string {
  const site = wording(language, 'title', { product: 'Farad' });
  const name = screen.title?.(language, sample);
  return name === undefined ? site : `${name} · ${site}`;
}

/** Reads the data from the mall. */
export async function readSample(mallUrl: string): Promise<Sample> {
  const mall = mallClient(mallUrl);
  const [product, ...others] = await mall.partsInStock();
  const { catalogs, brands } = await mall.search({ pageNo: 1, pageSize: 1 });
  const leaf = catalogs.find(({ code, count }) => code.startsWith('3_') && count > 200);
  const trail: typeof catalogs = [];
  for (let next = leaf; next; next = catalogs.find(({ code }) => code === trail[0]?.parentCode)) trail.unshift(next);
  const brand = brands.find(({ agent }) => agent === 'T');
  const [help, notice] = await Promise.all([mall.firstHelpArticle(), mall.firstNotice()]);
  if (trail.length !== 3 || !brand) throw new Error('The default catalogue lacks what the tests show');
  return {
    product,
    compared: [product, ...others].slice(0, 4),
    category: trail.map((level) => ({ code: level.code, name: { cn: textOf(level, 'name', 'cn'), en: textOf(level, 'name', 'en') } })),
    brand: textOf(brand, 'name', 'en'),
    helpId: help.menuId,
    helpName: { cn: textOf(help, 'name', 'cn'), en: textOf(help, 'name', 'en') },
    noticeId: notice.noticeId,
    noticeTitle: { cn: textOf(notice, 'title', 'cn'), en: textOf(notice, 'title', 'en') },
  };
}
