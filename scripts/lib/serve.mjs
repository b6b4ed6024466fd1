import { join } from 'node:path';
import { Log, LogLevel, Miniflare } from 'miniflare';
import { stateDir, variablesOf } from './environment.mjs';
import { enterState, openDoor } from './state-door.mjs';
import { askState, STATE_WORKER } from './state-runtime.mjs';
import { MALL_WORKER, twoWorkers, workerOf } from './workers.mjs';

/**
 * Serves a Worker until it is stopped. Wrangler bundles the Worker, and Miniflare runs it. The proxy of `wrangler dev` is not used, because
 * under load some requests to it never get an answer.
 * @param {{ host: string, port: number, script?: string, bundle?: object, two?: boolean, mallPort?: number, quiet?: boolean, inspectorPort?: number }} options - `bundle`: runs in place of that
 *   of the script; `two`: the shop and the mall's Worker, instead of the shop alone; `mallPort`: where holders of `MALL_KEY` reach that; `quiet`: the Worker's log lines are not shown; `inspectorPort`: where debuggers reach the Worker
 * @returns {Promise<{ url: string, stop(): Promise<void>, ended: Promise<number> }>} the server, once it answers
 * @throws Error with one line that names a wrong or missing variable
 */
export async function serveWorker({ host, port, script, bundle = {}, two = false, mallPort, quiet = true, inspectorPort }) {
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  const variables = variablesOf({ SITE_ORIGIN: url });
  const workers = two ? await bothWorkers(variables, host, mallPort) : [{ ...(await workerOf(script, variables)), ...bundle }];
  const miniflare = new Miniflare({
    workers: [...workers, stateWorker(workers[0])],
    host,
    port,
    cf: false,
    ...(inspectorPort === undefined ? {} : { inspectorPort }),
    log: new Log(LogLevel.WARN),
    ...(quiet ? { handleRuntimeStdio: (...streams) => streams.forEach((stream) => stream.resume()) } : {}),
    ...Object.fromEntries(['cache', 'd1', 'kv'].map((kind) => [`${kind}Persist`, join(stateDir, 'v3', kind)])),
  });
  let end;
  const ended = new Promise((resolve) => {
    end = () => resolve(0);
  });
  let clock;
  let door;
  const stop = async () => {
    clearInterval(clock);
    await door?.close();
    await miniflare.dispose();
    end();
  };
  try {
    await miniflare.ready;
    const wrong = await configurationFault(await fetch(`${url}/healthz`));
    if (wrong) throw new Error(wrong);
    // An import goes through this process, unless another one already serves the state.
    if (!(await enterState(stateDir))) {
      const state = await miniflare.getWorker(STATE);
      door = await openDoor(stateDir, (path, body) => askState((address, init) => state.fetch(address, init), path, body));
    }
    // Miniflare does not run cron triggers, so the jobs are started here. A job blocks this process during the first call of a function, and under load the Worker would wait
    // at the same time for this process to take its log lines, for ever. So the first call is made before there is any load.
    const workers = await Promise.all((two ? [undefined, MALL_WORKER] : [undefined]).map((name) => miniflare.getWorker(name)));
    const runSchedules = () => Promise.all(workers.map(({ scheduled }) => runSchedule(scheduled)));
    await runSchedules();
    clock = setInterval(runSchedules, MINUTE);
    return { url, stop, ended };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The name of the worker that carries out calls of the state. */
const STATE = 'state';

/** A worker with the D1 and KV of another one. */
function stateWorker({ compatibilityDate, d1Databases: { DB }, kvNamespaces: { CATALOGUE } }) {
  return { ...STATE_WORKER, name: STATE, compatibilityDate, d1Databases: { DB }, kvNamespaces: { CATALOGUE } };
}

async function bothWorkers(variables, host, mallPort) {
  const [shop, mall] = await twoWorkers(variables);
  return [shop, mallPort === undefined ? mall : { ...mall, unsafeDirectSockets: [{ host, port: mallPort }] }];
}

const MINUTE = 60_000;

/** Runs the Worker's scheduled job. A failure, also one of reaching the Worker, is only printed, because the job runs again a minute later. */
async function runSchedule(scheduled) {
  try {
    await scheduled({ scheduledTime: new Date() });
  } catch (error) {
    console.error(String(error));
  }
}

/** The Worker's message about a wrong configuration, if there is one. A failing upstream is no reason to stop the start. */
async function configurationFault(response) {
  const health = response.status === 503 ? await response.json().catch(() => null) : null;
  return health && !('upstream' in health) ? health.failing : undefined;
}
