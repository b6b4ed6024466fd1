import type { InTurn } from '~/upstream/boms';
import type { FileTurn } from '~/upstream/exported-file';
import type { TradeTurns } from '~/upstream/failures/in-turn';
import type { LogLine } from '~/upstream/client/caller';
import { createClient, type ClientOptions, type UpstreamClient } from '~/upstream/client/client';
import { createIsolateState } from '~/upstream/client/isolate-state';
import type { TokenJar } from '~/upstream/client/exchange';
import type { Snapshot } from '~/upstream/live';
import type { SnapshotCache, SnapshotScope } from '~/upstream/client/snapshots/snapshots';
import type { Transport } from '~/upstream/client/transport';

export interface Seen {
  url: string;
  method: string;
  headers: Headers;
  redirect: string;
  body: string;
  signal: AbortSignal;
}

type Answer = (seen: Seen) => Response | Promise<Response>;

/** An upstream with the test's answers, which records its requests. */
export class FakeUpstream implements Transport {
  readonly kind = 'url';
  base = 'https://erp.example';
  readonly seen: Seen[] = [];
  answer: Answer = () => good({});
  #waiting: Array<() => void> = [];

  async fetch(request: Request): Promise<Response> {
    const { url, method, headers, redirect, signal } = request;
    const seen: Seen = { url, method, headers, redirect, body: await request.text(), signal };
    this.seen.push(seen);
    for (const wake of this.#waiting.splice(0)) wake();
    return this.answer(seen);
  }

  /** Resolves when this many requests have arrived. */
  async asked(count: number): Promise<void> {
    while (this.seen.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}

export function good(data: unknown, headers: HeadersInit = {}): Response {
  return Response.json({ code: '0', data, message: null }, { headers });
}

export function refused(code: string, message = 'no'): Response {
  return Response.json({ code, data: null, message });
}

/** A promise with its `resolve`. */
export function held<T>(): { promise: Promise<T>; release(value: T): void } {
  let release: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (release = resolve));
  return { promise, release: (value) => release(value) };
}

/** A cache without expiry, so that the client alone decides on lifetimes. */
export class FakeCache implements SnapshotCache {
  readonly entries = new Map<string, { body: string; headers: Headers }>();
  broken = false;
  #looks = 0;
  #waiting: Array<() => void> = [];

  /** Resolves when this many looks have ended. */
  async looked(count: number): Promise<void> {
    while (this.#looks < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async match(key: string): Promise<Response | undefined> {
    this.#looks += 1;
    for (const wake of this.#waiting.splice(0)) wake();
    if (this.broken) throw new Error('the cache is broken');
    const entry = this.entries.get(key);
    return entry && new Response(entry.body, { headers: entry.headers });
  }

  async put(key: string, response: Response): Promise<void> {
    if (this.broken) throw new Error('the cache is broken');
    this.entries.set(key, { body: await response.text(), headers: response.headers });
  }
}

export const SCOPE: SnapshotScope = {
  contractVersion: '1', upstream: 'https://erp.example', catalogueVersion: '', contentVersion: '', product: 'farad', variant: 'PC_EN',
};

/** A read whose whole answer is live. */
export const WHOLE = { of: <T>(answer: T): T => answer };

/** Makes the call of a file at once. */
export const FILE_AT_ONCE: FileTurn = async (call) => ({ answer: await call() });

/** Every call is made at once. */
export const AT_ONCE: InTurn = async (_, call) => ({ answer: await call() });

/** Every call about carts and orders is made at once. */
export const TRADE_AT_ONCE: TradeTurns = {
  read: async (_, __, call) => ({ answer: await call() }), change: async (_, __, call) => ({ answer: await call() }),
  select: async (_, call) => ({ answer: await call() }),
};

/** A shop with upstream, cache and clock; each `visit` is one request of a visitor. */
export class World {
  readonly upstream = new FakeUpstream();
  readonly cache = new FakeCache();
  time = Date.UTC(2026, 0, 1);
  readonly log: LogLine[] = [];
  readonly isolate = createIsolateState();
  readonly states: Array<Snapshot<unknown>['state']> = [];
  #background: Array<Promise<unknown>> = [];

  visit(overrides: Partial<ClientOptions> = {}): UpstreamClient {
    return createClient({
      transport: this.upstream,
      product: 'farad',
      variant: 'PC_EN',
      language: 'en',
      scope: SCOPE,
      cache: this.cache,
      jar: emptyJar(),
      userAgent: 'test agent',
      requestId: 'request-1',
      visitorAddress: '192.0.2.1',
      signal: new AbortController().signal,
      onMembershipCentre: false,
      started: this.time,
      isolate: this.isolate,
      rest: undefined,
      waitUntil: (work) => void this.#background.push(work),
      log: (line) => void this.log.push(line),
      timing: (_, { state }) => void (state && this.states.push(state)),
      now: () => this.time,
      ...overrides,
    });
  }

  /** Waits for the work after the responses. */
  async settle(): Promise<void> {
    while (this.#background.length > 0) await Promise.all(this.#background.splice(0));
  }

  pass(seconds: number): void {
    this.time += seconds * 1000;
  }
}

export function emptyJar(): TokenJar {
  return { accessToken: undefined, session: undefined };
}
