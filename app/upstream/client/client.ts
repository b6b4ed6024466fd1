import * as v from 'valibot';
import type { Language } from '../../domain/text/language';
import type { Call, Data, Payload } from '../contract/base/call';
import { lenient } from '../contract/base/lenient';
import { wireNames } from '../contract/base/wire-names';
import { download, type Download } from './download';
import { readAnswer, request, takeCredentials, transportFailure, type ExchangeOptions } from './exchange';
import { describeFailure, UpstreamError, type WireFailure } from '../failures/upstream-error';
import type { Live, LiveFailure, Snapshot, SnapshotAndLive } from '../live';
import { policyOf, TIMEOUTS } from './policies';
import { readSnapshot, snapshotKey, writeSnapshot, type SnapshotCache, type SnapshotScope } from './snapshots';

/** A structured log line. Each call writes one. */
export type LogLine = Record<string, string | number | boolean | undefined>;

export interface ClientOptions extends ExchangeOptions {
  language: Language;
  scope: SnapshotScope;
  cache: SnapshotCache;
  /** Aborts the calls when the visitor leaves. */
  signal: AbortSignal;
  onMembershipCentre: boolean;
  waitUntil(work: Promise<unknown>): void;
  log(line: LogLine): void;
  /** Notes durations of calls and states of the cache, for the header `Server-Timing`. */
  timing(name: 'upstream' | 'cache', detail: { ms?: number; state?: Snapshot<unknown>['state'] }): void;
  now(): number;
}

/** Makes the calls of the contract for one request of a visitor. */
export interface UpstreamClient {
  /**
   * A public read. It gives the snapshot, if there is one; a stale snapshot is renewed after the response. If the upstream requires a user, the
   * call is repeated with the visitor's token, and that answer is not stored.
   */
  read<C extends Call>(call: C, payload: Payload<C>): Promise<Snapshot<Data<C>>>;
  /** A public read whose live answer is streamed after its snapshot. Without a snapshot the answer of one call is used for both. */
  readLive<C extends Call>(call: C, payload: Payload<C>): SnapshotAndLive<Data<C>>;
  /** A public read that the page does not need. It has the time limit of streamed data, even if it is repeated with the visitor's token. */
  readOptional<C extends Call>(call: C, payload: Payload<C>): Promise<Live<Data<C>>>;
  /**
   * A public read that no page waits for. It never uses the token: when it ends, the cookies are already sent, so a new token would be lost.
   * @param limit - time limit in ms; by default that of streamed data
   */
  readDeferred<C extends Call>(call: C, payload: Payload<C>, limit?: number): Promise<Live<Data<C>>>;
  /** A read with the visitor's token. A page waits for it, and its answer is never stored. @throws UpstreamError */
  readOwn<C extends Call>(call: C, payload: Payload<C>): Promise<Data<C>>;
  /** Any other call with the visitor's token. Its answer is never stored. @throws UpstreamError */
  send<C extends Call>(call: C, payload: Payload<C>): Promise<Data<C>>;
  /** A call that nobody waits for and that names no user: without the token. It goes on when the visitor leaves. @throws UpstreamError */
  sendUnnamed<C extends Call>(call: C, payload: Payload<C>): Promise<Data<C>>;
  /** Downloads a file of a media type with the visitor's token. Its body is passed on as a stream. @throws UpstreamError */
  download<C extends Call>(call: C, payload: Payload<C>, type: string): Promise<Download>;
}

/** Creates the client of one request. Its public reads throw {@link UpstreamError} if the call fails and there is no snapshot to use instead. */
export function createClient(options: ClientOptions): UpstreamClient {
  const { cache, now, scope } = options;
  const deadline = now() + TIMEOUTS.wall;
  /** The time until the deadline of the visitor's request, in ms. */
  const left = () => deadline - now();
  // Equal reads within one request share a promise. The runtime, workerd, forbids promises that several requests share.
  const reads = new Map<string, Promise<Snapshot<unknown>>>();
  const deferredReads = new Map<string, Promise<Snapshot<unknown>>>();
  const optionalReads = new Map<string, Promise<Snapshot<unknown>>>();
  const liveReads = new Map<string, SnapshotAndLive<unknown>>();

  function fail(failure: WireFailure, call: Call): UpstreamError {
    return new UpstreamError(describeFailure(failure, call.name, options.language, options.onMembershipCentre));
  }

  /** Times and logs a call, and turns any error into an UpstreamError. @param work - the call, which passes the status of its answer to `note` */
  async function withLogging<T>(call: Call, signal: AbortSignal | undefined, work: (note: (status: number) => void) => Promise<T>): Promise<T> {
    const started = now();
    let outcome = 'ok';
    let status = 0;
    try {
      return await work((seen) => (status = seen));
    } catch (thrown) {
      const error = thrown instanceof UpstreamError ? thrown : fail(transportFailure(thrown, signal), call);
      outcome = error.failure.cause;
      throw error;
    } finally {
      const ms = now() - started;
      options.timing('upstream', { ms });
      options.log({ event: 'upstream', call: call.name, transport: options.transport.kind, status, outcome, ms });
    }
  }

  function fetchFresh<C extends Call>(
    call: C, payload: Payload<C>, limits: { timeout: number; withToken: boolean; withAddress?: boolean; signal?: AbortSignal },
  ): Promise<Data<C>> {
    return withLogging(call, limits.signal, async (note) => {
      const { response, data: received, failure } = await request(options, call, payload, limits, 'application/json', (answer) => readAnswer(answer, call.answerLimit));
      note(response.status);
      if (limits.withToken) takeCredentials(options.jar, response);
      if (failure) throw fail(failure, call);
      const leftOut: v.BaseIssue<unknown>[] = [];
      const read = lenient(call.data, received, { names: wireNames(options.product), onLeftOut: (issue) => leftOut.push(issue) });
      const data = v.safeParse(call.data, read, { abortEarly: true });
      if (!data.success) {
        throw fail({ kind: 'malformed', detail: describeIssue(data.issues[0]) }, call);
      }
      const [first] = leftOut;
      if (first) options.log({ event: 'left_out', call: call.name, items: leftOut.length, first: describeIssue(first) });
      return data.output;
    });
  }

  async function renew<C extends Call>(call: C, payload: Payload<C>, key: string, timeout: number, signal?: AbortSignal) {
    const data = await fetchFresh(call, payload, { timeout, withToken: false, ...(signal ? { signal } : {}) });
    const at = now();
    const policy = policyOf(call);
    if (policy) options.waitUntil(writeSnapshot(cache, key, { data, at }, policy));
    return { data, at };
  }

  /** Calls without a token. If the upstream requires a user, the call is repeated with the visitor's token, and that answer is not stored. */
  async function renewOrAskAsUser<C extends Call>(
    call: C, payload: Payload<C>, key: string, until = deadline,
  ): Promise<{ data: Data<C>; at: number }> {
    try {
      return await renew(call, payload, key, until - now(), options.signal);
    } catch (error) {
      if (!(error instanceof UpstreamError) || !error.failure.signIn || !options.jar.accessToken) throw error;
      return { data: await fetchAsUser(call, payload, until - now()), at: now() };
    }
  }

  function fetchAsUser<C extends Call>(call: C, payload: Payload<C>, timeout = left()): Promise<Data<C>> {
    return fetchFresh(call, payload, { timeout, withToken: true, signal: options.signal });
  }

  async function lookUp<C extends Call>(call: C, key: string): Promise<Snapshot<Data<C>> | undefined> {
    const policy = policyOf(call);
    if (!policy) return undefined;
    const stored = await readSnapshot(cache, key);
    const age = stored ? (now() - stored.at) / 1000 : Infinity;
    if (!stored || age > policy.fresh + policy.stale) return undefined;
    const parsed = v.safeParse(call.data, stored.data);
    if (!parsed.success) return undefined;
    return { value: parsed.output, at: stored.at, state: age <= policy.fresh ? 'hit' : 'stale' };
  }

  async function readOnce<C extends Call>(
    call: C, payload: Payload<C>, ask: (key: string) => Promise<{ data: Data<C>; at: number }>,
  ): Promise<Snapshot<Data<C>>> {
    if (!policyOf(call)) {
      const { data, at } = await ask('');
      return { value: data, at, state: 'miss' };
    }
    const key = await snapshotKey(scope, call, payload);
    const found = await lookUp(call, key);
    options.timing('cache', { state: found?.state ?? 'miss' });
    if (found) {
      if (found.state === 'stale') options.waitUntil(quietly(renew(call, payload, key, TIMEOUTS.wall)));
      return found;
    }
    const { data, at } = await ask(key);
    return { value: data, at, state: 'miss' };
  }

  function readLiveOnce<C extends Call>(call: C, payload: Payload<C>): SnapshotAndLive<Data<C>> {
    const key = snapshotKey(scope, call, payload);
    const found = key.then((k) => lookUp(call, k));
    // The answer of one fresh call is used for both. Without a snapshot the call may take longer.
    const fresh = Promise.all([key, found]).then(([k, hit]) =>
      hit ? renew(call, payload, k, Math.min(TIMEOUTS.deferred, left()), options.signal) : renewOrAskAsUser(call, payload, k),
    );
    const live = settle(fresh.then(({ data, at }) => ({ value: data, at })));
    const snapshot = found.then(async (hit): Promise<Snapshot<Data<C>>> => {
      options.timing('cache', { state: hit?.state ?? 'miss' });
      if (hit) return hit;
      const { data, at } = await fresh;
      return { value: data, at, state: 'miss' };
    });
    snapshot.catch(() => undefined);
    return { snapshot, live };
  }

  const read: UpstreamClient['read'] = (call, payload) =>
    shared(reads, call, payload, () => readOnce(call, payload, (key) => renewOrAskAsUser(call, payload, key)));

  return {
    read,
    readLive: (call, payload) => shared(liveReads, call, payload, () => readLiveOnce(call, payload)),
    readOptional(call, payload) {
      const until = Math.min(now() + TIMEOUTS.deferred, deadline);
      const ask = (key: string) => renewOrAskAsUser(call, payload, key, until);
      return settle(shared(optionalReads, call, payload, () => readOnce(call, payload, ask)));
    },
    readDeferred(call, payload, limit = TIMEOUTS.deferred) {
      const ask = (key: string) => renew(call, payload, key, Math.min(limit, left()), options.signal);
      return settle(shared(deferredReads, call, payload, () => readOnce(call, payload, ask)), limit);
    },
    readOwn: (call, payload) => fetchAsUser(call, payload),
    send: (call, payload) => fetchAsUser(call, payload),
    sendUnnamed: (call, payload) => fetchFresh(call, payload, { timeout: Math.min(TIMEOUTS.deferred, left()), withToken: false, withAddress: true }),
    download(call, payload, type) {
      return withLogging(call, options.signal, (note) => download(options, call, payload, type, left(), {
        answered: (status) => note(status),
        refused: (failure) => fail(failure, call),
      }));
    },
  };
}

/** Gives equal calls the same result: the first of them starts the work. Calls whose answers are not stored are made each time. */
function shared<T>(underWay: Map<string, T>, call: Call, payload: unknown, start: () => T): T {
  if (!policyOf(call)) return start();
  const id = `${call.name} ${JSON.stringify(payload)}`;
  const found = underWay.get(id) ?? start();
  underWay.set(id, found);
  return found;
}

/** Turns a promise into one that never rejects. With `limit` it also ends after at most `limit` ms. */
function settle<T>(work: Promise<{ value: T; at: number }>, limit?: number): Promise<Live<T>> {
  const settled = work.then(
    ({ value, at }): Live<T> => ({ ok: true, value, at }),
    (error: unknown): Live<T> => ({ ok: false, reason: liveFailure(error) }),
  );
  if (limit === undefined) return settled;
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<Live<T>>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, reason: 'timeout' }), limit);
  });
  return Promise.race([settled, late]).finally(() => clearTimeout(timer));
}

function liveFailure(error: unknown): LiveFailure {
  if (!(error instanceof UpstreamError)) return 'unavailable';
  const { kind, passing } = error.failure;
  if (kind === 'timeout') return kind;
  return passing ? 'unavailable' : 'refused';
}

const quietly = (work: Promise<unknown>) => work.catch(() => undefined);

/** Names the path and the expected type. The value is left out, because it may be private. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'data'}: expected ${issue.expected ?? issue.type}`;
}
