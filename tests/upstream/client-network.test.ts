import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { getGoods } from '~/upstream/contract/records/goods';
import { getLoginInfo } from '~/upstream/contract/records/user';
import { urlTransport } from '~/upstream/client/transport';
import { FaultProxy } from '../fixtures/faults/fault-proxy';
import { emptyJar, World } from './fake-upstream';

const PRODUCT = { id: 'F1', mpn: 'LM358', stock: 7, goodsType: 'GT0' };
const DETAIL = 'goods/{id}';

const upstream = createServer((request, response) => {
  const user = request.url?.includes('/user/');
  response.setHeader('access-token', 'tok-1');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ code: '0', data: user ? { userCode: 'U1' } : PRODUCT, message: null }));
});
let proxy: FaultProxy;

beforeAll(async () => {
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const address = upstream.address();
  if (!isAddress(address)) throw new Error('no port');
  proxy = await FaultProxy.open(`http://127.0.0.1:${address.port}`);
});
afterEach(() => proxy.heal());
afterAll(async () => {
  await proxy.down();
  upstream.closeAllConnections();
  upstream.close();
  await once(upstream, 'close');
});

function visit(signal?: AbortSignal) {
  return new World().visit({ transport: urlTransport(proxy.url), ...(signal ? { signal } : {}) });
}

describe('over a real network', () => {
  test('an answer arrives, and the request has its headers', async () => {
    expect(await visit().read(getGoods, { id: 'F1' })).toMatchObject({ value: PRODUCT, state: 'miss' });
    expect(proxy.count(DETAIL)).toBe(1);
    expect(proxy.passed[0]).toMatchObject({ name: DETAIL, status: 200, headers: { 'user-agent': 'farad', 'x-site-variant': 'PC_EN' } });
  });

  test.each<[string, () => void | Promise<void>, object]>([
    ['nobody listens', () => proxy.down(), { kind: 'network' }],
    ['the body is cut', () => proxy.cutBody(DETAIL), { kind: 'network' }],
    ['the envelope is broken', () => proxy.brokenEnvelope(DETAIL), { kind: 'malformed' }],
    ['the trade refuses', () => proxy.refuse(DETAIL, 'ERR-COM-0404', 'no such part'), { kind: 'refused', code: 'ERR-COM-0404', message: 'no such part' }],
    ['HTTP fails', () => proxy.status(DETAIL, 503), { kind: 'status', code: '503' }],
    ['HTTP fails with a message', () => proxy.status(DETAIL, 500, '{"msg":"ERR&sign in"}'), { kind: 'status', code: '401', message: 'sign in' }],
    ['a field is gone', () => proxy.transform(DETAIL, () => ({ code: '0', data: { id: 'F1' } })), { kind: 'malformed' }],
  ])('%s', async (_, spoil, failure) => {
    await spoil();
    await expect(visit().read(getGoods, { id: 'F1' })).rejects.toMatchObject({ failure });
  });

  test.each<[string, () => void]>([
    ['an answer is held', () => proxy.hold(DETAIL, 60_000)],
    ['a length is a lie', () => proxy.wrongLength(DETAIL)],
  ])('S42: %s: the wait ends when the visitor leaves', async (_, spoil) => {
    spoil();
    const visitor = new AbortController();
    const reading = expect(visit(visitor.signal).read(getGoods, { id: 'F1' })).rejects.toMatchObject({ failure: { kind: 'canceled' } });
    await proxy.asked(1);
    visitor.abort();
    await reading;
  });

  test('a token is taken from its header, and none without the header', async () => {
    const jar = emptyJar();
    const client = new World().visit({ transport: urlTransport(proxy.url), jar });
    proxy.dropHeader('user/getLoginInfo', 'Access-Token');
    await client.send(getLoginInfo, {});
    expect(jar.accessToken).toBeUndefined();
    await proxy.heal();
    await client.send(getLoginInfo, {});
    expect(jar.accessToken).toBe('tok-1');
    await client.send(getLoginInfo, {});
    expect(proxy.passed.map(({ headers }) => headers['access-token'])).toEqual([undefined, 'tok-1']);
  });

  test('S35: the key of the mall goes with every call where the shop has one, and nowhere else', async () => {
    for (const key of ['the key of a mall', undefined]) {
      const client = new World().visit({ transport: urlTransport(proxy.url, key) });
      await client.read(getGoods, { id: `F-${key}` });
      await client.send(getLoginInfo, {});
    }
    expect(proxy.passed.map(({ headers }) => headers['mall-key'])).toEqual(['the key of a mall', 'the key of a mall', undefined, undefined]);
  });

  test('down and up again on the same address', async () => {
    const { url } = proxy;
    await proxy.down();
    await proxy.up();
    expect(proxy.url).toBe(url);
    expect(await visit().read(getGoods, { id: 'F1' })).toMatchObject({ value: PRODUCT });
  });
});

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
