import { literal } from '../sql-text';

/** Runs wrangler with arguments. @returns its output */
type Wrangler = (args: string[]) => Promise<string>;

interface Statement {
  sql: string;
  values: ReadonlyArray<string | number | null>;
}

/** The D1 and KV of production. Wrangler carries out each call; it must be signed in. */
export function productionState(wrangler: Wrangler) {
  async function batch(statements: readonly Statement[]): Promise<unknown[]> {
    const output = await wrangler(['d1', 'execute', 'DB', '--remote', '--yes', '--json', '--command', statements.map(inlined).join(';\n')]);
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

/** A statement with its values in place of the parameters. A value is never searched for parameters. */
export function inlined({ sql, values }: Statement): string {
  return sql.replace(/\?(\d+)/g, (_, number: string) => literal(values[Number(number) - 1] ?? null));
}
