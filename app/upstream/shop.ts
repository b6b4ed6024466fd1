import type { Category } from '../domain/catalogue/category';
import type { DictionaryType, Names } from '../domain/text/dictionary';
import type { Language, SiteVariant } from '../domain/text/language';
import type { Article, Banner, Floor, HelpItem, Notice, Popup, ShellData } from '../domain/portal/portal';
import type { DiscountRule } from '../domain/sale/discount';
import type { LiveFigures, Product } from '../domain/product/product';
import type { LiveById, NearestProduct, SearchPage } from '../domain/catalogue/search-page';
import type { UpstreamClient } from './client/client';
import type { ExchangeRate } from '../domain/money/approximate';
import type { FreightZone } from '../domain/order/freight/freight';
import * as abroad from './contract/records/portal/abroad';
import { ALL_ROWS, type Payload } from './contract/base/call';
import * as articles from './contract/records/portal/article';
import * as content from './contract/records/content';
import * as goods from './contract/records/goods';
import { searchGoods, WHOLE_CATALOGUE } from './contract/records/search';
import { createFigures } from './client/figures';
import { ifSupported, isUpstreamError } from './failures/upstream-error';
import { allLive, mapLive, mapPending, mapSnapshot, type Live, type Snapshot, type SnapshotAndLive } from './live';
import * as toContent from './to-domain/content';
import { textOf } from './to-domain/text';
import { toComparedProduct, toLiveFigures, toProduct } from './to-domain/goods';
import { idsOf, toLiveById, toSearchPage } from './to-domain/search';

export type SearchPayload = Payload<typeof searchGoods>;

/** A recommendation with its products. */
export interface Recommended {
  id: string;
  name: string;
  products: Product[];
}

/** The public reads for pages. They return domain types, in the reader's language. */
export type Shop = ReturnType<typeof createShop>;

/** @throws UpstreamError from every method that is not streamed, if the call fails and there is no snapshot to use instead */
export function createShop(client: UpstreamClient, language: Language, variant: SiteVariant, timeZone: string) {
  const catalogue = async (): Promise<Snapshot<SearchPage>> =>
    mapSnapshot(await client.read(searchGoods, WHOLE_CATALOGUE), (answer) => toSearchPage(answer, language));
  const figures = createFigures(client);
  /** What the action of a request has read says the same on its page. */
  const products = new Map<string, SnapshotAndLive<Product, LiveFigures>>();

  return {
    /** One product and its live figures. */
    product(id: string): SnapshotAndLive<Product, LiveFigures> {
      const known = products.get(id);
      if (known) return known;
      const { snapshot, live } = client.readLive(goods.getGoods, { id }, { of: toLiveFigures, ask: () => figures.ofOne(id) });
      const product = { snapshot: mapPending(snapshot, (wire) => toComparedProduct(wire, language)), live };
      products.set(id, product);
      return product;
    },

    /** Products by id, and their live figures. Products that do not exist are left out. At most a few: each of them is a call. */
    products(ids: readonly string[]): { snapshot: Promise<Snapshot<Product>[]>; live: Promise<Live<LiveById>> } {
      const readings = ids.map((id) => ({ id, ...this.product(id) }));
      const found = Promise.all(readings.map((reading) => reading.snapshot.catch(nullIfMissing)));
      const snapshot = found.then((all) => all.filter((one) => one !== null));
      snapshot.catch(() => undefined);
      return {
        snapshot,
        live: Promise.all(readings.map(async ({ id, live }) => ({ id, live: await live }))).then(allLive),
      };
    },

    /** One page of a search and the live figures of its products. */
    search(payload: SearchPayload): { snapshot: Promise<Snapshot<SearchPage>>; live: Promise<Live<LiveById>> } {
      const { snapshot, live } = client.readLive(searchGoods, payload, { of: toLiveById, ask: (answer) => figures.of(idsOf(answer)) });
      return { snapshot: mapPending(snapshot, (answer) => toSearchPage(answer, language)), live };
    },

    /** The first results of a search, from its snapshot. */
    async suggest(keyword: string): Promise<SearchPage> {
      const found = await client.read(searchGoods, { keyword, pageNo: 1, pageSize: 10 });
      return toSearchPage(found.value, language);
    },

    /** The first products of a category, and its brands, from the snapshot. */
    async popular(catalogueCode: string, products: number): Promise<SearchPage> {
      const found = await client.read(searchGoods, { catalogCode: catalogueCode, pageNo: 1, pageSize: products });
      return toSearchPage(found.value, language);
    },

    /** Offers of partners for a part number. If a partner sells the product itself, a second call asks for the offers of that partner. */
    async partners({ mpn, supplierCode }: Pick<Product, 'mpn' | 'supplierCode'>): Promise<Live<Product[]>> {
      const ask = (more: { supplierCode?: string }) => client.readDeferred(goods.searchPartners, { terms: [mpn], ...more });
      const [all, own] = await Promise.all([ask({}), supplierCode ? ask({ supplierCode }) : null]);
      return mapLive(!all.ok && own ? own : all, ({ rows }) => {
        const more = own?.ok ? own.value.rows.filter(({ id }) => rows.every((row) => row.id !== id)) : [];
        return [...rows, ...more].map((wire) => toComparedProduct(wire, language));
      });
    },

    /** Products that can take the place of another one, and how they differ from it. None if the upstream knows none. */
    async alternatives(id: string): Promise<Live<NearestProduct[]>> {
      const answer = await client.readDeferred(searchGoods, { similarTo: id, facets: 'T', sort: 'price', pageNo: 1, pageSize: ALTERNATIVES });
      return mapLive(answer, (found) => toSearchPage(found, language).nearest.slice(0, ALTERNATIVES));
    },

    /**
     * One page of the ids of all products, and the number of all products.
     * @param pageNo - from 1
     * @returns `null` if the upstream does not know the call
     */
    async productIds(pageNo: number, pageSize: number): Promise<{ total: number; ids: string[] } | null> {
      const found = await ifSupported(client.read(goods.listGoodsIds, { pageNo, pageSize }));
      return found && { total: found.value.total, ids: found.value.rows.map(({ id }) => id) };
    },

    /** The categories of all levels, as a flat list, with their numbers of products. */
    async categories(): Promise<Category[]> {
      return (await catalogue()).value.catalogues;
    },

    /** All brands. The brand with the most products comes first. */
    async brands() {
      return (await catalogue()).value.brands;
    },

    /** The names of all brands in each language. */
    async brandNames(): Promise<Array<Record<Language, string>>> {
      const { value } = await client.read(searchGoods, WHOLE_CATALOGUE);
      return value.brands.map((brand) => ({ cn: textOf(brand, 'name', 'cn'), en: textOf(brand, 'name', 'en') }));
    },

    async shell(): Promise<ShellData> {
      const [menu, words, word, help, links, categories] = await Promise.all([
        client.read(content.listMenu, ALL_ROWS),
        client.read(content.listHotWords, ALL_ROWS),
        client.read(content.getSearchWord, {}),
        client.read(content.listHelp, ALL_ROWS),
        client.read(content.listFriendlyLinks, {}),
        this.categories(),
      ]);
      return {
        menu: toContent.toMenu(menu.value.rows, language),
        hotWords: toContent.toHotWords(words.value.rows, language),
        searchWord: word.value.trim(),
        helpMenu: withoutContent(toContent.toHelpMenu(help.value.rows, language)),
        friendlyLinks: toContent.toFriendlyLinks(links.value.rows, language),
        catalogues: categories
          .filter((category) => category.parentCode === null)
          .map(({ code, name, count }) => ({ code, name, count })),
      };
    },

    /** The names of codes. Never fails: if the upstream does not answer, the shop's own names are used. */
    async names<T extends DictionaryType>(types: readonly T[]): Promise<Names<T>> {
      const known = await client.readOptional(content.getDictionaries, {});
      return toContent.toNames(known.ok ? known.value : {}, types, language);
    },

    async help(): Promise<HelpItem[]> {
      return toContent.toHelpMenu((await client.read(content.listHelp, ALL_ROWS)).value.rows, language);
    },

    /** All notices, the newest first. Those without a readable time are last. */
    async notices(): Promise<Notice[]> {
      return toContent.toNotices((await client.read(content.listNotices, {})).value.rows, language, timeZone);
    },

    /** An article by its key: `about`, `agent:BRAND` or `brand:BRAND`. Never fails: `null` if the upstream has none, or does not answer. */
    async article(key: string): Promise<Article | null> {
      const found = await client.readOptional(articles.getArticle, { articleKey: key });
      return found.ok && found.value ? toContent.toArticle(found.value, language) : null;
    },

    /** All articles. The text is empty if the upstream leaves it out. Never fails: empty if the upstream has none, or does not answer. */
    async articles(): Promise<Article[]> {
      const found = await client.readOptional(articles.listArticles, {});
      return found.ok ? found.value.rows.map((row) => toContent.toArticle(row, language)) : [];
    },

    /**
     * The countries to which the shop sends, with their freight. Never fails: empty if it sends to China only, `null` if the upstream does not answer.
     * @param freight - `now`: asked anew, since an order is refused with another freight than that of now
     */
    async freightZones(freight: 'lately' | 'now' = 'lately'): Promise<FreightZone[] | null> {
      const { listFreight } = abroad;
      const found = await client.readOptional(freight === 'now' ? { ...listFreight, policy: 'live' as const } : listFreight, {});
      if (found.ok) return found.value.rows;
      return found.reason === 'refused' ? [] : null;
    },

    /** The rates by which sums are shown in other currencies. Never fails: empty if the upstream has none, or does not answer. */
    async exchangeRates(): Promise<ExchangeRate[]> {
      const found = await client.readOptional(abroad.listRates, {});
      return found.ok ? found.value.rows : [];
    },

    /** The double-twelve rule, even if it is not in force. A malformed rule counts as no sale, so that prices are still shown. */
    async discountRule(): Promise<DiscountRule> {
      const answer = await client.read(content.getDiscountRule, {}).catch(nullIfMalformed);
      return toContent.toDiscountRule(answer?.value ?? null, timeZone);
    },

    /** {@link discountRule} for parts of a page that are shown only if it is known; `null` if the upstream does not answer. */
    async announcedDiscount(): Promise<DiscountRule | null> {
      const answer = await client.readOptional(content.getDiscountRule, {});
      return answer.ok ? toContent.toDiscountRule(answer.value, timeZone) : null;
    },

    /** What the home page is composed of. It does without banners, notices and a popup that the upstream does not send well. */
    async home(): Promise<{ banners: Banner[]; floors: Floor[]; notices: Notice[]; popup: Popup | null }> {
      const [banners, floors, recommended, notices, popup] = await Promise.all([
        client.readOptional(content.listBanners, { clientType: variant }),
        client.read(content.listFloors, {}),
        client.read(goods.listRecommended, {}),
        client.readOptional(content.listNotices, {}),
        client.readOptional(content.getPopup, {}),
      ]);
      return {
        banners: banners.ok ? toContent.toBanners(banners.value.rows, language) : [],
        floors: floors.value.rows.length > 0
          ? toContent.toFloors(floors.value.rows, language)
          : toContent.toRecommendedFloors(recommended.value.rows, language),
        notices: notices.ok ? toContent.toNotices(notices.value.rows, language, timeZone) : [],
        popup: popup.ok ? toContent.toPopup(popup.value, language, timeZone) : null,
      };
    },

    /** A recommendation and the live figures of its products. */
    recommended(id: string): { snapshot: Promise<Snapshot<Recommended>>; live: Promise<Live<LiveById>> } {
      const { snapshot, live } = client.readLive(goods.getRecommended, { recommendGoodsId: id }, {
        of: (answer) => Object.fromEntries(answer.goods.map((wire) => [wire.id, toLiveFigures(wire)])),
        ask: (answer) => figures.of(answer.goods.map((wire) => wire.id)),
      });
      return {
        snapshot: mapPending(snapshot, (answer) => ({
          id: answer.recommendGoodsId,
          name: textOf(answer, 'name', language),
          products: answer.goods.map((wire) => toProduct(wire, language)),
        })),
        live,
      };
    },
  };
}

/** The maximum number of alternatives of a product. */
const ALTERNATIVES = 6;

function nullIfMalformed(error: unknown): null {
  if (isUpstreamError(error) && error.failure.kind === 'malformed') return null;
  throw error;
}

function nullIfMissing(error: unknown): null {
  if (isUpstreamError(error) && error.failure.missing) return null;
  throw error;
}

/** The menu without the texts of its articles, because every page contains the menu. */
function withoutContent(items: HelpItem[]): HelpItem[] {
  return items.map((item) => ({ ...item, content: '', children: withoutContent(item.children) }));
}
