import { catalogueStats, generateCatalogue, importCatalogue, indexCatalogue, loadCatalogue, tallyCatalogue } from './catalogue.mjs';
import { stateDir } from './environment.mjs';
import { ensureMigrated } from './mall.mjs';
import { progressBar } from './progress-bar.mjs';

/**
 * Runs a command of the operator's catalogue tool.
 * @returns {Promise<boolean>} false for an unknown command
 * @throws Error with the reason, if the command fails
 */
export async function runCatalogue(command, files, { load = false, remote = false, out }) {
  switch (command) {
    case 'generate': {
      const catalogue = await generateCatalogue();
      report(await tallyCatalogue(catalogue, out));
      if (load || remote) await put(catalogue, remote);
      return true;
    }
    case 'import': {
      if (files.length === 0) throw new Error('Which file? npm run catalogue -- import FILE…');
      const read = await importCatalogue(files);
      if (!read.ok) throw new Error(read.faults.map(faultLine).join('\n'));
      report(await tallyCatalogue(read.catalogue));
      await put(read.catalogue, remote);
      return true;
    }
    case 'index': {
      if (remote) throw new Error('The indexes of production are made by loading: npm run catalogue -- import FILE… --remote');
      await ensureMigrated();
      const { version, products } = await indexCatalogue({ stateDir, progress: progressBar('Indexing') });
      console.log(`${products} parts indexed, version ${version}`);
      return true;
    }
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

async function put(catalogue, remote) {
  if (!remote) await ensureMigrated();
  const { version, products } = await loadCatalogue(catalogue, { stateDir, remote, progress: progressBar('Loading the catalogue') });
  console.log(`${products} parts loaded ${remote ? 'into production' : `into ${stateDir}`}, version ${version}`);
}

function report({ products, categories, brands, checksum }) {
  console.log(`parts       ${products}\ncategories  ${categories}\nbrands      ${brands}\nchecksum    ${checksum}`);
}

function faultLine({ file, line, field, message }) {
  const where = [file && line ? `${file}, line ${line}` : file, field].filter(Boolean).join(': ');
  return where ? `${where}: ${message}` : message;
}

function printStats({ version, products, loaded_at, brands, levels, categories, kinds }) {
  console.log(`version     ${version}\nloaded      ${loaded_at}\nparts       ${products}\nbrands      ${brands}\ncategories  ${levels.join(' / ')} on levels 1 / 2 / 3\n`);
  for (const one of kinds) console.log(`${one.type.padEnd(12)}${String(one.products).padStart(7)} parts, ${one.empty} without stock`);
  console.log('');
  for (const one of categories) console.log(`${one.code.padEnd(12)}${String(one.products).padStart(7)}  ${one.name_en} · ${one.name_cn}`);
}
