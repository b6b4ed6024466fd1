import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

const USAGE = `Usage: npm run catalogue -- COMMAND

  generate [--load] [--remote] [--out FILE]  the default catalogue: its figures and checksum
                                             --load puts it into the local shop, --remote into
                                             production, --out writes it as JSON lines
  import FILE… [--remote]                    loads JSON lines, in place of the catalogue that is there
  index                                      builds the indexes anew after rows were changed by hand
  stats                                      what the local shop holds

A local shop must not be running on the same STATE_DIR meanwhile. The form of the JSON lines is
described in functions/mall/catalogue/loading/importer.ts; generate --out writes an example.`;

await main(async () => {
  await ensureInstalled();
  const { parseArgs } = await import('node:util');
  const { positionals: [command, ...files], values } = parseArgs({
    allowPositionals: true,
    options: { load: { type: 'boolean' }, remote: { type: 'boolean' }, out: { type: 'string' }, help: { type: 'boolean' } },
  });
  const { runCatalogue } = await import('./lib/catalogue-commands.mjs');
  if (values.help || !(await runCatalogue(command, files, values))) console.log(USAGE);
});
