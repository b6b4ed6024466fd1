import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import { Miniflare } from 'miniflare';
import MiniSearch from 'minisearch';
import { formatValue } from '~/domain/values/engineering-value';
import { defaultCatalogue } from '../../functions/mall/catalogue/generator/default-catalogue';
import type { CatalogueProduct } from '../../functions/mall/catalogue/product';
import type { Bench } from './bench';
import { onEachMall } from './data-malls';
import { median, milliseconds, type Figure } from './figures';
import { randomOf } from './random';

/** Searches of each kind. A slow engine answers as many as it can in some time. */
const SEARCHES = 100;
const MOST_MS = 15_000;
/** The rows of a list page. */
const PAGE = 20;
/** A number that is typed as it is, or with a mistake, stands among so many first rows. */
const FIRST_ROWS = 3;
const PREFIX = 6;

/** A search, and the share of what it must find that rows, in their order, contain. */
interface Task {
  keyword: string;
  found(rows: readonly CatalogueProduct[]): number;
}

interface Engine {
  name: string;
  /** What building takes, and what the index occupies. */
  built: string;
  /** The ids of the first rows. */
  search(keyword: string): Promise<string[]>;
}

/** The search of the mall and what others would use, over the products of the default catalogue: time, memory and recall. */
export const others: Bench = {
  name: 'others',
  async run(tools) {
    const products = [...defaultCatalogue().products()].filter(({ goodsType }) => goodsType !== 'GT2');
    const byId = new Map(products.map((product) => [product.id, product]));
    const tasks = tasksOf(products);
    const figures: Figure[] = [];
    const measure = async (engine: Engine) => {
      console.log(`  ${engine.name}: ${engine.built}`);
      figures.push({ bench: 'others', what: `${engine.name}: index of ${products.length.toLocaleString('en-US')} products`, value: engine.built });
      for (const [kind, list] of tasks) figures.push(await measured(engine, kind, list, byId));
    };
    await onEachMall({ ...tools, files: [] }, async (mall) => measure({
      name: 'the mall, over HTTP with rows and stock', built: 'see the benchmark `search`',
      search: async (keyword) => (await mall.search({ keyword, seller: 'own', pageSize: PAGE })).found.page.rows.map(({ id }) => id),
    }));
    const { engine, close } = await trigrams(products);
    await measure(engine);
    await close();
    await measure(await miniSearch(products));
    await measure(await orama(products));
    return figures;
  },
};

async function measured({ name, search }: Engine, kind: string, tasks: readonly Task[], byId: ReadonlyMap<string, CatalogueProduct>): Promise<Figure> {
  const times: number[] = [];
  let share = 0;
  for (const { keyword, found } of tasks) {
    if (times.reduce((sum, one) => sum + one, 0) > MOST_MS) break;
    const started = performance.now();
    const ids = await search(keyword);
    times.push(performance.now() - started);
    share += found(ids.flatMap((id) => byId.get(id) ?? []));
  }
  const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN;
  return { bench: 'others', what: `${name}: ${kind}`, value: `${((share / times.length) * 100).toFixed(1)} % of ${times.length}, ${milliseconds(median(times))}, p95 ${milliseconds(slow)}` };
}

function bareOf(mpn: string): string {
  return mpn.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

function tasksOf(products: readonly CatalogueProduct[]): Array<[kind: string, tasks: Task[]]> {
  const { below, oneOf } = randomOf(12);
  const bares = products.map(({ mpn }) => bareOf(mpn));
  const long = bares.filter((bare) => bare.length >= PREFIX + 2);
  const sample = <Made>(make: () => Made) => Array.from({ length: SEARCHES }, make);
  const isFirst = (bare: string) => (rows: readonly CatalogueProduct[]) => (rows.slice(0, FIRST_ROWS).some(({ mpn }) => bareOf(mpn) === bare) ? 1 : 0);
  const filled = (holds: (bare: string) => boolean) => {
    const all = Math.min(PAGE, bares.filter(holds).length);
    return (rows: readonly CatalogueProduct[]) => rows.slice(0, PAGE).filter(({ mpn }) => holds(bareOf(mpn))).length / all;
  };
  const resistors = products.filter(({ category, packageName, attributes }) => category === '3_010101' && packageName !== '' && typeof attributes.resistance === 'number');
  return [
    ['whole numbers, in the first 3', sample(() => oneOf(products)).map(({ mpn }) => ({ keyword: mpn, found: isFirst(bareOf(mpn)) }))],
    ['numbers without separators, in the first 3', sample(() => oneOf(long)).map((bare) => ({ keyword: bare, found: isFirst(bare) }))],
    [`first ${PREFIX} characters, a page of such numbers`, sample(() => oneOf(long).slice(0, PREFIX)).map((piece) => ({ keyword: piece, found: filled((bare) => bare.startsWith(piece)) }))],
    ['5 characters within, a page of such numbers', sample(() => {
      const bare = oneOf(long);
      const at = 1 + below(bare.length - 6);
      return bare.slice(at, at + 5);
    }).map((piece) => ({ keyword: piece, found: filled((bare) => bare.includes(piece)) }))],
    ['two signs swapped, in the first 3', sample(() => {
      const bare = oneOf(long);
      const at = 1 + below(bare.length - 2);
      return { keyword: bare.slice(0, at) + bare.charAt(at + 1) + bare.charAt(at) + bare.slice(at + 2), found: isFirst(bare) };
    })],
    ['value, package and tolerance, a page of such parts', sample(() => oneOf(resistors)).map(({ packageName, attributes: { resistance, tolerance } }) => {
      const fits = (one: CatalogueProduct) => one.packageName === packageName && one.attributes.resistance === resistance && one.attributes.tolerance === tolerance;
      const all = Math.min(PAGE, resistors.filter(fits).length);
      const value = formatValue(Number(resistance), 'Ω', 'en').replace(' ', '').replace('Ω', '');
      return { keyword: `${value} ${packageName} ${tolerance}%`, found: (rows) => rows.slice(0, PAGE).filter(fits).length / all };
    })],
  ];
}

/** FTS5 with trigrams over number and description, as it comes. */
async function trigrams(products: readonly CatalogueProduct[]): Promise<{ engine: Engine; close(): Promise<void> }> {
  const miniflare = new Miniflare({ modules: true, script: 'export default {}', d1Databases: ['DB'], compatibilityDate: '2025-01-01' });
  const db = await miniflare.getD1Database('DB');
  const started = performance.now();
  await db.prepare("CREATE VIRTUAL TABLE part USING fts5(id UNINDEXED, mpn, text, tokenize = 'trigram')").run();
  let size = 0;
  for (let start = 0; start < products.length; start += 5_000) {
    const rows = products.slice(start, start + 5_000).map(({ id, mpn, brand, descriptionEn }) => [id, mpn, `${brand} ${descriptionEn}`]);
    const { meta } = await db.prepare('INSERT INTO part (id, mpn, text) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)').bind(JSON.stringify(rows)).run();
    size = meta.size_after;
  }
  const built = builtIn(started, size);
  return {
    engine: {
      name: 'FTS5 with trigrams', built,
      async search(keyword) {
        const words = keyword.split(/\s+/).filter((word) => word.length >= 3).map((word) => `"${word.replaceAll('"', '""')}"`);
        if (words.length === 0) return [];
        const { results } = await db.prepare('SELECT id FROM part WHERE part MATCH ?1 ORDER BY rank LIMIT ?2').bind(words.join(' AND '), PAGE).all<{ id: string }>();
        return results.map(({ id }) => id);
      },
    },
    close: () => miniflare.dispose(),
  };
}

async function miniSearch(products: readonly CatalogueProduct[]): Promise<Engine> {
  const { made: index, built } = await made(() => {
    const empty = new MiniSearch<CatalogueProduct>({ fields: ['mpn', 'brand', 'descriptionEn'] });
    empty.addAll(products);
    return empty;
  });
  return {
    name: 'MiniSearch, with prefixes and fuzzy', built,
    search: async (keyword) => index.search(keyword, { prefix: true, fuzzy: 0.2, combineWith: 'AND' }).slice(0, PAGE).map(({ id }: { id: string }) => id),
  };
}

async function orama(products: readonly CatalogueProduct[]): Promise<Engine> {
  const { made: index, built } = await made(async () => {
    const empty = create({ schema: { id: 'string', mpn: 'string', brand: 'string', descriptionEn: 'string' } });
    await insertMultiple(empty, products.map(({ id, mpn, brand, descriptionEn }) => ({ id, mpn, brand, descriptionEn })), 5_000);
    return empty;
  });
  return {
    name: 'Orama, with tolerance 1', built,
    search: async (keyword) => (await searchOrama(index, { term: keyword, tolerance: 1, limit: PAGE, threshold: 0 })).hits.map(({ id }) => id),
  };
}

/** Makes an index in this process, and measures its time and its share of the heap. */
async function made<Made>(make: () => Made | Promise<Made>): Promise<{ made: Made; built: string }> {
  const before = heapUsed();
  const started = performance.now();
  const index = await make();
  return { made: index, built: builtIn(started, heapUsed() - before) };
}

function builtIn(started: number, size: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s, ${(size / 2 ** 20).toFixed(0)} MiB`;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
