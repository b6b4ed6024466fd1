import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Transport } from '~/upstream/client/transport';
import { fileKey, keptFile, publicFile } from '../../functions/public-file';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const SVG_TEXT = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const MiB = 1 << 20;
/** A busy machine takes its time. */
const PATIENCE = { timeout: 30_000 };

type Answer = (request: Request) => Response | Promise<Response>;

/** The requests to the upstream, and to other hosts. */
let sent: { upstream: Request[]; elsewhere: Request[] };
let answer: Answer;

beforeEach(() => {
  sent = { upstream: [], elsewhere: [] };
  answer = () => image(PNG);
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.elsewhere.push(request);
    return answer(request);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function image(bytes: number[] | string, headers: Record<string, string> = {}, status = 200): Response {
  const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  return new Response(body, { status, headers: { 'content-type': 'application/octet-stream', ...headers } });
}

function get(url: string, kind: Transport['kind'] = 'embedded', signal = new AbortController().signal): Promise<Response> {
  const transport: Transport = {
    kind, base: 'https://mall.embedded/',
    fetch: async (request) => {
      sent.upstream.push(request);
      return answer(request);
    },
  };
  return publicFile(url, {
    transport, signal, configuration: { product: 'farad', imageHosts: ['img.example', 'xn--bcher-kva.example'] },
  });
}

test('a request for a picture has the same user agent for all visitors, to the upstream and to a picture host', async () => {
  await get('/pictures/a.png');
  await get('https://img.example/a.png');
  expect([...sent.upstream, ...sent.elsewhere].map(({ headers }) => headers.get('user-agent'))).toEqual(['farad', 'farad']);
});

test('a picture has the time limit of calls', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  await get('/pictures/a.png');
  expect(limit.mock.calls).toEqual([[30_000]]);
});

describe('refused without a request', () => {
  const CORPUS = [
    // Spellings of loopback addresses.
    'https://127.0.0.1/x.png', 'https://127.1/x.png', 'https://2130706433/x.png', 'https://0x7f000001/x.png', 'https://0x7f.1/x.png',
    'https://0177.0.0.1/x.png', 'https://017700000001/x.png', 'https://127.0.0.1./x.png', 'https://[::1]/x.png',
    'https://[::ffff:127.0.0.1]/x.png', 'https://[::ffff:7f00:1]/x.png', 'https://[0:0:0:0:0:0:0:1]/x.png', 'https://localhost/x.png',
    'https://LOCALHOST./x.png', 'https://img.example.localhost/x.png', 'https://0.0.0.0/x.png', 'https://[::]/x.png', 'https://①②⑦.0.0.1/x.png',
    // Private and link-local.
    'https://169.254.169.254/latest/meta-data/', 'https://[fe80::1]/x.png', 'https://10.0.0.1/x.png', 'https://192.168.0.1/x.png',
    'https://metadata.google.internal/x.png',
    // Hosts that only look allowed.
    'https://img.example@127.0.0.1/x.png', 'https://img.example:80@127.0.0.1/x.png', 'https://user@img.example/x.png',
    'https://user:pass@img.example/x.png', 'https://:pass@img.example/x.png', 'https://img.example:8443/x.png', 'https://img.example:80/x.png',
    'https://img.example./x.png', 'https://sub.img.example/x.png', 'https://img.example.evil.example/x.png', 'https://evil-img.example/x.png',
    'https://127.0.0.1#@img.example/', 'https://127.0.0.1\\@img.example/', 'https://evil.example?@img.example/', 'https://іmg.example/x.png',
    'https://xn--mg-lka.example/x.png', 'https://evil.example/https://img.example/x.png',
    // Other schemes and forms of addresses.
    'http://img.example/x.png', 'HTTP://img.example/x.png', 'ftp://img.example/x.png', 'file:///etc/passwd', 'data:image/png;base64,iVBORw0KGgo=',
    'blob:https://img.example/1', 'javascript:alert(1)', 'gopher://img.example/', 'ws://img.example/', '//127.0.0.1/x.png', '//img.example/x.png',
    '/\\127.0.0.1/x.png', '\\\\127.0.0.1\\x.png', '/\t/127.0.0.1/x.png', '/x\r\nHost: evil', '/a\\..\\b', 'x.png', '../x.png', '', ' ', '?', '#',
    'https://', 'https:///x.png', 'https://%31%32%37.0.0.1/x.png', '\0', 'https://img.example%00.evil.example/',
  ];

  test.each(CORPUS)('%j', async (url) => {
    for (const kind of ['embedded', 'url', 'service'] as const) {
      const response = await get(url, kind);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('Not found');
    }
    expect(sent).toEqual({ upstream: [], elsewhere: [] });
  });
});

describe('a path of the shop', () => {
  test.each(['/package/0603.svg', '/img/a b.png', '/x?y=1&url=https://127.0.0.1/', '/..%2f..%2fetc/passwd', '/图.png'])(
    '%s is requested from the upstream unchanged', async (path) => {
      expect((await get(path)).status).toBe(200);
      expect(sent.elsewhere).toEqual([]);
      const url = new URL(sent.upstream[0]?.url ?? '');
      expect(url.origin + url.pathname).toBe('https://mall.embedded/api/farad/store/publicDownloadByUrl');
      expect([...url.searchParams]).toEqual([['url', path]]);
      expect([...(sent.upstream[0]?.headers.keys() ?? [])]).toEqual(['user-agent']);
    },
  );
});

describe('an allowed host', () => {
  test.each([
    ['https://img.example/x.png', 'https://img.example/x.png'],
    ['https://img.example:443/x.png', 'https://img.example/x.png'],
    ['HTTPS://IMG.EXAMPLE/x.png', 'https://img.example/x.png'],
    ['https:img.example/x.png', 'https://img.example/x.png'],
    ['https:\\\\img.example\\@127.0.0.1/x.png', 'https://img.example/@127.0.0.1/x.png'],
    [' https://img.example/a\tb.png ', 'https://img.example/ab.png'],
    ['https://bücher.example/x.png', 'https://xn--bcher-kva.example/x.png'],
    ['https://xn--bcher-kva.example/x.png', 'https://xn--bcher-kva.example/x.png'],
  ])('%s is fetched as %s', async (given, normal) => {
    expect((await get(given)).status).toBe(200);
    expect(sent.elsewhere.map(({ url }) => url)).toEqual([normal]);
    expect(sent.elsewhere[0]?.redirect).toBe('manual');
    expect([...(sent.elsewhere[0]?.headers.keys() ?? [])]).toEqual(['user-agent']);

    await get(given, 'url');
    expect(sent.elsewhere).toHaveLength(1);
    expect(new URL(sent.upstream[0]?.url ?? '').searchParams.get('url')).toBe(normal);
  });
});

describe('a response', () => {
  test.each([301, 302, 303, 307, 308])('that redirects (%i) is not followed', async (status) => {
    answer = () => new Response(null, { status, headers: { location: 'https://127.0.0.1/x.png' } });
    expect((await get('https://img.example/x.png')).status).toBe(404);
    expect(sent.elsewhere).toHaveLength(1);
  });

  test.each([201, 204, 206, 401, 404, 500])('of status %i is not a picture', async (status) => {
    answer = () => new Response(status === 204 ? null : new Uint8Array(PNG), { status });
    expect((await get('/x.png')).status).toBe(404);
  });

  test('that fails is not a picture', async () => {
    answer = () => Promise.reject(new TypeError('fetch failed: 10.0.0.7 refused'));
    const response = await get('/x.png');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found');
  });

  test('may have up to 5 MiB; with one more byte it is refused and not read to its end', async () => {
    const whole = new Uint8Array(5 * MiB);
    whole.set(PNG);
    answer = () => new Response(whole);
    expect((await (await get('/x.png')).arrayBuffer()).byteLength).toBe(5 * MiB);

    let canceled = false;
    let chunks = 0;
    answer = () =>
      new Response(
        new ReadableStream({
          pull(stream) {
            chunks += 1;
            stream.enqueue(chunks === 1 ? new Uint8Array(PNG) : new Uint8Array(MiB));
          },
          cancel: () => void (canceled = true),
        }),
      );
    expect((await get('/x.png')).status).toBe(404);
    expect(canceled).toBe(true);
    expect(chunks).toBeLessThan(10);
  });

  test('is aborted when the visitor leaves', async () => {
    const visitor = new AbortController();
    answer = (request) =>
      new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
    const waiting = get('https://img.example/x.png', 'embedded', visitor.signal);
    await vi.waitFor(() => expect(sent.elsewhere).toHaveLength(1), PATIENCE);
    visitor.abort();
    expect((await waiting).status).toBe(404);
  });
});

describe('the type', () => {
  const RASTER: Array<[string, number[]]> = [
    ['image/png', PNG],
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['image/gif', [...Buffer.from('GIF89a')]],
    ['image/webp', [...Buffer.from('RIFF\0\0\0\0WEBPVP8 ')]],
  ];

  test.each(RASTER)('%s is recognised by its bytes, whatever its header says', async (type, bytes) => {
    for (const named of ['text/html', 'image/svg+xml', 'application/javascript', 'image/png']) {
      answer = () => image(bytes, { 'content-type': named });
      const response = await get('https://img.example/x');
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.has('content-disposition')).toBe(false);
      expect([...new Uint8Array(await response.arrayBuffer())]).toEqual(bytes);
    }
  });

  test.each([
    ['HTML', '<html><script>alert(1)</script>', 'text/html'], ['HTML named PNG', '<html>', 'image/png'],
    ['a script', 'alert(1)', 'image/png'], ['PDF', '%PDF-1.7', 'image/png'], ['nothing', '', 'image/png'],
    ['half a PNG', '\x89P', 'image/png'], ['RIFF that is no picture', 'RIFF\0\0\0\0WAVEfmt ', 'image/webp'],
    ['text named SVG', 'alert(1)', 'image/svg+xml'], ['SVG named HTML', SVG_TEXT, 'text/html'],
  ])('%s is refused', async (_, body, named) => {
    answer = () => new Response(Buffer.from(body, 'latin1'), { headers: { 'content-type': named } });
    expect((await get('/x')).status).toBe(404);
    expect((await get('https://img.example/x')).status).toBe(404);
  });

  test('SVG is accepted from the upstream only, as an attachment', async () => {
    answer = () => image(SVG_TEXT, { 'content-type': 'image/svg+xml; charset=utf-8' });
    const response = await get('/package/0603.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="picture.svg"');
    expect((await get('https://img.example/x.svg')).status).toBe(404);
  });
});

test('other headers of the response are dropped', async () => {
  answer = () =>
    image(PNG, {
      'set-cookie': 'SESSION=canary', 'access-token': 'canary', location: 'https://evil.example', 'content-security-policy': 'none',
      'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'sniff',
    });
  expect(Object.fromEntries((await get('/x.png')).headers)).toEqual({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  answer = () => image(PNG);
  expect((await get('/x.png')).headers.get('cache-control')).toBe('public, max-age=86400');
});

describe('files are cached at the edge', () => {
  function kept() {
    const store = new Map<string, Response>();
    const work: Array<Promise<unknown>> = [];
    const cache = {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, response: Response) => void store.set(key, response),
    };
    const read = async (url: string) => {
      const response = await keptFile(fileKey('https://mall.embedded', url), cache, (one) => void work.push(one), () => get(url, 'url'));
      await Promise.all(work);
      return response;
    };
    return { read, store };
  }

  test('a cached picture is served while the upstream is down', async () => {
    const { read } = kept();
    expect((await read('/package/qfn-32.svg')).status).toBe(200);
    answer = () => Promise.reject(new Error('down'));
    expect(await (await read('/package/qfn-32.svg')).arrayBuffer()).toEqual(new Uint8Array(PNG).buffer);
    expect(sent.upstream).toHaveLength(1);
  });

  test('a missing file is not cached', async () => {
    const { read, store } = kept();
    answer = () => image(PNG, {}, 404);
    expect((await read('/package/none.svg')).status).toBe(404);
    expect(store.size).toBe(0);
  });

  test('two files, and two upstreams, have separate cache entries', () => {
    const keys = [fileKey('a', 'b/c'), fileKey('a/b', 'c'), fileKey('a', 'b'), fileKey('a b', '')];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
