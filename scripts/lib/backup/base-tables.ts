/** The tables of a database that a backup holds. */

/** Runs a query. @returns its rows */
export type Read = <Row>(sql: string) => Promise<Row[]>;

export interface BaseTable {
  name: string;
  columns: string[];
  /** The columns that tell its rows apart, in their order; `rowid` if it has no key. */
  key: string[];
  /** The columns that name rows of other tables. A row without them cannot be stored. */
  parents: Array<{ table: string; from: string; to: string }>;
}

/**
 * The tables that a backup leaves out: the index makes `goods_change` and the columns of a search anew; `load_step` belongs to a load into production, the
 * migrations to the database, and `must` never has a row.
 */
const LEFT_OUT = /^(?:goods_change|load_step|d1_migrations|must|sqlite_.*|_cf_.*|.*_(?:next|old))$/;
/** The tables in which SQLite keeps a full-text index. */
const SHADOW = /_(?:data|idx|content|docsize|config)$/;

interface TableRow {
  name: string;
  sql: string;
}

/** Reads which base tables there are: parents before the tables that name them. Virtual tables are left out, since they are made from base tables. */
export async function baseTables(read: Read): Promise<BaseTable[]> {
  const all = await read<TableRow>("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name");
  const virtual = new Set(all.filter(({ sql }) => /^CREATE VIRTUAL/i.test(sql)).map(({ name }) => name));
  const isShadow = (name: string) => SHADOW.test(name) && virtual.has(name.replace(SHADOW, ''));
  const tables: BaseTable[] = [];
  for (const { name } of all) {
    if (LEFT_OUT.test(name) || virtual.has(name) || isShadow(name)) continue;
    const columns = await read<{ name: string; pk: number }>(`PRAGMA table_info(${name})`);
    const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk).map((column) => column.name);
    const parents = await read<{ table: string; from: string; to: string }>(`PRAGMA foreign_key_list(${name})`);
    tables.push({
      name, columns: columns.map((column) => column.name), key: key.length > 0 ? key : ['rowid'], parents: parents.map(({ table, from, to }) => ({ table, from, to })),
    });
  }
  return parentsFirst(tables);
}

function parentsFirst(tables: readonly BaseTable[]): BaseTable[] {
  const sorted: BaseTable[] = [];
  const add = (table: BaseTable): void => {
    if (sorted.includes(table)) return;
    for (const parent of table.parents) {
      const found = tables.find(({ name }) => name === parent.table);
      if (found) add(found);
    }
    sorted.push(table);
  };
  tables.forEach(add);
  return sorted;
}

/** The names of the migrations that are applied, in their order. */
export async function appliedMigrations(read: Read): Promise<string[]> {
  return (await read<{ name: string }>('SELECT name FROM d1_migrations ORDER BY id')).map(({ name }) => name);
}
