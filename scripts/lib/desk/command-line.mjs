import { parseArgs } from 'node:util';

const FLAGS = ['json', 'remote', 'yes', 'help', 'all', 'answered', 'sent', 'settled', 'dead', 'decided'];
const TEXTS = ['as', 'url', 'page', 'out', 'status', 'account', 'carrier', 'tracking', 'of'];

/** Reads the words and options of a command. @param {string[]} args @throws Error for an unknown option */
export function readCommandLine(args) {
  const options = [...FLAGS.map((name) => [name, { type: 'boolean' }]), ...TEXTS.map((name) => [name, { type: 'string' }]), ['found', { type: 'string', multiple: true }]];
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: Object.fromEntries(options) });
  return { words: positionals, options: values };
}
