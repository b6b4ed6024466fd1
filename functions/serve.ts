import type { AppLoadContext } from '@remix-run/cloudflare';
import { CHANNEL, readChannel, withChannel } from '../app/domain/portal/channel';
import { LANGUAGES } from '../app/domain/text/language';
import { SNAPSHOT_CACHE } from '../app/upstream/client/snapshots/snapshots';
import { NO_ANSWER_TEXTS } from '../app/upstream/failures/status-texts';
import { configurationOf, type Configuration, type Env } from './configuration';
import { discardBody } from './discard-body';
import type { HeldBody } from './isolate/body-room';
import { RequestWork } from './isolate/request-work';
import { createIsolate, type Isolate } from './isolate/isolate';
import { noteRequest } from './isolate/request-points';
import { beginOnceReceived, loadClassOf, probeLateness, RETRY_AFTER } from './isolate/load';
import { timeOf, timeSpared } from './isolate/request-time';
import { networkOf } from './isolate/visitor-network';
import { guard, requestForFramework, SAFE_METHODS } from './guard';
import { createNonce, setSecurityHeaders } from './headers';
import { outcomeOf, routeOf } from './mall/health/request-point';
import { createLog, currentLog, runWithLog } from './mall/log/log';
import { placeOf } from './mall/log/redact';
import { countryOf, requestIdOf } from './request/arrival';
import { createRequestScope, type RequestScope } from './request/context';
import type { RequestMeasure } from './request/measure';

/** The data of a request that is known before its cookies are read. */
interface Visit {
  method: string;
  url: URL;
  started: number;
  requestId: string;
  /** Whether pages may show the widget of Cloudflare Turnstile. */
  turnstile?: boolean;
  /** Whether the configuration is wrong. */
  failing?: boolean;
  /** Whether the isolate has no time for it. */
  shed?: boolean;
  measure?: RequestMeasure;
}

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * Answers one request, from the guard to the headers.
 * @param handle - the request handler of Remix
 * @param isolate - what all requests of the isolate share
 */
export function serve(
  request: Request, env: Env, background: Pick<ExecutionContext, 'waitUntil'>, handle: Handler, isolate: Isolate = createIsolate(),
): Promise<Response> {
  const visit: Visit = { method: request.method, url: new URL(request.url), started: Date.now(), requestId: requestIdOf(request) };
  const log = createLog(visit.requestId, env.LOG_KEY);
  return runWithLog(log, async () => {
    const response = await answer(request, env, background, handle, isolate, visit);
    const seen = { ...NOTHING_MEASURED, ...visit.measure?.read(), totalMs: Date.now() - visit.started };
    const { status } = response;
    noteRequest(() => ({ ...seen, ...describe(visit, status), country: countryOf(request) }), env, isolate.points, { waitUntil: (work) => background.waitUntil(work), log });
    return response;
  });
}

/** What a request has waited for that did not reach a page. */
const NOTHING_MEASURED = { upstreamMs: 0, calls: 0, cache: 'none' } as const;

function describe({ method, url, failing = false, shed = false }: Visit, status: number) {
  return { route: routeOf(method, url.pathname), outcome: outcomeOf(status, { failing, shed }) };
}

async function answer(
  request: Request, env: Env, background: Pick<ExecutionContext, 'waitUntil'>, handle: Handler, isolate: Isolate, visit: Visit,
): Promise<Response> {
  const { url, requestId } = visit;
  let configuration: Configuration;
  try {
    configuration = configurationOf(env);
    visit.turnstile = configuration.turnstile;
  } catch (error) {
    visit.failing = true;
    const failing = error instanceof Error ? error.message : 'configuration';
    currentLog().failed({ event: 'configuration', failing });
    return finish(plain(503, JSON.stringify({ status: 'failing', failing }), 'application/json'), visit);
  }
  const refused = unencrypted(request, url, configuration) ?? guard(request) ?? early(url);
  if (refused) {
    await discardBody(request);
    return finish(refused, visit);
  }
  if (SAFE_METHODS.has(request.method)) await discardBody(request);
  const place = { method: request.method, pathname: decodedPath(url.pathname), searchParams: url.searchParams };
  const kind = loadClassOf(place);
  const network = networkOf(request);
  const time = timeOf(kind, place);
  const route = routeOf(request.method, place.pathname);
  const known = isolate.pages.known({ route, network });
  const turn = await isolate.pages.comes(time + known, network);
  const shed = turn !== 'now' || isolate.load.sheds(kind, Date.now(), network);
  visit.shed = shed;
  if (shed) currentLog().note({ event: 'shed' });
  if (turn === 'away') {
    await discardBody(request);
    return finish(sentAway(), visit);
  }
  if (kind !== 'picture') probeLateness(isolate.load, background);
  const work = new RequestWork(isolate.pages, { route, network }, { kind: time, known });
  const room = isolate.bodies.enter(network);
  const held: HeldBody = {
    ...room,
    add(bytes) {
      work.receive(bytes);
      return room.add(bytes);
    },
  };
  const { body, end, aside } = beginOnceReceived(isolate.load, kind, SAFE_METHODS.has(request.method) ? null : request.body, held, network);
  // The runtime stops working for a visitor who has left, and may not come to `finally`.
  request.signal.addEventListener('abort', end, { once: true });
  let scope: RequestScope | undefined;
  try {
    const snapshots = await caches.open(SNAPSHOT_CACHE);
    scope = await createRequestScope(request, configuration, { env, background, snapshots, isolate }, { id: visit.requestId, started: visit.started, shed, aside, work });
    visit.measure = scope.measure;
    const response = url.pathname === '/healthz' ? await health(scope) : await handle(requestForFramework(request, body), scope.context);
    // A late page has counted nothing.
    if (turn === 'now') isolate.pages.giveBack(timeSpared(kind, place, response), { network, counts: (ms) => work.counts(ms) });
    return ownPagesCounted(await finish(response, visit, scope), work);
  } catch (error) {
    currentLog().failed({ event: 'unhandled', path: placeOf(url.pathname) }, error);
    // Any part of the request may have caused the failure, so the answer sets no cookies.
    const failed = plain(500, `Something failed on our side. Please try again. (${requestId})`);
    failed.headers.set('cache-control', 'no-store');
    return finish(failed, visit);
  } finally {
    end();
  }
}

/** A path as the router compares it: `/%73earch` leads to the same page as `/search`. */
function decodedPath(path: string): string {
  try {
    return path.split('/').map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F')).join('/');
  } catch {
    return path;
  }
}

/** The answer to a network that asks for so much that a page would take too long. */
function sentAway(): Response {
  const response = plain(503, LANGUAGES.map((language) => NO_ANSWER_TEXTS.busy[language]).join('\n'));
  response.headers.set('retry-after', RETRY_AFTER);
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** Leads a shop's visitors from `http` to `https`, where its address begins with that. Anything else than a page is refused. */
function unencrypted({ method }: Request, url: URL, { sites }: Configuration): Response | undefined {
  if (url.protocol !== 'http:' || !sites.origin.startsWith('https:') || isLocal(url.hostname)) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return plain(403, 'Use https');
  return new Response(null, { status: 301, headers: { location: url.href.replace(/^http:/, 'https:') } });
}

/** The most characters of an address: a list of many filters with a long keyword has fewer, and pages repeat theirs. */
const LONGEST_ADDRESS = 8_000;

/** The answer to a request that must not reach the router; `undefined` for all others. */
function early(url: URL): Response | undefined {
  if (url.pathname.length + url.search.length > LONGEST_ADDRESS) return plain(414, 'URI too long');
  // A deployment may have removed a hashed file. The answer must then be 404, because the router would redirect to the home page.
  if (url.pathname.startsWith('/assets/')) return plain(404, 'Not found');
  // This is the framework's old way to load data. No page of the shop uses it.
  if (url.searchParams.has('_data')) return plain(400, 'Bad request');
  // The router finds no route for a path with a line break.
  if (/%0[ad]/i.test(url.pathname)) return home(url);
  // No page of the shop has an address that ends with a slash, but the router would accept one. Redirect to the home page.
  if (/.\/(?:\.data)?$/.test(url.pathname)) return home(url);
  return undefined;
}

function home({ searchParams }: URL): Response {
  return new Response(null, { status: 302, headers: { location: withChannel('/', readChannel(searchParams.get(CHANNEL))) } });
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
  setSecurityHeaders(headers, scope?.context.nonce ?? createNonce(), secure, { turnstile: visit.turnstile ?? false, checkout: scope?.leadsToCheckout() ?? false });
  headers.set('x-request-id', requestId);
  const leads = leadsElsewhere(response);
  const cookies = (await scope?.commitCookies(visit.method !== 'HEAD' && !leads)) ?? [];
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const html = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (scope?.context.credentials.present || scope?.context.cartCookie.used || scope?.context.bomCookie.used || tellsOfVisitor(url)) headers.set('cache-control', 'private, no-store');
  else if (!headers.get('cache-control')?.includes('no-store') && (html || leads || cookies.length > 0)) headers.set('cache-control', 'private, no-cache');
  // What says nothing else, such as an answer of a resource route, may be kept by the visitor's browser only.
  else if (scope && !headers.has('cache-control')) headers.set('cache-control', response.ok ? 'private, no-cache' : 'private, no-store');
  // Pages and their data are in the visitor's language, which depends on these headers.
  if (headers.get('cache-control')?.startsWith('private')) headers.append('vary', 'accept-language, cookie');
  if (scope) headers.set('server-timing', scope.timing.header(Date.now() - started));
  // The local runtime buffers what it compresses, so nothing would stream.
  if ((html || url.pathname.endsWith('.data')) && isLocal(url.hostname)) headers.set('content-encoding', 'identity');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Counts the bytes of a page that belongs to its visitor: what it shows may be long. How long the pages are that all visitors get, is known by their kind and parameters. */
function ownPagesCounted(response: Response, work: RequestWork): Response {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !type.startsWith('text/') || response.headers.get('cache-control') !== 'private, no-store') return response;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      work.send(chunk.byteLength, type.startsWith('text/html') ? 'page' : 'data');
      controller.enqueue(chunk);
    },
    flush() {
      work.end();
    },
  });
  return new Response(response.body.pipeThrough(counting), response);
}

/** Whether a request is for data of the shell, which pages load after a post: the user, and the number of lines in the cart. */
function tellsOfVisitor({ pathname, searchParams }: URL): boolean {
  return pathname.endsWith('.data') && (searchParams.get('_routes')?.split(',').includes('root') ?? false);
}

/** Whether an answer is a redirect, for the browser or for the framework's script. */
function leadsElsewhere({ status }: Response): boolean {
  return (status >= 300 && status < 400) || status === SCRIPTED_REDIRECT;
}

/** The status of a redirect for the framework's script ("single fetch"). */
const SCRIPTED_REDIRECT = 202;

function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

function plain(status: number, text: string, type = 'text/plain'): Response {
  return new Response(text, { status, headers: { 'content-type': `${type}; charset=utf-8` } });
}
