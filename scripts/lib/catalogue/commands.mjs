import { readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stateDir } from '../environment.mjs';
import { fingerprint } from '../fingerprint.mjs';
import { loadTs } from '../load-ts.mjs';
import { ensureMigrated } from '../mall.mjs';
import { catalogueStats, generateCatalogue, importFiles, loadGenerated, tallyCatalogue, writeLines } from './load.mjs';

/**
 * Runs a command of the operator's catalogue tool.
 * @returns {Promise<boolean>} false for an unknown command
 * @throws Error with the reason, if the command fails
 */
export async function runCatalogue(command, files, options) {
  switch (command) {
    case 'generate': {
      const catalogue = await generateCatalogue(partsOf(options.parts));
      report(await tallyCatalogue(catalogue));
      if (options.out) await writeLines(catalogue, options.out);
      if (options.load || options.remote) {
        if (!options.remote) await ensureMigrated();
        const remote = options.remote ? `${fingerprint(['functions/mall/catalogue'])} ${options.parts}` : undefined;
        console.log(await loadGenerated(catalogue, { stateDir, remote }));
      }
      return true;
    }
    case 'import': {
      if (files.length === 0) throw new Error('Which file? npm run catalogue -- import FILE…');
      await importInto(files, options);
      return true;
    }
    case 'index':
      await importInto([], options);
      return true;
    case 'stats': {
      await ensureMigrated();
      const stats = await catalogueStats({ stateDir });
      if (!stats) throw new Error('No catalogue is loaded. Load one: npm run catalogue -- generate --load');
      printStats(stats);
      return true;
    }
    default:
      return false;
  }
}

async function importInto(files, { remote, replace, rate = [], map, rejects = join(dirname(stateDir), 'import-rejects.jsonl') }) {
  if (!remote) await ensureMigrated();
  rmSync(rejects, { force: true });
  const source = [files.map((file) => [resolve(file), statSync(file).size, statSync(file).mtimeMs]), replace, rate, map && readFileSync(map, 'utf8')];
  console.log(await importFiles(files, {
    stateDir, rejects, replace, rates: ratesOf(rate), map: map && (await readMap(map)), remote: remote ? JSON.stringify(source) : undefined,
  }));
}

/** @param {string[]} given - such as `USD=7.2` */
function ratesOf(given) {
  return Object.fromEntries(given.map((text) => {
    const [, currency, rate] = /^([A-Za-z]{3})=(\d+(?:\.\d+)?)$/.exec(text) ?? [];
    if (currency === undefined || !(Number(rate) > 0)) throw new Error(`--rate ${text} is not like --rate USD=7.2`);
    return [currency.toUpperCase(), Number(rate)];
  }));
}

async function readMap(file) {
  const { parseFieldMap } = await loadTs('functions/mall/catalogue/importing/field-map.ts');
  try {
    return parseFieldMap(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
}

function partsOf(text) {
  if (text === undefined) return undefined;
  const parts = Number(text);
  if (!Number.isInteger(parts) || parts < 1) throw new Error(`--parts ${text} is no number of parts`);
  return parts;
}

function report({ products, categories, brands, checksum }) {
  console.log(`parts       ${products}\ncategories  ${categories}\nbrands      ${brands}\nchecksum    ${checksum}`);
}

function printStats({ version, products, loaded_at, brands, levels, categories, kinds }) {
  console.log(`version     ${version}\nloaded      ${loaded_at}\nparts       ${products}\nbrands      ${brands}\ncategories  ${levels.join(' / ')} on levels 1 / 2 / 3\n`);
  for (const one of kinds) console.log(`${one.type.padEnd(12)}${String(one.products).padStart(7)} parts, ${one.empty} without stock`);
  console.log('');
  for (const one of categories) console.log(`${one.code.padEnd(12)}${String(one.products).padStart(7)}  ${one.name_en} · ${one.name_cn}`);
}
