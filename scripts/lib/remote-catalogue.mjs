import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, root, run } from './process.mjs';
import { insertStatements, literal } from './sql-text.mjs';

/** The maximum number of rows in one file. Wrangler uploads whole files. */
const FILE_ROWS = 20_000;
const MIGRATIONS = join(root, 'functions/mall/db/migrations');

/**
 * Writes a catalogue to the D1 and KV of production. Wrangler must be signed in. While the catalogue is being replaced, it counts as not loaded.
 */
export async function writeRemote(made, { progress }) {
  const folder = mkdtempSync(join(tmpdir(), 'farad-catalogue-'));
  const execute = (file) => run(bin('wrangler'), ['d1', 'execute', 'DB', '--remote', '--yes', '--file', file], { quiet: true });
  const put = (...args) => run(bin('wrangler'), ['kv', 'key', 'put', '--binding', 'CATALOGUE', '--remote', ...args], { quiet: true });
  try {
    const files = await sqlFiles(made, folder);
    for (const [index, file] of files.entries()) {
      await execute(file);
      progress?.((index + 1) / (files.length + 1), file.split('/').pop());
    }
    const blob = join(folder, 'columns');
    for (const { key, bytes } of made.blobs()) {
      writeFileSync(blob, bytes);
      await put(key, '--path', blob);
    }
    await put('current', JSON.stringify({ version: made.version, parts: made.products }));
    const content = join(folder, 'content.sql');
    writeFileSync(content, contentSql(made.content));
    await execute(content);
    const state = join(folder, 'state.sql');
    writeFileSync(state, `${made.after.map((sql) => `${sql};\n`).join('')}INSERT INTO catalogue_state (one, version, parts, loaded_at) VALUES (1, ${literal(made.version)}, ${made.products}, ${literal(new Date().toISOString())});\n`);
    await execute(state);
    progress?.(1, 'done');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Writes the SQL files of a catalogue, in the order in which they must run. The first one empties the tables.
 * @returns {Promise<string[]>} their paths
 */
async function sqlFiles(made, folder) {
  const files = [];
  const clear = join(folder, '000-clear.sql');
  const definitions = virtualTables();
  writeFileSync(clear, ['DELETE FROM catalogue_state;', ...made.tables.flatMap(({ name }) => emptying(name, definitions))].join('\n'));
  files.push(clear);
  for (const table of made.tables) {
    let rows = 0;
    let stream;
    for (const { sql, count } of insertStatements(table)) {
      if (!stream || rows >= FILE_ROWS) {
        if (stream) await closed(stream);
        rows = 0;
        const file = join(folder, `${String(files.length).padStart(3, '0')}-${table.name}.sql`);
        files.push(file);
        stream = createWriteStream(file);
      }
      if (!stream.write(sql)) await once(stream, 'drain');
      rows += count;
    }
    if (stream) await closed(stream);
  }
  return files;
}

/** The SQL that adds the default content if there is none. It is one statement: after the first of several, there would be content. */
export function contentSql(rows) {
  return `INSERT INTO content (kind, id, position, data)
SELECT value ->> 'kind', value ->> 'id', value ->> 'position', value ->> 'data' FROM json_each(${literal(JSON.stringify(rows))})
WHERE NOT EXISTS (SELECT 1 FROM content);\n`;
}

/** The SQL that empties a table. A full-text index cannot be emptied, so it is dropped and created again as in the migrations. */
function emptying(name, definitions) {
  const definition = definitions.get(name);
  return definition ? [`DROP TABLE IF EXISTS ${name};`, definition] : [`DELETE FROM ${name};`];
}

/** The definitions of the virtual tables in the migrations, by name. The last definition of a name is used. */
function virtualTables() {
  const found = new Map();
  for (const file of readdirSync(MIGRATIONS).sort()) {
    const sql = readFileSync(join(MIGRATIONS, file), 'utf8').replace(/--.*$/gm, '');
    for (const [definition, name] of sql.matchAll(/CREATE VIRTUAL TABLE (?:IF NOT EXISTS )?(\w+)[^;]*;/g)) found.set(name, definition);
  }
  return found;
}

async function closed(stream) {
  stream.end();
  await once(stream, 'close');
}
