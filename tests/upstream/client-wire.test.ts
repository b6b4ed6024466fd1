import { describe, expect, test } from 'vitest';
import { ALL_ROWS } from '~/upstream/contract/base/call';
import { getDiscountRule, listHelp } from '~/upstream/contract/records/content';
import { getGoods } from '~/upstream/contract/records/goods';
import { searchGoods } from '~/upstream/contract/records/search';
import { getLoginInfo, loginWithPassword, logout } from '~/upstream/contract/records/user';
import { ANSWER_LIMIT, CREDENTIAL_LIMIT } from '~/upstream/client/policies';
import { emptyJar, good, refused, WHOLE, World } from './fake-upstream';

const PRODUCT = { id: 'F1', mpn: 'LM358', stock: 7, goodsType: 'GT0' };
const LOGIN = { account: 'a@example.com', password: 'pass-canary', isAutomatic: 'T', lang: 'zh_cn' } as const;
const signedIn = () => ({ accessToken: 'tok-canary', session: 'ses-canary' });

describe('S35: a request', () => {
  test('by GET has its address and headers only', async () => {
    const world = new World();
    world.upstream.base = 'https://erp.example/shop/';
    world.upstream.answer = () => good(PRODUCT);
    await world.visit().read(getGoods, { id: 'a/b?c#d %' });
    expect(world.upstream.seen).toHaveLength(1);
    const [seen] = world.upstream.seen;
    expect(seen).toMatchObject({
      url: 'https://erp.example/shop/api/farad/goods/a%2Fb%3Fc%23d%20%25', method: 'GET', redirect: 'manual', body: '',
    });
    expect(Object.fromEntries(seen?.headers ?? [])).toEqual({
      accept: 'application/json', 'user-agent': 'farad', 'x-site-variant': 'PC_EN',
    });
  });

  test('by POST has the payload as JSON', async () => {
    const world = new World();
    world.upstream.answer = () => good({ rows: [] });
    await world.visit({ product: 'mall2', variant: 'PC' }).read(listHelp, ALL_ROWS);
    const [seen] = world.upstream.seen;
    expect(seen).toMatchObject({
      url: 'https://erp.example/api/mall2/helpCenter/qryHelpCenterConfigByPage', method: 'POST',
      body: '{"pageNo":-1,"pageSize":-1}',
    });
    expect(seen?.headers.get('content-type')).toBe('application/json');
    expect(seen?.headers.get('x-site-variant')).toBe('PC');
  });
});

describe('credentials', () => {
  test('are never sent with public reads or taken from their answers', async () => {
    const world = new World();
    const jar = signedIn();
    world.upstream.answer = ({ method }) =>
      method === 'GET'
        ? good(PRODUCT, { 'access-token': 'tok-foreign', 'set-cookie': 'SESSION=ses-foreign' })
        : refused('ERR-COM-0404');
    const client = world.visit({ jar });
    await client.read(getGoods, { id: 'F1' });
    await client.readLive(getGoods, { id: 'F2' }, WHOLE).live;
    await client.readDeferred(searchGoods, {});
    expect(world.upstream.seen).toHaveLength(3);
    for (const { headers } of world.upstream.seen) {
      expect(headers.has('access-token')).toBe(false);
      expect(headers.has('cookie')).toBe(false);
    }
    expect(jar).toEqual(signedIn());
  });

  test('are sent with the visitor’s calls', async () => {
    const world = new World();
    world.upstream.answer = () => good({ userCode: 'U1' });
    await world.visit({ jar: signedIn() }).send(getLoginInfo, {});
    const headers = world.upstream.seen[0]?.headers;
    expect(headers?.get('x-request-id')).toBe('request-1');
    expect(headers?.get('access-token')).toBe('tok-canary');
    expect(headers?.get('cookie')).toBe('SESSION=ses-canary');
  });

  test('are taken from their answers, and sent with the next call', async () => {
    const world = new World();
    const jar = emptyJar();
    const answer = good({ userCode: 'U1' }, { 'access-token': 'tok-new' });
    answer.headers.append('set-cookie', 'theme=dark; Path=/');
    answer.headers.append('set-cookie', 'SESSION=ses-new; Path=/; HttpOnly');
    world.upstream.answer = () => answer;
    const client = world.visit({ jar });
    await client.send(loginWithPassword, LOGIN);
    expect(jar).toEqual({ accessToken: 'tok-new', session: 'ses-new' });
    world.upstream.answer = () => good({ userCode: 'U1' });
    await client.send(getLoginInfo, {});
    expect(world.upstream.seen[1]?.headers.get('access-token')).toBe('tok-new');
    expect(world.upstream.seen[1]?.headers.get('cookie')).toBe('SESSION=ses-new');
  });

  test('stay if an answer has none, and an empty session is dropped', async () => {
    const world = new World();
    const jar = signedIn();
    world.upstream.answer = () => good(null);
    await world.visit({ jar }).send(logout, {});
    expect(jar).toEqual(signedIn());
    world.upstream.answer = () => good(null, { 'set-cookie': 'SESSION=; Max-Age=0' });
    await world.visit({ jar }).send(logout, {});
    expect(jar).toEqual({ accessToken: 'tok-canary', session: undefined });
  });

  test('that do not fit in a cookie are not taken', async () => {
    const world = new World();
    const jar = signedIn();
    const long = 'x'.repeat(CREDENTIAL_LIMIT + 1);
    world.upstream.answer = () => good({ userCode: 'U1' }, { 'access-token': long, 'set-cookie': `SESSION=${long}` });
    await world.visit({ jar }).send(getLoginInfo, {});
    expect(jar).toEqual(signedIn());
  });
});

describe('an answer', () => {
  test('longer than the limit is not read completely', async () => {
    const world = new World();
    let sent = 0;
    let canceled = false;
    world.upstream.answer = () =>
      new Response(
        new ReadableStream({
          pull(stream) {
            sent += 1 << 20;
            stream.enqueue(new Uint8Array(1 << 20).fill(32));
          },
          cancel: () => void (canceled = true),
        }),
      );
    await expect(world.visit().read(getGoods, { id: 'F1' })).rejects.toMatchObject({
      failure: { kind: 'malformed', cause: 'the answer is too long' },
    });
    expect(canceled).toBe(true);
    expect(sent).toBeLessThan(ANSWER_LIMIT + 4 * (1 << 20));
  });

  test('longer than the limit says nothing of the upstream, and counts', async () => {
    const world = new World();
    world.upstream.answer = () => new Response(' '.repeat(ANSWER_LIMIT + 1), { headers: { 'x-mall-queries': '1;2;3;4;5' } });
    const costs: unknown[] = [];
    const visit = () => world.visit({ measure: { called: () => undefined, looked: () => undefined, answered: (cost) => void costs.push(cost) } });
    for (let at = 0; at < 5; at += 1) await expect(visit().read(getGoods, { id: `F${at}` })).rejects.toThrow();
    expect(costs).toEqual(Array.from({ length: 5 }, () => ({ statements: 1, rowsRead: 2, rowsWritten: 5, bytes: expect.any(Number) })));
    world.upstream.answer = () => good(PRODUCT);
    expect((await visit().read(getGoods, { id: 'F9' })).value).toMatchObject({ id: 'F1' });
  });

  test('that ends early is a network failure', async () => {
    const world = new World();
    world.upstream.answer = () =>
      new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) }));
    await expect(world.visit().read(getGoods, { id: 'F1' })).rejects.toMatchObject({ failure: { kind: 'network' } });
  });

  test.each([
    ['no JSON', '{"code":"0"', 'not an envelope of code, data and message'],
    ['empty', '', 'not an envelope of code, data and message'],
    ['a list', '[]', 'not an envelope of code, data and message'],
    ['without a code', '{"data":{}}', 'not an envelope of code, data and message'],
    ['a field short', '{"code":"0","data":{"id":"F1","stock":1,"goodsType":"GT0"}}', 'mpn: expected "mpn"'],
    ['of the wrong type', '{"code":"0","data":{"id":"F1","mpn":"x","stock":"sec-canary","goodsType":"GT0"}}', 'stock: expected number'],
    ['without data', '{"code":"0"}', 'data: expected Object'],
  ])('that is %s gives the path of the error without the value', async (_, body, detail) => {
    const world = new World();
    world.upstream.answer = () => new Response(body);
    await expect(world.visit().read(getGoods, { id: 'F1' })).rejects.toMatchObject({ failure: { kind: 'malformed', cause: detail } });
    expect(JSON.stringify(world.log)).not.toContain('canary');
  });

  test('of an HTTP error has the message of msg, then of message', async () => {
    const world = new World();
    const ask = () => world.visit().read(getGoods, { id: 'F1' });
    world.upstream.answer = () => Response.json({ msg: 'from msg', message: 'from message' }, { status: 500 });
    await expect(ask()).rejects.toMatchObject({ failure: { message: 'from msg' } });
    world.upstream.answer = () => Response.json({ message: 'ERR&sign in' }, { status: 500 });
    await expect(ask()).rejects.toMatchObject({ failure: { code: '401', message: 'sign in' } });
    world.upstream.answer = () => new Response('<h1>stack trace</h1>', { status: 502 });
    await expect(ask()).rejects.toMatchObject({ failure: { message: 'system upgrading, please retry later' } });
  });

  test('that redirects is not followed', async () => {
    const world = new World();
    world.upstream.answer = () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1/' } });
    await expect(world.visit().read(getGoods, { id: 'F1' })).rejects.toMatchObject({ failure: { kind: 'status', code: '302' } });
    expect(world.upstream.seen).toHaveLength(1);
  });

  test('is read leniently, with the wire name of the delivery days', async () => {
    const world = new World();
    world.upstream.answer = () =>
      Response.json({
        code: 0,
        data: { id: 358, mpn: 'LM358', stock: '7', goodsType: 'T02', moq: null, faradDeliveryCycle: '12', more: true,
          rangePrice: [{ min: '1', price: 0.0000125 }] },
      });
    expect((await world.visit().read(getGoods, { id: '358' })).value).toEqual({
      id: '358', mpn: 'LM358', stock: 7, goodsType: 'T02', deliveryCycle: 12, rangePrice: [{ min: 1, price: '0.0000125' }],
    });
  });
});

describe('the log', () => {
  test('has one line for each call, without secrets', async () => {
    const world = new World();
    const answers = [
      good({ userCode: 'U-canary', creditLimit: 'canary' }, { 'access-token': 'tok-canary' }),
      good({ userCode: 'U-canary' }, { 'access-token': 'tok-canary', 'set-cookie': 'SESSION=ses-canary' }),
      refused('ERR-X-1', 'canary in a message'),
      Response.json({ message: 'canary' }, { status: 500 }),
    ];
    world.upstream.answer = () => answers.shift() ?? Promise.reject(new TypeError('canary'));
    const client = world.visit({ jar: signedIn() });
    for (let i = 0; i < 5; i++) {
      world.pass(1);
      await client.send(loginWithPassword, LOGIN).catch(() => undefined);
    }
    const call = 'user/loginWithPassword';
    expect(world.log).toEqual([
      { event: 'upstream', call, transport: 'url', status: 200, outcome: expect.stringMatching(/^creditLimit: expected \//), ms: 0 },
      { event: 'upstream', call, transport: 'url', status: 200, outcome: 'ok', ms: 0 },
      { event: 'upstream', call, transport: 'url', status: 200, outcome: 'code ERR-X-1', ms: 0 },
      { event: 'upstream', call, transport: 'url', status: 500, outcome: 'Request failed with status code 500', ms: 0 },
      { event: 'upstream', call, transport: 'url', status: 0, outcome: 'network', ms: 0 },
    ]);
    expect(JSON.stringify(world.log)).not.toContain('canary');
  });

  test('has no line for a read without a call', async () => {
    const world = new World();
    world.upstream.answer = () => good(PRODUCT);
    await world.visit().read(getGoods, { id: 'F1' });
    await world.settle();
    await world.visit().read(getGoods, { id: 'F1' });
    expect(world.log).toHaveLength(1);
  });

  test('malformed items of a list are left out and logged', async () => {
    const world = new World();
    world.upstream.answer = () => Response.json({ code: '0', data: { itemList: [{ amount: '500', discount: 0 }, { amount: 500, discount: 0.95 }] } });
    expect((await world.visit().read(getDiscountRule, {})).value).toEqual({ itemList: [{ amount: '500', discount: '0.95' }] });
    expect(world.log).toContainEqual({
      event: 'left_out', call: getDiscountRule.name, items: 1, first: expect.stringMatching(/^discount: expected /),
    });
  });
});
