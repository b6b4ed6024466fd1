import * as v from 'valibot';
import type { Language } from '../../domain/text/language';
import type { Call, CallGroup, Data, Payload } from '../contract/base/call';
import { costOf, type AnswerCost } from '../contract/base/cost';
import { parseLenient } from '../contract/base/lenient';
import { wireNames } from '../contract/base/wire-names';
import { describeFailure, isUpstreamError, UpstreamError, type WireFailure } from '../failures/upstream-error';
import type { Snapshot } from '../live';
import type { Permit, Subject, Verdict } from './breaker';
import { createConnections } from './connections';
import { readDownload, type Download } from './download';
import { AnswerTooLong, othersTurn, readAnswer, request, takeCredentials, transportFailure, type ExchangeLimits, type ExchangeOptions, type TokenJar } from './exchange';
import type { IsolateState } from './isolate-state';
import { BREAKER, RETRY, TIMEOUTS } from './policies';

/** A structured log line. Each call writes one. */
export type LogLine = Record<string, string | number | boolean | undefined>;

/** Notes what the calls of a request cost. Nothing of it reaches the visitor. */
export interface CallMeasure {
  /** A call has ended. Times are ms since 1970. */
  called(from: number, to: number): void;
  /** An answer was read, though perhaps too late. */
  answered(cost: AnswerCost): void;
  looked(state: Snapshot<unknown>['state']): void;
}

export interface CallerOptions extends ExchangeOptions {
  language: Language;
  /** Aborts the calls when the visitor leaves. */
  signal: AbortSignal;
  onMembershipCentre: boolean;
  /** What all requests of the isolate share. */
  isolate: IsolateState;
  /** How long a failing group of calls rests, in ms; absent for `BREAKER.rest`. 0: never. */
  rest?: number | undefined;
  /** Whether calls may have had no time because of the isolate itself: it was late, or they waited in it; absent for never. Then a call without an answer says nothing of the upstream. */
  wasBlocked?: (() => boolean) | undefined;
  /** Called when a group begins to rest. */
  onRest?: ((group: CallGroup) => void) | undefined;
  log(line: LogLine): void;
  /** Notes durations of calls and states of the cache, for the header `Server-Timing`. */
  timing(name: 'upstream' | 'cache', detail: { ms?: number; state?: Snapshot<unknown>['state'] }): void;
  /** Notes all calls and looks into the cache, those too that the header does not name. */
  measure?: CallMeasure | undefined;
  now(): number;
  /** A number from 0 to 1 for the pause before a repeated call; absent for `Math.random`. */
  random?: () => number;
}

export interface CallLimits extends ExchangeLimits {
  /** Whether the call may be repeated: it changes nothing. */
  again?: boolean;
}

/** Makes single calls for one request of a visitor, within its connections, the rest of the group, and the share of repeated calls. */
export interface Caller {
  fetchFresh<C extends Call>(call: C, payload: Payload<C>, limits: CallLimits): Promise<Data<C>>;
  download<C extends Call>(call: C, payload: Payload<C>, type: string, timeout: number): Promise<Download>;
  /** The error of a call that nothing was received for. */
  toError(thrown: unknown, call: Call): UpstreamError;
}

export function createCaller(options: CallerOptions): Caller {
  const { now, isolate, rest = BREAKER.rest, random = Math.random } = options;
  const connections = createConnections();

  function fail(failure: WireFailure, call: Call): UpstreamError {
    return new UpstreamError(describeFailure(failure, call.name, options.language, options.onMembershipCentre));
  }

  /** Times and logs a call, and turns any error into an UpstreamError. @param work - the call, which passes the status of its answer to `note` */
  async function withLogging<T>(
    call: Call, signal: AbortSignal | undefined, again: boolean, work: (note: (status: number) => void) => Promise<T>,
  ): Promise<T> {
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
      const ended = now();
      const ms = ended - started;
      options.measure?.called(started, ended);
      if (isTimed(call)) options.timing('upstream', { ms });
      options.log({ event: 'upstream', call: call.name, transport: options.transport.kind, status, outcome, ms, ...(again ? { again } : {}) });
    }
  }

  /** Sends one request, unless the group of the call rests, and tells the group how it ended. */
  async function send<C extends Call, T>(
    call: C, payload: Payload<C>, limits: ExchangeLimits, accept: string, read: (response: Response) => Promise<T>, verdictOf: (read: T) => Verdict,
  ): Promise<T> {
    const breaker = isolate.breakerOf(call.group);
    // While a call waits for a connection, others may find that the upstream fails.
    const subject = subjectOf(call, payload, limits.withToken ? options.jar : {});
    breaker.check(subject, now(), rest);
    let permit: Permit | undefined;
    const admit = () => void (permit = breaker.admit(subject, now(), rest));
    let verdict: Verdict = 'unknown';
    try {
      const result = await request(options, call, payload, limits, { accept, connections, admit, read });
      verdict = verdictOf(result);
      return result;
    } catch (thrown) {
      const failure = transportFailure(thrown, limits.signal);
      // How long an answer is depends on what was asked for.
      const saysNothing = thrown instanceof AnswerTooLong || (failure.kind === 'timeout' && options.wasBlocked?.());
      verdict = saysNothing ? 'unknown' : verdictOfFailure(failure, limits.timeout);
      throw thrown;
    } finally {
      if (permit && breaker.giveBack(permit, verdict, now()) && rest > 0) options.onRest?.(call.group);
    }
  }

  function fetchOnce<C extends Call>(call: C, payload: Payload<C>, limits: CallLimits, again = false): Promise<Data<C>> {
    return withLogging(call, limits.signal, again, async (note) => {
      const read = async (response: Response) => {
        let bytes = 0;
        try {
          const answer = await readAnswer(response, call.answerLimit);
          ({ bytes } = answer);
          return answer;
        } catch (thrown) {
          if (thrown instanceof AnswerTooLong) ({ bytes } = thrown);
          throw thrown;
        } finally {
          options.measure?.answered(costOf({ headers: response.headers, bytes }));
        }
      };
      const answer = await send(call, payload, limits, 'application/json', read, ({ failure }) => (failure ? verdictOfFailure(failure) : 'works'));
      const { response, data: received, failure } = answer;
      note(response.status);
      if (limits.withToken) takeCredentials(options.jar, response);
      if (failure) throw fail(failure, call);
      await othersTurn(answer.bytes);
      const leftOut: v.BaseIssue<unknown>[] = [];
      const data = parseLenient(call.data, received, { names: wireNames(options.product), onLeftOut: (issue) => leftOut.push(issue) });
      if (!data.success) throw fail({ kind: 'malformed', detail: describeIssue(data.issues[0]) }, call);
      const [first] = leftOut;
      if (first) options.log({ event: 'left_out', call: call.name, items: leftOut.length, first: describeIssue(first) });
      await othersTurn(answer.bytes);
      return data.output;
    });
  }

  return {
    async fetchFresh(call, payload, limits) {
      const until = now() + limits.timeout;
      isolate.retries.earn();
      try {
        return await fetchOnce(call, payload, limits);
      } catch (error) {
        const pause = RETRY.pause * random();
        if (!limits.again || !mayPass(error) || limits.signal?.aborted || now() + pause >= until || !isolate.retries.take()) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
        return fetchOnce(call, payload, { ...limits, timeout: until - now() }, true);
      }
    },
    download(call, payload, type, timeout) {
      isolate.retries.earn();
      return withLogging(call, options.signal, false, async (note) => {
        const limits = { timeout, withToken: true, signal: options.signal };
        const answer = await send(call, payload, limits, `${type}, application/json`, async (response) => {
          note(response.status);
          takeCredentials(options.jar, response);
          return readDownload(response, type, { left: timeout, now });
        }, ({ failure }) => (failure ? verdictOfFailure(failure) : 'works'));
        if (answer.failure) throw fail(answer.failure, call);
        return answer.file;
      });
    },
    toError: (thrown, call) => (thrown instanceof UpstreamError ? thrown : fail(transportFailure(thrown, options.signal), call)),
  };
}

/** Calls by two users ask for different things. Of a long payload the beginning and the length tell enough. */
function subjectOf(call: Call, payload: unknown, { accessToken = '', session = '' }: Partial<TokenJar>): Subject {
  let name: string | undefined;
  return () => {
    if (name !== undefined) return name;
    const text = JSON.stringify(payload);
    name = `${call.name} ${text.slice(0, SUBJECT_LENGTH)} ${text.length} ${accessToken} ${session}`;
    return name;
  };
}

const SUBJECT_LENGTH = 500;

/** Whether a call may be named in the header `Server-Timing`. Of a search it would tell whether others have searched the same. */
export function isTimed({ policy }: Pick<Call, 'policy'>): boolean {
  return policy !== 'search';
}

/** What a failed call says of the upstream. @param timeout - its time limit in ms; a short one says nothing of the upstream */
function verdictOfFailure(failure: WireFailure, timeout: number = TIMEOUTS.wall): Verdict {
  switch (failure.kind) {
    case 'network':
    case 'malformed':
      return 'fails';
    case 'timeout':
      return timeout >= TIMEOUTS.deferred ? 'fails' : 'unknown';
    case 'status':
      return failure.status >= 500 ? 'fails' : failure.status === TOO_MANY ? 'unknown' : 'works';
    case 'refused':
      return 'works';
    default:
      return 'unknown';
  }
}

const TOO_MANY = 429;

/** Whether the same call may succeed a moment later. */
function mayPass(error: unknown): boolean {
  if (!isUpstreamError(error)) return false;
  const { kind, code, signIn } = error.failure;
  return kind === 'network' || (kind === 'status' && Number(code) >= 500 && !signIn);
}

/** Names the path and the expected type. The value is left out, because it may be private. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'data'}: expected ${issue.expected ?? issue.type}`;
}
