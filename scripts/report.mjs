import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

const USAGE = `Usage: npm run report -- REPORT [--days N] [--json] [--remote]

  visits         visits for each day, kind of page and channel
  searches       what was searched, how often, and how many parts were found
  funnel         events on the way to an order: visit, detail, addToCart, checkOut, pay
  nothing-found  searches that found nothing
  winners        prizes that were won in lotteries, and the accounts that get them
  health         for each kind of page: views, those answered from the cache, ms that they waited for the upstream (half of them, 95 of 100), errors, refused for too much load

  --days N       the last days, today included: 1 to 90; 7 without it
  --json         a list of rows in place of a table
  --remote       of production; otherwise of the local shop. With the binding HEALTH in wrangler.toml, health reads Analytics Engine with
                 CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN (scripts/README.md, "Health")

Events name no visitor, so the funnel counts events, not people.`;

await main(async () => {
  await ensureInstalled();
  const { parseArgs } = await import('node:util');
  const { positionals: [name, ...others], values } = parseArgs({
    allowPositionals: true,
    options: { days: { type: 'string', default: '7' }, json: { type: 'boolean' }, remote: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help || name === undefined) return console.log(USAGE);
  if (others.length > 0) throw new Error(`One report at a time: ${[name, ...others].join(', ')}`);
  const { printReport } = await import('./lib/report/print-report.mjs');
  await printReport(name, values);
});
