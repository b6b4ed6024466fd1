/** A state folder of an earlier release has a catalogue without the columns that search needs. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Prints what the state folder holds after each step. */
const SCRIPT = `
  const { ensureCatalogue, ensureMigrated } = await import('./scripts/lib/mall.mjs');
  const { catalogueStats, generateCatalogue, loadedCatalogue, loadGenerated } = await import('./scripts/lib/catalogue/load.mjs');
  const { openLocalState } = await import('./scripts/lib/local-state.mjs');
  const stateDir = process.env.STATE_DIR;
  const steps = [];
  const note = async () => steps.push([await loadedCatalogue(stateDir), (await catalogueStats({ stateDir }))?.products ?? 0]);
  await ensureMigrated();
  await note();
  await loadGenerated(await generateCatalogue(300), { stateDir });
  await note();
  const { kv, dispose } = await openLocalState(stateDir);
  for (const { name } of (await kv.list({ prefix: 'columns/' })).keys) await kv.delete(name);
  await dispose();
  await note();
  await ensureCatalogue();
  await note();
  console.log('\\n' + JSON.stringify(steps));
`;

test('is indexed again at the next start, with all its parts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farad-earlier-'));
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SCRIPT], { cwd: root, env: { ...process.env, STATE_DIR: folder } });
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual([['none', 0], ['ready', 300], ['unindexed', 300], ['ready', 300]]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
