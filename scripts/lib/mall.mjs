import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importFiles, loadDefaultCatalogue, loadedCatalogue } from './catalogue/load.mjs';
import { shopTimeZone, stateDir, variable } from './environment.mjs';
import { loadTs } from './load-ts.mjs';
import { openLocalState } from './local-state.mjs';
import { bin, root, run, step } from './process.mjs';
import { ensureReference } from './reference.mjs';

const MIGRATIONS = join(root, 'functions/mall/db/migrations');

/**
 * Prepares the local mall: migrations, the default catalogue if none is loaded, the index of a catalogue that an earlier release has loaded,
 * content, regions, refused passwords and, in a demonstration, the demo account. If the mall is already prepared, this takes a second.
 */
export async function ensureMall() {
  await ensureMigrated();
  await ensureCatalogue();
  const state = await openLocalState(stateDir);
  try {
    const { seedContent } = await loadTs('functions/mall/content/seed-content.ts');
    await seedContent(state.db, state.kv, shopTimeZone());
    await ensureReference(state.db);
    if (variable('DEMO') === '1') {
      const { seedDemoAccount } = await loadTs('functions/mall/user/demo-account.ts');
      await seedDemoAccount(state.db);
    }
  } finally {
    await state.dispose();
  }
}

/** Loads the default catalogue if there is none, and indexes a catalogue that an earlier release has loaded. The migrations must be applied. */
export async function ensureCatalogue() {
  const loaded = await loadedCatalogue(stateDir);
  if (loaded === 'none') await loadDefaultCatalogue(stateDir);
  if (loaded === 'unindexed') await importFiles([], { stateDir });
}

/** Applies the migrations if their files have changed since the last time. @param {string} [folder] - of the state */
export async function ensureMigrated(folder = stateDir) {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  const now = hash.digest('hex');
  const stamp = join(folder, 'migrations.sha256');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  await step('Preparing the database', () =>
    run(bin('wrangler'), ['d1', 'migrations', 'apply', 'farad', '--local', '--persist-to', folder], { quiet: true }),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, now);
}
