/** The tables of a database that a backup holds. */

/** Runs queries in one transaction. @returns the rows of each */
export type Read = <Row>(queries: readonly string[]) => Promise<Row[][]>;

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

/** A row of one of {@link QUERIES}. */
interface SchemaRow {
  name: string;
  sql: string;
  column: string;
  pk: number;
  parent: string;
  to: string;
}

/** The tables whose columns may be read: D1 keeps those of its own closed. */
const OPEN_TABLES = "(SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 4) <> '_cf_' AND sql NOT LIKE 'CREATE VIRTUAL%')";

const QUERIES = [
  "SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name",
  `SELECT tables.name, info.name AS column, info.pk FROM ${OPEN_TABLES} AS tables CROSS JOIN pragma_table_info(tables.name) AS info ORDER BY tables.name, info.cid`,
  `SELECT tables.name, list."table" AS parent, list."from" AS column, list."to" FROM ${OPEN_TABLES} AS tables CROSS JOIN pragma_foreign_key_list(tables.name) AS list
   ORDER BY tables.name, list.id`,
];

/** Reads which base tables there are: parents before the tables that name them. Virtual tables are left out, since they are made from base tables. */
export async function baseTables(read: Read): Promise<BaseTable[]> {
  const [all = [], columns = [], parents = []] = await read<SchemaRow>(QUERIES);
  const virtual = new Set(all.filter(({ sql }) => /^CREATE VIRTUAL/i.test(sql)).map(({ name }) => name));
  const isShadow = (name: string) => SHADOW.test(name) && virtual.has(name.replace(SHADOW, ''));
  const base = all.filter(({ name }) => !LEFT_OUT.test(name) && !virtual.has(name) && !isShadow(name));
  return parentsFirst(base.map(({ name }) => {
    const own = columns.filter((one) => one.name === name);
    const key = own.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk).map(({ column }) => column);
    return {
      name, columns: own.map(({ column }) => column), key: key.length > 0 ? key : ['rowid'],
      parents: parents.filter((one) => one.name === name).map(({ parent, column, to }) => ({ table: parent, from: column, to })),
    };
  }));
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
  const [rows = []] = await read<{ name: string }>(['SELECT name FROM d1_migrations ORDER BY id']);
  return rows.map(({ name }) => name);
}
