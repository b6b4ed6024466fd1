import { CONNECTIONS } from './policies';

/** The connections of one request of a visitor. */
export interface Connections {
  /**
   * Waits for a free connection. The page's own calls go first.
   * @param streamed - whether the page does not wait for the call
   * @returns gives the connection back
   * @throws the reason of the signal, if it is aborted while waiting
   */
  take(streamed: boolean, signal: AbortSignal): Promise<() => void>;
}

interface Waiting {
  streamed: boolean;
  go(): void;
}

export function createConnections(): Connections {
  const queue: Waiting[] = [];
  let taken = 0;
  let streamedTaken = 0;

  const isFree = (streamed: boolean) => taken < CONNECTIONS.total && !(streamed && streamedTaken >= CONNECTIONS.streamed);

  function occupy(streamed: boolean): () => void {
    taken += 1;
    if (streamed) streamedTaken += 1;
    return () => {
      taken -= 1;
      if (streamed) streamedTaken -= 1;
      const next = queue.find(({ streamed: later }) => !later && isFree(false)) ?? queue.find(({ streamed: later }) => isFree(later));
      if (!next) return;
      queue.splice(queue.indexOf(next), 1);
      next.go();
    };
  }

  return {
    async take(streamed, signal) {
      signal.throwIfAborted();
      if (isFree(streamed)) return occupy(streamed);
      return new Promise((resolve, reject) => {
        const leave = () => {
          queue.splice(queue.indexOf(waiting), 1);
          reject(signal.reason);
        };
        const waiting: Waiting = {
          streamed,
          go() {
            signal.removeEventListener('abort', leave);
            resolve(occupy(streamed));
          },
        };
        queue.push(waiting);
        signal.addEventListener('abort', leave, { once: true });
      });
    },
  };
}
