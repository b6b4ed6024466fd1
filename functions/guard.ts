const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'];

/**
 * Refuses what no page of ours sends, before Remix sees it (SECURITY, "Requests").
 * Any method but GET and HEAD needs `Sec-Fetch-Site: same-origin` (or `none`), and otherwise an
 * `Origin` equal to our own: 403. Bodies of unknown or no type: 415. Headers a proxy or a client may add
 * (`X-Forwarded-Host` and the like) are not looked at. The payment provider's call-back alone comes from elsewhere: its
 * signature is checked.
 */
export function guard(request: Request): Response | undefined {
  if (SAFE_METHODS.has(request.method) || isCallback(request)) return undefined;
  if (!isSameOrigin(request)) return refuse(403, 'Forbidden');
  if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(request.method)) return refuse(405, 'Method not allowed');
  const type = contentType(request);
  if (type === undefined ? hasBody(request) : !FORM_TYPES.includes(type)) return refuse(415, 'Unsupported media type');
  return undefined;
}

/** The framework would check the origin again by these headers, and fail where they are malformed. */
const ORIGIN_HEADERS = /^(?:origin|forwarded|x-forwarded-.*)$/;

/** The request for the framework. The guard has checked its origin already. */
export function withoutOriginHeaders(request: Request): Request {
  const headers = new Headers([...request.headers].filter(([name]) => !ORIGIN_HEADERS.test(name)));
  return new Request(request, { headers, signal: request.signal });
}

const CALLBACK = '/pay/callback';

function isCallback(request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  return request.method === 'POST' && pathname === CALLBACK && search === '' && contentType(request) === 'application/json';
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
