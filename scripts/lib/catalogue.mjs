import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openLocalState } from './local-state.mjs';
import { loadTs } from './load-ts.mjs';
import { writeRemote } from './remote-catalogue.mjs';

const FOLDER = 'functions/mall/catalogue';

/** The default catalogue. Each product is made when it is read. */
export async function generateCatalogue() {
  const { defaultCatalogue } = await loadTs(`${FOLDER}/generator/default-catalogue.ts`);
  return defaultCatalogue();
}

/**
 * Generates the default catalogue, and replaces the catalogue in the local D1 and KV. The migrations must be applied, and no server may run
 * on the same state.
 * @param {{ stateDir: string, progress?: (share: number, what: string) => void }} options
 * @returns {Promise<{ version: string, products: number }>}
 */
export async function loadDefaultCatalogue({ stateDir, progress }) {
  progress?.(0, 'generating');
  return loadCatalogue(await generateCatalogue(), { stateDir, progress });
}

/**
 * Loads a catalogue into the local D1 and KV. With `remote`, uses the D1 and KV of production, and adds the default content if there is none.
 * @param {any} catalogue - as declared in functions/mall/catalogue/product.ts
 * @param {{ stateDir: string, remote?: boolean, progress?: (share: number, what: string) => void }} options
 * @returns {Promise<{ version: string, products: number }>}
 */
export async function loadCatalogue(catalogue, { stateDir, remote = false, progress }) {
  const { catalogueTables } = await loadTs(`${FOLDER}/loading/tables.ts`);
  const made = catalogueTables(catalogue, today());
  if (remote) {
    const { contentRows } = await loadTs('functions/mall/content/seed-content.ts');
    const content = contentRows(catalogue.categories.map(({ code, parent, nameEn }) => ({ code, parentCode: parent, name: nameEn })));
    await writeRemote({ ...made, content }, { progress });
    return { version: made.version, products: made.products };
  }
  const state = await openLocalState(stateDir);
  try {
    await write(state, made, progress);
  } finally {
    await state.dispose();
  }
  return { version: made.version, products: made.products };
}

/**
 * Builds indexes, columns and counts again from the rows in the local D1, after somebody has changed rows by hand.
 * @param {{ stateDir: string, progress?: (share: number, what: string) => void }} options
 * @returns {Promise<{ version: string, products: number }>}
 * @throws Error if no catalogue is loaded
 */
export async function indexCatalogue({ stateDir, progress }) {
  const { reindexedTables } = await loadTs(`${FOLDER}/loading/reindex.ts`);
  const state = await openLocalState(stateDir);
  try {
    const made = await reindexedTables(state.db);
    await write(state, made, progress);
    return { version: made.version, products: made.products };
  } finally {
    await state.dispose();
  }
}

/**
 * Reads catalogue files of JSON lines.
 * @param {string[]} files
 * @returns {Promise<{ ok: true, catalogue: any } | { ok: false, faults: Array<{ file: string, line: number, field: string, message: string }> }>}
 */
export async function importCatalogue(files) {
  const { CatalogueImport } = await loadTs(`${FOLDER}/loading/importer.ts`);
  const reading = new CatalogueImport();
  for (const file of files) {
    let line = 0;
    for await (const json of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) reading.add(json, file, ++line);
  }
  return reading.result();
}

/** Counts products, categories and brands of a catalogue, and computes its checksum. Writes the catalogue to the file `out` as JSON lines. */
export async function tallyCatalogue(catalogue, out) {
  const { tally } = await loadTs(`${FOLDER}/loading/checksum.ts`);
  if (out) {
    const { catalogueLines } = await loadTs(`${FOLDER}/loading/importer.ts`);
    await pipeline(Readable.from(lines(catalogueLines(catalogue))), createWriteStream(out));
  }
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

function* lines(records) {
  for (const record of records) yield `${record}\n`;
}

async function write({ db, kv }, made, progress) {
  const { loadTables } = await loadTs(`${FOLDER}/loading/load.ts`);
  await loadTables(db, kv, made, { now: new Date().toISOString(), progress });
}

/** Today in the shop's time zone. */
function today() {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: process.env.TIME_ZONE ?? 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit',
  }).format(new Date());
}
