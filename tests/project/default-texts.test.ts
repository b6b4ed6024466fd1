import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test, vi } from 'vitest';
import { matchRoutes } from '@remix-run/router';
import routes from '~/routes';
import { CENTRE_TABS } from '~/domain/account/membership';
import { FREE_SHIPPING_FROM, ORDER_LIMITS, ORDER_POLICY } from '~/domain/order/order-policies';
import { DICTIONARY } from '~/domain/text/dictionary';
import { readProductList } from '~/domain/catalogue/list-address';
import { BOM_STORE } from '~/domain/bom/bom-policies';
import { type ArticleBlock, readArticle } from '~/domain/portal/article-text';
import { catalogueBrands } from '../../functions/mall/catalogue/vocabularies/brands';
import { catalogueCategories } from '../../functions/mall/catalogue/vocabularies/categories';
import { DEFAULT_ARTICLES } from '../../functions/mall/content/defaults/articles/default-articles';
import { DEFAULT_BANNERS } from '../../functions/mall/content/defaults/default-banners';
import { DEFAULT_POPUP } from '../../functions/mall/content/defaults/default-campaign';
import { DEFAULT_FLOORS, DEFAULT_RECOMMENDED } from '../../functions/mall/content/defaults/default-floors';
import { DEFAULT_HELP } from '../../functions/mall/content/defaults/default-help';
import { DEFAULT_FRIENDLY_LINKS, DEFAULT_MENU } from '../../functions/mall/content/defaults/default-menu';
import { DEFAULT_NOTICES } from '../../functions/mall/content/defaults/default-notices';
import { contentOfRows } from '../../functions/mall/content/editing/content-rows';
import { validateContent } from '../../functions/mall/content/editing/validate-content';
import { readEntries } from '../../functions/mall/content/entries';
import { contentRows } from '../../functions/mall/content/seed-content';
import { CONTENT_KINDS } from '../../functions/mall/content/store';
import { messagesOf } from '../browser/wording';
import { EVENTS_KEPT } from '../../functions/mall/tracking/store';
import { BOM_BYTES_OF_ADDRESS, CODE_DIGITS, CODE_LIFE, EVENTS_OF_ADDRESS, FRESH_CODE, TOKEN_LIFE, UNUSED_LIFE } from '../../functions/mall/user/limits/policies';
import { NEW_BUYER } from '../../functions/mall/user/limits/trade-policies';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MINUTE = 60_000;
const DAY = 86_400_000;

interface Text {
  name: string;
  cn: string;
  en: string;
}

const help = DEFAULT_HELP.flatMap(({ children = [] }) => children);
const ARTICLES: Text[] = [
  ...help.map(({ menuId, contentCn = '', contentEn = '' }) => ({ name: `help ${menuId}`, cn: contentCn, en: contentEn })),
  ...DEFAULT_NOTICES.map(({ noticeId, contentCn, contentEn }) => ({ name: `notice ${noticeId}`, cn: contentCn, en: contentEn })),
  ...DEFAULT_ARTICLES.map(({ articleKey, contentCn, contentEn }) => ({ name: articleKey, cn: contentCn, en: contentEn })),
  { name: 'popup', cn: DEFAULT_POPUP.contentCn, en: DEFAULT_POPUP.contentEn },
];
const TITLES: Text[] = [
  ...[...DEFAULT_HELP, ...help].map(({ menuId, nameCn = '', nameEn = '' }) => ({ name: menuId, cn: nameCn, en: nameEn })),
  ...[...DEFAULT_NOTICES, ...DEFAULT_BANNERS, DEFAULT_POPUP, ...DEFAULT_ARTICLES.slice(0, 1)].map(({ titleCn, titleEn }) => ({ name: titleEn, cn: titleCn, en: titleEn })),
];

const piecesOf = (block: ArticleBlock) => (block.kind === 'list' ? block.items.flat() : block.pieces);
const linksOf = (content: string) => readArticle(content).flatMap(piecesOf).flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []));
const shapeOf = (content: string) => readArticle(content).map((block) => (block.kind === 'list' ? `list of ${block.items.length}` : block.kind));
const plain = (content: string) => readArticle(content).flatMap(piecesOf).map(({ text }) => text).join('\n');

const table = routes.filter(({ id }) => id !== 'elsewhere').map(({ path = '' }) => ({ path: `/${path}` }));

/** What is wrong with a link of this shop; none: it leads to a page that exists. */
function brokenLink(href: string): string | undefined {
  if (href.startsWith('https://')) return undefined;
  const { pathname, searchParams } = new URL(href, 'https://shop.example');
  if (!matchRoutes(table, pathname)) return `${href}: no such page`;
  const [, first, second = ''] = pathname.split('/');
  if (first === 'help' && !DEFAULT_HELP.some(({ menuId }) => menuId === second) && !help.some(({ menuId }) => menuId === second)) return `${href}: no such article`;
  if (first === 'notice' && second && !DEFAULT_NOTICES.some(({ noticeId }) => noticeId === second)) return `${href}: no such notice`;
  if (first === 'membership_center' && !CENTRE_TABS.some((tab) => tab === searchParams.get('tab'))) return `${href}: no such tab`;
  if (first === 'product_list' && !readProductList(pathname, '').keyword) return `${href}: no keyword`;
  return undefined;
}

describe('default articles', () => {
  it('are as many as the shop needs', () => {
    expect(help.length).toBeGreaterThanOrEqual(22);
    expect(DEFAULT_ARTICLES.filter(({ articleKey }) => articleKey.startsWith('brand:')).length).toBeGreaterThanOrEqual(30);
    expect(DEFAULT_NOTICES).toHaveLength(4);
    expect(DEFAULT_FLOORS).toHaveLength(6);
    expect(DEFAULT_BANNERS.filter(({ startTime }) => !startTime)).toHaveLength(5);
    const ids = [...DEFAULT_HELP, ...help].map(({ menuId }) => menuId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([...ARTICLES, ...TITLES])('$name has both languages, each in its own script', ({ cn, en }) => {
    expect(plain(cn)).toMatch(/\p{Script=Han}/u);
    expect(plain(en)).toMatch(/[a-z]/i);
    expect(plain(en)).not.toMatch(/[\p{Script=Han}，。：；！？]/u);
  });

  it.each(ARTICLES)('$name has the same headings, lists and links in both languages', ({ cn, en }) => {
    expect(shapeOf(cn)).toEqual(shapeOf(en));
    expect(linksOf(cn).toSorted()).toEqual(linksOf(en).toSorted());
  });

  it.each([...ARTICLES, ...TITLES])('$name is set as Chinese is: full-width punctuation, and a space between Chinese and Latin', ({ cn }) => {
    const text = plain(cn).replace(/“[^“”]*”|"[^"]*"/g, '');
    expect(text).not.toMatch(/\p{Script=Han}[,;:!?]|\p{Script=Han}\.(?:\s|$)/u);
    expect(text).not.toMatch(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}/u);
  });

  it('link to pages that exist', () => {
    const links = [
      ...ARTICLES.flatMap(({ cn, en }) => [...linksOf(cn), ...linksOf(en)]),
      ...[...DEFAULT_MENU, ...DEFAULT_BANNERS, ...DEFAULT_FRIENDLY_LINKS, DEFAULT_POPUP].map(({ linkUrl }) => linkUrl),
    ];
    expect(links.length).toBeGreaterThan(100);
    expect(links.flatMap((href) => brokenLink(href) ?? [])).toEqual([]);
  });

  it.each(['/helping', '/help/none', '/notice/none', '/membership_center?tab=none', '/product_list/search', '/catalogue/x'])('the check finds a broken link: %s', (href) => {
    expect(brokenLink(href)).toBeDefined();
  });

  it('have all their markup read', () => {
    for (const { cn, en } of ARTICLES) for (const text of [cn, en]) expect(plain(text)).not.toMatch(/\]\(|^#|^- /m);
  });
});

/** What articles quote that is no label of the shop: ways to write a value, and signals of browsers. */
const NO_LABELS = {
  cn: ['至少', '至多', '50V以上', '请勿跟踪', '全球隐私控制'],
  en: ['Do Not Track', 'Global Privacy Control'],
};

test.each(['cn', 'en'] as const)('what an article quotes in %s is a label of the shop: a whole text, or its words before a figure', (language) => {
  const names = Object.values(DICTIONARY).flat().map(({ nameCn, nameEn }) => (language === 'cn' ? nameCn : nameEn));
  const labels = new Set([...messagesOf(language).values(), ...names].flatMap((text) => [text, text.split('{{')[0] ?? '']).map((text) => text.trim().toLowerCase()));
  const quoted = ARTICLES.flatMap((article) => [...article[language].matchAll(/“([^“”]*)”/g)].map(([, label = '']) => label));
  expect(quoted.length).toBeGreaterThan(6);
  expect(quoted.filter((label) => !labels.has(label.toLowerCase())).toSorted()).toEqual(NO_LABELS[language].toSorted());
});

/** The figures that an article tells, from where they are in force. */
const FIGURES: Array<[article: string, cn: string, en: string]> = [
  ['payment', `${ORDER_POLICY.payWithin / MINUTE} 分钟`, `${ORDER_POLICY.payWithin / MINUTE} minutes`],
  ['payment', `${ORDER_POLICY.transferWithin / DAY} 天`, `${ORDER_POLICY.transferWithin / DAY} days`],
  ['account-period', `${ORDER_POLICY.accountPeriod / DAY} 天`, `${ORDER_POLICY.accountPeriod / DAY} days`],
  ['shipping', `满 ${FREE_SHIPPING_FROM} 元`, `¥${FREE_SHIPPING_FROM}`],
  ['shipping', `${ORDER_POLICY.receivedAfter / DAY} 天`, `${ORDER_POLICY.receivedAfter / DAY} days`],
  ['returns', `${ORDER_POLICY.returnWithin / DAY} 天`, `${ORDER_POLICY.returnWithin / DAY} days`],
  ['how-to-order', `${NEW_BUYER.freePieces} 个以内`, `${NEW_BUYER.freePieces} pieces`],
  ['how-to-order', `¥${Number(NEW_BUYER.unpaidAmount).toLocaleString('en')}`, `¥${Number(NEW_BUYER.unpaidAmount).toLocaleString('en')}`],
  ['quick-order', `${ORDER_LIMITS.quickLines} 行`, `${ORDER_LIMITS.quickLines} lines`],
  ['bom', `${BOM_STORE.unsavedFor / DAY} 天`, `${BOM_STORE.unsavedFor / DAY} days`],
  ['bom', `${BOM_STORE.versions} 个`, `${BOM_STORE.versions} saved versions`],
  ['account', `${CODE_DIGITS} 位`, `${CODE_DIGITS}-digit`],
  ['account', `${CODE_LIFE / MINUTE} 分钟内有效`, `${CODE_LIFE / MINUTE} minutes`],
  ['account', `${FRESH_CODE / MINUTE} 分钟内可以直接设置`, `${FRESH_CODE / MINUTE} minutes`],
  ['account', `${TOKEN_LIFE / DAY} 天内`, `${TOKEN_LIFE / DAY} days`],
  ['account', `${UNUSED_LIFE / (60 * MINUTE)} 小时`, `${UNUSED_LIFE / (60 * MINUTE)} hours`],
  ['privacy', `${EVENTS_KEPT / DAY} 天`, `${EVENTS_KEPT / DAY} days`],
  ['privacy', `${EVENTS_OF_ADDRESS.window / MINUTE} 分钟至 ${BOM_BYTES_OF_ADDRESS.window / DAY} 天`, `${EVENTS_OF_ADDRESS.window / MINUTE} minutes to ${BOM_BYTES_OF_ADDRESS.window / DAY} days`],
];

test.each(FIGURES)('the article %s tells the figure in force: %s, %s', (menuId, cn, en) => {
  const article = help.find((one) => one.menuId === menuId);
  expect(article?.contentCn).toContain(cn);
  expect(article?.contentEn).toContain(en);
});

test('the article on privacy names every cookie', () => {
  const [, cookies = ''] = readFileSync(`${root}/app/routes/README.md`, 'utf8').split('\n## Cookies\n');
  const [named = ''] = cookies.split('\n## ');
  const names = [...named.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name));
  expect(names.length).toBeGreaterThan(8);
  const article = help.find(({ menuId }) => menuId === 'privacy');
  for (const name of names) for (const text of [article?.contentCn, article?.contentEn]) expect(text).toMatch(new RegExp(`^- (?:[\\w-]+[^:：]* )?${name}\\b`, 'm'));
});

describe('brands', () => {
  const brands = catalogueBrands();
  const keys = DEFAULT_ARTICLES.map(({ articleKey }) => articleKey);

  it('of articles are those of the default catalogue, with their names', () => {
    for (const { articleKey, titleCn, titleEn } of DEFAULT_ARTICLES.filter(({ articleKey }) => articleKey !== 'about')) {
      expect(brands.find(({ nameEn }) => nameEn === articleKey.replace(/^(?:agent|brand):/, ''))).toMatchObject({ nameEn: titleEn, nameCn: titleCn });
    }
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('have a line exactly if they are authorised', () => {
    expect(keys.filter((key) => key.startsWith('agent:')).toSorted()).toEqual(brands.filter(({ agent }) => agent).map(({ nameEn }) => `agent:${nameEn}`).toSorted());
  });
});

test('the default content passes the checks of content files, and is served whole', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const rows = contentRows(catalogueCategories().map(({ code, parent, nameEn }) => ({ code, parentCode: parent, name: nameEn })));
  const catalogue = {
    categories: new Set(catalogueCategories().map(({ code }) => code)),
    brands: new Set(catalogueBrands().flatMap(({ nameEn, nameCn }) => [nameEn.toLowerCase(), nameCn.toLowerCase()])),
  };
  const screens = routes.flatMap(({ path = '', id }) => (id === 'elsewhere' ? [] : [path]));
  const { faults = [] } = validateContent(contentOfRows(rows), { screens, hasPicture: (path) => existsSync(`${root}/public${path}`), catalogue }, 'Asia/Shanghai');
  expect(faults).toEqual([]);
  for (const kind of CONTENT_KINDS) {
    const stored = rows.filter((row) => row.kind === kind);
    expect([kind, readEntries(kind, stored)]).toEqual([kind, stored.map(({ data }) => JSON.parse(data))]);
  }
  expect(logged).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('floors name categories of the default catalogue, and recommend six parts each', () => {
  const names = new Set(catalogueCategories().map(({ nameEn }) => nameEn));
  expect(DEFAULT_FLOORS.flatMap(({ category, links }) => [category, ...links.map((link) => link.category)]).filter((name) => !names.has(name))).toEqual([]);
  expect(DEFAULT_RECOMMENDED.map(({ recommendGoodsId, mpns }) => [recommendGoodsId, mpns.length])).toEqual(DEFAULT_FLOORS.map(({ recommendGoodsId }) => [recommendGoodsId, 6]));
});

test.each([...new Set([...DEFAULT_BANNERS, DEFAULT_POPUP].map(({ photoUrl }) => photoUrl))])('the picture %s is small, has its size, and no text', (photoUrl) => {
  const file = `${root}/public${photoUrl}`;
  expect(existsSync(file)).toBe(true);
  expect(statSync(file).size).toBeLessThan(6_000);
  const svg = readFileSync(file, 'utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="420" height="336" viewBox="0 0 420 336"/);
  expect(svg).not.toMatch(/<text|<script|href=|\son\w+=/i);
});
