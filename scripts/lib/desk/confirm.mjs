import { createInterface } from 'node:readline/promises';

/**
 * Asks before something that cannot be undone, unless the option `--yes` is given.
 * @param {{ yes?: boolean | undefined }} options
 * @param {(question: string) => Promise<boolean>} [ask]
 * @returns {(question: string) => Promise<void>} goes on after a yes @throws Error otherwise
 */
export function confirmer({ yes }, ask = askInTerminal) {
  return async (question) => {
    if (!yes && !(await ask(question))) throw new Error('Nothing was changed');
  };
}

async function askInTerminal(question) {
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw new Error(`${question} Nothing was changed: this cannot be undone, so confirm it with --yes`);
  // What scripts read stands in the output, so questions do not.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} This cannot be undone. y/N `)).trim());
  } finally {
    terminal.close();
  }
}
