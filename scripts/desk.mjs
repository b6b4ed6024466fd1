import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/process.mjs';

const USAGE = `Usage: npm run desk -- GROUP COMMAND

  orders list [--status STATUS | --all] [--account ACCOUNT] [--page N]
                                                  orders that wait for their shipment, oldest first; or those with another status, such as pending-payment
  orders pick NUMBER                              what has to be packed, and for whom
  orders ship NUMBER --carrier NAME --tracking NUMBER [--found ID=PIECES]… --as NAME
                                                  the order is on its way; --found for each part of which fewer pieces were found

  refunds list [--decided | --all] [--page N]     refunds on which somebody has to decide, the others, or all; oldest first
  refunds decide NUMBER approve|reject --as NAME  decides on a request, or on goods that have come back

  transfers record NUMBER AMOUNT --as NAME        the money for an order has arrived; NUMBER of the order or of the payment
  payouts list [--sent | --all] [--page N]        money that has to be sent back to buyers, that is sent, or all; oldest first
  payouts sent NUMBER --as NAME                   the money was sent; its refund is complete
  payments list [--settled | --all] [--page N]    payments and refunds that only Stripe or only the shop knows, oldest first
  payments settled NUMBER --as NAME               somebody has looked at it

  stock import FILE --as NAME                     sets stock and prices from a CSV, JSON or XLSX file: all lines or none

  accounts sign-out ACCOUNT --as NAME             ends all sign-ins of an account, and forgets its devices
  unlock ACCOUNT --as NAME                        lets an account try passwords and codes again, and shows what had been tried

  feedback list [--answered | --all] [--page N]   feedback that is not answered, that is, or all; newest first
  feedback show NUMBER                            one with all its fields
  feedback answer NUMBER TEXT --as NAME           answers it, or replaces the answer; the name is stored, and not shown to the sender
  feedback screenshot NUMBER [--out FILE]         writes its picture into a file

  events list [--of SUBJECT] [--page N]           what operators changed, newest first; --of a number, an account or a file
  outbox list [--dead | --sent | --all] [--page N]  messages that wait, that were given up, that the provider has accepted, or all; newest first
  outbox retry ID --as NAME                       one that waits or was given up is tried again
  who HASH                                        what a hash in a log line stands for: an order, a payment, a refund, an invoice, feedback or an account;
                                                  LOG_KEY must be the key that the line was written with

  backup FILE                                     writes all tables into a file
  restore FILE --as NAME                          puts a backup in the place of all tables, and builds the search indexes

  --as NAME  who acts; needed for every change
  --yes      asks nothing before what cannot be undone
  --json     prints JSON in one line
  --remote   works on production; wrangler must be signed in
  --url URL  works on a mall at this address, with its /api/{product}; OPERATOR_KEY must be its key

The shop may run meanwhile. A fault is one line, and the exit code 1. More in scripts/README.md.`;

await main(async () => {
  await ensureInstalled();
  const { readCommandLine } = await import('./lib/desk/command-line.mjs');
  const { words, options } = readCommandLine(process.argv.slice(2));
  if (options.help || words.length === 0) return console.log(USAGE);
  const { runDesk } = await import('./lib/desk/run-desk.mjs');
  if (!(await runDesk(words, options))) throw new Error(`There is no command ${JSON.stringify(words.slice(0, 2).join(' '))}; --help lists them`);
});
