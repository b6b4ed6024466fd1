import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK_BYTES = 128 * 1024;

/**
 * Puts sorted lines aside in files of a folder.
 * @param {string} parent - the folder is made in it
 * @returns {{ spill: (lines: Iterable<string>) => Promise<() => { next(): Promise<string[]> }>, remove(): void }} `remove` deletes the files
 */
export function openSpill(parent) {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'sorting-'));
  let files = 0;
  return {
    async spill(lines) {
      const file = join(folder, String(files++));
      const stream = createWriteStream(file);
      for (const line of lines) if (!stream.write(`${line}\n`)) await once(stream, 'drain');
      stream.end();
      await once(stream, 'close');
      return () => spilledLines(file);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function spilledLines(file) {
  const stream = createReadStream(file, { encoding: 'utf8', highWaterMark: CHUNK_BYTES });
  const chunks = stream[Symbol.asyncIterator]();
  let rest = '';
  return {
    async next() {
      for (;;) {
        const { value, done } = await chunks.next();
        if (done) return [];
        const lines = (rest + value).split('\n');
        rest = lines.pop();
        if (lines.length > 0) return lines;
      }
    },
  };
}
