import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

const USAGE = `Usage: npm run desk -- GROUP COMMAND

  feedback list [--answered | --all] [--page N]   feedback that is not answered, that is, or all; newest first
  feedback show NUMBER                            one with all its fields
  feedback answer NUMBER TEXT --as NAME           answers it, or replaces the answer; the name is stored, and not shown to the sender
  feedback screenshot NUMBER [--out FILE]         writes its picture into a file

  payouts list [--sent | --all] [--page N]        money that has to be sent back to buyers, that is sent, or all; oldest first
  payouts sent NUMBER --as NAME                   the money was sent; its refund is complete

  payments list [--settled | --all] [--page N]    payments and refunds that only Stripe or only the shop knows, oldest first
  payments settled NUMBER --as NAME               somebody has looked at it

  unlock ACCOUNT                                  lets an account try passwords and codes again, and shows what had been tried
  who HASH                                        what a hash in a log line stands for: an order, a payment, a refund, an invoice, feedback or an account;
                                                  LOG_KEY must be the key that the line was written with

  --json     prints JSON in one line
  --remote   works on production; wrangler must be signed in
  --as NAME  who acts

The shop may run meanwhile. A fault is one line, and the exit code 1.`;

await main(async () => {
  await ensureInstalled();
  const { parseArgs } = await import('node:util');
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean' }, remote: { type: 'boolean' }, as: { type: 'string' }, help: { type: 'boolean' },
      all: { type: 'boolean' }, answered: { type: 'boolean' }, sent: { type: 'boolean' }, settled: { type: 'boolean' }, page: { type: 'string' }, out: { type: 'string' },
    },
  });
  const { runDesk } = await import('./lib/desk/run-desk.mjs');
  if (values.help || positionals.length === 0) return console.log(USAGE);
  if (!(await runDesk(positionals, values))) throw new Error(`There is no command ${JSON.stringify(positionals.slice(0, 2).join(' '))}; --help lists them`);
});
