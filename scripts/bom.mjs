import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

const USAGE = `Usage: npm run bom -- COMMAND

  check FOLDER    reads every file of a folder and its folders as bills of materials: one row a file, with what was recognised. Files that are in
                  tests/fixtures/bom/columns.json, by their SHA-256, are compared with it. Ends with code 1 if a file is not read as the table says, or fewer
                  than 95 % of the columns that matter are right`;

await main(async () => {
  await ensureInstalled();
  const [command, folder] = process.argv.slice(2);
  const { checkFolder } = await import('./lib/bom/check.mjs');
  if (command !== 'check' || folder === undefined) return console.log(USAGE);
  if (!(await checkFolder(folder))) process.exitCode = 1;
});
