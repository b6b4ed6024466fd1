import type { Download } from '../../app/upstream/client/download';
import { FILE_LIMIT } from '../../app/upstream/client/policies';
import type { FileTurn } from '../../app/upstream/exported-file';
import type { HeldBody } from './body-room';
import type { Isolate } from './isolate';
import type { Aside } from './load';

/** A network gets a file if it has so much room, bytes: few files are larger. */
const USUAL_FILE = 12 * 1024 * 1024;

/** What turns need of a request. */
interface FileVisit {
  /** Of the visitor; calls of an unknown one do not wait. */
  network: string | undefined;
  /** Waits for the turn of the request. */
  aside: Aside;
  /** Tells that the visitor has left. */
  signal: AbortSignal;
}

/**
 * Makes the files of a network in turn. Writing a file is most of the work, so the turn lasts until it is written, however slowly the visitor reads it. What is not read yet
 * takes room of the network. Without room there is no file, and one that comes to the end of the room breaks off.
 */
export function createFileTurn({ bills, unread }: Pick<Isolate, 'bills' | 'unread'>, { network, aside, signal }: FileVisit): FileTurn {
  return (call) => new Promise((resolve, reject) => {
    bills.run(null, network, aside, async () => {
      if (!unread.has(USUAL_FILE, network)) return resolve(null);
      const { name, body } = await call();
      const held = unread.enter(network);
      // The runtime may not cancel the body for a visitor who has left.
      signal.addEventListener('abort', () => held.leave(), { once: true });
      const { file, written } = kept(body, held);
      resolve({ answer: { name, body: file } });
      await written;
    }).then((made) => {
      if (!made) resolve(null);
    }, reject);
  });
}

/** Reads a body at once, and keeps what the visitor has not read. */
function kept(body: Download['body'], held: HeldBody): { file: Download['body']; written: Promise<void> } {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (!held.add(chunk.byteLength)) throw new Error('the network does not read its files');
      controller.enqueue(chunk);
    },
  }, undefined, { highWaterMark: FILE_LIMIT });
  const written = body.pipeTo(writable).catch(() => undefined);
  const reader = readable.getReader();
  const file = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        held.remove(value.byteLength);
        controller.enqueue(value);
      } catch (error) {
        held.leave();
        controller.error(error);
      }
    },
    cancel(reason) {
      held.leave();
      return reader.cancel(reason);
    },
  }, { highWaterMark: 0 });
  return { file, written };
}
