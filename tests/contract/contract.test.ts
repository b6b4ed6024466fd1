import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { TIMEOUTS } from '~/upstream/client/policies';
import { CALLS, PUBLIC_FILE_PATH } from '~/upstream/contract/calls';
import { exportFile } from '~/upstream/contract/records/export';
import { openApiDocument } from '~/upstream/contract/openapi';
import { CachingServer } from '../fixtures/servers/caching-server';
import { FaultProxy, type PassedCall } from '../fixtures/faults/fault-proxy';
import { fitsSchema } from '../fixtures/wire/json-schema';
import { openMall, type RunningServer } from '../fixtures/servers/servers';
import { MALL_KEY } from '../fixtures/mall/mall-key';
import { newUser } from '../fixtures/visitors/new-user';
import type { CallReport } from './suite/findings';
import { describeReport, namedFaults, runSuite, summarise, type SuiteOptions } from './suite/run';

const EVERY_CALL = [...CALLS.map(({ name }) => name), exportFile.name, PUBLIC_FILE_PATH].sort();
const CALLBACKS: readonly string[] = ['payment/callback', 'payment/stripeCallback'];
const CART_CALLS = CALLS.filter(({ group }) => group === 'cart').map(({ name }) => name);
/** Calls that store bills of materials and choices. Matching is for everybody. */
const BOM_CALLS = CALLS.filter(({ group, name }) => group === 'bom' && name !== 'bom/match').map(({ name }) => name);
const LOTTERY_CALLS = CALLS.filter(({ group }) => group === 'lottery').map(({ name }) => name);
/** Calls of buyers about orders, and the operator's calls. */
const ORDER_CALLS = CALLS.filter(({ group, name }) => (group === 'order' || group === 'operator') && !CALLBACKS.includes(name)).map(({ name }) => name).concat(exportFile.name);
/** Calls about the feedback of all visitors. */
const OPERATOR_FEEDBACK = ['operator/qryFeedback', 'operator/answerFeedback'];
const NOBODY = { account: undefined, password: undefined };
const MINUTES = 60_000;
/** Tests the sending of codes only: without a password nobody signs in. */
const codesOnly = () => ({ group: 'user', write: true, account: reader.account, password: undefined }) as const;

let mall: RunningServer;
let cache: CachingServer;
let proxy: FaultProxy;
/** The account of runs that do not change it. What a refused sign-in with it says is cached. */
let reader: { account: string; password: string };

beforeAll(async () => {
  mall = await openMall('contract');
  cache = await CachingServer.open(mall.url);
  proxy = await FaultProxy.open(cache.url);
  reader = await newUser(mall.url);
}, 10 * MINUTES);
afterEach(() => proxy.heal());
afterAll(async () => {
  await proxy?.down();
  await cache?.close();
  await mall?.stop();
}, MINUTES);

function run(options: Partial<SuiteOptions> = {}): Promise<CallReport[]> {
  return runSuite({ url: proxy.url, key: MALL_KEY, product: 'farad', write: false, ...reader, ...options });
}

/** Asks the mall itself, and keeps the answers that stay the same for the other runs. */
async function fetchAndKeep(request: Request): Promise<Response> {
  const { method, url } = request;
  const { pathname, search } = new URL(url);
  const body = await request.clone().text();
  const response = await fetch(request, { signal: AbortSignal.timeout(TIMEOUTS.wall) });
  await cache.keep(method, pathname + search, body, response.clone());
  return response;
}

describe('the embedded mall over HTTP', () => {
  test('passes with every call tried', { timeout: MINUTES }, async () => {
    const reports = await run({ url: mall.url, fetch: fetchAndKeep, write: true, ...(await newUser(mall.url)) });
    expect(namedFaults(reports)).toEqual([]);
    expect(reports.map(({ call }) => call).sort()).toEqual(EVERY_CALL);
    expect(reports.filter(({ outcome, note }) => outcome !== 'ok' || note !== undefined)).toEqual([]);
    expect(summarise(reports).text).toBe(`${EVERY_CALL.length} passed, 0 failed`);
  });
});

describe('a run with an account and without --write', () => {
  let reports: CallReport[];
  let passed: PassedCall[];

  beforeAll(async () => {
    reports = await run();
    passed = [...proxy.passed];
  }, MINUTES);

  test('gets answers that fit the OpenAPI document', () => {
    const document: unknown = JSON.parse(JSON.stringify(openApiDocument()));
    const good = [...cache.kept].filter(([key]) => !key.includes(PUBLIC_FILE_PATH));
    expect(good.length).toBeGreaterThan(40);
    for (const [key, { body }] of good) {
      const [method = '', path = ''] = key.split(' ');
      const call = CALLS.find((one) => one.method === method && new RegExp(`^/api/farad/${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
      const at = ['paths', `/api/farad/${call?.path}`, method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema'];
      const schema = at.reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === step)?.[1] : undefined), document);
      expect([key, fitsSchema(document, schema, JSON.parse(body.toString()))]).toEqual([key, true]);
    }
  });

  test('writes nothing but the sign-in and the log', () => {
    expect(passed.filter(({ name }) => name === 'feedback/saveFeedback')).toEqual([]);
    expect(reports.find(({ call }) => call === 'feedback/saveFeedback')).toMatchObject({ outcome: 'not tried', note: 'needs --write' });
    const noted = reports.filter(({ note }) => note === 'needs --write').map(({ call }) => call).sort();
    expect(noted).toEqual([
      'address/removeAddress', 'address/saveAddress', 'address/setDefaultAddress', 'feedback/saveFeedback',
      'savedGoods/addSavedGoods', 'savedGoods/removeSavedGoods', 'user/sendValidCode', 'user/signOutEverywhere', 'user/removeDevice', 'operator/unlockAccount', 'user/updateProfile', 'lottery/draw',
      ...OPERATOR_FEEDBACK, ...CART_CALLS, ...BOM_CALLS.filter((call) => call !== 'bom/qryBomList' && call !== 'bom/qryChoices'),
      ...ORDER_CALLS.filter((call) => call !== 'accountPeriod/qryAccountPeriod' && call !== 'invoice/qryInvoiceDetails'),
    ].sort());
  });

  test('sends the token with calls of users only', () => {
    const withToken = passed.filter(({ headers }) => 'access-token' in headers).map(({ name }) => name);
    const anonymous = ['user/getImgValidCode', 'user/loginWithPassword', 'user/loginWithValidCode', 'user/sendValidCode', 'user/register', 'user/getChallenge'];
    const ofUser = CALLS.filter(({ group, name }) => group === 'user' && !anonymous.includes(name)).map(({ name }) => name);
    const ofBoms = BOM_CALLS.filter((call) => !['bom/qryBom', 'bom/copyBom', 'bom/removeBom'].includes(call));
    expect(new Set(withToken)).toEqual(new Set([...ofUser, 'cart/qryCart', 'feedback/qryFeedbackList', ...OPERATOR_FEEDBACK, ...ofBoms, ...LOTTERY_CALLS, ...ORDER_CALLS]));
  });
});

describe('a server with faults', () => {
  test('five faults at once are reported, and no others', { timeout: MINUTES }, async () => {
    proxy.transform('menuConfig/qryMenuConfigByPage', (body) => ({ status: 0, result: body }));
    proxy.change('goods/{id}', (body) => body.replace(/"mpn":"[^"]*",/, ''));
    proxy.change('goods/thdSearch', (body) => body.replace(/"stock":(\d+)/g, '"stock":"$1"'));
    proxy.change('goods/search', (body) => body.replace(/"totalPage":(\d+)/, (_, pages: string) => `"totalPage":${Number(pages) + 1}`));
    proxy.dropHeader('user/loginWithPassword', 'access-token');
    const reports = await run();
    expect(namedFaults(reports)).toEqual([
      'goods/search: page',
      'goods/thdSearch: data rows[].stock',
      'goods/{id}: data mpn',
      'menuConfig/qryMenuConfigByPage: envelope code',
      'user/loginWithPassword: access-token',
    ]);
    expect(summarise(reports).failed).toBe(5);
    const output = reports.filter(({ outcome }) => outcome !== 'ok').map(describeReport).join('\n');
    expect(output).toMatch(/^goods\/search {2}wrong: page\.totalPage: expected \d+ .*, found \d+/m);
    expect(output).toMatch(/^goods\/\{id\} {2}wrong: mpn: expected a value, found nothing/m);
    expect(output).toMatch(/^goods\/thdSearch {2}wrong: rows\[0\]\.stock: expected a number, found "\d+"/m);
    expect(output).toMatch(/^menuConfig\/qryMenuConfigByPage {2}wrong: code: expected a value, found nothing/m);
    expect(output).toMatch(/^user\/loginWithPassword {2}wrong: header access-token: expected a token after signing in, found nothing/m);
  });

  test('codes that share an id, and an answer that differs for an unknown account, are reported', { timeout: MINUTES }, async () => {
    proxy.change('user/sendValidCode', (body) => body.replace(/"validCodeId":"[^"]*"/, '"validCodeId":"one"'));
    expect(namedFaults(await run(codesOnly()))).toEqual(['user/sendValidCode: validCodeId']);
    proxy.heal();
    let answers = 0;
    proxy.change('user/sendValidCode', (body) => (answers++ === 2 ? body.replace(/"validCodeId":"[^"]*",/, '') : body));
    expect(namedFaults(await run(codesOnly()))).toEqual(['user/sendValidCode: alike']);
  });

  test('without a server every call has no answer', { timeout: MINUTES }, async () => {
    const { url } = proxy;
    await proxy.down();
    const reports = await run({ url, ...NOBODY });
    const tried = EVERY_CALL.filter((call) => call !== 'feedback/saveFeedback' && call !== PUBLIC_FILE_PATH);
    expect(namedFaults(reports)).toEqual(tried.map((call) => `${call}: no answer`));
    expect(reports.at(-2)?.faults[0]?.message).toBe('no answer (ECONNREFUSED)');
  });
});

describe('a run', () => {
  test('for another product uses its paths', { timeout: MINUTES }, async () => {
    const reports = await run({ product: 'mall', group: 'content', ...NOBODY });
    expect(reports.filter(({ outcome, note }) => outcome !== 'lacks' && outcome !== 'absent' && note !== 'needs --write')).toEqual([]);
  });

  test('without an account reports what it leaves out', { timeout: MINUTES }, async () => {
    const reports = await run(NOBODY);
    expect(namedFaults(reports)).toEqual([]);
    expect(reports.filter(({ note }) => note !== undefined).map(({ call }) => call).sort()).toEqual([
      'address/qryAddressList', 'address/removeAddress', 'address/saveAddress', 'address/setDefaultAddress',
      'feedback/saveFeedback', 'savedGoods/addSavedGoods', 'savedGoods/qrySavedGoodsList', 'savedGoods/removeSavedGoods',
      'user/changePassword', 'user/getLoginInfo', 'user/loginWithPassword', 'user/logout',
      'user/qrySignInList', 'user/sendValidCode', 'user/signOutEverywhere', 'user/removeDevice', 'operator/unlockAccount', 'user/updateProfile', 'feedback/qryFeedbackList',
      ...OPERATOR_FEEDBACK, ...CART_CALLS, ...BOM_CALLS, ...LOTTERY_CALLS, ...ORDER_CALLS,
    ].sort());
  });
});

describe('npm run test:contract', () => {
  async function command(...args: string[]): Promise<{ code: number; lines: string[] }> {
    const child = spawn(process.execPath, ['scripts/contract.mjs', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code]: number[] = await once(child, 'close');
    return { code: code ?? -1, lines: output.trim().split('\n') };
  }

  test('ends with a line of counts and exit code 0', { timeout: MINUTES }, async () => {
    const { code, lines } = await command('--url', proxy.url, '--key', MALL_KEY, '--group', 'region');
    expect(lines).toEqual(['region/qryChinaProvinceList  ok', 'region/qryChildrenRegionByCode  ok', '', '2 passed, 0 failed']);
    expect(code).toBe(0);
  });

  test('fails without the key of a mall that has one', { timeout: MINUTES }, async () => {
    const { code, lines } = await command('--url', mall.url, '--group', 'region');
    expect(lines[0]).toMatch(/^region\/qryChinaProvinceList {2}wrong: .*403/);
    expect([lines.at(-1), code]).toEqual(['0 passed, 2 failed', 1]);
  });

  test('does not count an optional call that is missing', { timeout: MINUTES }, async () => {
    for (const call of CALLS.filter(({ group }) => group === 'bom')) proxy.status(call.name, 404);
    const { code, lines } = await command('--url', proxy.url, '--key', MALL_KEY, '--group', 'bom');
    expect([lines[0], lines.at(-1), code]).toEqual(['bom/match  absent', '0 passed, 0 failed', 0]);
  });

  test('ends with exit code 1 where a call is wrong or missing', { timeout: MINUTES }, async () => {
    proxy.status('region/qryChinaProvinceList', 404);
    const { code, lines } = await command('--url', `${proxy.url}/`, '--key', MALL_KEY, '--group', 'region');
    expect(lines).toEqual(['region/qryChinaProvinceList  lacks', 'region/qryChildrenRegionByCode  ok', '', '1 passed, 1 failed']);
    expect(code).toBe(1);
  });

  test.each([
    [[], '--url'], [['--url', 'nonsense'], '--url'], [['--url', 'http://127.0.0.1:9', '--group', 'nonsense'], '--group'], [['--nonsense'], '--nonsense'],
  ])('names the wrong option of %j', { timeout: MINUTES }, async (args, name) => {
    const { code, lines } = await command(...args);
    expect(lines.join()).toContain(name);
    expect(code).toBe(1);
  });
});
