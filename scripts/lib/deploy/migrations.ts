import * as v from 'valibot';
import { jsonIn, messageOf, type DeployTools, type Migration } from './deploy-tools';

/** What a Worker that is in service may use, and would miss. */
const BREAKING = /^(?:DROP (?:TABLE|VIEW)\b|ALTER TABLE \S+ (?:DROP|RENAME)\b)/i;

const appliedRows = v.tuple([v.object({ results: v.array(v.object({ name: v.string() })) })]);

/**
 * The migrations that production does not have yet.
 * @returns `isNew`: the database is empty, so no Worker is in service
 */
export async function pendingMigrations({ wrangler, migrations }: Pick<DeployTools, 'wrangler' | 'migrations'>): Promise<{ pending: Migration[]; isNew: boolean }> {
  const applied = await appliedMigrations(wrangler);
  return { pending: migrations.filter(({ name }) => !applied.includes(name)), isNew: applied.length === 0 };
}

async function appliedMigrations(wrangler: DeployTools['wrangler']): Promise<string[]> {
  try {
    const printed = await wrangler(['d1', 'execute', 'DB', '--remote', '--json', '--yes', '--command', 'SELECT name FROM d1_migrations']);
    return v.parse(appliedRows, jsonIn(printed))[0].results.map(({ name }) => name);
  } catch (error) {
    if (/no such table/i.test(messageOf(error))) return [];
    throw error;
  }
}

/**
 * The first statement that takes away what the Workers in service may use. They run until the new ones have taken their place, and again after a rollback.
 * @returns `undefined` if all migrations only add
 */
export function breakingStatement(migrations: readonly Migration[]): { name: string; statement: string } | undefined {
  for (const { name, sql } of migrations) {
    const statements = sql.replaceAll(/--.*/g, '').split(';').map((one) => one.trim().replaceAll(/\s+/g, ' '));
    const statement = statements.find((one) => BREAKING.test(one));
    if (statement !== undefined) return { name, statement };
  }
  return undefined;
}
