import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import process from 'node:process';

/** Where Linux has files in memory. */
const SHARED_MEMORY = '/dev/shm';
/** What the databases and browser profiles of all tests need, and as much again for the tests themselves, bytes. */
const NEEDED = 4 * 1024 ** 3;

/** The name of a folder, with the process that it belongs to. It is short, since paths of sockets have few signs. */
const NAME = /^farad-tests-(\d+)$/;

/**
 * Calls `work` with an empty folder in memory, or with `undefined` where there is none with enough room. The folder is removed when the process ends. What a killed one has
 * left is removed by the next one.
 */
export async function withMemoryFolder(work) {
  const folder = emptyFolder();
  if (folder) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Without a listener, a signal ends the process at once.
  for (const [signal, number] of [['SIGINT', 2], ['SIGTERM', 15]]) process.once(signal, () => process.exit(128 + number));
  return work(folder);
}

function emptyFolder() {
  const folder = `${SHARED_MEMORY}/farad-tests-${process.pid}`;
  try {
    for (const name of readdirSync(SHARED_MEMORY)) if (isLeft(NAME.exec(name)?.[1])) rmSync(`${SHARED_MEMORY}/${name}`, { recursive: true, force: true });
    if (roomOf(SHARED_MEMORY) < NEEDED || process.availableMemory() < 2 * NEEDED) return undefined;
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  } catch {
    return undefined;
  }
}

/** Whether a process has ended. @param pid - absent: the folder is none of ours */
function isLeft(pid) {
  if (pid === undefined) return false;
  try {
    return !process.kill(Number(pid), 0);
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function roomOf(path) {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}
