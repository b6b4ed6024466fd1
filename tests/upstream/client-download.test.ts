import { afterEach, describe, expect, test, vi } from 'vitest';
import { exportFile, FILE_TYPES } from '~/upstream/contract/records/export';
import { CREDENTIAL_LIMIT, FILE_LIMIT, TIMEOUTS } from '~/upstream/client/policies';
import { emptyJar, good, held, refused, World } from './fake-upstream';

const WANTED = { what: 'order', format: 'pdf', orderNo: 'F1' } as const;

afterEach(() => {
  vi.useRealTimers();
});

function pdf(body: BodyInit | null, headers: HeadersInit = {}): Response {
  return new Response(body, { headers: { 'content-type': FILE_TYPES.pdf, ...headers } });
}

function download(world: World, overrides: Parameters<World['visit']>[0] = {}) {
  return world.visit(overrides).download(exportFile, WANTED, FILE_TYPES.pdf);
}

/** An endless body that makes chunks on demand. */
function source(chunk: Uint8Array) {
  const state = { pulled: 0, cancelled: undefined as unknown };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      state.pulled += 1;
      controller.enqueue(chunk);
    },
    cancel: (reason) => void (state.cancelled = reason ?? 'cancelled'),
  }, { highWaterMark: 0 });
  return { state, body };
}

describe('a file', () => {
  test('is requested with the visitor’s credentials, and has its name', async () => {
    const world = new World();
    const jar = { accessToken: 'tok-canary', session: 'ses-canary' };
    world.upstream.answer = () => pdf('%PDF-1.7', { 'content-disposition': "attachment; filename*=UTF-8''%E8%AE%A2%E5%8D%95.pdf", 'access-token': 'tok-new' });
    const { name, body } = await download(world, { jar });
    expect([name, await new Response(body).text()]).toEqual(['订单.pdf', '%PDF-1.7']);
    const [seen] = world.upstream.seen;
    expect(seen).toMatchObject({ url: 'https://erp.example/api/farad/export/exportFile', method: 'POST', redirect: 'manual', body: JSON.stringify(WANTED) });
    expect(seen?.headers.get('accept')).toBe(`${FILE_TYPES.pdf}, application/json`);
    expect([seen?.headers.get('access-token'), seen?.headers.get('cookie')]).toEqual(['tok-canary', 'SESSION=ses-canary']);
    expect(jar.accessToken).toBe('tok-new');
    expect(world.log).toEqual([expect.objectContaining({ event: 'upstream', call: 'export/exportFile', status: 200, outcome: 'ok' })]);
  });

  test.each([[undefined, 'export'], ['attachment', 'export'], ['attachment; filename="../../x\\"y.pdf"', 'xy.pdf']])(
    'with the name %j gets the name %s', async (header, name) => {
      const world = new World();
      world.upstream.answer = () => pdf('x', header === undefined ? {} : { 'content-disposition': header });
      expect((await download(world)).name).toBe(name);
    },
  );

  test('is passed on while it is read, and cancelled when the reader leaves', async () => {
    const world = new World();
    const { state, body } = source(new Uint8Array(1000));
    world.upstream.answer = () => pdf(body);
    const reader = (await download(world)).body.getReader();
    for (let read = 0; read < 5; read++) expect((await reader.read()).value).toHaveLength(1000);
    expect(state.pulled).toBeLessThan(10);
    await reader.cancel('gone');
    expect(state.cancelled).toBe('gone');
  });

  test('ends with an error if it is longer than the limit', async () => {
    const world = new World();
    const { state, body } = source(new Uint8Array(1 << 20));
    world.upstream.answer = () => pdf(body);
    const reader = (await download(world)).body.getReader();
    let size = 0;
    await expect((async () => {
      for (let next = await reader.read(); !next.done; next = await reader.read()) size += next.value.length;
    })()).rejects.toThrow('the file is too long');
    expect([size, state.cancelled]).toEqual([FILE_LIMIT, expect.anything()]);
  });

  test('ends with an error if the upstream stops sending, but not if the reader is slow', async () => {
    vi.useFakeTimers();
    const world = new World();
    const stalled = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const _ of [1, 2]) controller.enqueue(new Uint8Array(8));
      },
    });
    world.upstream.answer = () => pdf(stalled);
    const reader = (await download(world)).body.getReader();
    await reader.read();
    await vi.advanceTimersByTimeAsync(10 * TIMEOUTS.wall);
    expect((await reader.read()).value).toHaveLength(8);
    const ended = expect(reader.read()).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(TIMEOUTS.wall);
    await ended;
  });
});

describe('an answer of another type is never passed on', () => {
  test.each<[string, () => Response, object]>([
    ['a refusal', () => refused('ERR-ORD-0004', 'not billed yet'), { kind: 'refused', code: 'ERR-ORD-0004', message: 'not billed yet' }],
    ['an envelope with data', () => good({ file: 'x' }), { kind: 'malformed', cause: `expected a file of type ${FILE_TYPES.pdf}` }],
    ['a page', () => new Response('<script>alert(1)</script>', { headers: { 'content-type': 'text/html' } }), { kind: 'malformed' }],
    ['a file of another type', () => new Response('a,b', { headers: { 'content-type': 'text/csv' } }), { kind: 'malformed' }],
    ['a file without a type', () => new Response(new Uint8Array(3)), { kind: 'malformed' }],
    ['an error that looks like a file', () => new Response('%PDF', { status: 500, headers: { 'content-type': FILE_TYPES.pdf } }), { kind: 'status', code: '500' }],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }), { kind: 'status', code: '302' }],
    ['401', () => new Response(null, { status: 401 }), { kind: 'status', code: '401' }],
  ])('%s', async (_, answer, failure) => {
    const world = new World();
    world.upstream.answer = answer;
    await expect(download(world)).rejects.toMatchObject({ name: 'UpstreamError', failure });
    expect(world.log).toEqual([expect.objectContaining({ call: 'export/exportFile', outcome: expect.not.stringMatching(/^ok$/) })]);
  });

  test('takes new credentials from the answer, but no overlong token', async () => {
    const world = new World();
    const jar = emptyJar();
    world.upstream.answer = () => new Response(JSON.stringify({ code: 'ERR-ORD-0004', data: null, message: 'no' }), {
      headers: { 'content-type': 'application/json', 'access-token': 'x'.repeat(CREDENTIAL_LIMIT + 1) },
    });
    await expect(download(world, { jar })).rejects.toMatchObject({ failure: { kind: 'refused' } });
    expect(jar).toEqual(emptyJar());
  });
});

describe('a download without an answer', () => {
  test('ends at the time limit of calls', async () => {
    vi.useFakeTimers();
    const world = new World();
    world.upstream.answer = () => held<Response>().promise;
    const ended = expect(download(world)).rejects.toMatchObject({ failure: { kind: 'timeout' } });
    await vi.advanceTimersByTimeAsync(TIMEOUTS.wall);
    await ended;
  });

  test('is aborted when the visitor leaves', async () => {
    const world = new World();
    const leaving = new AbortController();
    world.upstream.answer = () => held<Response>().promise;
    const ended = expect(download(world, { signal: leaving.signal })).rejects.toMatchObject({ failure: { kind: 'canceled' } });
    await world.upstream.asked(1);
    leaving.abort();
    await ended;
    expect(world.upstream.seen[0]?.signal.aborted).toBe(true);
  });
});
