import { readFileSync } from 'node:fs';
import { shopTimeZone, stateDir } from '../environment.mjs';
import { loadTs } from '../load-ts.mjs';
import { openLocalState } from '../local-state.mjs';
import { ensureMigrated } from '../mall.mjs';
import { root } from '../process.mjs';
import { wrangler } from '../production/wrangler.mjs';

/**
 * Prints a report as a table, or as JSON.
 * @param {string} name
 * @param {{ days: string, json?: boolean, remote?: boolean }} options
 * @throws Error with one line
 */
export async function printReport(name, { days, json = false, remote = false }) {
  const { columns, rows, cellsOf } = await (name === 'health' ? readHealth : readEvents)({ name, days: Number(days), remote });
  const { safeJson, table } = await loadTs('scripts/lib/desk/print.ts');
  if (json) return console.log(safeJson(rows));
  console.log(rows.length === 0 ? 'There is nothing in these days.' : table(columns, rows.map(cellsOf)));
}

async function readEvents({ name, days, remote }) {
  const { reportOf } = await loadTs('functions/mall/tracking/report.ts');
  const { statement, columns } = reportOf(name, days, Date.now(), shopTimeZone());
  const rows = await read(statement, remote);
  return {
    columns, rows: rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))),
    cellsOf: (row) => columns.map((column) => String(row[column] ?? '-')),
  };
}

/** Of a deployed shop with the binding `HEALTH` from Analytics Engine, otherwise from the database. */
async function readHealth({ days, remote }) {
  const { readAnalytics, readHours, datasetOf, COLUMNS, cellsOf } = await loadTs('scripts/lib/report/health.ts');
  const asked = { days, now: Date.now(), timeZone: shopTimeZone() };
  const dataset = remote ? datasetOf(readFileSync(`${root}/wrangler.toml`, 'utf8')) : undefined;
  const rows = dataset === undefined ? await readHours(asked, (statement) => read(statement, remote)) : await readAnalytics(asked, dataset, process.env);
  return { columns: COLUMNS, rows, cellsOf };
}

/** The rows of a statement, from the database of production or the local one. */
function read(statement, remote) {
  return remote ? readRemote(statement) : readLocal(statement);
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
