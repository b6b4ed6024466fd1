import { describe, expect, test } from 'vitest';
import type { Message, Words } from '~/domain/text/message';
import { critical, readPageError } from '~/session/critical';
import { describeFailure, isUpstreamError, UpstreamError, type WireFailure } from '~/upstream/failures/upstream-error';

const told: Message[] = [];
let forgotten = 0;
const CONTEXT = {
  requestId: 'id-1', path: '/product_detail/P1?qty=5', channel: undefined,
  session: { forget: () => void (forgotten += 1), flash: (message: Message) => void told.push(message) },
};
const failed = (failure: WireFailure) => new UpstreamError(describeFailure(failure, 'goods/{id}', 'en'));

async function thrownBy(work: Promise<unknown>, path = CONTEXT.path): Promise<unknown> {
  return critical({ ...CONTEXT, path }, work).then(() => undefined, (thrown: unknown) => thrown);
}

describe('the critical half of a page', () => {
  test('returns the value', async () => {
    expect(await critical(CONTEXT, Promise.resolve(7))).toBe(7);
  });

  test.each<[WireFailure, number]>([
    [{ kind: 'refused', code: 'ERR-COM-0404', message: 'no such part' }, 404],
    [{ kind: 'status', status: 404 }, 404],
    [{ kind: 'refused', code: 'ERR-COM-0500' }, 503],
    [{ kind: 'status', status: 500 }, 503],
    [{ kind: 'timeout' }, 503],
    [{ kind: 'network' }, 503],
    [{ kind: 'malformed', detail: 'secret detail' }, 503],
  ])('%j becomes a page of status %i', async (failure, status) => {
    const error = failed(failure);
    const thrown = await thrownBy(Promise.reject(error));
    if (!(thrown instanceof Response)) throw new Error('no response was thrown');
    expect(thrown.status).toBe(status);
    expect(thrown.headers.get('retry-after')).toBe(status === 503 ? '30' : null);
    const body: unknown = await thrown.json();
    expect(body).toEqual({ code: error.failure.code, message: error.failure.message, requestId: 'id-1' });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(readPageError(body)).toEqual({ message: error.failure.message, requestId: 'id-1' });
  });

  test.each<[WireFailure, Words]>([
    [{ kind: 'status', status: 401 }, { text: 'please log in to get more information' }],
    [{ kind: 'status', status: 500, message: 'x&Your session has ended' }, { text: 'Your session has ended' }],
    [{ kind: 'refused', code: 'ERR-TMS-0034', message: 'secret' }, { key: 'account:signInFirst' }],
    [{ kind: 'refused', code: 'ERR-TMS-00-0001', message: 'sign in' }, { text: 'sign in' }],
  ])('%j leads to the sign-in page with a message, and back', async (failure, words) => {
    told.length = 0;
    forgotten = 0;
    const thrown = await thrownBy(Promise.reject(failed(failure)));
    if (!(thrown instanceof Response)) throw new Error('no response was thrown');
    expect([thrown.status, thrown.headers.get('location')]).toEqual([303, '/login?_r=%2Fproduct_detail%2FP1%3Fqty%3D5']);
    expect([told, forgotten]).toEqual([[{ kind: 'notice', ...words }], 1]);
  });

  test.each(['order', 'product'] as const)('names the missing %s, and nothing for other failures', async (what) => {
    const missing = async (failure: WireFailure) => {
      const thrown = await critical(CONTEXT, Promise.reject(failed(failure)), what).then(() => undefined, (error: unknown) => error);
      return thrown instanceof Response ? readPageError(await thrown.json()).missing : thrown;
    };
    expect(await missing({ kind: 'refused', code: 'ERR-COM-0404' })).toBe(what);
    expect(await missing({ kind: 'timeout' })).toBeUndefined();
    expect(readPageError({ missing: 'other' })).toEqual({});
  });

  test('does not redirect from the sign-in page to itself', async () => {
    const thrown = await thrownBy(Promise.reject(failed({ kind: 'status', status: 401 })), '/login?_r=%2F');
    expect(thrown instanceof Response && thrown.status).toBe(503);
  });

  test('shows no message of a silent failure on the error page', async () => {
    const thrown = await thrownBy(Promise.reject(failed({ kind: 'refused', code: 'ERR-TMS-0034', message: 'secret' })), '/login');
    expect(thrown instanceof Response && (await thrown.json())).toEqual({ code: 'ERR-TMS-0034', requestId: 'id-1' });
  });

  test('passes other errors on', async () => {
    const bug = new TypeError('bug');
    expect(await thrownBy(Promise.reject(bug))).toBe(bug);
    const redirect = new Response(null, { status: 302 });
    expect(await thrownBy(Promise.reject(redirect))).toBe(redirect);
  });
});

test.each([undefined, null, 'text', 7, [], { message: 7 }, { other: 'x' }])('an error page with the data %j shows nothing of it', (data) => {
  expect(readPageError(data)).toEqual({});
});

test('a failed call is recognised by its fields and not by its class', () => {
  class OtherBundlesError extends Error {
    override readonly name = 'UpstreamError';
    readonly failure = describeFailure({ kind: 'timeout' }, 'goods/{id}', 'en');
  }
  expect(isUpstreamError(failed({ kind: 'timeout' }))).toBe(true);
  expect(isUpstreamError(new OtherBundlesError())).toBe(true);
  for (const other of [new Error('x'), Object.assign(new Error('x'), { name: 'UpstreamError' }), { name: 'UpstreamError' }, null]) {
    expect(isUpstreamError(other)).toBe(false);
  }
});
