import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, toolEnv } from './process.mjs';
import { stateDir, writeVariables } from './environment.mjs';

/**
 * Serves a Worker with wrangler until this process is told to end.
 * @param {{ host: string, port: number, script?: string, quiet?: boolean }} options
 * @returns {Promise<{ url: string, stop(): Promise<void>, ended: Promise<number> }>} once it answers
 * @throws Error with one line that names a variable that is wrong or missing
 */
export async function serveWorker({ host, port, script, quiet = true }) {
  const args = [
    'dev', ...(script ? [script, '--assets', noFiles()] : []), '--local', '--ip', host, '--port', String(port), '--inspector-port', '0',
    '--persist-to', stateDir, '--env-file', writeVariables(), '--show-interactive-dev-session=false', '--log-level', 'log',
  ];
  const child = spawn(bin('wrangler'), args, { cwd: root, env: toolEnv, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  const show = (chunk) => {
    output = (output + chunk).slice(-20_000);
    if (!quiet) process.stdout.write(chunk);
  };
  child.stdout.on('data', show);
  child.stderr.on('data', show);
  const ended = new Promise((resolve) => child.on('close', (code) => resolve(code ?? 0)));
  const stop = async () => {
    // Wrangler's own children go with its process group.
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      return;
    }
    await ended;
  };
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  const stopped = ended.then((code) => {
    throw new Error(`The server ended with code ${code}:\n${output}`);
  });
  const first = await Promise.race([answers(url), stopped]);
  stopped.catch(() => undefined);
  const wrong = await configurationFault(first);
  if (wrong) {
    await stop();
    throw new Error(wrong);
  }
  return { url, stop, ended };
}

/** An empty folder: a Worker other than the shop's serves none of its files, and needs no build. */
function noFiles() {
  const folder = join(stateDir, 'no-files');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** What the Worker says of a wrong configuration; an upstream that fails is no reason not to start. */
async function configurationFault(response) {
  const health = response.status === 503 ? await response.json().catch(() => null) : null;
  return health && !('upstream' in health) ? health.failing : undefined;
}

const PATIENCE = 60_000;

async function answers(url) {
  const started = Date.now();
  for (;;) {
    try {
      return await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) });
    } catch (error) {
      if (Date.now() - started > PATIENCE) throw new Error(`No answer at ${url}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }
}
