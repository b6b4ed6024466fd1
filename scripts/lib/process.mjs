import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** The path of a program of the installed packages. */
export const bin = (name) => `${root}/node_modules/.bin/${name}`;

// Wrangler reads this variable when its module is loaded.
process.env.WRANGLER_LOG ??= 'warn';

/** The environment of commands. Wrangler sends no usage data, and tools do not look for new versions. */
export const toolEnv = { ...process.env, WRANGLER_SEND_METRICS: 'false', NO_UPDATE_NOTIFIER: '1' };

/** The environment of builds. With the `NODE_ENV` of a shell, of Vite or of a test runner, the bundle would have React's slow development build. */
export const productionEnv = { ...toolEnv, NODE_ENV: 'production' };

/**
 * Runs a command. With `quiet`, its output is shown only if it fails. With `behind` it takes only time that other processes leave. @returns {Promise<string>} what it printed; empty without `quiet`
 * @param describe - makes the message of a failure from the output, which is not shown then; empty: what ended with which code
 * @throws Error if its exit code is not 0
 */
export function run(command, args, { quiet = false, behind = false, env = toolEnv, cwd = root, describe } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    // Its own processes are started later, and inherit this.
    if (behind && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let printed = '';
    let output = '';
    child.stdout?.on('data', (chunk) => {
      printed += chunk;
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(printed);
      const ended = `${command.split('/').pop()} ${args[0] ?? ''} ended with code ${code}`;
      if (describe) return Promise.resolve(describe(output)).then((message) => reject(new Error(message || ended)), reject);
      if (quiet) process.stderr.write(output);
      reject(new Error(ended));
    });
  });
}

/** Runs the main function of a script. A failure prints its message and sets the exit code to 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/** Prints the name of a step, and its duration if it takes more than 2 s. */
export async function step(label, work) {
  const started = Date.now();
  const timer = setTimeout(() => process.stdout.write(`${label} …\n`), 300);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    const seconds = (Date.now() - started) / 1000;
    if (seconds >= 2) console.log(`${label}: ${seconds.toFixed(1)} s`);
  }
}
