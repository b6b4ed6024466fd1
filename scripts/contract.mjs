import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

const USAGE = 'npm run test:contract -- --url URL [--key KEY] [--product farad] [--account A --password P] [--group NAME] [--write]';

/** Checks the calls of a server one by one, and reports those that break the upstream contract or are missing. */
await main(async () => {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: { url: text, key: text, product: text, account: text, password: text, group: text, write: { type: 'boolean', default: false } },
  });
  await ensureInstalled();
  const { loadTs } = await import('./lib/load-ts.mjs');
  const { describeReport, GROUPS, runSuite, summarise } = await loadTs('tests/contract/suite/run.ts');
  if (!values.url || !URL.canParse(values.url)) throw new Error(`--url must be the address of a server: ${USAGE}`);
  if (values.group !== undefined && !GROUPS.includes(values.group)) throw new Error(`--group must be one of ${GROUPS.join(', ')}`);
  const reports = await runSuite({ ...values, product: values.product ?? 'farad' }, (report) => console.log(describeReport(report)));
  const { failed, text: last } = summarise(reports);
  console.log(`\n${last}`);
  if (failed > 0) process.exitCode = 1;
});
