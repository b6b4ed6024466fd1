import { shopTimeZone, stateDir } from './environment.mjs';
import { loadTs } from './load-ts.mjs';
import { openLocalState } from './local-state.mjs';
import { ensureMigrated } from './mall.mjs';
import { wrangler } from './production/wrangler.mjs';

/**
 * Prints a report of the embedded mall as a table, or as JSON.
 * @param {string} name
 * @param {{ days: string, json?: boolean, remote?: boolean }} options
 * @throws Error with one line
 */
export async function printReport(name, { days, json = false, remote = false }) {
  const { reportOf } = await loadTs('functions/mall/tracking/report.ts');
  const { statement, columns } = reportOf(name, Number(days), Date.now(), shopTimeZone());
  const rows = await (remote ? readRemote(statement) : readLocal(statement));
  const shown = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
  const { safeJson, table } = await loadTs('scripts/lib/desk/print.ts');
  if (json) return console.log(safeJson(shown));
  const cells = shown.map((row) => columns.map((column) => String(row[column] ?? '-')));
  console.log(shown.length === 0 ? 'There is nothing in these days.' : table(columns, cells));
}

async function readLocal({ sql, values }) {
  await ensureMigrated();
  const state = await openLocalState(stateDir);
  try {
    return (await state.db.prepare(sql).bind(...values).all()).results;
  } finally {
    await state.dispose();
  }
}

/** Wrangler binds no values, so they are written into the SQL. */
async function readRemote({ sql, values }) {
  const { literal } = await loadTs('scripts/lib/sql-text.ts');
  const filled = sql.replace(/\?(\d)/g, (_, place) => literal(values[place - 1]));
  const output = await wrangler(['d1', 'execute', 'DB', '--remote', '--yes', '--json', '--command', filled]);
  return JSON.parse(output.slice(output.indexOf('[')))[0]?.results ?? [];
}
