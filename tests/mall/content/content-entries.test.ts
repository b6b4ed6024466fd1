/** Stored entries: for whom, when, and what of them is malformed. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ALL_ROWS, type Call } from '../../../app/upstream/contract/base/call';
import { getArticle, listArticles } from '../../../app/upstream/contract/records/portal/article';
import * as content from '../../../app/upstream/contract/records/content';
import { getRecommended, listRecommended } from '../../../app/upstream/contract/records/goods';
import { discountInForce } from '../../../functions/mall/content/discount-rule';
import { ask, loadMall, NOW, sendCall, type Asking } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';

const BEFORE = '2026-11-20T11:59:59+08:00';
const AFTER = '2026-11-20T12:00:01+08:00';
const CN: Asking = { language: 'cn' };
const EN: Asking = { language: 'en' };

let logged: ReturnType<typeof logs>;
const logs = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const linesLogged = () => logged.mock.calls.map(([line]) => JSON.parse(String(line)));

beforeAll(() => loadMall(smallCatalogue()));
beforeEach(async () => {
  logged = logs();
  await env.DB.exec('DELETE FROM content');
});
afterEach(() => void vi.restoreAllMocks());

let position = 0;
async function store(kind: string, id: string, data: unknown): Promise<void> {
  position += 1;
  await env.DB.prepare('INSERT INTO content (kind, id, position, data) VALUES (?1, ?2, ?3, ?4)')
    .bind(kind, id, position, typeof data === 'string' ? data : JSON.stringify(data)).run();
}

/** The kinds that are sent as lists, with their calls and an entry of each. */
const LISTS: ReadonlyArray<{ kind: string; call: Call; payload: object; entry: Record<string, unknown>; id: string }> = [
  { kind: 'menu', call: content.listMenu, payload: ALL_ROWS, entry: { nameCn: '一', nameEn: 'One', linkUrl: '/brand' }, id: 'menuId' },
  { kind: 'hotWord', call: content.listHotWords, payload: ALL_ROWS, entry: { linkUrl: '/brand' }, id: 'wordEn' },
  { kind: 'floor', call: content.listFloors, payload: {}, entry: { nameCn: '一', nameEn: 'One' }, id: 'floorId' },
  { kind: 'notice', call: content.listNotices, payload: {}, entry: { titleCn: '一', titleEn: 'One' }, id: 'noticeId' },
  { kind: 'friendlyLink', call: content.listFriendlyLinks, payload: {}, entry: { nameCn: '一', nameEn: 'One' }, id: 'linkUrl' },
  { kind: 'help', call: content.listHelp, payload: ALL_ROWS, entry: { nameCn: '一', nameEn: 'One', showFlag: 'T' }, id: 'menuId' },
  { kind: 'article', call: listArticles, payload: {}, entry: { titleCn: '一', titleEn: 'One' }, id: 'articleKey' },
  { kind: 'recommend', call: listRecommended, payload: {}, entry: { nameCn: '一', nameEn: 'One', mpns: [] }, id: 'recommendGoodsId' },
];

async function idsOf({ call, payload, id }: (typeof LISTS)[number], asking: Asking): Promise<string[]> {
  const { data } = await ask(call, payload, asking);
  return JSON.parse(JSON.stringify(data)).rows.map((row: Record<string, string>) => row[id]);
}

describe.each(LISTS)('the entries of $kind', (list) => {
  const { kind, entry, id } = list;

  test('are those of the visitor’s site variant', async () => {
    await store(kind, 'a', { ...entry, [id]: 'both' });
    await store(kind, 'b', { ...entry, [id]: 'chinese', clientType: 'PC' });
    await store(kind, 'c', { ...entry, [id]: 'english', clientType: 'PC_EN' });
    expect([await idsOf(list, CN), await idsOf(list, EN)]).toEqual([['both', 'chinese'], ['both', 'english']]);
  });

  test('are those in force', async () => {
    await store(kind, 'a', { ...entry, [id]: 'past', endTime: BEFORE });
    await store(kind, 'b', { ...entry, [id]: 'now', startTime: BEFORE, endTime: AFTER });
    await store(kind, 'c', { ...entry, [id]: 'future', startTime: AFTER });
    await store(kind, 'd', { ...entry, [id]: 'always', startTime: '', endTime: 'some day' });
    expect(await idsOf(list, EN)).toEqual(['now', 'always']);
    expect(await idsOf(list, { now: NOW + 1000 })).toEqual(['now', 'future', 'always']);
    expect(await idsOf(list, { now: NOW + 1001 })).toEqual(['future', 'always']);
  });

  test('that are malformed are left out and logged', async () => {
    await store(kind, 'a', '{"broken');
    await store(kind, 'b', '[]');
    await store(kind, 'c', { ...entry, [id]: { a: 1 } });
    await store(kind, 'd', { ...entry, [id]: 'good', unknown: 1 });
    await store(kind, 'e', { ...entry, [id]: 'x', clientType: 'TELETEXT' });
    await store(kind, 'f', { ...entry, [id]: 'x', startTime: {} });
    expect(await idsOf(list, EN)).toEqual(['good']);
    expect(linesLogged()).toEqual(['a', 'b', 'c', 'e', 'f'].map((row) => expect.objectContaining({ event: 'content_left_out', kind, id: row, whole: true })));
  });
});

describe('a malformed item', () => {
  test('of a menu, floor, recommendation or the help is left out, and the rest of its entry is shown', async () => {
    await store('menu', 'm', { menuId: 'm', name: 'M', children: [{ menuId: 7, name: 'ok' }, { menuId: {}, name: 'no' }] });
    await store('floor', 'f', { floorId: 'f', name: 'F', links: [{ name: 'no' }, { name: 'ok', linkUrl: '/brand' }, 'no'] });
    await store('recommend', 'r', { recommendGoodsId: 'r', name: 'R', mpns: ['AO3400A', '', null, 'SS34'] });
    const help = (menuId: unknown, children: unknown[] = []) => ({ menuId, name: 'H', showFlag: 'T', children });
    await store('help', 'h', help('h', [help('good', [help({}), help('deep')]), help({}), help('also good')]));
    expect((await ask(content.listMenu, ALL_ROWS)).data.rows[0]?.children).toEqual([{ menuId: '7', name: 'ok' }]);
    expect((await ask(content.listFloors, {})).data.rows[0]?.links).toEqual([{ name: 'ok', linkUrl: '/brand' }]);
    expect((await ask(getRecommended, { recommendGoodsId: 'r' })).data.goods.map(({ mpn }) => mpn)).toEqual(['AO3400A', 'SS34']);
    const [top] = (await ask(content.listHelp, ALL_ROWS)).data.rows;
    expect(top?.children?.map(({ menuId, children = [] }) => [menuId, ...children.map((child) => child.menuId)])).toEqual([['good', 'deep'], ['also good']]);
    expect(linesLogged().map(({ whole }) => whole)).toEqual([false, false, false, false]);
  });
});

describe('help', () => {
  const item = (menuId: string, showFlag: string | undefined, more: object = {}) => ({ menuId, name: menuId, contentEn: `text of ${menuId}`, showFlag, ...more });

  test('is sent without what no page shows', async () => {
    await store('help', 'a', item('a', 'F', { children: [item('a1', 'T'), item('a2', 'F'), item('a3', undefined)] }));
    await store('help', 'b', item('b', 'F', { children: [item('b1', 'F', { children: [item('b11', 'T')] })] }));
    await store('help', 'c', item('c', 'T'));
    await store('help', 'd', item('d', 'F'));
    await store('help', 'd1', item('d1', 'T', { parentMenuId: 'd' }));
    await store('help', 'd2', item('d2', 'F', { parentMenuId: 'd' }));
    const text = JSON.stringify((await ask(content.listHelp, ALL_ROWS)).data);
    expect([...text.matchAll(/"menuId":"(\w+)"/g)].map(([, id]) => id)).toEqual(['a', 'a1', 'c', 'd', 'd1']);
  });
});

describe('entries of which one is sent', () => {
  test('the search word is the first in force for the variant, trimmed', async () => {
    expect((await ask(content.getSearchWord, {}, CN)).data).toBe('');
    await store('searchWord', 'a', { cn: '旧', en: 'old', endTime: BEFORE });
    await store('searchWord', 'b', { en: ' English \n', clientType: 'PC_EN' });
    await store('searchWord', 'c', { cn: ' 中文', en: 'both' });
    expect([(await ask(content.getSearchWord, {}, CN)).data, (await ask(content.getSearchWord, {}, EN)).data]).toEqual(['中文', 'English']);
  });

  test('the popup is the first in force for the variant', async () => {
    await store('popup', 'a', { popupId: 'english', clientType: 'PC_EN', unknown: 1 });
    await store('popup', 'b', '{}');
    await store('popup', 'c', { popupId: 'both', endTime: AFTER });
    expect((await ask(content.getPopup, {}, CN)).data).toEqual({ popupId: 'both', endTime: AFTER });
    expect((await ask(content.getPopup, {}, EN)).data).toEqual({ popupId: 'english' });
  });

  test('an article or a recommendation may differ by variant', async () => {
    await store('article', 'PC-about', { articleKey: 'about', title: 'Chinese', clientType: 'PC' });
    await store('article', 'PC_EN-about', { articleKey: 'about', title: 'English', clientType: 'PC_EN' });
    await store('article', 'agent:A', { articleKey: 'agent:A', title: 'past', endTime: BEFORE });
    const title = async (articleKey: string, asking: Asking) => (await ask(getArticle, { articleKey }, asking)).data?.title;
    expect([await title('about', CN), await title('about', EN), await title('agent:A', EN), await title('PC-about', EN)]).toEqual(['Chinese', 'English', undefined, undefined]);
  });

  test('banners may be for both variants', async () => {
    await store('banner', 'a', { bannerId: 'a' });
    await store('banner', 'b', { bannerId: 'b', clientType: 'PC' });
    const ids = async (payload: { clientType?: 'PC' | 'PC_EN' }) => (await ask(content.listBanners, payload, EN)).data.rows.map(({ bannerId }) => bannerId);
    expect([await ids({ clientType: 'PC' }), await ids({ clientType: 'PC_EN' })]).toEqual([['a', 'b'], ['a']]);
    expect(await ids({}), 'PC by default').toEqual(['a', 'b']);
  });
});

describe('of several discount rules', () => {
  const rule = (discount: string, startTime: string, endTime: string) => ({ itemList: [{ amount: '100', discount }], startTime, endTime });
  const sent = async (now: number) => (await ask(content.getDiscountRule, {}, { now })).data?.itemList[0]?.discount;
  const charged = async (now: number) => {
    const { results } = await env.DB.prepare("SELECT id, data FROM content WHERE kind = 'discount' ORDER BY position").all<{ id: string; data: string }>();
    return discountInForce(results, { now, timeZone: 'Asia/Shanghai' })[0]?.discount;
  };

  test('the one in force is sent and charged, or else the next one is announced', async () => {
    await store('discount', 'later', rule('0.7', '2026-12-24', '2026-12-26'));
    await store('discount', 'sale', rule('0.9', '2026-12-01', '2026-12-12'));
    await store('discount', 'broken', '{"itemList":7}');
    const at = (day: string) => Date.parse(`${day}T12:00:00+08:00`);
    const days = ['2026-11-20', '2026-12-12', '2026-12-13', '2026-12-25', '2026-12-27'].map(at);
    expect(await Promise.all(days.map(sent))).toEqual(['0.9', '0.9', '0.7', '0.7', undefined]);
    expect(await Promise.all(days.map(charged))).toEqual([undefined, '0.9', undefined, '0.7', undefined]);
  });
});

describe('markup and script in a stored text', () => {
  const STRINGS = [
    '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</script><svg/onload=alert(1)>', 'javascript:alert(1)', '{{7*7}} ${7*7}', '&lt;b&gt; &amp;',
    "'; DROP TABLE content; --", '\u2028\u0000\u202e]]>',
  ];

  test.each(STRINGS)('%j is sent unchanged, as text of the answer', async (text) => {
    for (const { kind, call, payload, entry, id } of LISTS) {
      const fields = Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, /(?:Cn|En|Url)$/.test(key) ? text : value]));
      await store(kind, `${kind}-x`, { ...fields, [id]: text });
      const { headers, envelope } = await sendCall(call, payload, EN);
      const [row] = JSON.parse(JSON.stringify(envelope.data)).rows;
      const { mpns: _, ...sent }: Record<string, unknown> = { ...fields, [id]: text };
      expect([kind, row, headers.get('content-type')]).toEqual([kind, sent, 'application/json; charset=utf-8']);
    }
    await store('searchWord', 'x', { en: text });
    expect((await ask(content.getSearchWord, {}, EN)).data).toBe(text.trim());
    const popup = { popupId: text, titleEn: text, contentEn: text, photoUrl: text, linkUrl: text };
    await store('popup', 'x', popup);
    expect((await ask(content.getPopup, {}, EN)).data).toEqual(popup);
    const article = { articleKey: 'about', titleEn: text, contentEn: text, photoUrl: text };
    await store('article', 'about', article);
    expect((await ask(getArticle, { articleKey: 'about' }, EN)).data).toEqual(article);
    const banner = { bannerId: text, titleEn: text, photoUrl: text, linkUrl: text };
    await store('banner', 'x', banner);
    expect((await ask(content.listBanners, { clientType: 'PC_EN' }, EN)).data.rows).toEqual([banner]);
  });
});
