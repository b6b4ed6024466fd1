/** A load into production. A local database and KV carry out the recorded commands of wrangler. */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentStatements, openPlan } from '../../scripts/lib/catalogue/remote-store';
import { contentRows } from '../../functions/mall/content/seed-content';
import { loadCatalogue } from '../../functions/mall/catalogue/loading/load';
import { stageCatalogue } from '../../functions/mall/catalogue/loading/stage';
import { bindingStore } from '../../functions/mall/catalogue/loading/store';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';

const MIGRATIONS = fileURLToPath(new URL('../../functions/mall/db/migrations/', import.meta.url));
const WHEN = { now: Date.parse('2026-11-20T04:00:00Z'), today: '2026-11-20' };

type State = Awaited<ReturnType<typeof openState>>;
let folder: string;
let production: State;
let local: State;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-remote-'));
  production = await openState('production');
  local = await openState('local');
  await loadCatalogue(bindingStore(local.db, local.kv), await staged(40), WHEN);
});

afterAll(async () => {
  await production.dispose();
  await local.dispose();
  await rm(folder, { recursive: true });
});

async function openState(name: string) {
  const miniflare = new Miniflare({
    modules: true, script: 'export default { fetch: () => new Response() }', d1Databases: ['DB'], kvNamespaces: ['CATALOGUE'],
    d1Persist: join(folder, name, 'd1'), kvPersist: join(folder, name, 'kv'),
  });
  const state = { db: await miniflare.getD1Database('DB'), kv: await miniflare.getKVNamespace('CATALOGUE'), dispose: () => miniflare.dispose() };
  for (const file of (await readdir(MIGRATIONS)).sort()) await state.db.batch(statementsOf(state, await readFile(join(MIGRATIONS, file), 'utf8')));
  return state;
}

function statementsOf({ db }: Pick<State, 'db'>, sql: string) {
  const all = sql.replace(/--.*$/gm, '').split(/;\n/).map((one) => one.replace(/;\s*$/, '').trim()).filter(Boolean);
  return all.map((one) => db.prepare(one));
}

function staged(count: number) {
  const small = smallCatalogue();
  return stageCatalogue({ ...small, products: () => [...small.products()].slice(0, count) }, WHEN);
}

/** Carries out a command of wrangler. */
async function wrangler(args: string[]): Promise<string> {
  const after = (name: string) => args[args.indexOf(name) + 1] ?? '';
  expect(args).toContain('--remote');
  const [tool, verb, what] = args;
  if (tool === 'd1' && args.includes('--command')) return JSON.stringify([await production.db.prepare(after('--command')).all()]);
  if (tool === 'd1' && verb === 'execute') {
    const sql = await readFile(after('--file'), 'utf8');
    for (const one of sql.split(/;\n/)) expect(one.length).toBeLessThan(100_000);
    await production.db.batch(statementsOf(production, sql));
    return '';
  }
  if (tool === 'kv' && verb === 'key') return JSON.stringify((await production.kv.list({ prefix: after('--prefix') })).keys);
  const values: Array<{ key: string; value: string; base64?: boolean }> = JSON.parse(await readFile(args[3] ?? '', 'utf8'));
  if (what === 'delete') for (const name of values) await production.kv.delete(String(name));
  else for (const { key, value, base64 } of values) await production.kv.put(key, base64 ? new Uint8Array(Buffer.from(value, 'base64')) : value);
  return '';
}

/** Loads into production; the command with the number `failing` fails. */
async function send(source: string, failing: number, when: 'before' | 'after'): Promise<{ commands: number; ended: boolean; prepared: boolean }> {
  let commands = 0;
  const plan = openPlan(join(folder, 'plan'), source, async (args: string[]) => {
    commands += 1;
    if (commands === failing && when === 'before') throw new Error('cut off');
    const output = await wrangler(args);
    if (commands === failing) throw new Error('cut off');
    return output;
  });
  try {
    if (!plan.isReady) await plan.write(async (store) => loadCatalogue(store, await staged(40), WHEN));
    await plan.send();
    return { commands, ended: false, prepared: plan.isReady };
  } catch (error) {
    if (!(error instanceof Error && error.message === 'cut off')) throw error;
    return { commands, ended: true, prepared: plan.isReady };
  }
}

async function content({ db, kv }: State): Promise<unknown> {
  const rows = async (sql: string) => (await db.prepare(sql).all()).results;
  return Promise.all([
    rows('SELECT * FROM goods ORDER BY rank'), rows('SELECT * FROM brand'), rows('SELECT * FROM category'), rows('SELECT * FROM attribute'),
    rows('SELECT version, parts FROM catalogue_state'), rows("SELECT rowid FROM goods_words WHERE goods_words MATCH '0402' ORDER BY rowid"),
    rows("SELECT rowid FROM goods_number WHERE goods_number MATCH 'RC0' ORDER BY rowid"), kv.get('current'),
    kv.list({ prefix: 'columns/' }).then(({ keys }) => keys.map(({ name }) => name)),
  ]);
}

test('ended before or after any of its commands, a load goes on at the next run, and gives what a local load gives', async () => {
  const expected = await content(local);
  for (let failing = 1; ; failing++) {
    const when = failing % 2 === 0 ? 'before' : 'after';
    const first = await send(`run ${failing}`, failing, when);
    if (first.ended) expect((await send(`run ${failing}`, 0, when)).ended).toBe(false);
    expect([failing, await content(production)]).toEqual([failing, expected]);
    if (!first.ended) break;
    expect(failing).toBeLessThan(50);
  }
});

test('a plan that is written is not written again, and its files are bounded', async () => {
  const small = smallCatalogue();
  const many = { ...small, *products() {
    for (let copy = 0; copy < 8; copy++) for (const product of small.products()) yield { ...product, id: `F9${copy}${product.id.slice(3)}`, supplier: `S${copy}` };
  } };
  const plan = openPlan(join(folder, 'large'), 'large', wrangler);
  await plan.write(async (store) => loadCatalogue(store, await stageCatalogue(many, WHEN), WHEN));
  const sizes = await Promise.all((await readdir(join(folder, 'large'))).map(async (file) => (await stat(join(folder, 'large', file))).size));
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThan(10_000_000);
  expect(openPlan(join(folder, 'large'), 'large', wrangler).isReady).toBe(true);
  expect(openPlan(join(folder, 'large'), 'other', wrangler).isReady).toBe(false);
});

test('the default content is added in statements that D1 takes, once, and also after an interruption', async () => {
  const { db } = production;
  const rows = contentRows(smallCatalogue().categories.map(({ code, parent, nameEn }) => ({ code, parentCode: parent, name: nameEn })));
  const statements = contentStatements(rows);
  for (const sql of statements) expect(Buffer.byteLength(sql)).toBeLessThan(90_000);
  const stored = async () => (await db.prepare('SELECT kind, id, position, data FROM content ORDER BY kind, id').all()).results;
  const sorted = rows.toSorted((a, b) => (a.kind < b.kind || (a.kind === b.kind && a.id < b.id) ? -1 : 1));
  await db.exec('DELETE FROM content');
  for (const sql of statements.slice(0, 2)) await db.prepare(sql).run();
  for (const sql of statements) await db.prepare(sql).run();
  expect(await stored()).toEqual(sorted);
  await db.prepare("UPDATE content SET data = '{}' WHERE kind = 'menu'").run();
  await db.prepare("DELETE FROM content WHERE kind = 'popup'").run();
  const edited = await stored();
  for (const sql of statements) await db.prepare(sql).run();
  expect(await stored()).toEqual(edited);
});
