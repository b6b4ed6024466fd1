import { existsSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importFiles } from '../catalogue/load.mjs';
import { loadTs } from '../load-ts.mjs';

/** Writes all base tables into a file. */
export const BACKUP_COMMAND = { arguments: ['FILE'], run: backup };
/** Puts a backup into the database. */
export const RESTORE_COMMAND = { arguments: ['FILE'], changes: true, run: restore };

/** Where progress is shown: the output is for what scripts read. */
const PROGRESS = process.stderr.isTTY ? process.stderr : { isTTY: false, write() {} };

async function backup({ state, tools, print }, [file], { json }) {
  requireState(state);
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const spool = `${file}.rows`;
  try {
    const records = tools.dump(readerOf(state), { now: Date.now(), spool: (some) => tools.spoolInto(spool, some) });
    const rows = await tools.writeBackup(file, records);
    const bytes = statSync(file).size;
    print(json ? tools.safeJson({ file, rows, bytes }) : `${file}: ${rows} rows, ${bytes} bytes`);
  } finally {
    rmSync(spool, { force: true });
  }
}

async function restore(desk, [file], { json }) {
  const { state, tools, print, confirm, stateDir, remote } = desk;
  requireState(state);
  const read = readerOf(state);
  const time = await tools.checkBackup(read, file);
  const { orders, accounts, parts } = await tools.targetOf(read);
  if (orders + accounts + parts > 0) await confirm(`The database has ${orders} orders, ${accounts} accounts and ${parts} parts. Put the backup of ${desk.timeText(time)} in the place of all of it?`);
  const counts = await loadRows(desk, file);
  if (counts.hasCatalogue) {
    await importFiles([], { stateDir, state, output: PROGRESS, remote: remote ? `index after the restore of ${time}` : undefined });
  }
  if (json) return print(tools.safeJson({ file, rows: counts.rows, orphans: counts.orphans }));
  const orphans = counts.orphans > 0 ? `; ${counts.orphans} left out, since what they belong to was written after the backup had begun` : '';
  print(`${counts.rows} rows restored from ${file}, as of ${desk.timeText(time)}${orphans}`);
}

/** Restores the rows, and what follows from them: the state of the content, and an entry of the journal. */
async function loadRows({ state, tools, stateDir, remote, as, timeZone, wrangler }, file) {
  const work = async (store) => {
    const counts = await tools.restoreRows(store, file);
    await store.put(...tools.contentStateOf(counts.content, Date.now(), timeZone));
    await store.run([tools.restoredStatement(as, file, Date.now())]);
    return counts;
  };
  if (!remote) return work(tools.bindingStore(state.db, state.kv));
  const { openPlan } = await loadTs('scripts/lib/catalogue/remote-store.ts');
  const { size, mtimeMs } = statSync(file);
  const plan = openPlan(join(stateDir, 'remote'), JSON.stringify(['restore', resolve(file), size, mtimeMs, Date.now()]), wrangler);
  let counts;
  await plan.write(async (store) => (counts = await work(store))).catch((error) => {
    throw new Error(`Nothing was changed: ${error.message}`, { cause: error });
  });
  await plan.send();
  return counts;
}

function readerOf({ db }) {
  return async (queries) => (await db.batch(queries.map((sql) => db.prepare(sql)))).map(({ results }) => results);
}

function requireState(state) {
  if (!state) throw new Error('A mall that is reached by --url gives nobody its database. Use --remote');
}
