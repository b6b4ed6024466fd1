import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ALL_ROWS } from '../../app/upstream/contract/base/call';
import { getArticle, listArticles } from '../../app/upstream/contract/records/portal/article';
import * as content from '../../app/upstream/contract/records/content';
import { getFigures, getGoods, getRecommended, listRecommended, searchPartners } from '../../app/upstream/contract/records/goods';
import { searchGoods } from '../../app/upstream/contract/records/search';
import { CODES } from '../../app/upstream/contract/base/envelope';
import { addActionLog } from '../../app/upstream/contract/records/portal/tracking';
import { readProductList } from '../../app/domain/catalogue/list-address';
import { parseCataloguePath } from '../../app/domain/catalogue/catalogue-code';
import { packageDrawing } from '../../functions/mall/file/drawing/package-drawing';
import { seedContent } from '../../functions/mall/content/seed-content';
import { ask, fetchMall, loadMall, NOW, sendCall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';

const catalogue = smallCatalogue();
const parts = [...catalogue.products()];

beforeAll(() => loadMall(catalogue));
afterEach(() => void vi.restoreAllMocks());

/** Stores a discount rule while the function runs. */
async function storedRule(data: string, work: () => Promise<void>): Promise<void> {
  const before = await env.DB.prepare("SELECT data FROM content WHERE kind = 'discount'").first<string>('data');
  const store = (text: string | null) => env.DB.prepare("UPDATE content SET data = ?1 WHERE kind = 'discount'").bind(text).run();
  await store(data);
  try {
    await work();
  } finally {
    await store(before);
  }
}

describe('the default content', () => {
  test('has every text in both languages', async () => {
    const texts: Array<[cn: string | undefined, en: string | undefined]> = [];
    const collect = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(collect);
      else if (typeof value === 'object' && value !== null) {
        const fields = new Map(Object.entries(value));
        for (const [key, text] of fields) {
          if (key.endsWith('Cn')) texts.push([String(text), String(fields.get(`${key.slice(0, -2)}En`))]);
          collect(text);
        }
      }
    };
    for (const call of [content.listMenu, content.listHelp, content.listFloors, content.listNotices, content.listFriendlyLinks]) {
      collect((await ask(call, call === content.listMenu || call === content.listHelp ? ALL_ROWS : {})).data);
    }
    expect(texts.length).toBeGreaterThan(100);
    for (const [cn, en] of texts) {
      expect(en).toBeTruthy();
      expect(en).not.toMatch(/\p{Script=Han}/u);
      if (cn !== en) expect(cn).toMatch(/\p{Script=Han}/u);
    }
  });

  test('promises nothing about dispatch or certificates', async () => {
    const { results } = await env.DB.prepare('SELECT data FROM content').all<{ data: string }>();
    expect(results.length).toBeGreaterThan(30);
    for (const { data } of results) {
      expect(data).not.toMatch(/dispatch|same.day|ships today|certificat|genuine|warranty|hotline|当天|正品|保修|热线|证书/i);
    }
  });

  test('an article is found by its key, and listed', async () => {
    const { rows } = (await ask(listArticles, {})).data;
    expect(rows.map(({ articleKey }) => articleKey)).toContain('about');
    const about = (await ask(getArticle, { articleKey: 'about' })).data;
    expect(about?.contentEn).toBeTruthy();
    expect((await ask(getArticle, { articleKey: 'brand:None' })).data).toBeNull();
  });

  test('the search word is in the visitor\'s language', async () => {
    expect((await ask(content.getSearchWord, {}, { language: 'cn' })).data).toMatch(/型号/);
    expect((await ask(content.getSearchWord, {}, { language: 'en' })).data).toMatch(/^Part number/);
  });

  test('banners are for both client types, and the one of the sale is in its period only', async () => {
    const idsAt = async (payload: { clientType?: 'PC' | 'PC_EN' }, now = NOW) =>
      (await ask(content.listBanners, payload, { now })).data.rows.map(({ bannerId }) => bannerId);
    const always = await idsAt({});
    expect(always).toHaveLength(5);
    expect([await idsAt({ clientType: 'PC' }), await idsAt({ clientType: 'PC_EN' })]).toEqual([always, always]);
    expect(await idsAt({}, Date.parse('2026-12-01T00:00:00+08:00'))).toEqual(['double-twelve', ...always]);
    expect(await idsAt({}, Date.parse('2026-12-13T00:00:00+08:00'))).toEqual(always);
  });

  test('floors link to existing categories by their full path', async () => {
    const { data } = await ask(content.listFloors, {});
    expect(data.rows.map(({ links = [] }) => links.length)).toEqual([5, 5, 5, 5, 5, 5]);
    const codes = new Set(catalogue.categories.map(({ code }) => code));
    for (const { catalogCode = '', links = [] } of data.rows) {
      expect(codes.has(catalogCode)).toBe(true);
      for (const { linkUrl } of links) {
        const { origin, keyword } = readProductList(linkUrl, '');
        const path = parseCataloguePath(keyword);
        expect([origin, path?.length]).toEqual(['catalogue', 3]);
        expect(path?.every((code) => codes.has(code))).toBe(true);
      }
    }
  });

  test('recommendations list the products that exist', async () => {
    const { data } = await ask(listRecommended, {});
    const floors = (await ask(content.listFloors, {})).data.rows.map(({ recommendGoodsId }) => recommendGoodsId);
    expect(data.rows.map(({ recommendGoodsId }) => recommendGoodsId)).toEqual(floors);
    const discretes = (await ask(getRecommended, { recommendGoodsId: 'discretes' })).data;
    expect(discretes.goods.map(({ mpn }) => mpn)).toEqual(['AO3400A', 'SS34']);
    expect(discretes.goods.every(({ goodsType }) => goodsType !== 'GT2')).toBe(true);
    expect((await sendCall(getRecommended, { recommendGoodsId: 'none' })).envelope.code).toBe(CODES.notFound);
  });

  test('the discount rule has three tiers, and ends with its period', async () => {
    const rule = (await ask(content.getDiscountRule, {})).data;
    expect(rule?.itemList.map(({ amount, discount }) => [amount, discount])).toEqual([['500', '0.95'], ['2000', '0.92'], ['5000', '0.88']]);
    const end = Date.parse(rule?.endTime ?? '');
    expect(Date.parse(rule?.startTime ?? '')).toBeLessThan(end);
    expect((await ask(content.getDiscountRule, {}, { now: end })).data).toEqual(rule);
    expect((await ask(content.getDiscountRule, {}, { now: end + 1 })).data).toBeNull();
  });

  test.each<[string, string, string[]]>([
    ['a malformed tier', '{"itemList":[{"amount":"500","discount":"0.95"},{"amount":"900","discount":0},{"amount":"x","discount":"0.9"},{"amount":700,"discount":0.9}]}', ['500', '700']],
    ['nothing but malformed tiers', '{"itemList":[{"amount":"500","discount":"1.5"}]}', []],
  ])('a stored rule with %s is answered without it and logged', async (_, data, amounts) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await storedRule(data, async () => {
      const answered = await sendCall(content.getDiscountRule, {});
      expect([answered.envelope.code, (await ask(content.getDiscountRule, {})).data?.itemList.map(({ amount }) => amount)]).toEqual(['0', amounts]);
      expect(logged).toHaveBeenCalledWith(expect.stringContaining('content_left_out'));
    });
  });

  test.each(['{"itemList":"none"}', '[]', '7', '{"itemList":'])('a stored rule that is %s is ignored', async (data) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await storedRule(data, async () => expect((await ask(content.getDiscountRule, {})).data).toBeNull());
  });

  test('the dictionary says that buyers pay online, or by bank transfer where there is no payment provider', async () => {
    const names = async (demo: boolean) => (await ask(content.getDictionaries, {}, { demo })).data['paymentMethod']?.map(({ nameCn, nameEn }) => [nameCn, nameEn]);
    expect(await names(true)).toEqual([['在线支付', 'Pay now'], ['账期支付', 'Pay on account']]);
    expect(await names(false)).toEqual([['银行转账', 'Bank transfer'], ['账期支付', 'Pay on account']]);
  });

  test('the dictionary has every enumeration', async () => {
    const { data } = await ask(content.getDictionaries, {});
    const codes = new Set(Object.values(data).flat().map(({ code }) => code));
    for (const code of ['P0C', 'P0S', 'T01', 'I0C', 'IOA', 'PW1', 'S07', 'GT2', 'P0T', 'FP1', 'XXCY']) expect(codes.has(code)).toBe(true);
  });

  test('existing content is not replaced', async () => {
    expect(await seedContent(env.DB)).toBe(0);
  });
});

describe('the popup', () => {
  const add = (id: string, position: number, data: object) =>
    env.DB.prepare('INSERT INTO content (kind, id, position, data) VALUES (?1, ?2, ?3, ?4)').bind('popup', id, position, JSON.stringify(data)).run();
  beforeEach(() => env.DB.prepare("DELETE FROM content WHERE kind = 'popup'").run());

  test('is absent if none is stored', async () => {
    expect((await ask(content.getPopup, {})).data).toBeNull();
  });

  test('is the first whose period includes now', async () => {
    await add('past', 1, { popupId: 'past', endTime: '2026-11-19T00:00:00+08:00' });
    await add('now', 2, { popupId: 'now', startTime: '2026-11-20T00:00:00+08:00', endTime: '2026-11-21T00:00:00+08:00' });
    await add('always', 3, { popupId: 'always' });
    expect((await ask(content.getPopup, {})).data?.popupId).toBe('now');
    expect((await ask(content.getPopup, {}, { now: NOW + 7 * 86_400_000 })).data?.popupId).toBe('always');
  });
});

describe('a product on the wire', () => {
  const read = async (position: number, now = NOW) => (await ask(getGoods, { id: `F${String(position).padStart(10, '0')}` }, { now })).data;

  test('has prices as exact decimal text', async () => {
    for (const { id, tiers } of parts.slice(0, 60)) {
      const { rangePrice = [] } = (await ask(getGoods, { id })).data;
      expect(rangePrice.map(({ min, price }) => [min, Math.round(Number(price) * 1e6)])).toEqual(tiers);
      for (const { price } of rangePrice) expect(price).toMatch(/^\d+(\.\d{0,5}[1-9])?$/);
    }
  });

  test('has texts in both languages, and values with units', async () => {
    const data = await read(3);
    expect(data).toMatchObject({ brandNameCn: '国巨', brandNameEn: 'YAGEO', goodsNameCn: '厚膜贴片电阻', goodsNameEn: 'Thick film chip resistor' });
    expect(data.attributes).toEqual([
      { key: 'resistance', nameCn: '阻值', nameEn: 'Resistance', valueCn: '12 Ω', valueEn: '12 Ω', number: 12, unit: 'Ω' },
      { key: 'tolerance', nameCn: '精度', nameEn: 'Tolerance', valueCn: '±1%', valueEn: '±1%', number: 1, unit: '%' },
      { key: 'power', nameCn: '额定功率', nameEn: 'Rated power', valueCn: '0.1 W', valueEn: '0.1 W', number: 0.1, unit: 'W' },
    ]);
  });

  test('has pictures as JSON text, or none', async () => {
    expect(JSON.parse((await read(4)).images ?? '')).toEqual([{ photoUrl: '/package/r-0603.svg' }, { photoUrl: '/package/r-0603-outline.svg' }]);
    expect((await read(3)).images).toBeUndefined();
  });

  test('leaves out arrivals before today in the shop’s time zone', async () => {
    expect(await read(5)).toMatchObject({
      onWayNum: 3000, onWayDetailList: [{ num: 1000, date: '2026-11-20' }, { num: 2000, date: '2026-11-29' }],
    });
    // 16:00 UTC is midnight in Shanghai.
    expect((await read(5, Date.parse('2026-11-20T15:59:59Z'))).onWayNum).toBe(3000);
    expect((await read(5, Date.parse('2026-11-20T16:00:00Z'))).onWayNum).toBe(2000);
    expect(await read(6)).toMatchObject({ onWayNum: 0, onWayDetailList: [] });
  });

  test('has the same live figures alone, in any number; unknown and repeated ids give no row', async () => {
    const later = { now: Date.parse('2026-11-20T16:00:00Z') };
    const ids = ['F0000000005', 'F0000000006', 'F0000000004'];
    const { rows } = (await ask(getFigures, { ids: [...ids, 'F0', ...ids] }, later)).data;
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    for (const row of rows) expect((await ask(getGoods, { id: row.id }, later)).data).toMatchObject(row);
    expect(rows.find(({ id }) => id === ids[0])?.onWayDetailList).toEqual([{ num: 2000, date: '2026-11-29' }]);
  });

  test('has ordering mode, discount and steps', async () => {
    expect(await read(12)).toMatchObject({ orderGoodsFlag: 'T', orderGoodsCycle: 28, hasDiscount: 'T', moq: 10, mpq: 1000, perAddQuantity: 10, perAddType: 1 });
    const plain = await read(3);
    expect(plain).toMatchObject({ orderGoodsFlag: 'F', hasDiscount: 'F', perAddType: 0 });
    expect(plain.orderGoodsCycle).toBeUndefined();
  });

  test('has offers of all partners or of one', async () => {
    const { rows } = (await ask(searchPartners, { terms: ['lm358-dr'] })).data;
    expect(rows.map(({ goodsType, supplierCode, deliveryCycle }) => [goodsType, supplierCode, deliveryCycle])).toEqual([['GT2', 'S001', 7], ['GT2', 'S002', 7]]);
    expect((await ask(searchPartners, { terms: ['LM358DR'], supplierCode: 'S002' })).data.rows).toEqual([rows[1]]);
    for (const term of ['LM358D', 'none', '', '%']) expect((await ask(searchPartners, { terms: [term] })).data.rows).toEqual([]);
  });

  test('is the same in a list', async () => {
    const detail = await read(5);
    const { rows } = (await ask(searchGoods, { keyword: detail.mpn })).data.page;
    expect(rows[0]).toEqual(detail);
  });
});

describe('public files', () => {
  const get = async (url: string) => (await fetchMall(`store/publicDownloadByUrl?url=${encodeURIComponent(url)}`)).response;

  test.each(['/package/lqfp-48.svg', '/package/lqfp-48-blue.svg', '/package/lqfp-48-outline.svg'])('%s is a drawing', async (url) => {
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(await response.text()).toMatch(/^<svg /);
  });

  test('drawings of the three kinds differ', async () => {
    const [paper, blue, outline] = await Promise.all(['', '-blue', '-outline'].map(async (kind) => (await get(`/package/sot-23${kind}.svg`)).text()));
    expect(paper).toBe(packageDrawing('sot-23'));
    expect(new Set([paper, blue, outline]).size).toBe(3);
  });

  test.each([
    '', '/', '/package/none.svg', '/package/none-blue.svg', '/package/-blue.svg', '/package/sot-23.png', '/package/../secret.svg', '//evil.example/package/sot-23.svg',
    'https://evil.example/package/sot-23.svg', 'file:///etc/passwd', '/package/constructor.svg', '/package/__proto__.svg', '/package/toString.svg', 'http://127.0.0.1/',
  ])('S34: %j is not found', async (url) => {
    const response = await get(url);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

describe('messages of visitors', () => {
  test('events are stored', async () => {
    const event = { eventName: 'jump', eventType: 'PAGE_JUMP', source: 'farad', currentUrl: '/', createTime: NOW, leaveTime: NOW + 5 } as const;
    await ask(addActionLog, event);
    const row = await env.DB.prepare('SELECT event_type, event FROM action_log').first<{ event_type: string; event: string }>();
    expect([row?.event_type, JSON.parse(row?.event ?? '')]).toEqual(['PAGE_JUMP', event]);
  });
});
