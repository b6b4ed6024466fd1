import { dequal } from 'dequal/lite';
import * as v from 'valibot';
import type { Call, Data, Payload } from '../contract/base/call';
import { isUnsupported, UpstreamError, type Failure } from '../failures/upstream-error';
import type { Live, Snapshot, SnapshotAndLive } from '../live';
import { createCaller, isTimed, type CallerOptions } from './caller';
import type { Download } from './download';
import { tooLate } from '../deadline-signal';
import type { Received } from './flights';
import { policyOf, TIMEOUTS, UNKNOWN_FOR } from './policies';
import { failedLive, settle } from './settle';
import type { SecondTier } from './snapshots/bundles';
import { openSnapshots, type Place, type SnapshotCache, type SnapshotScope } from './snapshots/snapshots';

export interface ClientOptions extends CallerOptions {
  scope: SnapshotScope;
  cache: SnapshotCache;
  /** Where snapshots are found that a location does not have yet; absent if there is no such place. */
  tier?: SecondTier | undefined;
  /** When the visitor's request came, ms since 1970. All its calls have one deadline. */
  started: number;
  waitUntil(work: Promise<unknown>): void;
}

/** Makes the calls of the contract for one request of a visitor. */
export interface UpstreamClient {
  /**
   * A public read. It gives the snapshot, if there is one; a stale snapshot is renewed after the response. If the upstream requires a user, the
   * call is repeated with the visitor's token, and that answer is not stored.
   */
  read<C extends Call>(call: C, payload: Payload<C>): Promise<Snapshot<Data<C>>>;
  /**
   * A public read with a live part, which is streamed after its snapshot. While the snapshot is fresh, that part alone is asked for, if it can be. Without a snapshot the answer of
   * one call is used for both.
   */
  readLive<C extends Call, L>(call: C, payload: Payload<C>, part: LivePart<Data<C>, L>): SnapshotAndLive<Data<C>, L>;
  /** {@link readDeferred} of an optional call without a snapshot. @returns `undefined` if the call is not known to the upstream, or rests: other calls have to do */
  readIfKnown<C extends Call>(call: C, payload: Payload<C>): Promise<Live<Data<C>> | undefined>;
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

/** The live part of an answer. */
export interface LivePart<T, L> {
  of(answer: T): L;
  /** Asks for the part of the answer that a snapshot has. @returns `undefined` if nobody can be asked for it alone */
  ask?(known: T): Promise<Live<L> | undefined>;
}

/** Creates the client of one request. Its public reads throw {@link UpstreamError} if the call fails and there is no snapshot to use instead. */
export function createClient(options: ClientOptions): UpstreamClient {
  const { now, isolate } = options;
  const snapshots = openSnapshots(options.cache, options.scope, isolate.texts, options.tier);
  const deadline = options.started + TIMEOUTS.wall;
  /** The time until the deadline of the visitor's request, in ms. */
  const left = () => deadline - now();
  const caller = createCaller(options);
  // Equal reads within one request share a promise. The runtime, workerd, forbids promises that several requests share.
  const reads = new Map<string, Promise<Snapshot<unknown>>>();
  const deferredReads = new Map<string, Promise<Snapshot<unknown>>>();
  const optionalReads = new Map<string, Promise<Snapshot<unknown>>>();
  const liveReads = new Map<string, Promise<Snapshot<unknown>>>();

  /**
   * Calls without a token, and stores the answer.
   * @param place - of the snapshot; absent if there is none
   * @param known - the snapshot that the answer replaces
   * @returns when the answer is stored, too
   */
  async function fetchShared<C extends Call>(call: C, payload: Payload<C>, place: Place | undefined, limits: ReadLimits, known?: Snapshot<Data<C>>) {
    const data = await caller.fetchFresh(call, payload, { ...limits, withToken: false, again: true });
    const at = now();
    const policy = policyOf(call);
    const stored = policy && place && !isWritten(place, data, known) ? snapshots.write(place, { data, at }, policy) : Promise.resolve();
    options.waitUntil(stored);
    return { received: { data, at }, stored };
  }

  /** A call that replaces a snapshot. */
  async function renew<C extends Call>(call: C, payload: Payload<C>, place: Place | undefined, limits: ReadLimits, known?: Snapshot<Data<C>>): Promise<Received<Data<C>>> {
    return (await fetchShared(call, payload, place, limits, known)).received;
  }

  /** A call without a snapshot. Visitors of one isolate who need the same answer at the same time wait for one call. */
  function fetchForAll<C extends Call>(call: C, payload: Payload<C>, { place, ticket, alone }: Wanted, limits: ReadLimits): Promise<Received<Data<C>>> {
    if (!place || alone) return renew(call, payload, place, limits);
    const until = now() + limits.timeout;
    let stored: Promise<void> = Promise.resolve();
    // Whoever has little time makes no call for those who have more.
    return isolate.flights.join(limits.timeout > TIMEOUTS.deferred ? place.id : `${place.id} brief`, {
      ticket,
      now,
      async call() {
        const fetched = await fetchShared(call, payload, place, { ...limits, timeout: until - now() });
        stored = fetched.stored;
        return fetched.received;
      },
      async wait(ms) {
        if (options.signal.aborted || now() + ms > until) throw caller.toError(tooLate(), call);
        await new Promise((resolve) => setTimeout(resolve, ms));
      },
      stored: () => stored,
      sharedFailure,
      toError: (failure: Failure) => new UpstreamError(failure),
      read(data) {
        const parsed = v.safeParse(call.data, data);
        return parsed.success ? parsed.output : undefined;
      },
    });
  }

  /** Calls without a token. If the upstream requires a user, the call is repeated with the visitor's token, and that answer is not stored. */
  async function fetchOrAskAsUser<C extends Call>(call: C, payload: Payload<C>, wanted: Wanted, until = deadline): Promise<Received<Data<C>>> {
    try {
      return await fetchForAll(call, payload, wanted, { timeout: until - now(), signal: options.signal });
    } catch (error) {
      if (!(error instanceof UpstreamError) || !error.failure.signIn || !options.jar.accessToken) throw error;
      return { data: await fetchAsUser(call, payload, { timeout: until - now(), again: true }), at: now() };
    }
  }

  function fetchAsUser<C extends Call>(call: C, payload: Payload<C>, limits: { timeout?: number; again?: boolean } = {}): Promise<Data<C>> {
    return caller.fetchFresh(call, payload, { timeout: left(), ...limits, withToken: true, signal: options.signal });
  }

  async function lookUp<C extends Call>(call: C, place: Place): Promise<Snapshot<Data<C>> | undefined> {
    const policy = policyOf(call);
    if (!policy) return undefined;
    const stored = await snapshots.read(place);
    const age = stored ? (now() - stored.at) / 1000 : Infinity;
    if (!stored || age > policy.fresh + policy.stale) return undefined;
    const value = isolate.texts.validate<C['data']>(call.data, stored.data);
    return value === undefined ? undefined : { value, at: stored.at, state: age <= policy.fresh ? 'hit' : 'stale' };
  }

  async function readOnce<C extends Call>(
    call: C, payload: Payload<C>, ask: (wanted: Wanted) => Promise<Received<Data<C>>>,
  ): Promise<Snapshot<Data<C>>> {
    if (!policyOf(call)) {
      const { data, at } = await ask({ ticket: 0 });
      return { value: data, at, state: 'miss' };
    }
    const place = await snapshots.placeOf(call, payload);
    const wanted = { place, ticket: isolate.flights.ticket() };
    const found = await lookUp(call, place);
    noteState(call, found);
    if (found) {
      if (found.state === 'stale' && !isolate.flights.isUnderWay(place.id, now())) options.waitUntil(quietly(fetchForAll(call, payload, wanted, RENEWAL)));
      return found;
    }
    const { data, at } = await ask(wanted);
    return { value: data, at, state: 'miss' };
  }

  function readLive<C extends Call, L>(call: C, payload: Payload<C>, part: LivePart<Data<C>, L>): SnapshotAndLive<Data<C>, L> {
    const place = snapshots.placeOf(call, payload);
    const ticket = isolate.flights.ticket();
    // What is read after a change must have it. Without a snapshot the call may take longer.
    const since = options.jar.bookmark;
    const snapshot = shared(liveReads, call, { payload, since }, async (): Promise<Snapshot<Data<C>>> => {
      const hit = await lookUp(call, await place);
      noteState(call, hit);
      if (hit) return hit;
      const { data, at } = await fetchOrAskAsUser(call, payload, { place: await place, ticket, alone: Boolean(since) });
      return { value: data, at, state: 'miss' };
    });
    const live = snapshot.then(async (shown): Promise<Live<L>> => {
      if (shown.state === 'miss') return { ok: true, value: part.of(shown.value), at: shown.at };
      const asked = shown.state === 'hit' ? await part.ask?.(shown.value) : undefined;
      if (asked) return asked;
      const { data, at } = await renew(call, payload, await place, streamed(), shown);
      return { ok: true, value: part.of(data), at };
    });
    return { snapshot, live: live.catch(failedLive) };
  }

  /** The limits of a call that replaces what a page shows already. */
  function streamed(): ReadLimits {
    return { timeout: Math.min(TIMEOUTS.deferred, left()), signal: options.signal, streamed: true };
  }

  function noteState(call: Call, found: Snapshot<unknown> | undefined): void {
    const state = found?.state ?? 'miss';
    options.measure?.looked(state);
    if (isTimed(call)) options.timing('cache', { state });
  }

  const read: UpstreamClient['read'] = (call, payload) => {
    const reading = shared(reads, call, payload, () => readOnce(call, payload, (wanted) => fetchOrAskAsUser(call, payload, wanted)));
    // A page that fails at another read no longer waits for this one.
    reading.catch(() => undefined);
    return reading;
  };

  return {
    read,
    readLive,
    async readIfKnown(call, payload) {
      if (now() < (isolate.unknownCalls.get(call.name) ?? 0)) return undefined;
      try {
        return { ok: true, value: await caller.fetchFresh(call, payload, { ...streamed(), withToken: false, again: true }), at: now() };
      } catch (error) {
        if (!(error instanceof UpstreamError)) return failedLive(error);
        if (isUnsupported(error.failure)) isolate.unknownCalls.set(call.name, now() + UNKNOWN_FOR);
        else if (error.failure.kind !== 'resting') return failedLive(error);
        return undefined;
      }
    },
    readOptional(call, payload) {
      const until = Math.min(now() + TIMEOUTS.deferred, deadline);
      const ask = (wanted: Wanted) => fetchOrAskAsUser(call, payload, wanted, until);
      return settle(shared(optionalReads, call, payload, () => readOnce(call, payload, ask)));
    },
    readDeferred(call, payload, limit = TIMEOUTS.deferred) {
      const ask = (wanted: Wanted) => fetchForAll(call, payload, wanted, { timeout: Math.min(limit, left()), signal: options.signal, streamed: limit <= TIMEOUTS.deferred });
      return settle(shared(deferredReads, call, payload, () => readOnce(call, payload, ask)), limit);
    },
    readOwn: (call, payload) => fetchAsUser(call, payload, { again: true }),
    send: (call, payload) => fetchAsUser(call, payload),
    sendUnnamed: (call, payload) =>
      caller.fetchFresh(call, payload, { timeout: Math.min(TIMEOUTS.deferred, left()), withToken: false, withAddress: true, streamed: true }),
    download: (call, payload, type) => caller.download(call, payload, type, left()),
  };
}

/** A snapshot that somebody looks for. */
interface Wanted {
  /** Absent if the answer is not stored. */
  place?: Place;
  /** Of the isolate's flights, from before the look. */
  ticket: number;
  /** Whether an answer to somebody else may be too old: the visitor has changed something. */
  alone?: boolean;
}

interface ReadLimits {
  /** ms. */
  timeout: number;
  signal?: AbortSignal;
  /** Whether the page does not wait for the read. */
  streamed?: boolean;
}

/** The renewal of a stale snapshot goes on when the visitor has left. */
const RENEWAL: ReadLimits = { timeout: TIMEOUTS.wall, streamed: true };

/** Time-outs and visitors who leave say nothing for others who wait. */
function sharedFailure(error: unknown): Failure | undefined {
  if (!(error instanceof UpstreamError)) return undefined;
  const { kind } = error.failure;
  return kind === 'timeout' || kind === 'canceled' ? undefined : error.failure;
}

/** Gives equal calls the same result: the first of them starts the work. Calls whose answers are not stored are made each time. */
function shared<T>(underWay: Map<string, T>, call: Call, payload: unknown, start: () => T): T {
  if (!policyOf(call)) return start();
  const id = `${call.name} ${JSON.stringify(payload)}`;
  const found = underWay.get(id) ?? start();
  underWay.set(id, found);
  return found;
}

/** Whether a fresh snapshot stays: it has the same data, or it shares its entry with others, which is not written anew for each page. */
function isWritten({ bundle }: Place, data: unknown, known: Snapshot<unknown> | undefined): boolean {
  return known?.state === 'hit' && (bundle !== undefined || dequal(known.value, data));
}

const quietly = (work: Promise<unknown>) => work.catch(() => undefined);
