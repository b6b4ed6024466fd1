import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { CatalogueStore } from '../../../functions/mall/catalogue/loading/store';
import { insertStatements, literal } from '../sql-text';

/** The size from which a file is full, in bytes. While a file runs, D1 answers nothing else. */
const FILE_BYTES = 8_000_000;
/** D1 takes no statement of so many bytes. */
const STATEMENT_BYTES = 100_000;
/** KV takes files of 100 MB. */
const BULK_BYTES = 50_000_000;

/** Runs wrangler with arguments. @returns its output */
export type Wrangler = (args: string[]) => Promise<string>;

const step = v.variant('kind', [
  v.object({ kind: v.picklist(['sql', 'kv']), file: v.string() }),
  v.object({ kind: v.literal('clear'), prefix: v.string(), kept: v.array(v.string()) }),
]);
type Step = v.InferOutput<typeof step>;
const planFile = v.object({ id: v.string(), steps: v.array(step) });

const rowValues = v.array(v.nullable(v.union([v.string(), v.number()])));

/**
 * A plan of files that load a catalogue into the D1 and KV of production: first all files are written, then they are sent one by one. A plan
 * that was ended goes on with the first file that is not sent. D1 runs a file as a whole or not at all, and each file records itself in `load_step`.
 * @param folder - for the files
 * @param source - identifies what is loaded. A plan of another source is replaced
 */
export function openPlan(folder: string, source: string, wrangler: Wrangler) {
  const id = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const list = join(folder, 'plan.json');
  const isReady = existsSync(list) && readPlan(list).id === id;
  return {
    /** Whether an earlier run has written all files. */
    isReady,
    /** Writes the files. Nothing is changed yet. @param work - loads a catalogue into the store @throws Error if D1 does not take one of the statements */
    async write(work: (store: CatalogueStore) => Promise<void>): Promise<void> {
      rmSync(folder, { recursive: true, force: true });
      // The files of a restore have accounts.
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const writer = new PlanWriter(folder, id, wrangler);
      try {
        await work(writer);
        writer.end();
      } catch (error) {
        rmSync(folder, { recursive: true, force: true });
        throw error;
      }
      writeFileSync(list, JSON.stringify({ id, steps: writer.steps }));
    },
    /** Sends the files that are not sent, and removes the plan. */
    async send(progress?: (share: number, what: string) => void): Promise<void> {
      const { steps } = readPlan(list);
      const done = new Set((await queryRemote<{ step: number }>(wrangler, `SELECT step FROM load_step WHERE plan = '${id}'`)).map((one) => one.step));
      for (const [index, one] of steps.entries()) {
        if (one.kind === 'clear') await clear(wrangler, folder, one.prefix, one.kept);
        else if (one.kind === 'kv') await wrangler(['kv', 'bulk', 'put', join(folder, one.file), '--binding', 'CATALOGUE', '--remote']);
        else if (!done.has(index)) await wrangler(['d1', 'execute', 'DB', '--remote', '--yes', '--file', join(folder, one.file)]);
        progress?.((index + 1) / steps.length, one.kind);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readPlan(list: string): v.InferOutput<typeof planFile> {
  return v.parse(planFile, JSON.parse(readFileSync(list, 'utf8')));
}

/** A store that writes files. */
class PlanWriter implements CatalogueStore {
  readonly steps: Step[] = [];
  readonly #folder: string;
  readonly #id: string;
  readonly #wrangler: Wrangler;
  #open: { descriptor: number; bytes: number; step: number } | undefined;
  #blobs: Array<{ key: string; value: string; base64?: true }> = [];
  #blobBytes = 0;

  constructor(folder: string, id: string, wrangler: Wrangler) {
    this.#folder = folder;
    this.#id = id;
    this.#wrangler = wrangler;
    // The steps of earlier plans are not needed any more.
    this.#write([`DELETE FROM load_step WHERE plan <> '${id}'`]);
  }

  read<Row>(sql: string): Promise<Row[]> {
    return queryRemote<Row>(this.#wrangler, sql);
  }

  /** Statements of one transaction stay in one file. */
  async run(statements: readonly string[]): Promise<void> {
    this.#write(statements);
  }

  async insert(table: string, columns: readonly string[], rows: readonly string[]): Promise<void> {
    const values = rows.map((row) => v.parse(rowValues, JSON.parse(row)));
    for (const sql of insertStatements({ name: table, columns, rows: () => values })) this.#write([sql.replace(/;\n$/, '')]);
  }

  async put(key: string, value: string | Uint8Array): Promise<void> {
    const text = typeof value === 'string' ? value : Buffer.from(value).toString('base64');
    this.#endFile();
    this.#blobs.push({ key, value: text, ...(typeof value === 'string' ? {} : { base64: true }) });
    this.#blobBytes += text.length;
    if (this.#blobBytes >= BULK_BYTES) this.#endBlobs();
  }

  async clear(prefix: string, kept: readonly string[]): Promise<void> {
    this.end();
    this.steps.push({ kind: 'clear', prefix, kept: [...kept] });
  }

  end(): void {
    this.#endFile();
    this.#endBlobs();
  }

  #write(statements: readonly string[]): void {
    if (statements.length === 0) return;
    statements.forEach(requireSendable);
    this.#endBlobs();
    let open = this.#open;
    if (!open) {
      const file = `${String(this.steps.length).padStart(4, '0')}.sql`;
      this.#open = open = { descriptor: openSync(join(this.#folder, file), 'w'), bytes: 0, step: this.steps.length };
      this.steps.push({ kind: 'sql', file });
    }
    for (const sql of statements) open.bytes += writeSync(open.descriptor, `${sql};\n`);
    if (open.bytes >= FILE_BYTES) this.#endFile();
  }

  #endFile(): void {
    if (!this.#open) return;
    writeSync(this.#open.descriptor, `INSERT INTO load_step (plan, step) VALUES (${literal(this.#id)}, ${this.#open.step});\n`);
    closeSync(this.#open.descriptor);
    this.#open = undefined;
  }

  #endBlobs(): void {
    if (this.#blobs.length === 0) return;
    const file = `${String(this.steps.length).padStart(4, '0')}.json`;
    writeFileSync(join(this.#folder, file), JSON.stringify(this.#blobs));
    this.steps.push({ kind: 'kv', file });
    this.#blobs = [];
    this.#blobBytes = 0;
  }
}

function requireSendable(sql: string): void {
  const bytes = Buffer.byteLength(sql);
  // Only words of ours are told, and no value.
  if (bytes >= STATEMENT_BYTES) throw new Error(`“${/^[\w ]*/.exec(sql)?.[0].trim()}…” has ${bytes} bytes, and D1 takes fewer than ${STATEMENT_BYTES}`);
}

/** Runs a query on the D1 of production. @returns its rows */
export async function queryRemote<Row>(wrangler: Wrangler, sql: string): Promise<Row[]> {
  const output = await wrangler(['d1', 'execute', 'DB', '--remote', '--yes', '--json', '--command', sql]);
  const [answer]: Array<{ results: Row[] }> = JSON.parse(output.slice(output.indexOf('[')));
  return answer?.results ?? [];
}

async function clear(wrangler: Wrangler, folder: string, prefix: string, kept: readonly string[]): Promise<void> {
  const output = await wrangler(['kv', 'key', 'list', '--binding', 'CATALOGUE', '--remote', '--prefix', prefix]);
  const keys: Array<{ name: string }> = JSON.parse(output.slice(output.indexOf('[')));
  const old = keys.map(({ name }) => name).filter((name) => !kept.some((one) => name.startsWith(one)));
  if (old.length === 0) return;
  const file = join(folder, 'old.json');
  writeFileSync(file, JSON.stringify(old));
  await wrangler(['kv', 'bulk', 'delete', file, '--binding', 'CATALOGUE', '--remote', '--force']);
}
