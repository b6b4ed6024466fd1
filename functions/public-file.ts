import type { SnapshotCache } from '../app/upstream/client/snapshots/snapshots';
import type { Transport } from '../app/upstream/client/transport';
import { SHARED_AGENT, TIMEOUTS } from '../app/upstream/client/policies';
import { PUBLIC_FILE_PATH } from '../app/upstream/contract/calls';
import type { Configuration } from './configuration';

/** The maximum size of a public file, in bytes. */
const FILE_LIMIT = 5 * 1024 * 1024;

interface Sources {
  transport: Transport;
  configuration: Pick<Configuration, 'imageHosts' | 'product'>;
  signal: AbortSignal;
}

/**
 * Gets a public file of the upstream or of an allowed image host (SECURITY, "Fetching and caching"). An address with a host must begin with
 * `https`, its host must be exactly one of `IMAGE_HOSTS`, and it must have no user and no port. Redirects are not followed, and time and size
 * are limited. The request is the same for all visitors, since they share the answer. The first bytes decide the type. SVG is accepted only from the upstream, and never opens as a page. Everything else is 404.
 */
export async function publicFile(url: string, { transport, configuration, signal }: Sources): Promise<Response> {
  const target = fileRequest(url, transport, configuration);
  if (!target) return notFound();
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUTS.wall)]);
    const request = new Request(target.url, { headers: { 'user-agent': SHARED_AGENT }, signal: limit, redirect: 'manual' });
    const response = target.fromUpstream ? await transport.fetch(request) : await fetch(request);
    if (response.status !== 200) return notFound();
    const bytes = await readBytes(response, FILE_LIMIT);
    const type = bytes && imageType(bytes, target.fromUpstream ? response.headers.get('content-type') : null);
    if (!bytes || !type) return notFound();
    const headers = new Headers({
      'content-type': type,
      'cache-control': response.headers.get('cache-control') ?? 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    if (type === SVG) headers.set('content-disposition', 'attachment; filename="picture.svg"');
    return new Response(bytes, { headers });
  } catch {
    return notFound();
  }
}

/**
 * Keeps a public file in the edge cache for as long as its headers say, so that pictures can be shown while the upstream is down. Only answers
 * with status 200 are kept.
 */
export async function keptFile(
  key: string, cache: SnapshotCache, waitUntil: (work: Promise<unknown>) => void, make: () => Promise<Response>,
): Promise<Response> {
  const kept = await cache.match(key).catch(() => undefined);
  if (kept) return kept;
  const response = await make();
  if (response.status === 200) waitUntil(cache.put(key, response.clone()).catch(() => undefined));
  return response;
}

/** The cache key of a file. Files of different upstreams, and different files, never have the same key. */
export function fileKey(upstream: string, url: string): string {
  return `https://file.invalid/${encodeURIComponent(upstream)}/${encodeURIComponent(url)}`;
}

const SVG = 'image/svg+xml';

function fileRequest(url: string, transport: Transport, configuration: Sources['configuration']) {
  const base = `${transport.base.replace(/(?<!\/)\/+$/, '')}/api/${configuration.product}/${PUBLIC_FILE_PATH}`;
  const fromUpstream = (file: string) => ({ url: `${base}?url=${encodeURIComponent(file)}`, fromUpstream: true });
  if (/^\/(?![/\\])[^\\\t\r\n]*$/.test(url)) return fromUpstream(url);
  if (!URL.canParse(url)) return undefined;
  // Use only the normalised address, because another parser might find another host in the given address.
  const { protocol, host, username, password, href } = new URL(url);
  if (protocol !== 'https:' || username || password || !configuration.imageHosts.includes(host)) return undefined;
  return transport.kind === 'embedded' ? { url: href, fromUpstream: false } : fromUpstream(href);
}

async function readBytes(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  const reader = response.body?.getReader();
  if (!reader) return undefined;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    total += value.byteLength;
    if (total > limit) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(total);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** The type that the first bytes show. SVG is accepted only if the upstream also names this type. */
function imageType(bytes: Uint8Array, named: string | null): string | undefined {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0x47, 0x49, 0x46, 0x38)) return 'image/gif';
  if (starts(0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57 && bytes[9] === 0x45) return 'image/webp';
  return named?.split(';')[0]?.trim() === SVG && starts(0x3c) ? SVG : undefined;
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
