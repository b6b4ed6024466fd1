/** The mall as a Worker of its own: whom it answers, and what strangers can do with it. */
import { createExecutionContext, env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BODY_LIMIT } from '../../app/upstream/contract/base/call';
import { admitCaller } from '../../functions/mall/admit-caller';
import type { MallBindings } from '../../functions/mall/http/bindings';
import { OPERATOR_KEY_FAILURES } from '../../functions/mall/user/limits/policies';
import worker, { Storefront } from '../../functions/mall/entrypoints';
import { loadMall, NOW } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { MALL_HEADERS, MALL_KEY } from '../fixtures/mall/mall-key';

const OPERATOR_KEY = 'the key of the operator in tests, of 32 signs';
const OPERATOR = { 'operator-key': OPERATOR_KEY };
const BINDINGS: MallBindings = { ...env, PRODUCT: 'farad', MALL_KEY, OPERATOR_KEY };
const SEARCH = 'goods/search';
const FEEDBACK = 'operator/qryFeedback';
const { most: MOST, window: WINDOW } = OPERATOR_KEY_FAILURES;

/** A database that counts what is asked of it. */
function countedDb(): { db: D1Database; calls(): number } {
  let calls = 0;
  const db = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare' || name === 'batch' || name === 'exec') calls += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db, calls: () => calls };
}

/** A database that does not answer. */
function brokenDb(): D1Database {
  return new Proxy(env.DB, {
    get() {
      throw new Error('The database is broken');
    },
  });
}

function requestOf(path: string, headers: Record<string, string> = {}, body: BodyInit = '{}'): Request {
  return new Request(`https://mall.example/api/farad/${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}

interface Answered {
  status: number;
  code: string;
}

async function read(response: Response): Promise<Answered> {
  const { code } = await response.json<{ code: string }>();
  return { status: response.status, code };
}

const call = async (path: string, headers: Record<string, string> = {}, bindings = BINDINGS) => read(await worker.fetch(requestOf(path, headers), bindings));

const GOOD = { status: 200, code: '0' };
const NO_KEY = { status: 403, code: 'ERR-COM-0403' };

beforeAll(async () => loadMall(smallCatalogue()));
beforeEach(async () => {
  await env.DB.exec('DELETE FROM allowance');
});

describe('S52: the mall alone', () => {
  test('answers nobody without its key, and asks the database nothing', async () => {
    const { db, calls } = countedDb();
    const strangers: Array<Record<string, string>> = [
      {}, { 'mall-key': '' }, { 'mall-key': 'a guess' }, { 'mall-key': MALL_KEY.slice(0, -1) }, { 'mall-key': `${MALL_KEY}x` }, { 'mall-key': OPERATOR_KEY },
      { 'access-token': MALL_KEY }, { 'x-visitor-address': '127.0.0.1' }, { 'cf-worker': 'mall.example', 'x-forwarded-for': '127.0.0.1' },
    ];
    for (const headers of strangers) {
      for (const path of [SEARCH, 'user/sendValidCode', 'user/register', FEEDBACK, 'payment/callback', 'none', '../../healthz']) {
        expect([headers, path, await call(path, headers, { ...BINDINGS, DB: db })]).toEqual([headers, path, NO_KEY]);
      }
    }
    expect(calls()).toBe(0);
  });

  test('answers whoever has its key', async () => {
    expect(await call(SEARCH, MALL_HEADERS)).toEqual(GOOD);
  });

  test('answers the storefront through its binding without a key', async () => {
    const storefront = new Storefront(createExecutionContext(), BINDINGS);
    expect(await read(await storefront.fetch(requestOf(SEARCH)))).toEqual(GOOD);
  });

  test('tells the storefront how it is, and nobody else', async () => {
    const health = async (bindings: MallBindings) => {
      const response = await new Storefront(createExecutionContext(), bindings).fetch(new Request('https://mall.embedded/healthz'));
      return response.json();
    };
    const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
    expect(await health(BINDINGS)).toEqual({ version });
    expect(await health({ ...BINDINGS, CF_VERSION_METADATA: { id: 'v1' } })).toEqual({ version, deployment: 'v1' });
    expect(await health({ ...BINDINGS, OPERATOR_KEY: 'short' })).toEqual({ version, failing: 'OPERATOR_KEY must have at least 32 characters, or be unset' });
    expect(await health({ ...BINDINGS, DB: brokenDb() })).toEqual({ version, failing: 'database' });
    expect(await call('../../healthz', {})).toEqual(NO_KEY);
  });

  test('with no keys set it answers the binding only', async () => {
    const { MALL_KEY: _, OPERATOR_KEY: __, ...keyless } = BINDINGS;
    for (const unset of [keyless, { ...BINDINGS, MALL_KEY: '', OPERATOR_KEY: '' }]) {
      for (const key of ['', 'undefined', MALL_KEY]) {
        expect(await call(SEARCH, { 'mall-key': key }, unset)).toEqual(NO_KEY);
        expect(await call(FEEDBACK, { 'operator-key': key, 'cf-connecting-ip': '192.0.2.200' }, unset)).toEqual(NO_KEY);
      }
      expect(await read(await new Storefront(createExecutionContext(), unset).fetch(requestOf(SEARCH)))).toEqual(GOOD);
    }
  });

  test('S43: wrong settings, such as keys of fewer than 32 characters, stop it with one line that names them and not their content', async () => {
    const wrong: Array<Partial<MallBindings>> = [{ MALL_KEY: 'canary' }, { OPERATOR_KEY: 'canary' }, { OPERATOR_KEY: 'c'.repeat(31) }, { LOG_KEY: 'canary' }, { HASH_RATE: 'canary' }, { MAIL_PROVIDER: 'canary' }, { ALERTS_TO: 'canary' }, { TURNSTILE_SECRET: 'canary' }];
    for (const short of wrong) {
      const sent = () => requestOf(SEARCH, MALL_HEADERS);
      const bindings = { ...BINDINGS, ...short };
      const [name = ''] = Object.keys(short);
      for (const response of [await worker.fetch(sent(), bindings), await new Storefront(createExecutionContext(), bindings).fetch(sent())]) {
        expect(response.status).toBe(503);
        const { failing } = await response.json<{ failing: string }>();
        expect(failing).toMatch(new RegExp(`^${name === 'TURNSTILE_SECRET' ? 'TURNSTILE_SITE_KEY' : name} [^\\n]+$`));
        expect(failing).not.toContain('c'.repeat(6));
        expect(failing).not.toContain('canary');
      }
    }
    expect(await call(SEARCH, { 'mall-key': 'm'.repeat(32) }, { ...BINDINGS, MALL_KEY: 'm'.repeat(32) })).toEqual(GOOD);
  });
});

describe('S52: the operator', () => {
  const from = (address: string, key = OPERATOR_KEY) => ({ 'operator-key': key, 'cf-connecting-ip': address });
  const admit = async (headers: Record<string, string>, now = NOW, path = FEEDBACK) => {
    const admitted = await admitCaller(requestOf(path, headers), BINDINGS, 'network', now);
    return admitted instanceof Response ? admitted.status : 'admitted';
  };

  test('calls with the operator’s key alone, and nothing but operators’ calls', async () => {
    expect(await call(FEEDBACK, OPERATOR)).toEqual(GOOD);
    for (const path of [SEARCH, 'user/register', 'order/createOrder', 'operator', 'goods/operator/', 'operatorx/qryFeedback', '../other/operator/qryFeedback']) {
      expect([path, await call(path, OPERATOR)]).toEqual([path, NO_KEY]);
    }
  });

  test(`has ${MOST} wrong keys from a network; then the right one is refused there too, until the window ends, and nowhere else`, async () => {
    for (let tried = 0; tried < MOST; tried += 1) expect(await admit(from('192.0.2.1', `wrong key ${tried} of more than 32 characters`))).toBe(403);
    expect(await admit(from('192.0.2.1', 'one more'))).toBe(429);
    expect(await admit(from('192.0.2.1'))).toBe(429);
    expect(await admit(from('192.0.2.2'))).toBe('admitted');
    expect(await admit(from('192.0.2.1'), NOW + WINDOW + 1)).toBe('admitted');
  });

  test('right keys count nothing', async () => {
    for (let called = 0; called < MOST * 3; called += 1) expect(await admit(from('192.0.2.3'))).toBe('admitted');
  });

  test('is not tried more often by naming other addresses, by another address of the network, or beside the key of the mall', async () => {
    const disguises = (index: number): Array<Record<string, string>> => [
      { 'x-visitor-address': `198.51.100.${index}` }, { ...MALL_HEADERS, 'x-visitor-address': `198.51.100.${index}` }, { 'x-forwarded-for': `198.51.100.${index}` },
    ];
    const tries = Array.from({ length: MOST }, (_, index) => disguises(index)).flat();
    const statuses = [];
    for (const [index, headers] of tries.entries()) statuses.push(await admit({ ...from(`2001:db8:0:1::${index.toString(16)}`, 'a guess'), ...headers }));
    expect(statuses).toEqual(tries.map((_, index) => (index < MOST ? 403 : 429)));
    expect(await admit(from('2001:db8:0:1:ffff::1'))).toBe(429);
    expect(await admit(from('2001:db8:0:2::1'))).toBe('admitted');
  });

  test('is not tried more often by 100 requests at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 100 }, () => admit(from('192.0.2.4', 'a guess'))));
    expect(statuses.filter((status) => status === 403)).toHaveLength(MOST);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100 - MOST);
    expect(await admit(from('192.0.2.4'))).toBe(429);
  });

  test('in a flood of wrong keys asks the database nothing, and right ones pass the shield', async () => {
    const { db, calls } = countedDb();
    const asked: string[] = [];
    const shield: RateLimit = {
      async limit({ key }) {
        asked.push(key);
        return { success: false };
      },
    };
    const shielded = { ...BINDINGS, DB: db, SIGN_IN_SHIELD: shield };
    expect(await call(FEEDBACK, from('2001:db8:0:3::1', 'a guess'), shielded)).toEqual({ status: 429, code: 'ERR-COM-0429' });
    expect([calls(), asked]).toEqual([0, ['2001:db8:0:3::/64']]);
    expect(await call(FEEDBACK, from('2001:db8:0:3::1'), shielded)).toEqual(GOOD);
    expect(asked).toHaveLength(1);
  });

  test('through the binding is counted too', async () => {
    const storefront = new Storefront(createExecutionContext(), BINDINGS);
    const statuses = [];
    for (let tried = 0; tried <= MOST; tried += 1) statuses.push((await read(await storefront.fetch(requestOf(FEEDBACK, from('192.0.2.5', 'a guess'))))).status);
    expect(statuses).toEqual([...Array<number>(MOST).fill(403), 429]);
  });
});

describe('S52: the visitor’s address', () => {
  const named = async (headers: Record<string, string>, way: 'binding' | 'network' = 'network') => {
    const admitted = await admitCaller(requestOf(FEEDBACK, { 'x-visitor-address': '198.51.100.1', 'cf-connecting-ip': '192.0.2.9', ...headers }), BINDINGS, way, NOW);
    return admitted instanceof Request ? admitted.headers.get('x-visitor-address') : admitted.status;
  };

  test('is believed from the storefront and from holders of the key, and from no operator', async () => {
    expect(await named({}, 'binding')).toBe('198.51.100.1');
    expect(await named(MALL_HEADERS)).toBe('198.51.100.1');
    expect(await named({ ...MALL_HEADERS, ...OPERATOR })).toBe('198.51.100.1');
    expect(await named(OPERATOR)).toBe('192.0.2.9');
    expect(await named({})).toBe(403);
  });

  test('of an operator without an address of its own is dropped', async () => {
    const admitted = await admitCaller(requestOf(FEEDBACK, { 'x-visitor-address': '198.51.100.1', ...OPERATOR }), BINDINGS, 'network', NOW);
    expect(admitted instanceof Request && admitted.headers.get('x-visitor-address')).toBe(null);
  });

  test('an operator’s call keeps its body', async () => {
    const request = requestOf(FEEDBACK, OPERATOR, '{"pageNo":1,"pageSize":3}');
    const admitted = await admitCaller(request, BINDINGS, 'network', NOW);
    expect(admitted instanceof Request && (await admitted.text())).toBe('{"pageNo":1,"pageSize":3}');
  });
});

describe('S26: a body without end', () => {
  const MEGABYTE = 1024 * 1024;
  const PIECE = new Uint8Array(64 * 1024).fill(0x20);

  /** A body of 256 MB, and how many bytes of it were asked for. */
  function endless(): { body: ReadableStream<Uint8Array>; given(): number } {
    let given = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += PIECE.byteLength;
        controller.enqueue(PIECE);
        if (given >= 256 * MEGABYTE) controller.close();
      },
    });
    return { body, given: () => given };
  }

  test.each<[string, string, Record<string, string>, Answered, number]>([
    ['of a stranger', SEARCH, {}, NO_KEY, MEGABYTE],
    ['of a stranger, said to be short,', SEARCH, { 'content-length': '2' }, NO_KEY, MEGABYTE],
    ['with the key', SEARCH, MALL_HEADERS, { status: 200, code: 'ERR-COM-0400' }, BODY_LIMIT + MEGABYTE],
    ['with the key, said to be short,', SEARCH, { ...MALL_HEADERS, 'content-length': '2' }, { status: 200, code: 'ERR-COM-0400' }, BODY_LIMIT + MEGABYTE],
    ['of a call that does not exist', 'none', MALL_HEADERS, { status: 404, code: 'ERR-COM-0404' }, MEGABYTE],
    ['of the operator', FEEDBACK, OPERATOR, { status: 200, code: 'ERR-COM-0400' }, BODY_LIMIT + MEGABYTE],
    ['with a wrong operator’s key', FEEDBACK, { 'operator-key': 'a guess' }, NO_KEY, MEGABYTE],
  ])('%s is read up to its limit', async (_, path, headers, answered, most) => {
    const { body, given } = endless();
    expect(await read(await worker.fetch(requestOf(path, headers, body), BINDINGS))).toEqual(answered);
    expect(given()).toBeLessThanOrEqual(most + 2 * PIECE.byteLength);
  });
});
