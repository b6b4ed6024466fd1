import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importFiles, loadDefaultCatalogue, loadedCatalogue } from './catalogue/load.mjs';
import { shopTimeZone, stateDir, variable } from './environment.mjs';
import { loadTs } from './load-ts.mjs';
import { openLocalState } from './local-state.mjs';
import { root, step } from './process.mjs';
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
  for (const name of migrationFiles()) hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  const now = hash.digest('hex');
  const stamp = join(folder, 'migrations.sha256');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  await step('Preparing the database', () => migrate(folder));
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, now);
}

/** Applies what is not applied, with the same record as `wrangler d1 migrations apply --local`, which takes 20 times as long. */
async function migrate(folder) {
  const { migrationStatements } = await loadTs('scripts/lib/sql-text.ts');
  const { db, dispose } = await openLocalState(folder);
  try {
    await db.prepare(APPLIED).run();
    const applied = new Set((await db.prepare('SELECT name FROM d1_migrations').all()).results.map(({ name }) => name));
    for (const name of migrationFiles().filter((one) => !applied.has(one))) {
      const statements = migrationStatements(readFileSync(join(MIGRATIONS, name), 'utf8')).map((sql) => db.prepare(sql));
      await db.batch([...statements, db.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name)]);
    }
  } finally {
    await dispose();
  }
}

/** As wrangler declares it. */
const APPLIED = 'CREATE TABLE IF NOT EXISTS d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)';

function migrationFiles() {
  return readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')).sort();
}
