/** A backup of the default catalogue, and its restore, in processes with little memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBackup } from '../../scripts/lib/backup/backup-file';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Megabytes of JavaScript, as of `npm run catalogue`. The file of the default catalogue has many times as much unpacked. */
const MEMORY = 320;
/** Loading and restoring take minutes on a busy machine. */
const PATIENCE = 1_800_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-memory-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(state: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY}`, ...args], { cwd: root, env: { ...process.env, STATE_DIR: join(folder, state) }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const [code]: number[] = await once(child, 'close');
  expect([args.slice(0, 3), code, code === 0 ? '' : said.join('')]).toEqual([args.slice(0, 3), 0, '']);
  return said.join('');
}

/** How many rows each table of a backup has, and what they hold. Which catalogue is loaded, and the journal, differ after a restore. */
async function tablesOf(file: string): Promise<Map<string, string>> {
  const hashes = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>();
  let table = '';
  for await (const one of readBackup(file)) {
    if (one.kind === 'table') {
      table = one.name;
      hashes.set(table, { rows: 0, hash: createHash('sha256') });
    }
    const found = hashes.get(table);
    if (one.kind !== 'row' || !found) continue;
    found.rows += 1;
    found.hash.update(JSON.stringify(one.values));
  }
  return new Map([...hashes].filter(([name]) => name !== 'catalogue_state' && name !== 'operator_event').map(([name, { rows, hash }]) => [name, `${rows} ${hash.digest('hex')}`]));
}

test(`over 100,000 parts are backed up and restored with ${MEMORY} MB, every row of it`, { timeout: PATIENCE }, async () => {
  await run('first', 'scripts/catalogue.mjs', 'generate', '--load');
  await run('first', 'scripts/desk.mjs', 'backup', join(folder, 'first.backup'));
  await run('second', 'scripts/desk.mjs', 'restore', join(folder, 'first.backup'), '--as', 'Ada');
  await run('second', 'scripts/desk.mjs', 'backup', join(folder, 'second.backup'));
  const [first, second] = [await tablesOf(join(folder, 'first.backup')), await tablesOf(join(folder, 'second.backup'))];
  expect(Number(first.get('goods')?.split(' ')[0])).toBeGreaterThan(100_000);
  expect(second).toEqual(first);
});
