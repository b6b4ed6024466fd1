import { FEEDBACK_COMMANDS } from './feedback.mjs';
import { openDesk } from './open-desk.mjs';
import { UNLOCK_COMMAND } from './unlock.mjs';

/** The commands by group and name. A command of one word has the empty name. */
const GROUPS = { feedback: FEEDBACK_COMMANDS, unlock: { '': UNLOCK_COMMAND } };

/**
 * Runs an operator's command.
 * @param {string[]} words - group, command and arguments
 * @returns {Promise<boolean>} false for an unknown command
 * @throws Error with the reason, in one line, if the command fails
 */
export async function runDesk([group = '', ...words], options) {
  const commands = Object.hasOwn(GROUPS, group) ? GROUPS[group] : {};
  const [command = '', ...given] = Object.hasOwn(commands, '') ? ['', ...words] : words;
  if (!Object.hasOwn(commands, command)) return false;
  const found = commands[command];
  const usage = ['npm run desk --', group, command, ...found.arguments].filter(Boolean).join(' ');
  const missing = found.arguments.slice(given.length);
  if (missing.length > 0) throw new Error(`${missing.join(' and ')} missing: ${usage}`);
  if (given.length > found.arguments.length) throw new Error(`Too many arguments. Put a text into quotation marks: ${usage}`);
  const desk = await openDesk(options);
  try {
    await found.run({ ...desk, print: (text) => console.log(text) }, given, options);
  } finally {
    await desk.dispose();
  }
  return true;
}
