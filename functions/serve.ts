import type { AppLoadContext } from '@remix-run/cloudflare';
import { SNAPSHOT_CACHE } from '../app/upstream/client/snapshots';
import { readConfiguration, type Configuration, type Env } from './configuration';
import { createRequestScope, requestIdOf, type RequestScope } from './context';
import { discardBody } from './discard-body';
import { guard, withoutOriginHeaders } from './guard';
import { createNonce, setSecurityHeaders } from './headers';

/** What is known of a request before it is read. */
interface Visit {
  method: string;
  url: URL;
  started: number;
  requestId: string;
}

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

/** One request, from the guard to the headers. `handle` is Remix. */
export async function serve(
  request: Request, env: Env, background: Pick<ExecutionContext, 'waitUntil'>, handle: Handler,
): Promise<Response> {
  const url = new URL(request.url);
  const visit: Visit = { method: request.method, url, started: Date.now(), requestId: requestIdOf(request) };
  let configuration: Configuration;
  try {
    configuration = readConfiguration(env);
  } catch (error) {
    const failing = error instanceof Error ? error.message : 'configuration';
    console.error(JSON.stringify({ event: 'configuration', requestId: visit.requestId, failing }));
    return finish(plain(503, JSON.stringify({ status: 'failing', failing }), 'application/json'), visit);
  }
  const refused = guard(request) ?? early(url);
  if (refused) {
    await discardBody(request);
    return finish(refused, visit);
  }
  let scope: RequestScope | undefined;
  try {
    const snapshots = await caches.open(SNAPSHOT_CACHE);
    scope = await createRequestScope(request, configuration, { env, background, snapshots }, visit.requestId);
    const response = url.pathname === '/healthz' ? await health(scope) : await handle(withoutOriginHeaders(request), scope.context);
    return await finish(response, visit, scope);
  } catch (error) {
    const { requestId } = visit;
    console.error(JSON.stringify({ event: 'unhandled', requestId, error: String(error) }));
    // The failure may be in any part of the request, so not even its cookies are used.
    const failed = plain(500, `Something failed on our side. Please try again. (${requestId})`);
    failed.headers.set('cache-control', 'no-store');
    return finish(failed, visit);
  }
}

/** Paths that never reach the router. */
function early(url: URL): Response | undefined {
  // A hashed file that is gone after a deployment must fail as a file, and not lead to the home page.
  if (url.pathname.startsWith('/assets/')) return plain(404, 'Not found');
  // The framework's old way to load data, which no page of ours uses.
  if (url.searchParams.has('_data')) return plain(400, 'Bad request');
  // The router does not match a line feed.
  if (/%0[ad]/i.test(url.pathname)) return home();
  // The router ignores a slash at the end; the shop has no such page.
  if (/.\/(?:\.data)?$/.test(url.pathname)) return home();
  return undefined;
}

function home(): Response {
  return new Response(null, { status: 302, headers: { location: '/' } });
}

async function health(scope: RequestScope): Promise<Response> {
  const state = await scope.context.health();
  const response = plain(state.status === 'ok' ? 200 : 503, JSON.stringify(state), 'application/json');
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** Adds cookies, security headers, caching rules and timing to every answer. */
async function finish(response: Response, visit: Visit, scope?: RequestScope): Promise<Response> {
  const { url, started, requestId } = visit;
  const secure = url.protocol === 'https:';
  const headers = new Headers(response.headers);
  setSecurityHeaders(headers, scope?.context.nonce ?? createNonce(), secure);
  headers.set('x-request-id', requestId);
  const leads = leadsElsewhere(response);
  const cookies = (await scope?.commitCookies(visit.method !== 'HEAD' && !leads)) ?? [];
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const html = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (scope?.context.credentials.present || scope?.context.cartCookie.used || tellsOfVisitor(url)) headers.set('cache-control', 'private, no-store');
  else if (!headers.get('cache-control')?.includes('no-store') && (html || leads || cookies.length > 0)) headers.set('cache-control', 'private, no-cache');
  // The next click uses prefetched data, so that it is not loaded twice.
  else if (url.pathname.endsWith('.data') && response.ok) headers.set('cache-control', 'private, max-age=5');
  // Pages and their data are in the visitor's language.
  if (headers.get('cache-control')?.startsWith('private')) headers.append('vary', 'accept-language, cookie');
  if (scope) headers.set('server-timing', scope.timing.header(Date.now() - started));
  // The local runtime buffers compressed HTML, so nothing would stream.
  if (html && isLocal(url.hostname)) headers.set('content-encoding', 'identity');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Whether a page loads the data of the shell after a post: the user, and the number of lines in the cart. */
function tellsOfVisitor({ pathname, searchParams }: URL): boolean {
  return pathname.endsWith('.data') && (searchParams.get('_routes')?.split(',').includes('root') ?? false);
}

/** Whether an answer is a redirect, also one for the framework's script. */
function leadsElsewhere({ status }: Response): boolean {
  return (status >= 300 && status < 400) || status === SCRIPTED_REDIRECT;
}

/** The status of a redirect in single fetch. */
const SCRIPTED_REDIRECT = 202;

function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

function plain(status: number, text: string, type = 'text/plain'): Response {
  return new Response(text, { status, headers: { 'content-type': `${type}; charset=utf-8` } });
}
