/** The lottery in a browser without script: cards to draw from, and the page for everybody. */
import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashSeed } from '../../app/domain/lottery/draws';
import { DEMO_ACCOUNT } from '../../functions/mall/user/demo-account';
import { loadMall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { putLottery } from '../fixtures/trade/lotteries';
import { Visitor, type Between, type Page } from '../fixtures/visitors/visitor';

const CREDENTIALS = { account: DEMO_ACCOUNT.account, password: DEMO_ACCOUNT.password };
const TAB = '/membership_center?tab=lottery';
const DAY = 86_400_000;

beforeAll(() => loadMall(smallCatalogue()));
beforeEach(async () => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  await env.DB.batch([
    ...['sign_in', 'allowance', 'lottery', 'lottery_code', 'lottery_draw'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    env.DB.prepare("DELETE FROM content WHERE kind = 'lottery'"),
  ]);
});

/** A lottery that runs from some days before or after now. */
function lottery(from: number, to: number, more: Parameters<typeof putLottery>[0] = {}): Promise<string> {
  return putLottery({ startTime: new Date(Date.now() + from * DAY).toISOString(), endTime: new Date(Date.now() + to * DAY).toISOString(), ...more });
}

async function signedIn(between?: Between): Promise<Visitor> {
  const visitor = new Visitor(between);
  expect((await visitor.post('/login', CREDENTIALS)).status).toBe(303);
  return visitor;
}

/** The fields of the form of the cards. */
function fieldsOf({ text }: Page): Record<string, string> {
  const form = /<form[^>]*data-event="draw".*?<\/form>/s.exec(text)?.[0] ?? '';
  expect(form).toMatch(/^<form[^>]*method="post"[^>]*action="\/membership_center\?tab=lottery"|^<form[^>]*action="\/membership_center\?tab=lottery"[^>]*method="post"/);
  return Object.fromEntries([...form.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

const drawsMade = () => env.DB.prepare('SELECT COUNT(*) AS n FROM lottery_draw').first<number>('n');

describe('the cards', () => {
  test('are a form that draws once, shows the result, and shows it again when it is sent twice', async () => {
    await lottery(-1, 1);
    const visitor = await signedIn();
    const page = await visitor.get(TAB);
    expect(page.shows('1 draw left')).toBe(true);
    expect(page.text.match(/<button[^>]*name="card"/g)).toHaveLength(6);
    const fields = { ...fieldsOf(page), card: '3' };
    for (const _ of ['first', 'again']) {
      const { status, location } = await visitor.post(TAB, fields);
      expect([status, location]).toEqual([303, `${TAB}&drawn=1&card=3`]);
    }
    expect(await drawsMade()).toBe(1);
    const shown = await visitor.get(`${TAB}&drawn=1&card=3`);
    expect(shown.text).toMatch(/role="status"[^>]*>Draw (?:<!-- -->)?1:/);
    expect(shown.text.match(/<button[^>]*name="card"[^>]*disabled=""/g)).toHaveLength(5);
    expect([shown.shows('0 draws left'), shown.shows('You have no draw left today.')]).toEqual([true, true]);
    const refused = await visitor.follow(TAB, { ...fieldsOf(shown), card: '1' });
    expect(refused.text).toContain('You have no draw left.');
    expect(await drawsMade()).toBe(1);
  });

  test('of strangers and of expired sessions ask for sign-in, come back to the tab, and draw nothing unseen', async () => {
    const lotteryId = await lottery(-1, 1);
    const fields = { intent: 'draw', drawKey: crypto.randomUUID(), lotteryId, card: '1' };
    const visitor = new Visitor();
    for (const asked of [await visitor.get(TAB), await visitor.post(TAB, fields)]) {
      expect([asked.status, asked.location]).toEqual([303, `/login?_r=${encodeURIComponent(TAB)}`]);
    }
    const back = await visitor.post('/login', { ...CREDENTIALS, _r: TAB });
    expect(back.location).toBe(TAB);
    expect((await visitor.get(TAB)).shows('1 draw left')).toBe(true);
    await env.DB.prepare('DELETE FROM sign_in').run();
    const expired = await visitor.post(TAB, fields);
    expect([expired.status, expired.location]).toEqual([303, `/login?_r=${encodeURIComponent(TAB)}`]);
    await visitor.post('/login', { ...CREDENTIALS, _r: TAB });
    expect(await drawsMade()).toBe(0);
  });

  test('are not there before the start, after the end, and without a lottery', async () => {
    const visitor = await signedIn();
    expect((await visitor.get(TAB)).shows('There is no lottery at present')).toBe(true);
    await lottery(1, 2);
    const before = await visitor.get(TAB);
    expect([before.shows('The draws begin on'), before.text.includes('name="drawKey"')]).toEqual([true, false]);
    await env.DB.prepare("DELETE FROM content WHERE kind = 'lottery'").run();
    await lottery(-2, -1);
    const after = await visitor.get(TAB);
    expect([after.shows('The lottery ended on'), after.text.includes('name="drawKey"')]).toEqual([true, false]);
  });

  test('with malformed fields draw nothing', async () => {
    const lotteryId = await lottery(-1, 1);
    const visitor = await signedIn();
    for (const wrong of [{ drawKey: '' }, { drawKey: 'x'.repeat(500) }, { lotteryId: '../x' }, { lotteryId: 'nothing' }]) {
      const { status, location } = await visitor.post(TAB, { intent: 'draw', drawKey: crypto.randomUUID(), lotteryId, ...wrong });
      expect([status, location]).toEqual([303, TAB]);
    }
    const { location } = await visitor.post(TAB, { intent: 'draw', drawKey: crypto.randomUUID(), lotteryId, card: '99' });
    expect(location).toBe(`${TAB}&drawn=1&card=1`);
    expect((await visitor.get(`${TAB}&drawn=999&card=x`)).status).toBe(200);
  });
});

describe('the page for everybody', () => {
  test('S24: has the hash, but no seed before the end; after it the seed and all draws', async () => {
    const lotteryId = await lottery(-1, 1);
    const user = await signedIn();
    await user.post(TAB, { ...fieldsOf(await user.get(TAB)), card: '1' });
    const seed = await env.DB.prepare('SELECT seed FROM lottery').first<string>('seed') ?? '';
    const stranger = new Visitor();
    for (const path of [`/lottery/${lotteryId}`, `/lottery/${lotteryId}.data`, `/lottery/${lotteryId}/draws`]) {
      const { status, text } = await stranger.get(path);
      expect([path, status, text.includes(await hashSeed(seed)), text.includes(seed), text.includes(DEMO_ACCOUNT.account)]).toEqual([path, 200, true, false, false]);
    }
    expect((await user.get(TAB)).text).not.toContain(seed);
    await env.DB.prepare("UPDATE content SET data = json_set(data, '$.endTime', ?1) WHERE kind = 'lottery'").bind(new Date(Date.now() - 1000).toISOString()).run();
    const after = await stranger.get(`/lottery/${lotteryId}`);
    expect([after.shows(seed), after.shows('How a draw is computed'), after.shows('All results')]).toEqual([true, true, true]);
    const list: unknown = JSON.parse((await stranger.get(`/lottery/${lotteryId}/draws?page=1`)).text);
    expect(list).toMatchObject({ seed, total: 1, rows: [{ drawNo: 1, user: expect.stringContaining('***') }], prizes: expect.arrayContaining([{ code: 'P01', number: 20, weight: 1 }]) });
  });

  test('leads home for an unknown lottery, and says 404 to programs', async () => {
    const visitor = new Visitor();
    for (const id of ['nothing', 'a%20b', 'x'.repeat(100)]) {
      const { status, location } = await visitor.get(`/lottery/${id}`);
      expect([id, status, location]).toEqual([id, 302, '/']);
      expect((await visitor.get(`/lottery/${id}/draws`)).status).toBe(404);
    }
  });

  test('shows names as text', async () => {
    const lotteryId = await lottery(-1, 1, { nameEn: '<script>alert(1)</script>"' });
    const { text } = await new Visitor().get(`/lottery/${lotteryId}`);
    expect(text).not.toContain('<script>alert(1)');
    expect(text).toContain('&lt;script&gt;alert(1)');
  });
});

test('where the upstream knows no lotteries, the tab says that there is none, and the page leads home', async () => {
  const lotteryId = await lottery(-1, 1);
  const without: Between = async (request, pass) => (new URL(request.url).pathname.includes('/lottery/') ? new Response('no', { status: 404 }) : pass(request));
  const visitor = await signedIn(without);
  expect((await visitor.get(TAB)).shows('There is no lottery at present')).toBe(true);
  expect((await visitor.get(`/lottery/${lotteryId}`)).location).toBe('/');
  expect((await visitor.get(`/lottery/${lotteryId}/draws`)).status).toBe(404);
});

test.each([404, 405, 501])('where the upstream has lotteries without lists of results (%s), the tab and the page show the lottery, and programs get 404', async (status) => {
  const lotteryId = await lottery(-1, 1);
  const without: Between = async (request, pass) => (new URL(request.url).pathname.endsWith('/qryResultList') ? new Response('no', { status }) : pass(request));
  const visitor = await signedIn(without);
  const tab = await visitor.get(TAB);
  expect([tab.status, fieldsOf(tab)['drawKey']]).toEqual([200, expect.stringMatching(/./)]);
  const page = await visitor.get(`/lottery/${lotteryId}`);
  expect([page.status, page.shows('All results')]).toEqual([200, true]);
  expect((await visitor.get(`/lottery/${lotteryId}/draws`)).status).toBe(404);
});

test('where there is no lottery but a list of results, programs get 404', async () => {
  const lotteryId = await lottery(-1, 1);
  const without: Between = async (request, pass) =>
    (new URL(request.url).pathname.endsWith('/qryLottery') ? Response.json({ code: '0', data: null, message: null }) : pass(request));
  expect((await new Visitor(without).get(`/lottery/${lotteryId}/draws`)).status).toBe(404);
});
