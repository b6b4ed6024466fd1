import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import process from 'node:process';
import { root } from './process.mjs';

/** Where Linux has files in memory. */
const SHARED_MEMORY = '/dev/shm';
/** What the databases and browser profiles of all tests need, and as much again for the tests themselves, bytes. */
const NEEDED = 4 * 1024 ** 3;

/**
 * Calls `work` with an empty folder in memory, or with `undefined` where there is none with enough room. Afterwards the folder is removed. What a killed run has left is
 * removed by the next one.
 */
export async function withMemoryFolder(work) {
  const folder = emptyFolder();
  try {
    return await work(folder);
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
}

function emptyFolder() {
  // Short, since paths of sockets have few signs.
  const folder = `${SHARED_MEMORY}/farad-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;
  try {
    rmSync(folder, { recursive: true, force: true });
    if (roomOf(SHARED_MEMORY) < NEEDED || process.availableMemory() < 2 * NEEDED) return undefined;
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  } catch {
    return undefined;
  }
}

function roomOf(path) {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}
