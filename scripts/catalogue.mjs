import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

const USAGE = `Usage: npm run catalogue -- COMMAND

  generate [--parts N] [--load] [--remote] [--out FILE]
                      the default catalogue, or one of N parts: its figures and checksum; --load puts it into the
                      local shop, --remote into production, --out writes it as JSON lines
  import FILE… [--rate USD=7.2] [--map FILE] [--replace] [--rejects FILE] [--remote]
                      loads JSON lines or CSV, plain or gzip: parts with a known key are updated, others are added
                        --rate     yuan for one unit of a currency; once for each currency
                        --map      names of fields, categories and attributes of another catalogue
                        --replace  parts that are not in the files go
                        --rejects  where lines that are not loaded are listed, with file, line, field and reason
  index               builds the indexes anew after rows were changed by hand
  stats               what the local shop holds

The shop may run meanwhile, but must not start meanwhile. It shows the old catalogue until the new one is complete. A load into production that was
ended goes on when the same command is run again. The files are described in functions/mall/catalogue/README.md.`;

await main(async () => {
  await ensureInstalled();
  const { parseArgs } = await import('node:util');
  const { positionals: [command, ...files], values } = parseArgs({
    allowPositionals: true,
    options: {
      load: { type: 'boolean' }, remote: { type: 'boolean' }, out: { type: 'string' }, help: { type: 'boolean' }, parts: { type: 'string' },
      replace: { type: 'boolean' }, rate: { type: 'string', multiple: true }, map: { type: 'string' }, rejects: { type: 'string' },
    },
  });
  const { runCatalogue } = await import('./lib/catalogue/commands.mjs');
  if (values.help || !(await runCatalogue(command, files, values))) console.log(USAGE);
});
