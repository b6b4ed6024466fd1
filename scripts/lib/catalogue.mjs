import { openLocalState } from './local-state.mjs';
import { loadTs } from './load-ts.mjs';
import { writeRemote } from './remote-catalogue.mjs';

const FOLDER = 'functions/mall/catalogue';

/**
 * The default catalogue, whole or a small one for tests: the parts everybody wants and at least one of
 * every brand and category.
 * @param {{ parts?: number }} [options]
 */
export async function generateCatalogue({ parts } = {}) {
  const { defaultCatalogue } = await loadTs(`${FOLDER}/generator/default-catalogue.ts`);
  if (!parts) return defaultCatalogue();
  const { sampleOf } = await loadTs(`${FOLDER}/generator/sample.ts`);
  return sampleOf(defaultCatalogue(), parts);
}

/**
 * Generates the default catalogue and loads it into the local D1 and KV, in place of what was there. The
 * migrations must be applied and no server running on the same state.
 * @param {{ stateDir: string, parts?: number, progress?: (share: number, what: string) => void }} options
 * @returns {Promise<{ version: string, parts: number }>}
 */
export async function loadDefaultCatalogue({ stateDir, parts, progress }) {
  progress?.(0, 'generating');
  return loadCatalogue(await generateCatalogue({ parts }), { stateDir, progress });
}

/**
 * Loads a catalogue into the local D1 and KV, or with `remote` into those of production.
 * @param {any} catalogue as functions/mall/catalogue/part.ts declares it
 * @param {{ stateDir: string, remote?: boolean, progress?: (share: number, what: string) => void }} options
 * @returns {Promise<{ version: string, parts: number }>}
 */
export async function loadCatalogue(catalogue, { stateDir, remote = false, progress }) {
  const { catalogueTables } = await loadTs(`${FOLDER}/tables.ts`);
  const made = catalogueTables(catalogue, today());
  if (remote) {
    await writeRemote(made, { progress });
    return { version: made.version, parts: made.parts };
  }
  const state = await openLocalState(stateDir);
  try {
    await write(state, made, progress);
  } finally {
    await state.dispose();
  }
  return { version: made.version, parts: made.parts };
}

async function write({ db, kv }, made, progress) {
  const { loadTables } = await loadTs(`${FOLDER}/load.ts`);
  await loadTables(db, kv, made, { now: new Date().toISOString(), progress });
}

/** The calendar day in the shop's zone. */
function today() {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: process.env.TIME_ZONE ?? 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit',
  }).format(new Date());
}
