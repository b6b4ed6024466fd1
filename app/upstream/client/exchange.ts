import type { SiteVariant } from '../../domain/text/language';
import { parseJson } from '../../domain/text/parse-json';
import type { Call, Payload } from '../contract/base/call';
import { envelope, OK, refusalData } from '../contract/base/envelope';
import { readLenient } from '../contract/base/lenient';
import { BOOKMARK } from '../contract/base/bookmark';
import { deadlineSignal, tooLate } from '../deadline-signal';
import type { WireFailure } from '../failures/upstream-error';
import { Resting } from './breaker';
import type { Connections } from './connections';
import { ANSWER_LIMIT, BOOKMARK_LIMIT, CREDENTIAL_LIMIT, SHARED_AGENT } from './policies';
import type { Transport } from './transport';

/** The visitor's credentials for the upstream. The browser gets them only sealed, in cookies. */
export interface TokenJar {
  accessToken: string | undefined;
  session: string | undefined;
  /** Tells the upstream that the device has signed in before. */
  deviceToken?: string | undefined;
  /** The state of the upstream's data after the last change that the visitor has made. Reads must be at least as new (README, "Replicas"). */
  bookmark?: string | undefined;
}

export interface ExchangeOptions {
  transport: Transport;
  product: string;
  variant: SiteVariant;
  jar: TokenJar;
  userAgent: string;
  /** The id of the visitor's request. Log lines of the upstream may have it too. */
  requestId: string;
  /** The visitor's network address. The upstream limits the sign-ins from each address. */
  visitorAddress: string;
}

export interface ExchangeLimits {
  /** The time limit in ms, from asking for a connection to the last byte. If no time is left, nothing is sent. */
  timeout: number;
  withToken: boolean;
  /** Whether the page does not wait for the call. */
  streamed?: boolean;
  /** Sends the visitor's address even without the token. */
  withAddress?: boolean;
  signal?: AbortSignal;
}

/** How one request is sent. */
interface Sending<T> {
  /** Media types for the header `accept`. */
  accept: string;
  connections: Connections;
  /** Called just before the request is sent. If it throws, nothing is sent. */
  admit(): void;
  read(response: Response): Promise<T>;
}

/** Waits for a connection, sends one request and reads its answer, all within the timeout. @throws NoSuchAddress if the payload cannot be in a path */
export async function request<C extends Call, T>(
  options: ExchangeOptions, call: C, payload: Payload<C>, limits: ExchangeLimits, { accept, connections, admit, read }: Sending<T>,
): Promise<T> {
  if (limits.timeout <= 0) throw tooLate();
  const deadline = deadlineSignal(limits.timeout, limits.signal);
  const { signal } = deadline;
  const { aborted, forget } = abortOf(signal);
  let release: (() => void) | undefined;
  try {
    const sent = buildRequest(options, call, payload, limits, accept, signal);
    release = await connections.take(limits.streamed ?? false, signal);
    admit();
    // The embedded mall ignores the signal, so the answer races against the signal.
    return await Promise.race([options.transport.fetch(sent, call).then(read), aborted]);
  } finally {
    release?.();
    forget();
    deadline.forget();
  }
}

/** A promise that rejects when a signal aborts; `forget` takes its listener away. */
function abortOf(signal: AbortSignal): { aborted: Promise<never>; forget(): void } {
  let giveUp: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => (giveUp = () => reject(signal.reason)));
  aborted.catch(() => undefined);
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp);
  return { aborted, forget: () => signal.removeEventListener('abort', giveUp) };
}

/** Thrown if a field of the payload cannot be a part of the path. So no record has it as its id. */
class NoSuchAddress extends Error {}

function buildRequest<C extends Call>(
  options: ExchangeOptions, call: C, payload: Payload<C>, { withToken, withAddress = withToken }: ExchangeLimits, accept: string, signal: AbortSignal,
): Request {
  const headers = new Headers({
    accept,
    'user-agent': withAddress ? options.userAgent : SHARED_AGENT,
    'x-site-variant': options.variant,
  });
  // An answer that visitors share must not depend on one of them.
  if (withAddress) headers.set('x-request-id', options.requestId);
  if (withAddress) headers.set('x-visitor-address', options.visitorAddress);
  if (withToken && options.jar.accessToken) headers.set('access-token', options.jar.accessToken);
  if (withToken && options.jar.session) headers.set('cookie', `SESSION=${options.jar.session}`);
  if (withToken && options.jar.deviceToken && call.group === 'user') headers.set('x-device-token', options.jar.deviceToken);
  if (options.jar.bookmark) headers.set(BOOKMARK, options.jar.bookmark);
  const { path, body } = fillPath(call.path, payload);
  const url = `${options.transport.base.replace(/(?<!\/)\/+$/, '')}/api/${options.product}/${path}`;
  if (call.method === 'GET') return new Request(url, { headers, signal, redirect: 'manual' });
  headers.set('content-type', 'application/json');
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body), signal, redirect: 'manual' });
}

/** Fills the path with fields of the payload. @throws NoSuchAddress for a field that would change the path */
function fillPath(path: string, payload: unknown): { path: string; body: unknown } {
  const fields = new Map(Object.entries(typeof payload === 'object' && payload !== null ? payload : {}));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields.get(name) ?? '');
    fields.delete(name);
    return segmentOf(value);
  });
  return { path: filled, body: Object.fromEntries(fields) };
}

/** Parsers of addresses remove the segments `.` and `..` in every spelling, so no id can be written as one. */
function segmentOf(value: string): string {
  if (value === '' || value === '.' || value === '..') throw new NoSuchAddress();
  try {
    return encodeURIComponent(value);
  } catch {
    throw new NoSuchAddress();
  }
}

/** Thrown if an answer has more bytes than allowed. */
export class AnswerTooLong extends Error {
  /** How many bytes were read. */
  readonly bytes: number;

  constructor(message: string, bytes: number) {
    super(message);
    this.bytes = bytes;
  }
}

/** An answer of so many bytes or more is worked on in steps of some 30 ms, with so many ms between them in which other requests have a turn. */
const LONG_ANSWER = { from: 256 * 1024, pause: 5 } as const;

/** After a step of a long answer, lets others have a turn. What is short goes on at once. */
export async function othersTurn(bytes: number): Promise<void> {
  if (bytes >= LONG_ANSWER.from) await new Promise((resolve) => setTimeout(resolve, LONG_ANSWER.pause));
}

async function readText(response: Response, limit: number): Promise<{ text: string; bytes: number }> {
  const reader = response.body?.getReader();
  if (!reader) return { text: '', bytes: 0 };
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), bytes };
    bytes += value.byteLength;
    if (bytes > limit) {
      await reader.cancel();
      throw new AnswerTooLong('the answer is too long', bytes);
    }
    await othersTurn(value.byteLength);
    text += decoder.decode(value, { stream: true });
  }
}

/** The message in the body of an HTTP error: the field `msg` or `message`. */
function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('msg' in body && typeof body.msg === 'string' && body.msg) return body.msg;
  if ('message' in body && typeof body.message === 'string' && body.message) return body.message;
  return undefined;
}

/** An answer that was read: its length in bytes, and its data, or the reason why the call failed. */
export type Answer = { response: Response; bytes: number } & ({ data: unknown; failure?: undefined } | { failure: WireFailure; data?: undefined });

/** Reads an answer. The HTTP status and the code of the envelope say whether the call failed (README, "Envelope"). @throws AnswerTooLong */
export async function readAnswer(response: Response, limit = ANSWER_LIMIT): Promise<Answer> {
  const { text, bytes } = await readText(response, limit);
  await othersTurn(bytes);
  const body = parseJson(text);
  const { ok, status, statusText } = response;
  if (!ok) return { response, bytes, failure: { kind: 'status', status, statusText, message: serverMessage(body) } };
  const read = readLenient(envelope, body);
  if (!read) return { response, bytes, failure: { kind: 'malformed', detail: 'not an envelope of code, data and message' } };
  const { code, message, data } = read;
  if (code === OK) return { response, bytes, data };
  return { response, bytes, failure: { kind: 'refused', code, message: message ?? undefined, ...readLenient(refusalData, data) } };
}

/** Classifies the failure of a call without a response. @param visitor - signal that is aborted if the visitor has left */
export function transportFailure(thrown: unknown, visitor: AbortSignal | undefined): WireFailure {
  if (visitor?.aborted) return { kind: 'canceled' };
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError') return { kind: 'timeout' };
  if (thrown instanceof NoSuchAddress) return { kind: 'nowhere' };
  if (thrown instanceof Resting) return { kind: 'resting' };
  if (thrown instanceof AnswerTooLong) return { kind: 'malformed', detail: thrown.message };
  return { kind: 'network' };
}

/**
 * Takes new tokens from the headers `access-token` and `x-device-token`, a bookmark from `x-mall-bookmark`, and a new session from the cookie `SESSION`, unless they are
 * too long.
 */
export function takeCredentials(jar: TokenJar, response: Response): void {
  const token = response.headers.get('access-token');
  if (token && token.length <= CREDENTIAL_LIMIT) jar.accessToken = token;
  const device = response.headers.get('x-device-token');
  if (device && device.length <= CREDENTIAL_LIMIT) jar.deviceToken = device;
  const bookmark = response.headers.get(BOOKMARK);
  // Calls that are under way at the same time may end in any order.
  if (bookmark && bookmark.length <= BOOKMARK_LIMIT && bookmark > (jar.bookmark ?? '')) jar.bookmark = bookmark;
  for (const cookie of response.headers.getSetCookie()) {
    const session = /^SESSION=([^;]*)/.exec(cookie)?.[1];
    if (session !== undefined && session.length <= CREDENTIAL_LIMIT) jar.session = session || undefined;
  }
}
