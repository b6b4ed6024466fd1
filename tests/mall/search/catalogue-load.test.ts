import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { importCatalogue } from '../../../functions/mall/catalogue/importing/import-catalogue';
import { loadCatalogue } from '../../../functions/mall/catalogue/loading/load';
import { bindingStore } from '../../../functions/mall/catalogue/loading/store';
import { decodeBlock, valueOf } from '../../../functions/mall/search/columns/block';
import { columnsPrefix } from '../../../functions/mall/search/columns/directory';
import { wordExpression } from '../../../functions/mall/search/words';
import { loadMall, NOW, replaceCatalogue, TODAY } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';

const catalogue = smallCatalogue();
const parts = [...catalogue.products()].sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));

beforeAll(() => loadMall(catalogue));

async function first(sql: string, ...values: unknown[]): Promise<Record<string, unknown> | null> {
  return env.DB.prepare(sql).bind(...values).first();
}

/** The ranks that the word index finds for a keyword. */
async function found(keyword: string): Promise<number[]> {
  const { results } = await env.DB
    .prepare('SELECT rowid AS rank FROM goods_words WHERE goods_words MATCH ?1 ORDER BY rowid LIMIT 2000')
    .bind(wordExpression([keyword], []))
    .all<{ rank: number }>();
  return results.map(({ rank }) => rank);
}

/** Loads the loaded products again, without a file. @returns the new version */
async function indexAgain(): Promise<string> {
  const store = bindingStore(env.DB, env.CATALOGUE);
  const { catalogue: staged } = await importCatalogue(store, [], { now: NOW + 1, today: TODAY });
  await loadCatalogue(store, staged, { now: NOW + 1, today: TODAY });
  return staged.version;
}

async function columns() {
  const current = await env.CATALOGUE.get<{ version: string; parts: number }>('current', 'json');
  const blob = await env.CATALOGUE.get(`${columnsPrefix(current?.version ?? '')}rows/0`, 'arrayBuffer');
  if (!blob) throw new Error('there are no columns');
  return { current, columns: decodeBlock(blob) };
}

test('ranks follow popularity, and every table has the same products', async () => {
  const { results } = await env.DB.prepare('SELECT rank, id FROM goods ORDER BY rank').all<{ rank: number; id: string }>();
  expect(results).toEqual(parts.map(({ id }, index) => ({ rank: index + 1, id })));
  const sums = await first('SELECT SUM(parts) AS n FROM category WHERE level = 1');
  expect(sums).toEqual({ n: parts.length });
  expect(await first('SELECT SUM(parts) AS n FROM brand')).toEqual({ n: parts.length });
});

test('the columns equal the rows', async () => {
  const { current, columns: read } = await columns();
  expect(current?.parts).toBe(parts.length);
  expect([...read.stock]).toEqual(parts.map(({ stock }) => stock));
  const { category } = read;
  expect([...category?.codes ?? []].map((code) => category && valueOf(category, code))).toEqual(parts.map(({ category: own }) => own));
});

test('the word index has beginnings of three letters, whatever an earlier release has made', async () => {
  expect(String((await first("SELECT sql FROM sqlite_master WHERE name = 'goods_words'"))?.['sql'])).toContain("prefix='3'");
  expect((await found('res')).length).toBeGreaterThan(0);
});

test('deliveries are stored as days', async () => {
  const part = parts.find(({ inTransit }) => inTransit.some(([, days]) => days === 0 || days > 0));
  const [pieces = 0, days = 0] = part?.inTransit[0] ?? [];
  const row = await first('SELECT in_transit FROM goods WHERE id = ?1', part?.id);
  const day = new Date(Date.parse(`${TODAY}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  expect(JSON.parse(String(row?.in_transit))[0]).toEqual([pieces, day]);
});

test('a second load replaces the first with its indexes and columns', async () => {
  const half = { ...catalogue, products: () => parts.filter((_, index) => index % 2 === 0) };
  const before = await found('0603');
  await replaceCatalogue(half);
  const kept = Math.ceil(parts.length / 2);
  expect(await first('SELECT COUNT(*) AS n, MAX(rank) AS last FROM goods')).toEqual({ n: kept, last: kept });
  const after = await found('0603');
  expect(after.length).toBeGreaterThan(0);
  expect(after.length).toBeLessThan(before.length);
  expect(Math.max(...after)).toBeLessThanOrEqual(kept);
  // Isolates that have not seen the switch still read the columns of the previous catalogue.
  const versions = async () => new Set((await env.CATALOGUE.list({ prefix: 'columns/' })).keys.map(({ name }) => /[0-9a-f]{64}/.exec(name)?.[0]));
  expect((await versions()).size).toBe(2);
  await replaceCatalogue(catalogue);
  expect(await found('0603')).toEqual(before);
});

test('indexing again follows rows that were changed and deleted by hand', async () => {
  const gone = parts[3];
  await env.DB.prepare('DELETE FROM goods WHERE rank = 4').run();
  await env.DB.prepare('UPDATE goods SET mpn = ?1, stock = 77 WHERE rank = 9').bind('ZZ-TOP 9').run();
  const version = (await first('SELECT version FROM catalogue_state'))?.version;
  const made = await indexAgain();

  expect(await first('SELECT COUNT(*) AS n, MAX(rank) AS last FROM goods')).toEqual({ n: parts.length - 1, last: parts.length - 1 });
  expect(await first('SELECT rank, mpn_n FROM goods WHERE mpn = ?1', 'ZZ-TOP 9')).toEqual({ rank: 8, mpn_n: 'ZZTOP9' });
  expect(await found('zz-top')).toEqual([8]);
  expect(await first('SELECT id FROM goods WHERE rank = 4')).toEqual({ id: parts[4]?.id });
  expect(await first('SELECT 1 AS there FROM goods WHERE id = ?1', gone?.id)).toBeNull();
  const { current, columns: read } = await columns();
  expect(current).toEqual({ version: made, parts: parts.length - 1 });
  expect(made).not.toBe(version);
  expect([read.length, read.stock[7]]).toEqual([parts.length - 1, 77]);
  expect(await first('SELECT SUM(parts) AS n FROM brand')).toEqual({ n: parts.length - 1 });
});
