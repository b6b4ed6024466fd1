import type { Download } from '../../app/upstream/client/download';
import { FILE_LIMIT } from '../../app/upstream/client/policies';
import type { FileTurn } from '../../app/upstream/exported-file';
import { BILLS } from './bill-turns';
import type { HeldBody } from './body-room';
import type { Isolate } from './isolate';
import type { Visit } from './load';

/** A network gets a file if it has so much room, bytes: few files are larger. */
const USUAL_FILE = 12 * 1024 * 1024;

interface FileVisit extends Visit {
  /** Tells that the visitor has left. */
  signal: AbortSignal;
}

/**
 * Makes the files of a network in turn. Writing a file is most of the work, so the turn lasts until it is written, however slowly the visitor reads it. What is not read yet
 * takes room of the network. Without room there is no file; the rest of one that comes to the end of the room is written as the visitor reads, without a turn.
 */
export function createFileTurn({ bills, unread, pages }: Pick<Isolate, 'bills' | 'unread' | 'pages'>, visit: FileVisit): FileTurn {
  const { network, aside, signal } = visit;
  return (call) => new Promise((resolve, reject) => {
    const asked = Date.now();
    bills.run(null, network, aside, async () => {
      if (!unread.has(USUAL_FILE, network) || !(await pages.madeUp(visit, BILLS.wait - (Date.now() - asked)))) return resolve(null);
      const began = Date.now();
      const { name, body } = await call();
      const { file, written } = kept(body, (bytes) => unread.has(bytes, network), unread.enter(network), signal);
      resolve({ answer: { name, body: file } });
      await written;
      pages.oweFile(Date.now() - began, visit);
    }).then((made) => {
      if (!made) resolve(null);
    }, reject);
  });
}

/** Reads a body at once, as far as there is room, and keeps what the visitor has not read. `written` ends with the body, or with the room. */
function kept(body: Download['body'], hasRoom: (bytes: number) => boolean, held: HeldBody, signal: AbortSignal): { file: Download['body']; written: Promise<void> } {
  let isOver = false;
  const leave = () => {
    isOver = true;
    held.leave();
  };
  // The runtime may not cancel the body for a visitor who has left.
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  let endWriting = (): void => undefined;
  const written = new Promise<void>((resolve) => (endWriting = resolve));
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      while (!isOver && !hasRoom(chunk.byteLength)) {
        endWriting();
        await new Promise((resolve) => setTimeout(resolve, BILLS.poll));
      }
      if (isOver) throw new Error('the visitor has left');
      held.add(chunk.byteLength);
      controller.enqueue(chunk);
    },
  }, undefined, { highWaterMark: FILE_LIMIT });
  body.pipeTo(writable, { signal }).then(endWriting, endWriting);
  const reader = readable.getReader();
  const file = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        held.remove(value.byteLength);
        controller.enqueue(value);
      } catch (error) {
        leave();
        controller.error(error);
      }
    },
    cancel(reason) {
      leave();
      return reader.cancel(reason);
    },
  }, { highWaterMark: 0 });
  return { file, written };
}
