import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

const USAGE = `Usage: npm run content -- COMMAND

  export FILE [--remote]      writes the content of the shop into a file: menus, banners, floors, notices, help, articles …
  validate FILE [--remote]    checks a file, and lists every fault with its line and path; ends with code 1 if there is one
  import FILE [--remote]      puts a file in the place of the content; a file with faults changes nothing
  import --default [--remote] puts the default content in the place of the content

The name of FILE ends with .yaml or .json. --remote: production instead of the local shop. The shop may run meanwhile, and shows an import at the next
request. The kinds and their fields are described in functions/mall/content/README.md.`;

await main(async () => {
  await ensureInstalled();
  const { parseArgs } = await import('node:util');
  const { positionals: [command, ...files], values } = parseArgs({
    allowPositionals: true, options: { remote: { type: 'boolean' }, default: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const { runContent } = await import('./lib/content/commands.mjs');
  const done = values.help ? undefined : await runContent(command, files, values);
  if (done === undefined) console.log(USAGE);
  if (done === false || (done === undefined && !values.help)) process.exitCode = 1;
});
