/** Methods that change nothing. What a request with one of them has as its body does not count. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'];

/**
 * Refuses requests that no page of the shop sends, before Remix sees them (SECURITY, "Requests").
 * GET and HEAD pass. Other requests need `Sec-Fetch-Site: same-origin` or `none`; without that header, they need an `Origin` equal to the
 * shop's. Otherwise the answer is 403. An unknown method gets 405. A body that is neither a form nor JSON gets 415. Headers such as
 * `X-Forwarded-Host` are ignored. Only the callbacks of payment providers may come from another site, because their signatures are checked.
 */
export function guard(request: Request): Response | undefined {
  if (SAFE_METHODS.has(request.method) || isCallback(request)) return undefined;
  if (!isSameOrigin(request)) return refuse(403, 'Forbidden');
  if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(request.method)) return refuse(405, 'Method not allowed');
  const type = contentType(request);
  if (type === undefined ? hasBody(request) : !FORM_TYPES.includes(type)) return refuse(415, 'Unsupported media type');
  return undefined;
}

/** The framework would use these headers to check the origin again, and it would fail if they were malformed. */
const ORIGIN_HEADERS = /^(?:origin|forwarded|x-forwarded-.*)$/;

/** The request that the framework gets, with its body. The guard has already checked its origin. The framework fails for GET and HEAD with a body, so they have none. */
export function requestForFramework(request: Request, body: Request['body']): Request {
  const { url, method, signal } = request;
  const headers = new Headers([...request.headers].filter(([name]) => !ORIGIN_HEADERS.test(name)));
  return new Request(url, { method, headers, signal, redirect: 'manual', ...(SAFE_METHODS.has(method) ? {} : { body }) });
}

const CALLBACKS: readonly string[] = ['/pay/callback', '/pay/callback/stripe'];

function isCallback(request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  return request.method === 'POST' && CALLBACKS.includes(pathname) && search === '' && contentType(request) === 'application/json';
}

function contentType({ headers }: Request): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

function hasBody(request: Request): boolean {
  return request.body !== null && request.headers.get('content-length') !== '0';
}

function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return request.headers.get('origin') === new URL(request.url).origin;
}

function refuse(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
