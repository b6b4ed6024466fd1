import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { createHasher, type Hasher } from './hasher';
import { reasonOf, redact } from './redact';

/** What a line says of its event. Numbers of records are hashed by the name of their field; other texts are redacted (README, "Logs"). */
type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes lines that all have the id of one request. */
export interface Log {
  readonly requestId: string;
  /** Writes a line. */
  note(fields: LogFields): void;
  /** Writes a line about a failure. @param error - what was thrown; of its message, quoted texts are left out */
  failed(fields: LogFields, error?: unknown): void;
}

/** Fields whose value is a number of a record or an account. */
const HASHED: ReadonlySet<string> = new Set(['orderNo', 'paymentNo', 'refundNo', 'invoiceNo', 'feedbackNo', 'payoutNo', 'number', 'account', 'userCode']);

const REQUEST_ID = /^[\w-]{1,64}$/;

/** The id that a header gives a request, or a new one. */
export function requestIdFrom(given: string | null): string {
  return given !== null && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}

/** The methods of the console that write a line. */
const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;

/** Marks a method of the console that {@link captureConsole} has put there. */
const CAPTURED = Symbol.for('farad.captured');

declare global {
  /** Whether a line of the log is being written. All instances of this module know it, so that no line is taken for one of a library. */
  var isLogWriting: boolean | undefined;
}

function write(method: 'error' | 'log', text: string): void {
  const outer = globalThis.isLogWriting;
  globalThis.isLogWriting = true;
  try {
    console[method](text);
  } finally {
    globalThis.isLogWriting = outer;
  }
}

/** @param key - the secret `LOG_KEY`. Without it, hashes are the same for as long as the isolate lives only */
export function createLog(requestId: string, key: string | undefined): Log {
  let hasher: Hasher | undefined;
  const hash: Hasher = (text) => (hasher ??= createHasher(key || ownKey()))(text);
  const line = (fields: LogFields) => JSON.stringify({
    requestId,
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [
      name, typeof value !== 'string' ? value : HASHED.has(name) ? hash(value) : redact(value, hash),
    ])),
  });
  return {
    requestId,
    note: (fields) => write('log', line(fields)),
    failed: (fields, error) => write('error', line(error === undefined ? fields : { ...fields, ...reasonOf(error) })),
  };
}

let isolateKey: string | undefined;

function ownKey(): string {
  isolateKey ??= randomBytes(32).toString('base64url');
  return isolateKey;
}

const logs = new AsyncLocalStorage<Log>();

/** Does work whose lines are written to a log, whichever function writes them. */
export function runWithLog<T>(log: Log, work: () => T): T {
  return logs.run(log, work);
}

/** The log of the request that is answered, if there is one. */
export function requestLog(): Log | undefined {
  return logs.getStore();
}

/** The log of the request that is answered. */
export function currentLog(): Log {
  return logs.getStore() ?? createLog('none', undefined);
}

/**
 * Sends what libraries write to the console through the log, such as warnings of the router about an address. Lines of the log itself pass to what was there before,
 * so a line never leads to another one. What is captured already stays as it is.
 * @returns a function that gives the console its methods back
 */
export function captureConsole(): () => void {
  const before = METHODS.map((method) => [method, console[method]] as const).filter(([, pass]) => !(CAPTURED in pass));
  for (const [method, pass] of before) {
    const capture = (...parts: unknown[]) => {
      if (globalThis.isLogWriting) pass.apply(console, parts);
      else currentLog().note({ event: 'console', level: method, ...reasonOf(parts.length === 1 ? parts[0] : parts.map(String).join(' ')) });
    };
    console[method] = Object.assign(capture, { [CAPTURED]: true });
  }
  return () => {
    for (const [method, pass] of before) console[method] = pass;
  };
}
