import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { literal } from '../sql-text';

/** Runs wrangler with arguments. @returns its output */
type Wrangler = (args: string[]) => Promise<string>;

interface Statement {
  sql: string;
  values: ReadonlyArray<string | number | null>;
}

/** The size from which statements go into a file, in bytes: an argument of a command has 128 KB at most. */
const LONGEST_COMMAND = 100_000;

/** The D1 and KV of production. Wrangler carries out each call; it must be signed in. Statements that are too long for a command must return no rows. */
export function productionState(wrangler: Wrangler) {
  async function batch(statements: readonly Statement[]): Promise<unknown[]> {
    const text = statements.map(inlined).join(';\n');
    if (Buffer.byteLength(text) > LONGEST_COMMAND) {
      await runFile(wrangler, text);
      return statements.map(() => ({ results: [], success: true, meta: { rows_read: 0, changes: 0 } }));
    }
    const output = await wrangler(['d1', 'execute', 'DB', '--remote', '--yes', '--json', '--command', text]);
    return JSON.parse(output.slice(output.indexOf('[')));
  }
  const statement = (sql: string, values: Statement['values']) => ({
    sql,
    values,
    bind: (...bound: Statement['values']) => statement(sql, bound),
    all: async () => (await batch([{ sql, values }]))[0],
    run: async () => (await batch([{ sql, values }]))[0],
  });
  return {
    db: { prepare: (sql: string) => statement(sql, []), batch },
    kv: { get: (key: string) => wrangler(['kv', 'key', 'get', key, '--binding', 'CATALOGUE', '--remote', '--text']) },
  };
}

/** D1 runs a file as a whole or not at all. */
async function runFile(wrangler: Wrangler, text: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'farad-desk-'));
  try {
    const file = join(folder, 'batch.sql');
    writeFileSync(file, `${text};\n`, { mode: 0o600 });
    await wrangler(['d1', 'execute', 'DB', '--remote', '--yes', '--file', file]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A statement with its values in place of the parameters. A value is never searched for parameters. */
export function inlined({ sql, values }: Statement): string {
  return sql.replace(/\?(\d+)/g, (_, number: string) => literal(values[Number(number) - 1] ?? null));
}
