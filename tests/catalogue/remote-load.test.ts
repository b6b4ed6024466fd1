/** A load into production. A local database and KV carry out the recorded commands of wrangler. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlan } from '../../scripts/lib/catalogue/remote-store';
import { loadCatalogue } from '../../functions/mall/catalogue/loading/load';
import { stageCatalogue } from '../../functions/mall/catalogue/loading/stage';
import { bindingStore } from '../../functions/mall/catalogue/loading/store';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { openState, runWrangler, type OpenState } from '../fixtures/servers/production';

const WHEN = { now: Date.parse('2026-11-20T04:00:00Z'), today: '2026-11-20' };

/** `npm run soak` ends a load at each command, `npm test` at each third. */
const EACH = process.env['SOAK'] === '1' ? 1 : 3;

let folder: string;
let production: OpenState;
let local: OpenState;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-remote-'));
  production = await openState(join(folder, 'production'));
  local = await openState(join(folder, 'local'));
  await loadCatalogue(bindingStore(local.db, local.kv), await staged(40), WHEN);
});

afterAll(async () => {
  await production.dispose();
  await local.dispose();
  await rm(folder, { recursive: true });
});

const wrangler = (args: string[]) => runWrangler(production, args);

function staged(count: number) {
  const small = smallCatalogue();
  return stageCatalogue({ ...small, products: () => [...small.products()].slice(0, count) }, WHEN);
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

async function content({ db, kv }: OpenState): Promise<unknown> {
  const rows = async (sql: string) => (await db.prepare(sql).all()).results;
  return Promise.all([
    rows('SELECT * FROM goods ORDER BY rank'), rows('SELECT * FROM brand'), rows('SELECT * FROM category'), rows('SELECT * FROM attribute'),
    rows('SELECT version, parts FROM catalogue_state'), rows("SELECT rowid FROM goods_words WHERE goods_words MATCH '0402' ORDER BY rowid"),
    rows("SELECT rowid FROM goods_number WHERE goods_number MATCH 'RC0' ORDER BY rowid"), kv.get('current'),
    kv.list({ prefix: 'columns/' }).then(({ keys }) => keys.map(({ name }) => name)),
  ]);
}

test('ended before or after a command, a load goes on at the next run, and gives what a local load gives', async () => {
  const expected = await content(local);
  for (let failing = 1; ; failing += EACH) {
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
