import { ACCOUNT_COMMANDS } from './accounts.mjs';
import { BACKUP_COMMAND, RESTORE_COMMAND } from './backup.mjs';
import { confirmer } from './confirm.mjs';
import { EVENT_COMMANDS } from './events.mjs';
import { FEEDBACK_COMMANDS } from './feedback.mjs';
import { openDesk } from './open-desk.mjs';
import { ORDER_COMMANDS } from './orders.mjs';
import { OUTBOX_COMMANDS } from './outbox.mjs';
import { PAYMENT_COMMANDS } from './payments.mjs';
import { PAYOUT_COMMANDS } from './payouts.mjs';
import { REFUND_COMMANDS } from './refunds.mjs';
import { STOCK_COMMANDS } from './stock.mjs';
import { TRANSFER_COMMANDS } from './transfers.mjs';
import { UNLOCK_COMMAND } from './unlock.mjs';
import { WHO_COMMAND } from './who.mjs';

/** The groups of commands. A command has its arguments and a function; `changes`: it changes something, so it needs the name of who acts. */
const GROUPS = {
  accounts: ACCOUNT_COMMANDS, events: EVENT_COMMANDS, feedback: FEEDBACK_COMMANDS, orders: ORDER_COMMANDS, outbox: OUTBOX_COMMANDS, payments: PAYMENT_COMMANDS,
  payouts: PAYOUT_COMMANDS, refunds: REFUND_COMMANDS, stock: STOCK_COMMANDS, transfers: TRANSFER_COMMANDS,
};

/** Commands without a group. */
const COMMANDS = { backup: BACKUP_COMMAND, restore: RESTORE_COMMAND, unlock: UNLOCK_COMMAND, who: WHO_COMMAND };

/**
 * Runs an operator's command.
 * @param {string[]} words - group, command and arguments
 * @param {object} options - those of the command line
 * @param {{ stateDir?: string, state?: object, print?: (text: string) => void, ask?: (question: string) => Promise<boolean> }} [surroundings] - in place of the shop's folder
 * and state, the output, and a question in the terminal
 * @returns {Promise<boolean>} false for an unknown command
 * @throws Error with the reason, in one line, if the command fails
 */
export async function runDesk(words, options, { stateDir, state, print = (text) => console.log(text), ask } = {}) {
  const { found, given, name } = commandOf(words);
  if (!found) return false;
  const usage = ['npm run desk --', name, ...found.arguments].join(' ');
  const missing = found.arguments.slice(given.length);
  if (missing.length > 0) throw new Error(`${missing.join(' and ')} missing: ${usage}`);
  if (given.length > found.arguments.length) throw new Error(`Too many arguments. Put a text into quotation marks: ${usage}`);
  if (found.changes && !options.as?.trim()) throw new Error('Who acts? --as NAME');
  const desk = await openDesk(options, { stateDir, state });
  try {
    await found.run({ ...desk, print, confirm: confirmer(options, ask) }, given, options);
  } finally {
    await desk.dispose();
  }
  return true;
}

/** The command that words name, and its arguments. */
function commandOf([first = '', second = '', ...rest]) {
  if (Object.hasOwn(COMMANDS, first)) return { found: COMMANDS[first], name: first, given: [second, ...rest].filter((word) => word !== '') };
  const found = Object.hasOwn(GROUPS, first) && Object.hasOwn(GROUPS[first], second) ? GROUPS[first][second] : undefined;
  return { found, name: `${first} ${second}`, given: rest };
}
