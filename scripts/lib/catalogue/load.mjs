import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { shopTimeZone } from '../environment.mjs';
import { loadTs } from '../load-ts.mjs';
import { openLocalState } from '../local-state.mjs';
import { wrangler } from '../production/wrangler.mjs';
import { progressBar } from '../progress-bar.mjs';
import { openSpill } from './spill.mjs';

const FOLDER = 'functions/mall/catalogue';
const REMOTE = 'scripts/lib/catalogue/remote-store.ts';

/**
 * The default catalogue, or one of another size. Each product is made when it is read.
 * @param {number} [parts] - the number of products
 */
export async function generateCatalogue(parts) {
  if (parts !== undefined) return (await loadTs(`${FOLDER}/generator/catalogue-of-size.ts`)).catalogueOfSize(parts);
  const { defaultCatalogue } = await loadTs(`${FOLDER}/generator/default-catalogue.ts`);
  return defaultCatalogue();
}

/**
 * Generates the default catalogue, and puts it in the place of the catalogue in the local D1 and KV. The migrations must be applied.
 * @param {string} stateDir
 */
export async function loadDefaultCatalogue(stateDir) {
  await loadGenerated(await generateCatalogue(), { stateDir });
}

/**
 * Puts a generated catalogue in the place of the loaded one.
 * @param {any} catalogue - as declared in functions/mall/catalogue/product.ts
 * @param {{ stateDir: string, remote?: string }} options - `remote`: loads into production, and identifies what is loaded
 * @returns {Promise<string>} a line that says what is loaded
 */
export async function loadGenerated(catalogue, { stateDir, remote }) {
  const { stageCatalogue } = await loadTs(`${FOLDER}/loading/stage.ts`);
  return withStore({ stateDir, remote }, async (store, { now, today, spill }) => {
    const staged = await stageCatalogue(catalogue, { now, spill });
    return load(store, staged, { now, today, remote });
  });
}

/**
 * Imports catalogue files. Without files, the loaded catalogue is indexed again.
 * @param {string[]} files
 * @param {{ stateDir: string, state?: object, remote?: string, rejects?: string, replace?: boolean, rates?: Record<string, number>, map?: object, output?: object }} options - `rejects`:
 *   the file for the lines that are not imported, needed with files; `remote` as of {@link loadGenerated}; `state`: the local state, if it is open already;
 *   `output`: where progress is shown
 * @returns {Promise<string>} lines that say what is loaded
 */
export async function importFiles(files, { stateDir, state, remote, rejects, replace = false, rates, map, output }) {
  const { fileRecords, sizeOf } = await loadTs(`${FOLDER}/importing/files/open-file.ts`);
  const { importCatalogue } = await loadTs(`${FOLDER}/importing/import-catalogue.ts`);
  const listed = rejectList(rejects);
  return withStore({ stateDir, state, remote }, async (store, { now, today, spill }) => {
    const size = await sizeOf(files);
    const bar = progressBar('Reading', output);
    let before = 0;
    let share = 0;
    let last = 0;
    const onBytes = (bytes) => {
      if (bytes < last) before += last;
      last = bytes;
      share = (before + bytes) / size;
    };
    const { catalogue, ...counts } = await importCatalogue(store, fileRecords(files, onBytes), {
      now, today, spill, replace, rates, map, onReject: listed.add, progress: (count) => bar(Math.min(share, 0.999), 'parts', count),
    });
    bar(1, 'parts', counts.read);
    await listed.close();
    const loaded = await load(store, catalogue, { now, today, remote, output });
    if (files.length === 0) return loaded;
    const list = counts.rejected > 0 ? `: ${rejects}` : '';
    return `${counts.read} parts read, ${counts.updated} of them known, ${counts.rejected} lines rejected${list}\n${loaded}`;
  });
}

/**
 * What the local D1 and KV hold of a catalogue: nothing, a catalogue that an earlier release has loaded, without the columns that search needs, or
 * all of it. The migrations must be applied.
 * @param {string} stateDir
 * @returns {Promise<'none' | 'unindexed' | 'ready'>}
 */
export async function loadedCatalogue(stateDir) {
  const { directoryKey } = await loadTs('functions/mall/search/columns/directory.ts');
  const { db, kv, dispose } = await openLocalState(stateDir);
  try {
    const loaded = await db.prepare('SELECT version FROM catalogue_state').first();
    if (loaded === null) return 'none';
    return (await kv.get(directoryKey(loaded.version))) === null ? 'unindexed' : 'ready';
  } finally {
    await dispose();
  }
}

/** Writes a catalogue as JSON lines into a file. */
export async function writeLines(catalogue, out) {
  const { catalogueLines } = await loadTs(`${FOLDER}/importing/catalogue-lines.ts`);
  await pipeline(Readable.from(lines(catalogueLines(catalogue))), createWriteStream(out));
}

/** Counts products, categories and brands of a catalogue, and computes its checksum. */
export async function tallyCatalogue(catalogue) {
  const { tally } = await loadTs(`${FOLDER}/loading/checksum.ts`);
  return tally(catalogue);
}

/** The figures of the catalogue in the local D1; `null` if none is loaded. @param {{ stateDir: string }} options */
export async function catalogueStats({ stateDir }) {
  const state = await openLocalState(stateDir);
  try {
    const rows = async (query) => (await state.db.prepare(query).all()).results;
    const [loaded] = await rows('SELECT version, parts AS products, loaded_at FROM catalogue_state');
    if (!loaded) return null;
    return {
      ...loaded,
      brands: (await rows('SELECT COUNT(*) AS n FROM brand'))[0].n,
      levels: (await rows('SELECT COUNT(*) AS n FROM category GROUP BY level ORDER BY level')).map(({ n }) => n),
      categories: await rows('SELECT code, name_en, name_cn, parts AS products FROM category WHERE level = 1 ORDER BY position'),
      kinds: await rows('SELECT goods_type AS type, COUNT(*) AS products, SUM(stock = 0) AS empty FROM goods GROUP BY goods_type ORDER BY goods_type'),
    };
  } finally {
    await state.dispose();
  }
}

/**
 * Opens the local state, or a plan for production, while `work` loads a catalogue into it. What does not fit into memory goes into files.
 * @returns {Promise<string>} what `work` returns
 */
async function withStore({ stateDir, state, remote }, work) {
  const { spill, remove } = openSpill(join(stateDir, 'import'));
  const context = { now: Date.now(), today: today(), spill };
  try {
    if (remote === undefined) return await withLocalStore(stateDir, state, (store) => work(store, context));
    const { openPlan } = await loadTs(REMOTE);
    const plan = openPlan(join(stateDir, 'remote'), remote, wrangler);
    let told = 'The load that was ended went on';
    if (!plan.isReady) await plan.write(async (store) => (told = await work(store, context)));
    await plan.send(progressBar('Sending'));
    return told;
  } finally {
    remove();
  }
}

async function withLocalStore(stateDir, opened, work) {
  const { bindingStore } = await loadTs(`${FOLDER}/loading/store.ts`);
  const state = opened ?? await openLocalState(stateDir);
  try {
    return await work(bindingStore(state.db, state.kv));
  } finally {
    if (!opened) await state.dispose();
  }
}

/** Loads a staged catalogue, and the default content into production if there is none. @returns {Promise<string>} a line that says what is loaded */
async function load(store, staged, { now, today: day, remote, output }) {
  const { loadCatalogue } = await loadTs(`${FOLDER}/loading/load.ts`);
  const bar = progressBar(remote === undefined ? 'Loading the catalogue' : 'Writing files', output);
  await loadCatalogue(store, staged, { now, today: day, progress: (products, what) => bar(what === 'done' ? 1 : (products / staged.count) * 0.95, what, products) });
  if (remote !== undefined) {
    const { contentRows } = await loadTs('functions/mall/content/seed-content.ts');
    const rows = contentRows(staged.categories.map(({ code, parent, nameEn }) => ({ code, parentCode: parent, name: nameEn })));
    const columns = ['kind', 'id', 'position', 'data'];
    if ((await store.read('SELECT 1 FROM content LIMIT 1')).length === 0) {
      await store.insert('content', columns, rows.map((row) => JSON.stringify(columns.map((name) => row[name]))));
    }
  }
  return `${staged.count} parts loaded, version ${staged.version}`;
}

/** A list of rejected lines in a file, which is made with the first one. */
function rejectList(file) {
  let stream;
  return {
    add(reject) {
      stream ??= createWriteStream(file);
      stream.write(`${JSON.stringify(reject)}\n`);
    },
    close: () => new Promise((resolve) => (stream ? stream.end(resolve) : resolve())),
  };
}

function* lines(records) {
  for (const record of records) yield `${record}\n`;
}

/** Today in the shop's time zone. */
function today() {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: shopTimeZone(), year: 'numeric', month: '2-digit', day: '2-digit',
  }).format(new Date());
}
