/** A load is ended at any of its calls: the catalogue that was loaded stays whole, and the next load works. */
import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { searchGoods } from '../../../app/upstream/contract/records/search';
import { importCatalogue } from '../../../functions/mall/catalogue/importing/import-catalogue';
import { columnsPrefix } from '../../../functions/mall/search/columns/directory';
import { loadCatalogue, readServed } from '../../../functions/mall/catalogue/loading/load';
import { bindingStore } from '../../../functions/mall/catalogue/loading/store';
import type { CatalogueProduct } from '../../../functions/mall/catalogue/product';
import { failingDb } from '../../fixtures/faults/failing-db';
import { ask, loadMall, NOW, replaceCatalogue, TODAY } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';

const small = smallCatalogue();
const all = [...small.products()];
const TABLES = ['category', 'brand', 'attribute', 'goods', 'goods_number', 'goods_words'];

const of = (products: CatalogueProduct[]) => ({ ...small, products: () => products });

beforeAll(() => loadMall(of(all.slice(0, 300))));

async function rows(sql: string): Promise<Record<string, unknown>[]> {
  return (await env.DB.prepare(sql).all()).results;
}

/** Everything that is served of a catalogue. */
async function served(): Promise<unknown> {
  const state = await rows('SELECT version, parts FROM catalogue_state');
  await readServed(bindingStore(env.DB, env.CATALOGUE));
  return {
    state,
    current: await env.CATALOGUE.get('current'),
    columns: (await env.CATALOGUE.list({ prefix: columnsPrefix(String(state[0]?.['version'])) })).keys.length > 0,
    goods: await rows('SELECT rank, id, mpn, stock, tiers FROM goods ORDER BY rank'),
    brands: await rows('SELECT brand_id, parts FROM brand'), categories: await rows('SELECT code, parts FROM category'),
    words: await rows("SELECT rowid FROM goods_words WHERE goods_words MATCH '0603' ORDER BY rowid"),
    numbers: await rows("SELECT rowid FROM goods_number WHERE goods_number MATCH '060' ORDER BY rowid"),
  };
}

const isLoaded = async (catalogue: CatalogueProduct[]) => (await rows('SELECT COUNT(*) AS n FROM goods'))[0]?.['n'] === catalogue.length;

test.each(['before', 'after'] as const)('a load that is ended %s any of its calls leaves the old catalogue or the new one', async (when) => {
  const old = all.slice(0, 300);
  const fresh = all.slice(200, 450);
  await replaceCatalogue(of(old));
  const before = await served();
  let switched = 0;
  for (let call = 1; ; call++) {
    const { db, calls } = failingDb(env.DB, call, when);
    const outcome = await replaceCatalogue(of(fresh), db).then(() => 'done', () => 'ended');
    if (outcome === 'done') expect(calls()).toBeLessThan(call);
    if (await isLoaded(fresh)) {
      switched += 1;
      expect(await served()).not.toEqual(before);
      await replaceCatalogue(of(old));
    }
    expect([call, await served()]).toEqual([call, before]);
    if (outcome === 'done') break;
  }
  // The switch is one of the last calls.
  expect(switched).toBeLessThanOrEqual(3);
  expect(switched).toBeGreaterThan(0);
});

test('the tables of the catalogue keep their names and indexes', async () => {
  const schema = async () => rows(`SELECT type, name, tbl_name FROM sqlite_master WHERE tbl_name IN (${TABLES.map((name) => `'${name}'`).join(', ')}) ORDER BY name`);
  const before = await schema();
  expect(before.filter(({ type }) => type === 'index').map(({ name }) => name)).toEqual(expect.arrayContaining(['brand_name_en', 'goods_mpn']));
  await replaceCatalogue(of(all.slice(0, 10)));
  expect(await schema()).toEqual(before);
  expect(await rows("SELECT name FROM sqlite_master WHERE name LIKE '%\\_next%' ESCAPE '\\' OR name LIKE '%\\_old%' ESCAPE '\\'")).toEqual([]);
});

test('triggers on products stay, and see what the switch takes off', async () => {
  await env.DB.batch([
    env.DB.prepare('CREATE TABLE seen (rank INTEGER)'),
    env.DB.prepare('CREATE TRIGGER see_stock AFTER UPDATE OF stock ON goods BEGIN INSERT INTO seen VALUES (new.rank); END'),
  ]);
  await replaceCatalogue(of(all.slice(0, 10)));
  expect(await rows('SELECT * FROM seen')).toEqual([]);
  await env.DB.prepare('UPDATE goods SET stock = stock + 1 WHERE rank = 3').run();
  expect(await rows('SELECT * FROM seen')).toEqual([{ rank: 3 }]);
  await env.DB.batch([env.DB.prepare('DROP TRIGGER see_stock'), env.DB.prepare('DROP TABLE seen')]);
});

async function update(records: unknown[], now: number, meanwhile: () => Promise<unknown> = async () => undefined) {
  const store = bindingStore(env.DB, env.CATALOGUE);
  const lines = records.map((record, index) => ({ file: 'more.jsonl', line: index + 1, record }));
  const { catalogue, ...counts } = await importCatalogue(store, lines, { now, today: TODAY });
  await meanwhile();
  await loadCatalogue(store, catalogue, { now, today: TODAY });
  return counts;
}

test('a second import updates products by key, adds others, and keeps the rest with the stock that orders left', async () => {
  const [first, second, third] = all;
  if (!first || !second || !third) throw new Error('too few products');
  await replaceCatalogue(of([first, second, third]));
  const { id: _, ...changed } = { ...second, stock: 7, descriptionEn: 'changed' };
  const counts = await update([changed, { ...third, id: undefined, supplier: 'S9' }], NOW + 1, () =>
    env.DB.prepare('UPDATE goods SET stock = 3 WHERE id = ?1').bind(first.id).run());
  expect(counts).toMatchObject({ read: 2, updated: 1, rejected: 0 });
  const found = await rows('SELECT id, stock, description_en, supplier FROM goods');
  expect(found).toHaveLength(4);
  expect(found).toEqual(expect.arrayContaining([
    { id: first.id, stock: 3, description_en: first.descriptionEn, supplier: '' },
    { id: second.id, stock: 7, description_en: 'changed', supplier: '' },
    { id: third.id, stock: third.stock, description_en: third.descriptionEn, supplier: '' },
    { id: expect.stringMatching(/^F\d{10}$/), stock: third.stock, description_en: third.descriptionEn, supplier: 'S9' },
  ]));
});

test('a number of the seller finds a product again, also after its part number has changed', async () => {
  await replaceCatalogue(of(all.slice(0, 2)));
  await update([{ sku: 'C100', mpn: 'A-1', brand: 'Acme', category: ['Widgets'], stock: 5 }], NOW + 1);
  const [before] = await rows("SELECT id FROM goods WHERE sku = 'C100'");
  await update([{ sku: 'C100', mpn: 'A-2', brand: 'ACME', category: ['Widgets'], weight: 0.25 }], NOW + 2);
  expect(await rows("SELECT id, mpn, stock, weight FROM goods WHERE sku = 'C100'")).toEqual([{ id: before?.['id'], mpn: 'A-2', stock: 0, weight: 0.25 }]);
  const { data } = await ask(searchGoods, { keyword: 'A-2' });
  expect(data.page.rows.map(({ mpn }) => mpn)).toEqual(['A-2']);
});
