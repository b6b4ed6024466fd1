/**
 * Load with fixed arrivals: each request starts at its time, however long earlier ones take. So a queue that grows is seen, which a loop that waits
 * for answers would hide.
 */
import { Agent, request as send } from 'node:http';
import { DESKTOP_AGENT } from '../fixtures/servers/raw-http';

/** One arrival: what it is counted as, and how it is carried out. */
export interface Arrival {
  kind: string;
  /** Resolves to the HTTP status when the whole answer is there. A rejection counts as {@link FAILED}. */
  run(): Promise<number>;
}

/** The status of an arrival without an answer. */
export const FAILED = 0;

/** What was seen of one kind of arrivals. */
export interface Latencies {
  kind: string;
  /** Number of answers by status; {@link FAILED}: none. */
  statuses: ReadonlyMap<number, number>;
  /** Why arrivals had no answer, and how many. */
  failures: ReadonlyMap<string, number>;
  count: number;
  /** Milliseconds from the time at which the arrival was due until the end of its answer. Failures count with the time until they failed. */
  p50: number;
  p95: number;
  p99: number;
  /** The same of answers with one status. */
  of(status: number): Pick<Latencies, 'count' | 'p50' | 'p95' | 'p99'>;
}

interface Load {
  /** Arrivals per second. */
  rate: number;
  seconds: number;
  /** @param index of the arrival, from 0 */
  next(index: number): Arrival;
}

interface Sample {
  kind: string;
  status: number;
  /** Why there was no answer. */
  failure?: string;
  ms: number;
}

/** Sends the arrivals, waits for the last answer, and returns what was seen by kind, in the order of appearance. */
export async function openLoop({ rate, seconds, next }: Load): Promise<Latencies[]> {
  const total = Math.round(rate * seconds);
  const samples: Sample[] = [];
  const underWay: Array<Promise<void>> = [];
  const started = performance.now();
  for (let index = 0; index < total; index += 1) {
    const due = started + (index * 1000) / rate;
    await until(due);
    underWay.push(measure(next(index), due, samples));
  }
  await Promise.all(underWay);
  const kinds = [...new Set(samples.map(({ kind }) => kind))];
  return kinds.map((kind) => summary(kind, samples.filter((sample) => sample.kind === kind)));
}

/** A late arrival starts at once. Its wait counts, because times are measured from when it was due. */
function until(due: number): Promise<void> | undefined {
  const wait = due - performance.now();
  return wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)) : undefined;
}

async function measure({ kind, run }: Arrival, due: number, samples: Sample[]): Promise<void> {
  let failure: string | undefined;
  const status = await run().catch((error: unknown) => {
    failure = reasonOf(error);
    return FAILED;
  });
  samples.push({ kind, status, ...(failure === undefined ? {} : { failure }), ms: performance.now() - due });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? ('code' in error ? String(error.code) : error.message) : 'unknown';
}

function count<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function summary(kind: string, samples: readonly Sample[]): Latencies {
  const statuses = count(samples.map(({ status }) => status));
  const failures = count(samples.flatMap(({ failure }) => failure ?? []));
  return { kind, statuses, failures, ...percentiles(samples), of: (status) => percentiles(samples.filter((sample) => sample.status === status)) };
}

function percentiles(samples: readonly Sample[]) {
  const times = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  return { count: times.length, p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) };
}

/** The smallest value that at least this share of the values does not exceed; NaN without values. @param sorted in ascending order */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds after which an answer counts as failed. */
  timeout?: number;
}

export interface Answered {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

const TIMEOUT = 60_000;

/** A sender on connections that stay open, as many as there are requests at once. */
export function openSender(origin: string): { send(path: string, sent?: Sent): Promise<Answered>; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const { hostname, port } = new URL(origin);
  const once = (path: string, { method = 'GET', headers = {}, body, timeout = TIMEOUT }: Sent) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const request = send({
      hostname, port, path, method, agent, signal: AbortSignal.timeout(timeout),
      headers: { 'user-agent': DESKTOP_AGENT, 'accept-encoding': 'identity', ...length, ...headers },
    });
    const attempt = { begun: false, reused: () => request.reusedSocket };
    const answered = new Promise<Answered>((resolve, reject) => {
      request.on('response', (response) => {
        attempt.begun = true;
        const chunks: Uint8Array[] = [];
        response.on('data', (bytes: Uint8Array) => chunks.push(bytes));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? FAILED, headers: response.headers, body: Buffer.concat(chunks).toString() }));
      });
      request.on('error', reject);
    });
    request.end(body);
    return { attempt, answered };
  };
  return {
    close: () => agent.destroy(),
    async send(path, sent = {}) {
      for (;;) {
        const { attempt, answered } = once(path, sent);
        try {
          return await answered;
        } catch (error) {
          // The server has closed a kept connection at the moment at which it was used again, so it has not seen the request.
          if (attempt.begun || !attempt.reused() || !isReset(error)) throw error;
        }
      }
    },
  };
}

function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

/** One line for each kind: count, percentiles in ms, statuses. */
export function latencyTable(all: readonly Latencies[]): string {
  const rows = all.map(({ kind, count, p50, p95, p99, statuses, failures }) => [
    kind, String(count), ...[p50, p95, p99].map((ms) => ms.toFixed(0)),
    [...statuses].sort(([a], [b]) => a - b).map(([status, number]) => `${status === FAILED ? `failed (${[...failures.keys()].join(', ')})` : status} × ${number}`).join(', '),
  ]);
  const lines = [['kind', 'count', 'p50', 'p95', 'p99', 'statuses'], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines.map((line) => line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ').trimEnd()).join('\n');
}
