import { readFileName } from '../../domain/text/file-name';
import type { WireFailure } from '../failures/upstream-error';
import { tooLate } from '../deadline-signal';
import { AnswerTooLong, readAnswer } from './exchange';
import { FILE_LIMIT } from './policies';

/** A file that comes from the upstream. */
export interface Download {
  /** The file name from the upstream, made safe for every system; `export` if the upstream sends no name. */
  name: string;
  /** The bytes of the file. Reading fails if the upstream stops sending, or sends too many bytes. */
  body: ReadableStream<Uint8Array>;
}

/** How long the reader of a file may wait for the upstream, all in all. */
interface Patience {
  /** ms. */
  left: number;
  now(): number;
}

/** Reads the beginning of a file of a media type. An answer of any other type is a failure, and is not passed on. */
export async function readDownload(
  response: Response, type: string, patience: Patience,
): Promise<{ file: Download; failure?: undefined } | { failure: WireFailure; file?: undefined }> {
  if (response.ok && response.body && mediaType(response) === type) {
    return { file: { name: readFileName(response.headers.get('content-disposition')), body: watched(response.body, { ...patience }) } };
  }
  const { failure } = await readAnswer(response);
  return { failure: failure ?? { kind: 'malformed', detail: `expected a file of type ${type}` } };
}

function mediaType({ headers }: Response): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** Passes the bytes on when the reader asks for them. The reader may be slow, but the upstream may not: its pauses count together. */
function watched(body: ReadableStream<Uint8Array>, patience: Patience): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  return new ReadableStream({
    async pull(controller) {
      try {
        const started = patience.now();
        const { done, value } = await inTime(reader.read(), patience.left);
        patience.left -= patience.now() - started;
        if (done) return controller.close();
        size += value.byteLength;
        if (size > FILE_LIMIT) throw new AnswerTooLong('the file is too long', size);
        controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        await reader.cancel(error).catch(() => undefined);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** @param limit - ms */
async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
