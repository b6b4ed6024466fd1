import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** A program of the installed packages. */
export const bin = (name) => `${root}/node_modules/.bin/${name}`;

// What wrangler tells of itself is nobody's concern here; it looks at this when it is loaded.
process.env.WRANGLER_LOG ??= 'warn';

/** Quiet, offline wrangler. */
export const toolEnv = { ...process.env, WRANGLER_SEND_METRICS: 'false', NO_UPDATE_NOTIFIER: '1' };

/** For what is built: a `NODE_ENV` of the shell, of Vite or of a test runner would bundle React's slow development build. */
export const productionEnv = { ...toolEnv, NODE_ENV: 'production' };

/**
 * Runs a command to its end. With `quiet` its output is shown only where it fails.
 * @returns {Promise<string>} what it printed, with `quiet`
 * @throws where it ends with another code than 0
 */
export function run(command, args, { quiet = false, env = toolEnv, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(output);
      if (quiet) process.stderr.write(output);
      reject(new Error(`${command.split('/').pop()} ${args[0] ?? ''} ended with code ${code}`));
    });
  });
}

/** Runs the main function of a script: a failure is one line, and code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/** Says what is under way, and how long it took, if it is over 2 s. */
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
