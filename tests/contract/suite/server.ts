import { TIMEOUTS } from '~/upstream/client/policies';
import type { Call } from '~/upstream/contract/base/call';

/** Credentials of a signed-in user, as the server sent them. */
export interface Credentials {
  token: string;
  session?: string | undefined;
}

/** Sends a request to the server under test. */
export type Fetch = (request: Request) => Promise<Response>;

export interface Reply {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  /** The parsed body; undefined where it is not JSON. */
  body: unknown;
}

/** The server under test. Requests are as the storefront sends them. */
export class ServerUnderTest {
  readonly product: string;
  readonly #base: string;
  readonly #fetch: Fetch;
  readonly #key: string | undefined;
  /** Sign-ins are limited by address, so each run has an address of its own. */
  readonly #visitor = `2001:db8:${randomGroup()}:${randomGroup()}::1`;

  /**
   * @param base address below which `/api/{product}/` lies
   * @param how `fetch` sends the requests; `key` is for the header `mall-key`
   */
  constructor(base: string, product: string, { fetch = overNetwork, key }: { fetch?: Fetch; key?: string | undefined } = {}) {
    this.#base = base.replace(/(?<!\/)\/+$/, '');
    this.product = product;
    this.#fetch = fetch;
    this.#key = key;
  }

  /** @returns the reply, or the reason why there is none */
  async ask(call: Pick<Call, 'method' | 'path'>, payload: unknown, credentials?: Credentials): Promise<Reply | string> {
    const fields = new Map(Object.entries(typeof payload === 'object' && payload !== null ? payload : {}));
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(fields.get(name) ?? '');
      fields.delete(name);
      return encodeURIComponent(value);
    });
    const body = call.method === 'POST' ? JSON.stringify(Object.fromEntries(fields)) : undefined;
    return this.#send(path, call.method, body, credentials);
  }

  /** Requests a public file by its address. */
  file(path: string, url: string): Promise<Reply | string> {
    return this.#send(`${path}?url=${encodeURIComponent(url)}`, 'GET', undefined, undefined);
  }

  async #send(path: string, method: string, body: string | undefined, credentials: Credentials | undefined): Promise<Reply | string> {
    const headers = new Headers({ accept: 'application/json', 'user-agent': 'farad contract suite', 'x-site-variant': 'PC_EN' });
    if (body !== undefined) headers.set('content-type', 'application/json');
    headers.set('x-visitor-address', this.#visitor);
    if (this.#key !== undefined) headers.set('mall-key', this.#key);
    if (credentials) headers.set('access-token', credentials.token);
    if (credentials?.session) headers.set('cookie', `SESSION=${credentials.session}`);
    try {
      const response = await this.#fetch(new Request(`${this.#base}/api/${this.product}/${path}`, {
        method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }),
      }));
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, bytes, body: parseJson(bytes) };
    } catch (error) {
      return describe(error);
    }
  }
}

function overNetwork(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(TIMEOUTS.wall) });
}

function randomGroup(): string {
  return Math.floor(Math.random() * 0x10000).toString(16);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Why there was no answer. Node puts the reason into `cause`. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUTS.wall} ms`;
  const cause = error.cause instanceof Error ? error.cause : error;
  return `no answer (${'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message})`;
}
