import { FEEDBACK_COMMANDS } from './feedback.mjs';
import { openDesk } from './open-desk.mjs';
import { PAYOUT_COMMANDS } from './payouts.mjs';

/** The groups of commands. */
const GROUPS = { feedback: FEEDBACK_COMMANDS, payouts: PAYOUT_COMMANDS };

/**
 * Runs an operator's command.
 * @param {string[]} words - group, command and arguments
 * @returns {Promise<boolean>} false for an unknown command
 * @throws Error with the reason, in one line, if the command fails
 */
export async function runDesk([group = '', command = '', ...given], options) {
  const found = Object.hasOwn(GROUPS, group) && Object.hasOwn(GROUPS[group], command) ? GROUPS[group][command] : undefined;
  if (!found) return false;
  const missing = found.arguments.slice(given.length);
  if (missing.length > 0) throw new Error(`${missing.join(' and ')} missing: npm run desk -- ${group} ${command} ${found.arguments.join(' ')}`);
  if (given.length > found.arguments.length) throw new Error(`Too many arguments. Put a text into quotation marks: npm run desk -- ${group} ${command} ${found.arguments.join(' ')}`);
  const desk = await openDesk(options);
  try {
    await found.run({ ...desk, print: (text) => console.log(text) }, given, options);
  } finally {
    await desk.dispose();
  }
  return true;
}
