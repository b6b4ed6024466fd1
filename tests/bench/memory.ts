import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isolateMemory } from '../fixtures/servers/inspector';
import type { Bench } from './bench';
import { onEachMall, type DataMall } from './data-malls';
import { gated, type Figure } from './figures';

/** The largest categories, whose columns are loaded. */
const CATEGORIES = 10;

const MOST_MEMORY = 100;
const MOST_BYTES_A_PRODUCT = 170;
/** KV takes 25 MiB. */
const MOST_VALUE = 20;

/** What the isolate holds when the columns of the largest categories are warm, and the size of each index. */
export const memory: Bench = {
  name: 'memory',
  async run(tools) {
    return (await onEachMall(tools, async (mall) => [...(await isolate(mall)), ...(await indexes(mall))])).flat();
  },
};

async function isolate(mall: DataMall): Promise<Figure[]> {
  const { catalogs } = (await mall.search({ facets: 'T' })).found;
  const largest = catalogs.filter(({ code }) => !catalogs.some(({ parentCode }) => parentCode === code)).sort((a, b) => b.count - a.count).slice(0, CATEGORIES);
  for (const { code } of largest) await mall.search({ catalogCode: code, facets: 'T', quantity: 100, sort: 'price' });
  for (const keyword of ['LM358', '10k 0603 1%', 'capacitor']) await mall.search({ keyword, facets: 'T' });
  const { objects, buffers } = await isolateMemory(mall.inspectorPort);
  const total = (objects + buffers) / 1e6;
  const products = largest.reduce((sum, { count }) => sum + count, 0).toLocaleString('en-US');
  return [gated({
    bench: 'memory', what: `${nameOf(mall)}: isolate with ${CATEGORIES} categories of ${products} products`,
    value: `${total.toFixed(1)} MB (objects ${(objects / 1e6).toFixed(1)}, buffers ${(buffers / 1e6).toFixed(1)})`,
  }, total, MOST_MEMORY, ' MB')];
}

async function indexes(mall: DataMall): Promise<Figure[]> {
  const sizeOf = async (sql: string) => Number((await mall.read(sql))[0]?.['bytes'] ?? NaN);
  const fts = (table: string) => `SELECT (SELECT SUM(LENGTH(block) + 8) FROM ${table}_data) + (SELECT SUM(LENGTH(term) + 12) FROM ${table}_idx) AS bytes`;
  // An entry of an index has its row's number and a header beside the text.
  const numbers = (await sizeOf(fts('goods_number'))) + (await sizeOf('SELECT SUM(LENGTH(mpn_n) + 8) AS bytes FROM goods'));
  const words = await sizeOf(fts('goods_words'));
  const values = await valuesIn(join(mall.state, 'v3/kv'));
  const columns = values.reduce((sum, size) => sum + size, 0);
  const each = (bytes: number) => bytes / mall.products;
  const figure = (what: string, bytes: number): Figure => ({ bench: 'memory', what: `${nameOf(mall)}: ${what}`, value: `${each(bytes).toFixed(1)} B a product` });
  const all = numbers + words + columns;
  return [
    figure('index of numbers', numbers), figure('index of words', words), figure('columns', columns),
    gated(figure('all indexes', all), each(all), MOST_BYTES_A_PRODUCT, ' B'),
    gated({ bench: 'memory', what: `${nameOf(mall)}: largest value in KV`, value: `${(Math.max(...values) / 2 ** 20).toFixed(2)} MiB` }, Math.max(...values) / 2 ** 20, MOST_VALUE, ' MiB'),
  ];
}

/** The sizes of the values that a local KV holds. */
async function valuesIn(folder: string): Promise<number[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?:^|\/)blobs\/[^/]+$/.test(name));
  return Promise.all(files.map(async (name) => (await stat(join(folder, name))).size));
}

function nameOf({ name, products }: DataMall): string {
  return `${name}, ${products.toLocaleString('en-US')} products`;
}
