import { readFileName } from '../../domain/text/file-name';
import type { Call, Payload } from '../contract/base/call';
import type { WireFailure } from '../failures/upstream-error';
import { AnswerTooLong, readAnswer, request, takeCredentials, type ExchangeOptions } from './exchange';
import { FILE_LIMIT, TIMEOUTS } from './policies';

/** A file that comes from the upstream. */
export interface Download {
  /** The file name from the upstream, made safe for every system; `export` if the upstream sends no name. */
  name: string;
  /** The bytes of the file. Reading fails if the upstream stops sending, or sends too many bytes. */
  body: ReadableStream<Uint8Array>;
}

/** Callbacks for the result of a call. */
interface Outcome {
  answered(status: number): void;
  refused(failure: WireFailure): Error;
}

/** Downloads a file of a media type. An answer of any other type is a failure, and is not passed on. @param timeout - time limit in ms */
export function download<C extends Call>(
  options: ExchangeOptions & { signal: AbortSignal }, call: C, payload: Payload<C>, type: string, timeout: number, outcome: Outcome,
): Promise<Download> {
  const limits = { timeout, withToken: true, signal: options.signal };
  return request(options, call, payload, limits, `${type}, application/json`, async (response) => {
    outcome.answered(response.status);
    takeCredentials(options.jar, response);
    if (response.ok && response.body && mediaType(response) === type) {
      return { name: readFileName(response.headers.get('content-disposition')), body: watched(response.body) };
    }
    const { failure } = await readAnswer(response);
    throw outcome.refused(failure ?? { kind: 'malformed', detail: `expected a file of type ${type}` });
  });
}

function mediaType({ headers }: Response): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** Passes the bytes on when the reader asks for them. The reader may be slow, but the upstream must answer each read in time. */
function watched(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await inTime(reader.read());
        if (done) return controller.close();
        size += value.byteLength;
        if (size > FILE_LIMIT) throw new AnswerTooLong('the file is too long');
        controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        await reader.cancel(error).catch(() => undefined);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('timeout', 'TimeoutError')), TIMEOUTS.wall);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
