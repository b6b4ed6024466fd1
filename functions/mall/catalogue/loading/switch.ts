/** The statements that build the tables of a catalogue beside those of the loaded one, and put them in their place. */

import { INDEXED_BEGINNING } from '../../search/words';
import { orderInMissing } from './held-stock';

/** The tables of a catalogue; the full-text indexes come last. */
const TABLES = ['category', 'brand', 'attribute', 'goods', 'goods_number', 'goods_words'] as const;

export type CatalogueTable = (typeof TABLES)[number];

/** A row of the database's schema. */
export interface SchemaRow {
  type: string;
  name: string;
  tbl_name: string;
  sql: string;
}

/** Reads the definitions of the catalogue's tables, of their indexes, and of all triggers. */
export const READ_SCHEMA = `SELECT type, name, tbl_name, sql FROM sqlite_master
  WHERE sql IS NOT NULL AND (type = 'trigger' OR tbl_name IN (${[...TABLES, 'goods_change'].map((name) => `'${name}'`).join(', ')}))`;

/** The name of a table while it is built. */
export function nextName(table: CatalogueTable): string {
  return `${table}_next`;
}

function oldName(table: CatalogueTable): string {
  return `${table}_old`;
}

/** The beginnings of words that an index has. Indexes of earlier releases have more of them; the same searches find the same in them. */
const PREFIXES = /prefix='[\d ]+'/;

/** Removes what a load that was ended has left, and makes empty tables. @throws Error if a table is missing */
export function buildStatements(schema: readonly SchemaRow[]): string[] {
  return [...removeStatements(), ...TABLES.map((table) => {
    const definition = schema.find(({ type, name }) => type === 'table' && name === table);
    if (!definition) throw new Error(`the database has no table ${table}: apply the migrations first`);
    return definition.sql.replace(/^(CREATE (?:VIRTUAL )?TABLE )(?:"\w+"|\w+)/, `$1${nextName(table)}`).replace(PREFIXES, `prefix='${INDEXED_BEGINNING}'`);
  }), ...(['goods_number', 'goods_words'] as const).flatMap((index) => mergeLater(nextName(index)))];
}

/** Parts of a full-text index are merged once, at the end. To merge them again and again while rows are inserted takes longer. */
function mergeLater(index: string): string[] {
  return [`INSERT INTO ${index} (${index}, rank) VALUES ('automerge', 0)`, `INSERT INTO ${index} (${index}, rank) VALUES ('crisismerge', 2000)`];
}

/** Removes the tables of the previous catalogue, and those of a load that was ended. */
export function removeStatements(): string[] {
  return TABLES.flatMap((table) => [`DROP TABLE IF EXISTS ${nextName(table)}`, `DROP TABLE IF EXISTS ${oldName(table)}`]);
}

/** The part of a full-text index that one statement merges, in pages of 4 KB, and the pages that a thousand products need at most. */
const MERGED_PAGES = 500;
const PAGES_PER_THOUSAND = 40;

/** Merges the parts of a full-text index, step by step, so that no statement takes long. */
export function mergeStatements(table: 'goods_number' | 'goods_words', products: number): string[] {
  const steps = Math.ceil(((products / 1_000) * PAGES_PER_THOUSAND) / MERGED_PAGES) + 1;
  const name = nextName(table);
  return Array.from({ length: steps }, (_, step) => `INSERT INTO ${name} (${name}, rank) VALUES ('merge', ${step === 0 ? -MERGED_PAGES : MERGED_PAGES})`);
}

export interface Switch {
  version: string;
  products: number;
  /** The time of loading, ms since 1970. Products that the load did not write have an earlier one. */
  now: number;
}

/**
 * The transaction that puts the new tables in the place of the old ones. Stock and prices of products that the load did not write are taken from
 * the old table, because orders may have changed them meanwhile. The stock of all other products is what lies in the warehouse, so pieces that
 * orders hold are subtracted.
 */
export function switchStatements(schema: readonly SchemaRow[], { version, products, now }: Switch): string[] {
  const triggers = schema.filter(({ type }) => type === 'trigger');
  const indexes = schema.filter(({ type }) => type === 'index');
  return [
    ...triggers.map(({ name }) => `DROP TRIGGER ${name}`),
    ...indexes.map(({ name }) => `DROP INDEX ${name}`),
    ...TABLES.flatMap((table) => [`ALTER TABLE ${table} RENAME TO ${oldName(table)}`, `ALTER TABLE ${nextName(table)} RENAME TO ${table}`]),
    ...indexes.map(({ sql }) => sql),
    ...triggers.map(({ sql }) => sql),
    `INSERT OR REPLACE INTO catalogue_state (one, version, parts, loaded_at) VALUES (1, '${version}', ${products}, '${new Date(now).toISOString()}')`,
    ...(schema.some(({ name }) => name === 'goods_change') ? ['DELETE FROM goods_change'] : []),
    `UPDATE goods SET stock = live.stock, tiers = live.tiers FROM goods_old AS live
     WHERE live.id = goods.id AND goods.updated_at <> ${now} AND (goods.stock <> live.stock OR goods.tiers <> live.tiers)`,
    orderInMissing(`order_line AS line JOIN goods AS counted ON counted.id = line.goods_id AND counted.updated_at = ${now}`),
    `UPDATE goods SET stock = stock - held.pieces
     FROM (SELECT goods_id, SUM(reserved) AS pieces FROM order_line WHERE reserved > 0 GROUP BY goods_id) AS held
     WHERE goods.id = held.goods_id AND goods.updated_at = ${now}`,
  ];
}
