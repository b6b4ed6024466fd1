/** A state folder of an earlier release has a catalogue without the columns that search needs. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Loads a catalogue, removes its columns, and prints what the state folder holds after each step. */
const STEPS = fileURLToPath(new URL('../fixtures/mall/earlier-release.mjs', import.meta.url));

test('is indexed again at the next start, with all its parts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farad-earlier-'));
  try {
    const parts = join(folder, 'parts.jsonl');
    const record = (mpn: string) => JSON.stringify({ mpn, brand: 'Zenix', category: ['Resistors', 'Chip resistors'], stock: 50, prices: [{ min: 1, price: 0.02 }] });
    await writeFile(parts, ['ZX-1', 'ZX-2', 'ZX-3'].map(record).join('\n'));
    const env = { ...process.env, STATE_DIR: join(folder, 'state'), PARTS: parts };
    const { stdout } = await promisify(execFile)(process.execPath, [STEPS], { env });
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual([['none', 0], ['ready', 3], ['unindexed', 3], ['ready', 3]]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
