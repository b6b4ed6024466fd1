import { FEEDBACK_COMMANDS } from './feedback.mjs';
import { openDesk } from './open-desk.mjs';
import { PAYMENT_COMMANDS } from './payments.mjs';
import { PAYOUT_COMMANDS } from './payouts.mjs';
import { UNLOCK_COMMAND } from './unlock.mjs';
import { WHO_COMMAND } from './who.mjs';

/** The groups of commands. */
const GROUPS = { feedback: FEEDBACK_COMMANDS, payments: PAYMENT_COMMANDS, payouts: PAYOUT_COMMANDS };

/** Commands without a group. */
const COMMANDS = { unlock: UNLOCK_COMMAND, who: WHO_COMMAND };

/**
 * Runs an operator's command.
 * @param {string[]} words - group, command and arguments
 * @returns {Promise<boolean>} false for an unknown command
 * @throws Error with the reason, in one line, if the command fails
 */
export async function runDesk(words, options) {
  const { found, given, name } = commandOf(words);
  if (!found) return false;
  const missing = found.arguments.slice(given.length);
  if (missing.length > 0) throw new Error(`${missing.join(' and ')} missing: npm run desk -- ${name} ${found.arguments.join(' ')}`);
  if (given.length > found.arguments.length) throw new Error(`Too many arguments. Put a text into quotation marks: npm run desk -- ${name} ${found.arguments.join(' ')}`);
  const desk = await openDesk(options);
  try {
    await found.run({ ...desk, print: (text) => console.log(text) }, given, options);
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
